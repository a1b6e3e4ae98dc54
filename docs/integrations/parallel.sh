#!/bin/sh
# Checks a fleet with GNU parallel: parallel.sh FLEET OUTPUT [JOBS]
# Each job gets 50 lines of the plan and writes records; merge puts them in order.
set -eu
fleet=$1 output=$2 jobs=${3:-8}
label_lint=${LABEL_LINT:-label-lint}
"$label_lint" plan "$fleet" |
  parallel --pipe -N 50 -j "$jobs" "$label_lint check --sets-from - --format ndjson --exit-zero --jobs 1" |
  "$label_lint" merge - -o "$output"
