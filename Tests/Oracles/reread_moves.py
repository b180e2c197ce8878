#!/usr/bin/env python3
"""Moves occurrences with `yotei move` and holds the result against what recurring-ical-events reads before and after.

    reread_moves.py YOTEI DIR [--every N]

For every N-th occurrence of each .ics in DIR: moved alone by a day, nothing else may change; with scope "all", moved by a week, every
occurrence of its UID must be a week later on its own clock; with scope "future" the same from it on. A refused move (status 8) is
counted, not judged. Needs: pip install icalendar recurring-ical-events
"""

import argparse
import json
import subprocess
import sys
from collections import Counter
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events

ZONE = ZoneInfo("Europe/Berlin")
WINDOW = datetime(2025, 9, 1, tzinfo=ZONE), datetime(2026, 9, 1, tzinfo=ZONE)
NEW_UID = "moved-by-the-oracle@example.com"


def occurrences(data):
    """(uid, start, end) of every event of the window and of a margin around it, each on its own clock."""
    found = []
    for calendar in icalendar.Calendar.from_ical(data, multiple=True):
        for event in recurring_ical_events.of(calendar, components=["VEVENT"]).between(WINDOW[0] - MARGIN, WINDOW[1] + MARGIN):
            if str(event.get("STATUS", "")).upper() != "CANCELLED":
                found.append((str(event.get("UID", "")), event.start, event.end))
    return found


MARGIN = timedelta(days=60)


def written(uid, start, end):
    def text(time):
        if isinstance(time, datetime):
            return (time if time.tzinfo else time.replace(tzinfo=ZONE)).astimezone(ZoneInfo("UTC")).isoformat()
        return time.isoformat()

    return f"{uid} {text(start)} {text(end)}"


def in_window(occurrence):
    start = occurrence[1]
    day = start.date() if isinstance(start, datetime) else start
    return WINDOW[0].date() <= day < WINDOW[1].date()


def run(tool, *arguments):
    return subprocess.run([tool, *map(str, arguments)], capture_output=True, timeout=60)


def records(tool, path):
    result = run(tool, "events", path, "--from", "2025-10-01", "--to", "2026-08-01", "--tz", ZONE.key, "--format", "ndjson")
    return [json.loads(line) for line in result.stdout.splitlines()]


def start_of(record):
    return (date if record["isAllDay"] else datetime).fromisoformat(record["start"])


def is_at(occurrence, record):
    start = start_of(record)
    if occurrence[0] != record["uid"] or isinstance(occurrence[1], datetime) == record["isAllDay"]:
        return False
    own = occurrence[1]
    if isinstance(own, datetime) and own.tzinfo is None:
        own = own.replace(tzinfo=ZONE)
    return own == start


def later(occurrence, days, record, uid=None):
    """Further on the occurrence's own clock, and as long as it was."""
    name, start, end = occurrence
    if record["timeZone"] == "UTC":  # The oracle gives such times in the zone of X-WR-TIMEZONE.
        start = start.astimezone(ZoneInfo("UTC"))
    moved = start + timedelta(days=days)
    if isinstance(start, datetime) and start.tzinfo:
        length = end.astimezone(ZoneInfo("UTC")) - start.astimezone(ZoneInfo("UTC"))
        return (uid or name, moved, (moved.astimezone(ZoneInfo("UTC")) + length))
    return (uid or name, moved, end + timedelta(days=days))


def expected(before, record, scope):
    days = 1 if scope == "this" else 7
    slot = next((o for o in before if is_at(o, record)), None)
    if slot is None:
        return None
    result = []
    for occurrence in before:
        if occurrence[0] != record["uid"]:
            result.append(occurrence)
        elif scope == "this":
            result.append(later(occurrence, days, record) if occurrence is slot else occurrence)
        elif scope == "all":
            result.append(later(occurrence, days, record))
        else:
            result.append(later(occurrence, days, record, NEW_UID) if is_later(occurrence, slot) else occurrence)
    return result


def is_later(occurrence, slot):
    def day(value):
        return value.date() if isinstance(value, datetime) else value

    return day(occurrence[1]) >= day(slot[1])


def judge(tool, path, record, scope, before, counts):
    days = "+1d" if scope == "this" else "+7d"
    result = run(
        tool, "move", path, "--id", record["id"], "--by", days, "--scope", scope, "--tz", ZONE.key, "--uid", NEW_UID,
        "--now", "2026-11-30T12:00:00Z")
    if result.returncode == 8:
        counts["refused"] += 1
        return
    if result.returncode != 0:
        raise RuntimeError(f"status {result.returncode}: {result.stderr.decode(errors='replace').strip()}")
    wanted = expected(before, record, scope)
    if wanted is None:
        counts["unknown to the oracle"] += 1
        return
    after = occurrences(result.stdout)
    names = {record["uid"]: "UID", NEW_UID: "UID"} if scope == "future" else {}
    wanted, found = (Counter(written(names.get(o[0], o[0]), o[1], o[2]) for o in some if in_window(o)) for some in (wanted, after))
    counts["moves"] += 1
    if wanted != found:
        counts["differences"] += 1
        print(f"{path.name}: {record['id']} {scope}")
        for sign, only in (("-", wanted - found), ("+", found - wanted)):
            for line in sorted(only.elements())[:5]:
                print(f"  {sign} {line}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", metavar="YOTEI")
    parser.add_argument("directory", metavar="DIR", type=Path)
    parser.add_argument("--every", type=int, default=7, metavar="N", help="which occurrences are moved (default: every seventh)")
    options = parser.parse_args()
    counts = Counter()
    for path in sorted(options.directory.glob("*.ics")):
        try:
            before = occurrences(path.read_bytes())
        except Exception as error:  # The oracle's failure is not yotei's: it is said and counted apart.
            print(f"{path.name}: not read by the oracle: {error!r}")
            counts["not read by the oracle"] += 1
            continue
        for record in records(options.tool, path)[:: options.every]:
            for scope in ("this", "all", "future"):
                # The oracle doesn't give slots, by which an override would be told to be later, and reads a floating UNTIL as UTC.
                is_floating = record["timeZone"] is None and not record["isAllDay"]
                if scope == "future" and (record["isOverride"] or is_floating):
                    continue
                judge(options.tool, path, record, scope, before, counts)
    print(", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
    return 0 if counts["moves"] > 0 and counts["differences"] == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
