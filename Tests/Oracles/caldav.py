#!/usr/bin/env python3
"""Moves an occurrence in a CalDAV collection: PUT, `yotei move`, PUT with If-Match, GET, and the same occurrences again.

    caldav.py YOTEI

A Radicale server is started on the loopback for it, with a folder of its own, and stopped at the end. Without Radicale nothing is
tested, and the reason is printed. Needs: pip install radicale
"""

import importlib.util
import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

MEETING = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example.com//caldav test//EN
BEGIN:VEVENT
UID:meeting@example.com
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Berlin:20260303T180000
DTEND;TZID=Europe/Berlin:20260303T193000
RRULE:FREQ=WEEKLY;COUNT=6
SUMMARY:Chor\\, Probe
X-ROOM;X-FLOOR=2:North
END:VEVENT
END:VCALENDAR
""".replace("\n", "\r\n").encode()

MKCALENDAR = b"""<?xml version="1.0"?><C:mkcalendar xmlns:C="urn:ietf:params:xml:ns:caldav"/>"""


def request(method, url, body=None, **headers):
    """Status, headers and body of an answer; an error status is an answer too."""
    call = urllib.request.Request(url, data=body, method=method, headers={k.replace("_", "-"): v for k, v in headers.items()})
    try:
        with urllib.request.urlopen(call, timeout=10) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(url, server):
    for _ in range(100):
        if server.poll() is not None:
            raise RuntimeError(f"the server ended with status {server.returncode}")
        try:
            request("OPTIONS", url)
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server doesn't answer")


def yotei(tool, *arguments, data):
    result = subprocess.run([tool, arguments[0], "-", *arguments[1:], "--tz", "Europe/Berlin"], input=data, capture_output=True, timeout=60)
    if result.returncode != 0:
        raise RuntimeError(f"yotei {arguments[0]}: status {result.returncode}: {result.stderr.decode()}")
    return result.stdout


def listing(tool, data):
    output = yotei(tool, "events", "--from", "2026-01-01", "--to", "2027-01-01", "--fields", "id,start,end,title", "--format", "ndjson", data=data)
    return [json.loads(line) for line in output.splitlines()]


def expect(condition, what):
    if not condition:
        raise AssertionError(what)
    print(f"ok: {what}")


def exercise(tool, home):
    request("MKCOL", home, Content_Type="application/xml")
    collection = home + "meetings/"
    status, _, _ = request("MKCALENDAR", collection, MKCALENDAR, Content_Type="application/xml")
    expect(status == 201, "the collection is made")
    resource = collection + "meeting.ics"
    status, _, _ = request("PUT", resource, MEETING, Content_Type="text/calendar; charset=utf-8", If_None_Match="*")
    expect(status == 201, "the resource is stored")
    _, headers, stored = request("GET", resource)
    tag = headers["ETag"]
    expect(listing(tool, stored) == listing(tool, MEETING), "the server gives the occurrences back")

    moved = yotei(
        tool, "move", "--id", "20260317T180000/meeting@example.com", "--start", "2026-03-19T19:30", "--now", "2026-03-10T12:00:00Z",
        data=stored)
    status, _, _ = request("PUT", resource, moved, Content_Type="text/calendar; charset=utf-8", If_Match=tag)
    expect(status in (200, 201, 204), "the moved occurrence is stored with If-Match")
    _, headers, again = request("GET", resource)
    expect(listing(tool, again) == listing(tool, moved), "the server gives the moved occurrence back")
    starts = [record["start"] for record in listing(tool, again)]
    expect("2026-03-19T19:30:00+01:00" in starts and "2026-03-17T18:00:00+01:00" not in starts and len(starts) == 6, "it is moved, the others stay")

    status, _, _ = request("PUT", resource, MEETING, Content_Type="text/calendar; charset=utf-8", If_Match=tag)
    expect(status == 412, "a writer with the old ETag is refused")
    whole = yotei(tool, "move", "--id", "meeting@example.com", "--by", "+1d", "--scope", "all", data=again)
    status, _, _ = request("PUT", resource, whole, Content_Type="text/calendar; charset=utf-8", If_Match=headers["ETag"])
    expect(status in (200, 201, 204), "the moved series is stored")
    _, _, last = request("GET", resource)
    expect(listing(tool, last) == listing(tool, whole), "the server gives the moved series back")


def main():
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    if importlib.util.find_spec("radicale") is None:
        print("skipped: radicale is not installed (pip install radicale)")
        return 0
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        arguments = [
            "--server-hosts", f"127.0.0.1:{port}", "--auth-type", "none", "--storage-filesystem-folder", str(Path(folder) / "collections"),
            "--logging-level", "critical",
        ]
        server = subprocess.Popen([sys.executable, "-m", "radicale", "--config", "", *arguments], stderr=subprocess.DEVNULL)
        try:
            root = f"http://127.0.0.1:{port}/"
            wait_for(root, server)
            exercise(sys.argv[1], root + "jane/")
        finally:
            server.terminate()
            server.wait(timeout=10)
    return 0


if __name__ == "__main__":
    sys.exit(main())
