#!/usr/bin/env python3
"""Runs the recipes of the article Recipes.md, and compares what they give with direct runs of `yotei`.

    recipes.py YOTEI

The blocks are taken from the article itself. A recipe whose tool is not there is named and passed over; it is no success.
Needs: jq, sqlite3, GNU parallel, and pip install duckdb pyspark (with Java 17)
"""

import collections
import csv
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2]
ARTICLE = HOUSE / "Sources/YoteiICS/YoteiICS.docc/Recipes.md"
YEAR = ["--from", "2026-01-01", "--to", "2027-01-01", "--tz", "UTC"]


def blocks():
    """The code blocks of the article, by heading, in their order."""
    found = collections.defaultdict(list)
    heading = None
    for line in re.finditer(r"^## ([^\n]+)$|^```\w+\n(.*?)^```$", ARTICLE.read_text(), re.M | re.S):
        if line[1] is not None:
            heading = line[1]
        else:
            found[heading].append(line[2])
    return found


def shell(block):
    return subprocess.run(["bash", "-euo", "pipefail", "-c", block], capture_output=True, text=True, timeout=300, check=True).stdout


def records(*words):
    """What `yotei` writes in one direct run, faults and all."""
    done = subprocess.run(["yotei", *words], capture_output=True, text=True, timeout=300)
    assert done.returncode in (0, 1, 3, 4), done
    return [json.loads(line) for line in done.stdout.splitlines()], [json.loads(line) for line in done.stderr.splitlines()]


def archive():
    return sorted(str(path) for path in Path("archive").glob("*.ics"))


def converted():
    return records("convert", *archive(), "-t", "ndjson", "--errors", "json")


def read(path):
    return [json.loads(line) for line in Path(path).read_text().splitlines()]


def occurrences():
    return records("events", *archive(), *YEAR, "--format", "ndjson", "--errors", "json")[0]


def most_frequent(rows):
    return sorted(collections.Counter(row["title"] for row in rows).items(), key=lambda pair: (-pair[1], pair[0]))[:5]


def jq(block):
    march = ["--from", "2026-03-01", "--to", "2026-04-01", "--tz", "Europe/Berlin"]
    rows = records("events", "team.ics", *march, "--format", "ndjson", "--errors", "json")[0]
    return shell(block), "".join("\t".join((r["start"], r["title"], r["location"])) + "\n" for r in rows if r["location"] is not None)


def duckdb(block, query):
    import duckdb as engine

    shell(block)
    rows = occurrences()
    firsts = {row["title"]: min(r["start"] for r in rows if r["title"] == row["title"]) for row in rows}
    return engine.sql(query).fetchall(), [(title, times, firsts[title]) for title, times in most_frequent(rows)]


def sqlite(rules, table):
    expected = sorted((r["title"] or "", r["rule"]) for r in converted()[0] if r["rule"] is not None)
    rows = [tuple(row) for row in csv.reader(shell(rules).splitlines(), delimiter="\t")]
    counts = [tuple(line.rsplit("|", 1)) for line in shell(table).splitlines()]
    return (rows, counts), (expected, [(title, str(times)) for title, times in most_frequent(occurrences())])


def xargs(block):
    shell(block)
    found = [read(path + ending) for ending in (".ndjson", ".errors") for path in archive()]
    return (sum(found[: len(found) // 2], []), sum(found[len(found) // 2 :], [])), converted()


def parallel(block):
    shell(block)
    return (read("records.ndjson"), read("errors.ndjson")), converted()


def spark(block):
    Path("recipe.py").write_text(block)
    done = subprocess.run([sys.executable, "recipe.py"], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-600:]
    found, messages = converted()
    events = [r for r in found if r["component"] == "VEVENT"]
    return done.stdout, f"{len(events)} {len({m['source'] for m in messages})}\n"


RECIPES = {
    "jq": (jq, "jq"),
    "DuckDB": (duckdb, "python:duckdb"),
    "SQLite": (sqlite, "sqlite3"),
    "xargs": (xargs, "xargs"),
    "GNU parallel": (parallel, "parallel"),
    "Spark": (spark, "python:pyspark"),
}


def is_there(tool):
    if not tool.startswith("python:"):
        return shutil.which(tool) is not None
    name = tool.removeprefix("python:")
    return subprocess.run([sys.executable, "-c", f"import {name}"], capture_output=True).returncode == 0


def main():
    article = blocks()
    assert set(article) == set(RECIPES), f"the article has {sorted(article)}"
    bad = missing = 0
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(Path(sys.argv[1]).resolve(), Path(folder) / "yotei")
        os.environ["PATH"] = folder + os.pathsep + os.environ["PATH"]
        for name, (recipe, tool) in RECIPES.items():
            if not is_there(tool):
                print(f"{name}: passed over, {tool} is not there")
                missing += 1
                continue
            place = Path(folder) / name
            (place / "archive").mkdir(parents=True)
            for path in [*(HOUSE / "Fixtures").glob("*.ics"), *(HOUSE / "Fixtures/faults").glob("*.ics")]:
                shutil.copy(path, place / "archive" / path.name)
            (place / "archive" / "login page.ics").write_text("<html>Please sign in</html>\n")
            shutil.copy(HOUSE / "Fixtures/google-team.ics", place / "team.ics")
            os.chdir(place)
            try:
                found, expected = recipe(*article[name])
                fault = None if found == expected else f"gives\n{found!r:.800}\nand a direct run\n{expected!r:.800}"
            except Exception as error:
                fault = f"{type(error).__name__}: {error} {(getattr(error, 'stderr', '') or '')[-600:]}"
            print(f"{name}: {fault or 'as a direct run'}")
            bad += fault is not None
        os.chdir(HOUSE)
    print(f"{len(RECIPES) - missing} recipes, {bad} that differ, {missing} passed over")
    return 1 if bad else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main())
