# What the scripts beside this file share. Sourced, with `set -euo pipefail` already on.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cache=$root/.cache
mkdir -p "$cache"

say() { printf '%s\n' "$*" >&2; }
fail() { say "$@"; exit 1; }

# quietly LOG COMMAND…: runs the command and shows what it printed only when it fails.
quietly() {
  local log=$1
  shift
  if "$@" >"$log" 2>&1 </dev/null; then return 0; fi
  cat "$log" >&2
  return 1
}

# has_sha256 FILE SUM: whether the file is there and has that checksum.
has_sha256() { [[ -f $1 ]] && sha256sum --check --status <<<"$2  $1"; }

# require_sha256 FILE SUM: ends the script when the file is not the one that was pinned.
require_sha256() {
  has_sha256 "$1" "$2" && return 0
  fail "$(basename "$1"): its sha256 is not the pinned one, so it is not used." \
    "expected $2, found $(sha256sum "$1" | cut -d' ' -f1). Check the package before changing the pin in .ci/setup."
}
