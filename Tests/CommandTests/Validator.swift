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

  /// Whether xmllint finds an XML file well-formed and, with a schema, valid.
  static func xml(_ file: URL, schema: URL? = nil) throws -> Verdict {
    let schema = schema.map { ["--schema", $0.path] } ?? []
    return try run("xmllint", ["--nonet", "--huge", "--noout"] + schema + [file.path])
  }

  /// Whether JSON, or YAML, follows a JSON Schema: each line by itself for `.jsonl` and `.ndjson`.
  static func json(_ file: URL, schema: URL) throws -> Verdict {
    let script = """
      import json, sys, pathlib
      try:
          import jsonschema
      except ImportError:
          sys.exit(77)
      path = sys.argv[1]
      schema_path = pathlib.Path(sys.argv[2])
      schema = json.loads(schema_path.read_text())
      text = open(path, encoding="utf-8").read()
      if path.endswith((".yml", ".yaml")):
          try:
              import yaml
          except ImportError:
              sys.exit(77)
          values = [yaml.safe_load(text)]
      elif path.endswith(("l", ".ndjson")):
          values = [json.loads(line) for line in text.split("\\n") if line]
      else:
          values = [json.loads(text)]
      store = {}
      for other in schema_path.parent.glob("*.json"):
          content = json.loads(other.read_text())
          store[other.resolve().as_uri()] = content
          for name in ("$id", "id"):
              if isinstance(content.get(name), str): store[content[name]] = content
      kind = jsonschema.validators.validator_for(schema)
      resolver = jsonschema.RefResolver(
          schema.get("$id") or schema.get("id") or schema_path.resolve().as_uri(), schema, store=store)
      validator = kind(schema, resolver=resolver)
      for value in values:
          for error in list(validator.iter_errors(value))[:5]:
              print(list(error.absolute_path), error.message[:300])
              sys.exitcode = 1
      sys.exit(getattr(sys, "exitcode", 0))
      """
    return try run("python3", ["-W", "ignore", "-c", script, file.path, schema.path])
  }

  /// Runs a tool that the search path leads to.
  static func run(_ tool: String, _ arguments: [String], in folder: URL? = nil) throws -> Verdict {
    let command = BuiltCommand(folder: folder ?? FileManager.default.temporaryDirectory)
    let outcome = try command.run(program: "/usr/bin/env", [tool] + arguments)
    // 127: env finds no such program; 77: a part of it is missing.
    if outcome.status == 127 || outcome.status == 77 {
      print("skipped: \(tool) is not installed, or a part of it")
      return Verdict(isValid: nil, text: "")
    }
    return Verdict(isValid: outcome.status == 0, text: outcome.output + outcome.error)
  }
}
