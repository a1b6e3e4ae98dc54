import LabelLint

/// What the server says of itself and of its tools.
enum MCPTools {
  /// How to work with it.
  static let instructions = """
    Translates and rewords the texts of string catalogs one at a time. Call next to learn what is left to do, context \
    to learn what a key means, propose to have all rules check a text, and apply to write it. Write texts as users \
    read them, without the escapes of files; keep all placeholders and tags of the source text. What apply \
    refuses is not written; change the text as its findings say.
    """

  /// The tools, in the order in which they are listed.
  static let all: [JSONValue] =
    (try? JSONValue(Array("[\(reading),\(judging),\(writing),\(counting)]".utf8).span))?
    .elements ?? []

  /// What tells a key.
  private static let key = """
    "set": {"type": "string", "description": "Path of the set; needed if several have the key"},
    "table": {"type": "string", "description": "Name of the table, such as string or plurals"},
    "key": {"type": "string", "description": "The key, exactly as the catalog has it"}
    """

  /// What tells a text.
  private static let text = """
    \(key),
    "locale": {"type": "string", "description": "BCP 47 tag of a locale that the set has"},
    "slot": {"type": "string", "description": "Form to replace, such as plural=one"},
    "text": {"type": "string", "description": "The text with its tags, without escapes"},
    "forms": {
      "type": "object", "description": "Instead of text: the forms of a plural by category",
      "additionalProperties": {"type": "string"},
      "propertyNames": {"enum": ["zero", "one", "two", "few", "many", "other"]}
    }
    """

  private static let findings = """
    {"type": "array", "items": {
      "type": "object",
      "properties": {
        "rule": {"type": "string"}, "level": {"enum": ["error", "warning", "note"]},
        "slot": {"type": "string"}, "message": {"type": "string"},
        "suggestion": {"type": ["string", "null"]}, "isSafe": {"type": "boolean"},
        "guidelines": {"type": "array", "items": {"type": "string"}}
      },
      "required": ["rule", "level", "slot", "message", "suggestion", "isSafe", "guidelines"]
    }}
    """

  private static let spoken = """
    {"type": ["object", "null"],
      "properties": {
        "text": {"type": "string"}, "likely": {"type": ["string", "null"]},
        "readers": {"type": "array", "items": {"type": "string"}},
        "remarks": {"type": "array", "items": {"type": "string"}}
      },
      "required": ["text", "likely", "readers", "remarks"]}
    """

  private static let texts = """
    {"type": "array", "items": {
      "type": "object",
      "properties": {
        "locale": {"type": "string"}, "slot": {"type": "string"}, "text": {"type": "string"},
        "state": {"type": "string"}
      },
      "required": ["locale", "slot", "text", "state"]
    }}
    """

  private static let strings = #"{"type": "array", "items": {"type": "string"}}"#

  private static let reading = """
    {
      "name": "next", "title": "Open texts",
      "description": "Lists texts that are missing, wait for a review or have findings, some at a time.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "set": {"type": "string", "description": "Path of one set"},
          "locale": {"type": "string", "description": "BCP 47 tag of one locale"},
          "reasons": {"type": "array", "items": {"enum": ["missing", "review", "finding"]}},
          "limit": {"type": "integer", "minimum": 1, "maximum": 200, "default": 20},
          "cursor": {"type": "string", "description": "nextCursor of the page before"}
        },
        "additionalProperties": false
      },
      "outputSchema": {
        "type": "object",
        "properties": {
          "items": {"type": "array", "items": {
            "type": "object",
            "properties": {
              "set": {"type": "string"}, "table": {"type": "string"}, "key": {"type": "string"},
              "locale": {"type": "string"}, "reason": {"enum": ["missing", "review", "finding"]},
              "rules": \(strings), "source": {"type": ["string", "null"]},
              "text": {"type": ["string", "null"]}
            },
            "required": ["set", "table", "key", "locale", "reason", "rules", "source", "text"]
          }},
          "total": {"type": "integer"}, "nextCursor": {"type": ["string", "null"]}
        },
        "required": ["items", "total", "nextCursor"]
      },
      "annotations": {"readOnlyHint": true, "openWorldHint": false}
    },
    {
      "name": "context", "title": "Meaning of a key",
      "description": "Gives source, comment, kind, uses in code, translations, glossary and limits of a key.",
      "inputSchema": {
        "type": "object",
        "properties": {
          \(key),
          "locale": {"type": "string", "description": "BCP 47 tag of the locale to translate into"}
        },
        "required": ["key"], "additionalProperties": false
      },
      "outputSchema": {
        "type": "object",
        "properties": {
          "set": {"type": "string"}, "table": {"type": "string"}, "key": {"type": "string"},
          "sourceLocale": {"type": "string"}, "source": \(texts), "comment": {"type": "string"},
          "kind": {
            "type": "object",
            "properties": {
              "purpose": {"type": "string"}, "confidence": {"type": "string"},
              "evidence": {"type": "string"}
            },
            "required": ["purpose", "confidence", "evidence"]
          },
          "uses": {"type": "array", "items": {
            "type": "object",
            "properties": {
              "path": {"type": "string"}, "line": {"type": "integer"}, "purpose": {"type": "string"}
            },
            "required": ["path", "line", "purpose"]
          }},
          "useCount": {"type": "integer"}, "translations": \(texts), "otherLocales": \(texts),
          "sameSource": {"type": "array", "items": {
            "type": "object",
            "properties": {"key": {"type": "string"}, "text": {"type": "string"}},
            "required": ["key", "text"]
          }},
          "glossary": {
            "type": "object",
            "properties": {
              "accepted": \(strings),
              "rejected": {"type": "array", "items": {
                "type": "object",
                "properties": {
                  "term": {"type": "string"}, "replacement": {"type": ["string", "null"]}
                },
                "required": ["term", "replacement"]
              }}
            },
            "required": ["accepted", "rejected"]
          },
          "limits": {
            "type": "object",
            "properties": {
              "characters": {"type": ["integer", "null"]}, "placeholders": \(strings),
              "pluralForms": \(strings), "translatable": {"type": "boolean"}
            },
            "required": ["characters", "placeholders", "pluralForms", "translatable"]
          },
          "spoken": \(spoken), "findings": \(findings)
        },
        "required": [
          "set", "table", "key", "sourceLocale", "source", "comment", "kind", "uses", "useCount",
          "translations", "otherLocales", "sameSource", "glossary", "limits", "spoken", "findings"
        ]
      },
      "annotations": {"readOnlyHint": true, "openWorldHint": false}
    }
    """

