#!/usr/bin/env python3
"""Random recurrence rules, expanded by `yotei rule` and by python-dateutil.

    dateutil_rules.py [--yotei .build/release/yotei] [--trials 2000] [--seed 1] [--jobs 2]

The same seed gives the same rules. Prints every difference that has no known reason, then one line with the counts; the exit status is 1
if there was such a difference. Where dateutil departs from RFC 5545 by a rule that can be stated, it's asked for what the RFC means
(`Rule.instances`); where it can't be, the reason is in `known_reason` and the trial is counted apart.
"""

import argparse
import itertools
import random
import signal
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta

from dateutil import rrule

FREQUENCIES = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"]
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
INSTANCES = 25
# Seconds after which dateutil's search is given up.
PATIENCE = 0.3


class Rule:
    """A random rule with its DTSTART."""

    def __init__(self, rng):
        self.frequency = rng.choice(FREQUENCIES)
        self.is_date = self.is_daily and rng.random() < 0.25
        self.start = datetime(rng.randrange(1980, 2040), 1, 1) + timedelta(
            days=rng.randrange(366), seconds=0 if self.is_date else rng.randrange(86400))
        self.interval = 1 if rng.random() < 0.5 else rng.choice([2, 3, 4, 5, 7, 12, 24, 30, 45, 60, 61, 100])
        self.count = rng.randrange(1, INSTANCES) if rng.random() < 0.3 else None
        self.week_start = rng.choice(WEEKDAYS) if rng.random() < 0.5 else "MO"
        self.until = None
        if self.count is None and rng.random() < 0.2:
            self.until = self.start + timedelta(days=rng.randrange(3000), seconds=0 if self.is_date else rng.randrange(86400))
        self.lists = {}
        self.days = []
        self.add_days(rng)
        if not self.is_date:
            self.add_times(rng)
        if self.lists and rng.random() < 0.2:
            self.lists["BYSETPOS"] = numbers(rng, -4, 5, 3)

    @property
    def is_daily(self):
        return FREQUENCIES.index(self.frequency) <= 3

    def add_days(self, rng):
        if rng.random() < 0.35:
            self.lists["BYMONTH"] = numbers(rng, 1, 12, 6)
        if self.frequency == "YEARLY" and rng.random() < 0.15:
            self.lists["BYWEEKNO"] = numbers(rng, -53, 53, 12)
        if self.frequency in ("YEARLY", "HOURLY", "MINUTELY", "SECONDLY") and rng.random() < 0.12:
            self.lists["BYYEARDAY"] = numbers(rng, -366, 366, 50)
        if self.frequency != "WEEKLY" and rng.random() < 0.3:
            self.lists["BYMONTHDAY"] = numbers(rng, -31, 31, 10)
        if rng.random() < 0.4:
            has_positions = self.frequency in ("YEARLY", "MONTHLY") and "BYWEEKNO" not in self.lists and rng.random() < 0.6
            most = 53 if self.frequency == "YEARLY" and "BYMONTH" not in self.lists else 5
            for _ in range(rng.randrange(1, 5)):
                position = rng.choice([n for n in range(-most, most + 1) if n]) if has_positions else 0
                self.days.append((position, rng.choice(WEEKDAYS)))
            self.lists["BYDAY"] = [f"{position or ''}{day}" for position, day in self.days]

    def add_times(self, rng):
        for name, limit in (("BYHOUR", 24), ("BYMINUTE", 60), ("BYSECOND", 60)):
            if rng.random() < 0.2:
                self.lists[name] = numbers(rng, 0, limit - 1, 4)

    def form(self, time):
        return time.strftime("%Y%m%d" if self.is_date else "%Y%m%dT%H%M%S")

    def __str__(self):
        parts = [f"FREQ={self.frequency}"]
        if self.interval != 1:
            parts.append(f"INTERVAL={self.interval}")
        if self.count is not None:
            parts.append(f"COUNT={self.count}")
        if self.until is not None:
            parts.append(f"UNTIL={self.form(self.until)}")
        parts += [f"{name}={','.join(map(str, values))}" for name, values in self.lists.items()]
        if self.week_start != "MO":
            parts.append(f"WKST={self.week_start}")
        return ";".join(parts)

    def known_reason(self):
        positions = {position != 0 for position, _ in self.days}
        if positions == {True, False}:
            return "dateutil takes BYDAY=5WE,WE for what is in both"
        if self.frequency == "WEEKLY" and "BYSETPOS" in self.lists:
            return "dateutil's first week begins at DTSTART"
        if any(abs(week) >= 52 for week in self.lists.get("BYWEEKNO", [])):
            return "dateutil miscounts the weeks at the turn of the year"
        return None

    def instances(self):
        """What dateutil says, DTSTART only where the rule gives it; BYWEEKNO alone means DTSTART's day of the week."""
        lists = {name.lower(): values for name, values in self.lists.items() if name != "BYDAY"}
        days = [getattr(rrule, day)(position or None) if position else getattr(rrule, day) for position, day in self.days]
        if "BYWEEKNO" in self.lists and not {"BYDAY", "BYMONTHDAY", "BYYEARDAY"} & set(self.lists):
            days = [rrule.weekday(self.start.weekday())]
        series = rrule.rrule(
            getattr(rrule, self.frequency), dtstart=self.start, interval=self.interval, until=self.until, count=self.count,
            byweekday=days or None, wkst=getattr(rrule, self.week_start), **lists)
        return [self.form(time) for time in itertools.islice(series, INSTANCES)]


def numbers(rng, low, high, most):
    return sorted({rng.choice([n for n in range(low, high + 1) if n or low >= 0]) for _ in range(rng.randrange(1, most + 1))})


class TookTooLong(Exception):
    pass


def within(seconds, work):
    """What `work` gives; dateutil may search for a very long time."""
    def stop(signum, frame):
        raise TookTooLong

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def expand(yotei, rule):
    command = [yotei, "rule", str(rule), "--start", rule.form(rule.start), "--count", str(INSTANCES), "--format", "text"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return run.stdout.split() if run.returncode == 0 else [f"exit status {run.returncode}", run.stderr.strip()]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--yotei", default=".build/release/yotei")
    parser.add_argument("--trials", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()

    rng = random.Random(options.seed)
    rules = [Rule(rng) for _ in range(options.trials)]
    counts = Counter()
    with ThreadPoolExecutor(options.jobs) as pool:
        for rule, ours in zip(rules, pool.map(lambda rule: expand(options.yotei, rule), rules)):
            counts[compare(rule, ours)] += 1

    differences = counts.pop("different", 0)
    equal = counts.pop("equal", 0)
    for reason, count in counts.most_common():
        print(f"{count} left out: {reason}")
    print(f"{options.trials} trials, {equal} equal, {differences} different")
    return 1 if differences else 0


def compare(rule, ours):
    reason = rule.known_reason()
    if reason:
        return reason
    try:
        theirs = within(PATIENCE, rule.instances)
    except TookTooLong:
        return "dateutil took too long"
    except ValueError:
        # dateutil refuses rules that never have an instance.
        theirs = []
    if ours == theirs:
        return "equal"
    print(f"DTSTART:{rule.form(rule.start)}\nRRULE:{rule}\n  yotei    {' '.join(ours)}\n  dateutil {' '.join(theirs)}")
    return "different"


if __name__ == "__main__":
    sys.exit(main())
