#!/usr/bin/env python3
"""Checks a fleet on Apache Spark: spark.py FLEET OUTPUT.ndjson [--parquet FOLDER] [--master URL] [--frames]

Every partition runs one process; a set, never a file, is the unit. The records are joined with
label-lint merge, and written as Parquet for analysts. LABEL_LINT names the command, which every worker
must have, as it must have the files that the plan names. With --frames the work is done through
DataFrames (workers need pandas and pyarrow).
"""
import argparse
import json
import os
import shlex
import subprocess

LABEL_LINT = os.environ.get("LABEL_LINT", "label-lint")
CHECK = [LABEL_LINT, "check", "--sets-from", "-", "--format", "ndjson", "--exit-zero", "--jobs", "1"]
# A pipe of Spark starts without an environment. This passes on the variables that the command needs.
HANDED_ON = ("PATH", "HOME", "LABEL_LINT_CONFIG", "SOURCE_DATE_EPOCH")


def absolute(line):
    """A line of a plan whose folders are found from any working folder: workers have their own."""
    plan = json.loads(line)
    for name in ("root", "config"):
        if plan.get(name) is not None:
            plan[name] = os.path.abspath(plan[name])
    return json.dumps(plan, ensure_ascii=False, separators=(",", ":"))


def check_frames(batches):
    """Lines of a plan in, records out, a batch at a time."""
    import pandas

    for batch in batches:
        done = subprocess.run(CHECK, input="\n".join(batch["line"]) + "\n", capture_output=True,
                              encoding="utf-8", check=True)
        # Not splitlines: texts of catalogs may contain other line separators.
        yield pandas.DataFrame({"record": done.stdout.split("\n")[:-1]})


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("fleet")
    parser.add_argument("output")
    parser.add_argument("--parquet")
    parser.add_argument("--master")
    parser.add_argument("--frames", action="store_true")
    parser.add_argument("--partitions", type=int, default=64)
    options = parser.parse_args()

    from pyspark.sql import SparkSession

    builder = SparkSession.builder.appName("label-lint")
    if options.master:
        builder = builder.master(options.master)
    spark = builder.getOrCreate()
    planned = subprocess.run([LABEL_LINT, "plan", options.fleet], capture_output=True, encoding="utf-8", check=True)
    lines = [absolute(line) for line in planned.stdout.split("\n")[:-1]]
    if options.frames:
        plan = spark.createDataFrame([(line,) for line in lines], "line string")
        frame = plan.repartition(options.partitions).mapInPandas(check_frames, "record string")
        records = frame.rdd.map(lambda row: row.record)
    else:
        environment = {name: os.environ[name] for name in HANDED_ON if name in os.environ}
        records = spark.sparkContext.parallelize(lines, options.partitions).pipe(
            shlex.join(CHECK), env=environment, checkCode=True)
    records = records.cache()
    merged = subprocess.Popen([LABEL_LINT, "merge", "-", "-o", options.output], stdin=subprocess.PIPE,
                              encoding="utf-8")
    for record in records.toLocalIterator():
        merged.stdin.write(record + "\n")
    merged.stdin.close()
    if merged.wait() != 0:
        raise SystemExit(merged.returncode)
    if options.parquet:
        findings = records.filter(lambda record: record.startswith('{"type":"finding"'))
        spark.read.json(findings).write.mode("overwrite").parquet(options.parquet)
    spark.stop()


if __name__ == "__main__":
    main()
