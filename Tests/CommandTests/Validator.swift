import Foundation

/// Tools that judge what the command writes; a machine without one skips its part and says so.
enum Validator {
  /// What a tool says of a file.
  struct Verdict {
    /// Whether the file is right; nil where the tool is missing.
    let isValid: Bool?
    /// What the tool printed.
    let text: String
  }

  /// Published schemas that the project does not carry; nil where they are not beside it.
  static func schema(_ name: String) -> URL? {
    let file = Checkout.top.deletingLastPathComponent().appending(path: "shared/schemas/\(name)")
    guard FileManager.default.fileExists(atPath: file.path) else {
      print("skipped: no \(name) beside the checkout")
      return nil
    }
    return file
  }

  /// A schema that the project publishes.
  static func ownSchema(_ name: String) -> URL {
    Checkout.top.appending(path: "docs/schemas/\(name)")
  }

  /// Whether xmllint finds an XML file well-formed and, with an XSD or a grammar of RELAX NG, valid.
  static func xml(_ file: URL, schema: URL? = nil) throws -> Verdict {
    let schema =
      schema.map {
        [$0.pathExtension == "rng" ? "--relaxng" : "--schema", $0.path]
      } ?? []
    return try run("xmllint", ["--nonet", "--huge", "--noout"] + schema + [file.path])
  }

  /// Whether JSON, or YAML, follows a JSON Schema: each line by itself for `.jsonl` and `.ndjson`.
  static func json(_ file: URL, schema: URL) throws -> Verdict {
    let script = """
      import json, sys, pathlib
      try:
          import jsonschema_rs
      except ImportError:
          sys.exit(77)
      path, schema_path = sys.argv[1], pathlib.Path(sys.argv[2])
      text = open(path, encoding="utf-8").read()
      if path.endswith((".yml", ".yaml")):
          import yaml
          values = [yaml.safe_load(text)]
      elif path.endswith(("l", ".ndjson")):
          values = [json.loads(line) for line in text.split("\\n") if line]
      else:
          values = [json.loads(text)]
      schema = json.loads(schema_path.read_text())
      resources = []
      for other in schema_path.parent.glob("*.json"):
          content = json.loads(other.read_text())
          for name in {other.resolve().as_uri(), content.get("$id"), content.get("id")}:
              if isinstance(name, str): resources.append((name, content))
      if not (schema.get("$id") or schema.get("id")): schema["$id"] = schema_path.resolve().as_uri()
      registry = jsonschema_rs.Registry(resources)
      validator = jsonschema_rs.validator_for(schema, registry=registry)
      status = 0
      for value in values:
          for error, _ in zip(validator.iter_errors(value), range(5)):
              print(list(error.instance_path), error.message[:300])
              status = 1
      sys.exit(status)
      """
    return try run("python3", ["-W", "ignore", "-c", script, file.path, schema.path])
  }

  /// The search path, with the programs that `.ci/python` installs in front.
  static let searchPath =
    Python.programs.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")

  /// Runs a tool that the search path leads to.
  static func run(
    _ tool: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Verdict {
    let command = BuiltCommand(folder: folder ?? FileManager.default.temporaryDirectory)
    let outcome = try command.run(
      program: "/usr/bin/env", [tool] + arguments,
      environment: ["PATH": searchPath].merging(environment) { $1 })
    // 127: env finds no such program; 77: a part of it is missing.
    if outcome.status == 127 || outcome.status == 77 {
      print("skipped: \(tool) is not installed, or a part of it")
      return Verdict(isValid: nil, text: "")
    }
    return Verdict(isValid: outcome.status == 0, text: outcome.output + outcome.error)
  }
}
