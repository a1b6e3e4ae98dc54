#!/usr/bin/env python3
"""Checks a fleet on Apache Spark: spark.py FLEET OUTPUT.ndjson [--parquet FOLDER] [--master URL] [--frames]

Every partition runs one process; a set, never a file, is the unit. The records are joined with
label-lint merge, and written as Parquet for analysts. LABEL_LINT names the command, which every worker
must have, as it must have the files that the plan names. With --frames the work is done through
DataFrames (workers need pandas and pyarrow).
"""
import argparse
import os
import subprocess

LABEL_LINT = os.environ.get("LABEL_LINT", "label-lint")
CHECK = [LABEL_LINT, "check", "--sets-from", "-", "--format", "ndjson", "--exit-zero", "--jobs", "1"]


def check_frames(batches):
    """Lines of a plan in, records out, a batch at a time."""
    import pandas

    for batch in batches:
        done = subprocess.run(CHECK, input="\n".join(batch["line"]) + "\n", capture_output=True,
                              encoding="utf-8", check=True)
        # Not splitlines: texts of catalogs may hold other line separators.
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
    lines = subprocess.run([LABEL_LINT, "plan", options.fleet], capture_output=True, encoding="utf-8",
                           check=True).stdout.split("\n")[:-1]
    if options.frames:
        plan = spark.createDataFrame([(line,) for line in lines], "line string")
        frame = plan.repartition(options.partitions).mapInPandas(check_frames, "record string")
        records = frame.rdd.map(lambda row: row.record)
    else:
        records = spark.sparkContext.parallelize(lines, options.partitions).pipe(
            " ".join(CHECK), checkCode=True)
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
