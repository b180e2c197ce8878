#!/usr/bin/env python3
"""Reads calendars with icalendar and recurring-ical-events, to hold `yotei events` against an independent reader.

    reread.py FILE                      prints the occurrences of a window as NDJSON
    reread.py --compare YOTEI DIR       compares them with those that YOTEI prints, for every .ics in DIR

A record has uid, start, end and all_day; times are in UTC, all-day events have dates with an exclusive end. Cancelled occurrences
are left out on both sides. Needs: pip install icalendar recurring-ical-events
"""

import argparse
import json
import subprocess
import sys
from collections import Counter
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events

MARGIN = timedelta(days=2)


def instant(value, zone):
    """The moment at which a date or date-time begins; one without a zone is read in `zone`."""
    if not isinstance(value, datetime):
        value = datetime(value.year, value.month, value.day)
    return (value if value.tzinfo else value.replace(tzinfo=zone)).astimezone(timezone.utc)


def overlaps(start, end, window):
    return start < window[1] and (end > window[0] or start == end == window[0])


def record(uid, start, end, zone):
    def written(value):
        return instant(value, zone).strftime("%Y-%m-%dT%H:%M:%SZ") if isinstance(value, datetime) else value.isoformat()

    return {"uid": uid, "start": written(start), "end": written(end), "all_day": not isinstance(start, datetime)}


def reread(path, window, zone):
    """The records of a file by the two Python libraries, sorted."""
    records = []
    # The window is widened, then applied here: the libraries have another idea of overlap.
    for calendar in icalendar.Calendar.from_ical(path.read_bytes(), multiple=True):
        query = recurring_ical_events.of(calendar, components=["VEVENT"])
        for event in query.between(window[0] - MARGIN, window[1] + MARGIN):
            cancelled = str(event.get("STATUS", "")).upper() == "CANCELLED"
            if not cancelled and overlaps(instant(event.start, zone), instant(event.end, zone), window):
                records.append(record(str(event.get("UID", "")), event.start, event.end, zone))
    return sorted(records, key=lambda record: (record["start"], record["end"], record["uid"]))


def yotei(tool, path, window, zone):
    """The records of a file by `yotei events`; an error if it ends with a status above 1."""
    arguments = [tool, "events", path, "--format", "ndjson", "--tz", zone.key]
    arguments += ["--from", window[0].strftime("%Y-%m-%dT%H:%M:%SZ"), "--to", window[1].strftime("%Y-%m-%dT%H:%M:%SZ")]
    result = subprocess.run(arguments, capture_output=True, text=True, timeout=60)
    if result.returncode > 1:
        raise RuntimeError(f"exit status {result.returncode}: {result.stderr.strip()}")
    records = []
    for occurrence in map(json.loads, result.stdout.splitlines()):
        read = date.fromisoformat if occurrence["isAllDay"] else datetime.fromisoformat
        records.append(record(occurrence["uid"], read(occurrence["start"]), read(occurrence["end"]), zone))
    return records


def compare(tool, directory, window, zone):
    """Prints every record that only one side has; true if there was something to compare and no difference."""
    trials = differences = unreadable = 0
    files = sorted(directory.glob("*.ics"))
    for path in files:
        try:
            expected = Counter(map(json.dumps, reread(path, window, zone)))
        except Exception as error:  # The oracle's failure is not yotei's: it is said and counted apart.
            print(f"{path.name}: not read by the oracle: {error!r}")
            unreadable += 1
            continue
        try:
            found = Counter(map(json.dumps, yotei(tool, path, window, zone)))
        except (OSError, RuntimeError, ValueError, KeyError, subprocess.TimeoutExpired) as error:
            print(f"{path.name}: yotei failed: {error}")
            trials += 1
            differences += 1
            continue
        trials += max(expected.total(), 1)
        for sign, only in (("-", expected - found), ("+", found - expected)):
            differences += only.total()
            for line in sorted(only.elements()):
                print(f"{path.name}: {sign} {line}")
    print(f"{len(files)} files, {trials} trials, {differences} differences, {unreadable} not read by the oracle")
    return trials > 0 and differences == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path, help="an .ics file; with --compare, a directory of them")
    parser.add_argument("--compare", metavar="YOTEI", help="path of the yotei to compare with")
    parser.add_argument("--from", dest="start", type=datetime.fromisoformat, default=datetime(2026, 3, 1))
    parser.add_argument("--to", dest="end", type=datetime.fromisoformat, default=datetime(2026, 7, 1))
    parser.add_argument("--tz", type=ZoneInfo, default=ZoneInfo("Europe/Berlin"))
    options = parser.parse_args()
    window = instant(options.start, options.tz), instant(options.end, options.tz)
    if options.compare:
        return 0 if compare(options.compare, options.path, window, options.tz) else 1
    for line in map(json.dumps, reread(options.path, window, options.tz)):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