  private static let judged = """
    "set": {"type": "string"}, "table": {"type": "string"}, "key": {"type": "string"},
    "locale": {"type": "string"}, "sound": {"type": "boolean"}, "findings": \(findings),
    "refusals": \(strings), "safeFix": {"type": ["string", "null"]}, "spoken": \(spoken),
    "before": {"type": "array", "items": {
      "type": "object",
      "properties": {"slot": {"type": "string"}, "text": {"type": "string"}},
      "required": ["slot", "text"]
    }}
    """

  private static let judgedNames = """
    "set", "table", "key", "locale", "sound", "findings", "refusals", "safeFix", "spoken", "before"
    """

  private static let judging = """
    {
      "name": "propose", "title": "Check a text",
      "description": "Has all rules check a text for a key in a locale. Nothing is written.",
      "inputSchema": {
        "type": "object", "properties": {\(text)},
        "required": ["key", "locale"], "additionalProperties": false
      },
      "outputSchema": {
        "type": "object", "properties": {\(judged)}, "required": [\(judgedNames)]
      },
      "annotations": {"readOnlyHint": true, "openWorldHint": false}
    }
    """

  private static let writing = """
    {
      "name": "apply", "title": "Write a text",
      "description": "Writes a text that no rule has a finding for. Only the bytes of this text change.",
      "inputSchema": {
        "type": "object",
        "properties": {
          \(text),
          "expected": {
            "type": "string",
            "description": "The text that it replaces; any other text is not replaced"
          },
          "allow": {
            "type": "array", "items": {"type": "string"},
            "description": "Rules whose notes and warnings are accepted; errors never are"
          }
        },
        "required": ["key", "locale"], "additionalProperties": false
      },
      "outputSchema": {
        "type": "object",
        "properties": {
          \(judged), "applied": {"type": "boolean"}, "paths": \(strings),
          "reason": {"type": ["string", "null"]}
        },
        "required": [\(judgedNames), "applied", "paths", "reason"]
      },
      "annotations": {
        "readOnlyHint": false, "destructiveHint": true, "idempotentHint": true,
        "openWorldHint": false
      }
    }
    """

  private static let counting = """
    {
      "name": "coverage", "title": "How much is translated",
      "description": "Counts the translated, missing and unreviewed texts of each locale.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "set": {"type": "string", "description": "Path of one set"},
          "locale": {"type": "string", "description": "BCP 47 tag of one locale"}
        },
        "additionalProperties": false
      },
      "outputSchema": {
        "type": "object",
        "properties": {
          "sets": \(strings),
          "locales": {"type": "array", "items": {
            "type": "object",
            "properties": {
              "locale": {"type": "string"}, "required": {"type": "integer"},
              "translated": {"type": "integer"}, "missing": {"type": "integer"},
              "needsReview": {"type": "integer"}, "machineTranslated": {"type": "integer"},
              "percent": {"type": "string"}
            },
            "required": [
              "locale", "required", "translated", "missing", "needsReview", "machineTranslated",
              "percent"
            ]
          }}
        },
        "required": ["sets", "locales"]
      },
      "annotations": {"readOnlyHint": true, "openWorldHint": false}
    },
    {
      "name": "explain", "title": "Description of a rule",
      "description": "Says what a rule finds, why it matters and what to write instead.",
      "inputSchema": {
        "type": "object",
        "properties": {"rule": {"type": "string", "description": "Id of the rule"}},
        "required": ["rule"], "additionalProperties": false
      },
      "outputSchema": {
        "type": "object",
        "properties": {
          "rule": {"type": "string"}, "level": {"type": "string"}, "summary": {"type": "string"},
          "rationale": {"type": "string"}, "remedy": {"type": "string"}, "guidelines": \(strings)
        },
        "required": ["rule", "level", "summary", "rationale", "remedy", "guidelines"]
      },
      "annotations": {"readOnlyHint": true, "openWorldHint": false}
    }
    """
}
