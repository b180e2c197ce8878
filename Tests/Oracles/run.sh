#!/usr/bin/env bash
# Holds a built yotei against every oracle: run.sh [YOTEI [CALENDARS...]], by default the release build and the fixtures.
set -uo pipefail
cd "$(dirname "$0")/../.."

yotei=${1:-.build/release/yotei}
shift $(($# > 0))
here=Tests/Oracles
failed=()

oracle() {
  echo "== ${*:1:1}"
  python3 "$here/$1" "${@:2}" || failed+=("$1")
}

oracle dateutil_rules.py --yotei "$yotei"
oracle reread.py --compare "$yotei" Fixtures
oracle reread_moves.py "$yotei" Fixtures
oracle reread_zones.py "$yotei"
oracle notations.py "$yotei" Fixtures "$@"
oracle recipes.py "$yotei"
oracle caldav.py "$yotei"

[ ${#failed[@]} -eq 0 ] || { echo "differences: ${failed[*]}"; exit 1; }
