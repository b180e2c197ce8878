#!/usr/bin/env python3
"""Holds what `yotei convert` writes against independent readers.

    notations.py YOTEI FILE-OR-DIR...

For every .ics: xCal against xmllint; json and ndjson against jq; csv against Python's csv module; and ics -> X -> ics -> X, which must give the
same X twice. A calendar that `yotei check` finds nothing wrong with must also be the same in jCal as icalendar's to_jcal says, both
normalised, and come back from jCal and xCal line by line, as the simplest possible reader sees it. What icalendar is known to read
otherwise stands in ALLOWED, with the reason. Prints every other difference, how often each reason was needed, and a count.
Needs: pip install 'icalendar>=7' (written against 7.3.2), xmllint (libxml2), jq
"""

import collections
import csv
import io
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import icalendar

# How icalendar differs on calendars that are sound, by what a difference must look like.
ALLOWED = {
    "keeps the last of the parameters repeated under one name; jCal holds them as a list": r'"(member|rsvp)"',
    "reads RESOURCES as one text (RFC 5545 3.8.1.10: a list)": r'\["resources"',
    "knows no IMAGE (RFC 7986 5.10: a URI)": r'\["image"',
    "knows no TZUNTIL (RFC 7808 7.1: a date-time)": r'\["tzuntil"',
    "writes years before 1000 with fewer digits": r'"0{0,3}[1-9]\d{0,2}-\d\d-\d\dT',
    "writes a time where VALUE says DATE": r'"date", "',
    "reads backslashes in parameters as escapes": r'\\\\|"x-response-comment"',
    "knows values in upper case only": r'"(20\d{6}t\d{6}z|pt\d+h|2026-03-01T12:00:00Z|\\"3600 s\\")"',
    "takes VALUE for a type whatever it is, or reads a value of an unknown one as text": r'"(x-another-type|ibe150|date[ -]time", "1976)|IBE150',
    "reads PERIODs of dates": r'"(rdate|freebusy)"',
    "drops an empty RDATE, and reads an empty RRULE as a rule": r'\["r(date|rule)", \{\}, "(text|recur)", ("")?(\{\})?\]',
    "knows no leap second": r"T?09:?59:?60Z",
    "drops the Z of a time that has a TZID, and takes Greenwich Standard Time for UTC": r'"tzid": "(Europe/Berlin|Greenwich Standard Time)"',
    "reads an escaped semicolon in GEO as a plain one": r'\["geo"',
}
CASELESS = ("BEGIN", "END", "DTSTAMP", "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "EXRULE", "RDATE", "EXDATE", "TRIGGER")
CARETS = {"n": "\n", "'": "", "^": "^"}
CONTROLS = re.compile(rb"\\u00(0[0-8b-f]|1.|7f)")
CARET = re.compile(r"\^(['n^])")
ESCAPE = re.compile(r"\\(.)", re.S)


def run(*words, stdin=b""):
    done = subprocess.run([str(w) for w in words], input=stdin, capture_output=True, timeout=300)
    return done.returncode, done.stdout


def yotei(*words, stdin=b""):
    code, output = run(TOOL, *words, "-q", stdin=stdin)
    if code not in (0, 1):
        raise RuntimeError(f"yotei {' '.join(map(str, words))}: status {code}")
    return output


# jCal: three implementations differ in these forms, and each is right.


def plain(value):
    """A value without the freedoms of writers: one-element lists, numbers as texts."""
    if isinstance(value, list):
        return plain(value[0]) if len(value) == 1 else [plain(v) for v in value]
    if isinstance(value, dict):
        return {key: plain(v) for key, v in value.items()}
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return f"{float(value):g}"
    try:
        return f"{float(value):g}"
    except (TypeError, ValueError):
        return value


def seconds(match):
    """A duration in seconds, since P7D is P1W and PT60M is PT1H."""
    sign, weeks, days, hours, minutes, rest = match.groups()
    total = int(weeks or 0) * 604800 + int(days or 0) * 86400 + int(hours or 0) * 3600 + int(minutes or 0) * 60 + int(rest or 0)
    return f"{-total if sign == '-' else total} s"


def settled(name, kind, value):
    if kind == "utc-offset":
        return re.sub(r":00$", "", value) if value.count(":") == 2 else value
    if kind == "recur":
        return json.loads(json.dumps(value).upper())
    if kind in ("duration", "period"):
        return re.sub(r"([+-]?)P(?:(\d+)W)?(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?", seconds, json.dumps(value))
    return value


def properties(component):
    """Every property with one value, sorted: the order of properties means nothing."""
    found = []
    for name, parameters, kind, *values in component[1]:
        # icalendar reads backslashes in parameters as escapes, and knows NAME and COLOR only in events.
        parameters = {k: json.loads(json.dumps(plain(v)).replace(r"\\\\", r"\\")) for k, v in parameters.items() if k != "encoding"}
        kind = "text" if name in ("name", "color") or kind == "unknown" else kind
        for value in (settled(name, kind, value) for value in values):
            found.append(json.dumps([name, parameters, kind, plain(value)], sort_keys=True, ensure_ascii=False))
    return sorted(found)


def normalised(component):
    return [component[0].lower(), properties(component), sorted((normalised(c) for c in component[2]), key=json.dumps)]


def calendars(document):
    return document if document and isinstance(document[0], list) else [document]


def differences(mine, other, path=""):
    path += "/" + mine[0]
    for only, where in ((set(mine[1]) - set(other[1]), "yotei"), (set(other[1]) - set(mine[1]), "icalendar")):
        yield from (f"{path}: only {where}: {line[:160]}" for line in sorted(only))
    if [c[0] for c in mine[2]] != [c[0] for c in other[2]]:
        yield f"{path}: other components"
    for a, b in zip(mine[2], other[2]):
        yield from differences(a, b, path)


def against_icalendar(file):
    mine = [normalised(c) for c in calendars(json.loads(yotei("convert", file, "-t", "jcal")))]
    # It decodes before it unfolds, so a character that a fold cuts is lost to it.
    unfolded = re.sub(rb"\r*\n[ \t]", b"", file.read_bytes())
    try:
        theirs = [normalised(c.to_jcal()) for c in icalendar.Calendar.from_ical(unfolded, multiple=True)]
    except Exception:
        return
    for a, b in zip(mine, theirs):
        yield from differences(a, b)


# The input, as the simplest possible reader sees it.


def lines(data):
    """Content lines as (name, parameters, value), VALUE left out, escapes and letter case of names settled."""
    text = re.sub(rb"\r*\n[ \t]", b"", data).decode("utf-8", "replace").replace("\ufeff", "")
    for line in re.split(r"\r*\n", text):
        match = re.match(r'([^;:]+)((?:;[^=;:]+=(?:"[^"]*"|[^";:])*)*):(.*)$', line, re.S)
        if not match:
            continue
        parameters = re.findall(r';([^=;:]+)=((?:"[^"]*"|[^";:])*)', match[2])
        kept = sorted((n.upper(), CARET.sub(lambda m: CARETS[m[1]], v.replace('"', ""))) for n, v in parameters)
        kept = [parameter for parameter in kept if parameter[0] not in ("VALUE", "ENCODING")]
        value = ESCAPE.sub(lambda m: "\n" if m[1] in "nN" else m[1] if m[1] in "\\;," else m[0], match[3])
        yield match[1].upper(), tuple(kept), value.upper() if match[1].upper() in CASELESS else value


def back(file, notation):
    """The calendar in `notation`, and what is read from that."""
    with tempfile.NamedTemporaryFile(suffix="." + notation) as there:
        there.write(yotei("convert", file, "-t", notation))
        there.flush()
        return Path(there.name).read_bytes(), yotei("convert", there.name, "-i", notation)


def stable(file, notation):
    document, calendar = back(file, notation)
    again = yotei("convert", "-", "-t", notation, stdin=calendar)
    # iCalendar has no place for control characters.
    if CONTROLS.sub(b"", again) != CONTROLS.sub(b"", document):
        yield f"{notation}: another document after a round trip"


def round_trip(file, notation):
    before, after = list(lines(yotei("convert", file))), list(lines(back(file, notation)[1]))
    if notation == "jcal":
        before = [(name, merged(parameters), value) for name, parameters, value in before]
        after = [(name, merged(parameters), value) for name, parameters, value in after]
    yield from (f"{notation}: lost {line!r:.160}" for line in before if line not in after)
    yield from (f"{notation}: new {line!r:.160}" for line in after if line not in before)


def merged(parameters):
    """Parameters of one name as one, as in jCal."""
    found = {}
    for name, value in parameters:
        found.setdefault(name, []).append(value)
    return tuple((name, ",".join(sorted(",".join(values).split(",")))) for name, values in sorted(found.items()))


def is_sound(file):
    _, output = run(TOOL, "check", file, "--format", "json")
    return all(json.loads(line)["severity"] == "note" for line in output.splitlines())


def others(file):
    xml = yotei("convert", file, "-t", "xcal")
    if run("xmllint", "--noout", "--huge", "-", stdin=xml)[0] != 0:
        yield "xcal: not well-formed for xmllint"
    records = yotei("convert", file, "-t", "ndjson")
    for name, document in (("ndjson", records), ("json", yotei("convert", file, "-t", "json"))):
        code, count = run("jq", "-n", "[inputs] | flatten(1) | length", stdin=document)
        if code != 0 or int(count) != len(records.splitlines()):
            yield f"{name}: jq reads {count!r} records of {len(records.splitlines())}"
    rows = list(csv.DictReader(io.StringIO(yotei("convert", file, "-t", "csv").decode(), newline="")))
    kinds = ("VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY")
    components = [json.loads(line) for line in records.splitlines()]
    if any(r["component"] not in (*kinds, "VCALENDAR", "VTIMEZONE", "VALARM") for r in components):
        return  # Events may stand inside such a component: they have rows, but no records of their own.
    events = [r for r in components if r["component"] in kinds]
    if [(r["uid"], r["title"], r["description"]) for r in rows] != [
        (e["uid"] or "", e["title"] or "", e["description"] or "") for e in events
    ]:
        yield "csv: other rows than records"


def main():
    csv.field_size_limit(sys.maxsize)
    arguments = map(Path, sys.argv[2:])
    files = [f for argument in arguments for f in ([argument] if argument.is_file() else sorted(argument.rglob("*.ics")))]
    bad = read = sound = components = 0
    reasons = collections.Counter()
    for file in files:
        code, output = run(TOOL, "convert", file, "-q")
        if code > 1:
            continue
        read += 1
        components += output.upper().count(b"\nEND:")
        checks = [others, lambda f: stable(f, "jcal"), lambda f: stable(f, "xcal")]
        if is_sound(file):
            sound += 1
            checks += [against_icalendar, lambda f: round_trip(f, "jcal"), lambda f: round_trip(f, "xcal")]
        found = []
        for check in checks:
            try:
                for line in check(file):
                    reason = next((r for r, form in ALLOWED.items() if check is against_icalendar and re.search(form, line)), None)
                    reasons[reason] += 1
                    found += [] if reason else [line]
            except Exception as error:
                found.append(f"{type(error).__name__}: {error}")
        bad += bool(found)
        for line in found[:8]:
            print(f"{file}: {line}")
    del reasons[None]
    for reason, count in reasons.most_common():
        print(f"allowed {count} times: icalendar {reason}")
    print(f"{len(files)} files, {read} of them calendars with {components} components, {sound} without a fault; {bad} with differences")
    return 1 if bad else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    TOOL = sys.argv[1]
    sys.exit(main())
