#!/usr/bin/env bash
# Installs the Debian packages that a job needs and this system lacks. Says nothing and calls no
# package manager where all are there. Exits with 77 where it may not install.
#
#   install-packages.sh [build|test|bench]
set -euo pipefail

# The one list of packages. Each job needs those of `build` too.
build=(
  libsqlite3-dev   # sqlite3.h and libsqlite3.a
  libreadline-dev  # readline.h and libreadline.a
  libncurses-dev   # libtinfo.a, which readline needs
  libarchive13     # loaded at run time for .zip, .gz and .xlsx
  libxml2          # loaded at run time for .xml and .xlsx
)
test=(
  python3          # the checks of imports and the tests that drive a terminal
  sqlite3          # the shell, to look at a store from outside
  tmux             # a terminal for the tests of the prompt
)
bench=(
  hyperfine        # whole-process times
  sqlite3          # what is measured against
)

job=${1:-build}
case $job in
  build) needed=("${build[@]}") ;;
  test) needed=("${build[@]}" "${test[@]}") ;;
  bench) needed=("${build[@]}" "${bench[@]}") ;;
  *)
    echo "usage: ${0##*/} [build|test|bench]" >&2
    exit 64
    ;;
esac

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  # No Debian: what is there can't be told, so the build goes on and its linker has the last word.
  echo "no apt here; needed with headers and static libraries: SQLite 3, readline, ncurses (tinfo)" >&2
  if [ "$job" != build ]; then echo "and for '$job' the programs: ${needed[*]:3}" >&2; fi
  exit 0
fi

missing=()
for package in "${needed[@]}"; do
  status=$(dpkg-query --show --showformat '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

if [ "$(id -u)" = 0 ]; then
  rights=()
elif command -v sudo >/dev/null && sudo --non-interactive true 2>/dev/null; then
  rights=(sudo --non-interactive)
else
  echo "packages are missing, please run: sudo apt-get install --yes ${missing[*]}" >&2
  exit 77
fi

echo "installing ${missing[*]}"
apt() {
  # Another package manager at work is waited for, and a weak network is tried again.
  "${rights[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --quiet --quiet \
    -o DPkg::Lock::Timeout=120 -o Acquire::Retries=3 -o Dpkg::Use-Pty=0 "$@"
}
# An index that is out of reach may still be good enough to install from.
apt update || echo "the package index could not be brought up to date; trying without" >&2
apt install --yes --no-install-recommends "${missing[@]}" >/dev/null
