#!/usr/bin/env bash
# Shows the program on the example file: imports it into a scratch collection, lists that in English
# and in Chinese, and opens the prompt on it where there is a terminal. The collection of the person
# who runs this is never touched, and the scratch one is gone afterwards.
#
#   run-demo.sh PATH-OF-BOOKMARKS
set -euo pipefail

bookmarks=${1:?usage: run-demo.sh PATH-OF-BOOKMARKS}
examples=$(cd "$(dirname "$0")/../Examples" && pwd)

scratch=$(mktemp --directory)
trap 'rm -rf -- "$scratch"' EXIT
# Every folder that the program may look into, so that no setting or history leaks in or out.
export BOOKMARKS_DB=$scratch/bookmarks.db
for kind in DATA CONFIG STATE CACHE; do
  export "XDG_${kind}_HOME=$scratch/${kind,,}"
done
mkdir --mode=700 "$scratch/runtime"
export XDG_RUNTIME_DIR=$scratch/runtime

show() {
  printf '\n$ bookmarks %s\n' "$*"
  "$bookmarks" "$@"
}

cd "$examples"
show import items.csv
show list by:type --lang en
show list by:type --lang zh-Hans

if [ -t 0 ] && [ -t 1 ]; then
  printf '\n$ bookmarks\n'
  "$bookmarks"
fi
