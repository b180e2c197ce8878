#!/usr/bin/env python3
"""Holds the VTIMEZONEs that `yotei add` writes against the time zone database, as icalendar and dateutil read them.

    reread_zones.py YOTEI [ZONE...]

A weekly event of two years is added in each zone, from several years on; the zone is then given a name that no reader knows, so
that only the definition counts. Needs: pip install icalendar recurring-ical-events python-dateutil
"""

import io
import re
import subprocess
import sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events
from dateutil.tz import tzical

ZONES = """Europe/Berlin America/New_York Australia/Sydney Africa/Casablanca Asia/Tehran Asia/Kolkata Pacific/Apia Europe/Istanbul
America/Sao_Paulo Europe/Dublin Asia/Gaza Antarctica/Troll Australia/Lord_Howe America/St_Johns Africa/Cairo Asia/Tokyo""".split()
STARTS = ["2015-02-03T10:00", "2026-07-07T18:00", "2031-11-20T09:00"]
WEEKS = 104


def added(tool, zone, start, name):
    """The calendar with the event, its zone called `name`."""
    arguments = [tool, "add", "-", "--title", "x", "--start", start, "--tz", zone, "--uid", "u", "--rrule", f"FREQ=WEEKLY;COUNT={WEEKS}"]
    empty = b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example.com//oracle//EN\r\nEND:VCALENDAR\r\n"
    text = subprocess.run(arguments, input=empty, capture_output=True, timeout=60, check=True).stdout.decode()
    return text.replace(f"TZID:{zone}", f"TZID:{name}").replace(f"TZID={zone}", f"TZID={name}")


def by_icalendar(text):
    calendar = icalendar.Calendar.from_ical(text)
    events = recurring_ical_events.of(calendar).between(datetime(2000, 1, 1), datetime(2040, 1, 1))
    return sorted(event.start.astimezone(timezone.utc) for event in events)


def by_dateutil(text, name, starts):
    definition = re.search(r"BEGIN:VTIMEZONE.*?END:VTIMEZONE\r\n", text, re.S).group(0)
    zone = tzical(io.StringIO(definition.replace("\r\n", "\n"))).get(name)
    return [start.replace(tzinfo=zone).astimezone(timezone.utc) for start in starts]


def main():
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    trials = differences = 0
    for zone in sys.argv[2:] or ZONES:
        for start in STARTS:
            # icalendar keeps the first definition of a name, so each trial has its own.
            name = f"Zone {trials}"
            text = added(sys.argv[1], zone, start, name)
            starts = [datetime.fromisoformat(start) + timedelta(weeks=week) for week in range(WEEKS)]
            wanted = [time.replace(tzinfo=ZoneInfo(zone)).astimezone(timezone.utc) for time in starts]
            trials += 1
            for reader, found in (("icalendar", by_icalendar(text)), ("dateutil", by_dateutil(text, name, starts))):
                if found != wanted:
                    differences += 1
                    print(f"{zone} from {start}: {reader} reads other times")
    print(f"{trials} trials, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
