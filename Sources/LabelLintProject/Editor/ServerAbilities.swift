import LabelLint

/// What the server says of itself.
enum ServerAbilities {
  /// The result of `initialize`.
  static func result(
    _ encoding: PositionEncoding, _ features: [any EditorFeature.Type]
  ) -> JSONValue {
    var abilities: JSONValue = [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": [
        "openClose": true, "change": 2, "save": ["includeText": false],
      ],
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true]
      ],
    ]
    for feature in features {
      guard let capability = feature.capability, abilities[capability.name] == nil else { continue }
      abilities = abilities.adding([capability.name: capability.value])
    }
    return [
      "capabilities": abilities,
      "serverInfo": ["name": "label-lint", "version": .string(ToolVersion.text)],
    ]
  }

  /// The files whose changes the server wants to be told of.
  static var watchers: JSONValue {
    let patterns = [
      "**/*.{strings,stringsdict,xcstrings}", "**/values*/*.xml", "**/.label-lint.{yml,yaml}",
      "**/.label-lint-baseline.json", "**/locales_config.xml", "**/project.pbxproj",
    ]
    return [
      "registrations": [
        [
          "id": "label-lint-files", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": [
            "watchers": .array(patterns.map { ["globPattern": .string($0)] })
          ],
        ]
      ]
    ]
  }
}
