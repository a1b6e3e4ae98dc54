/// All rules, in the order they are documented.
public enum RuleList {
  /// The rules' types.
  public static let all: [any Rule.Type] = [
    AllCaps.self,
    MissingTranslation.self,
    UnreadableCatalog.self,
    DuplicateKey.self,
    ExtraTranslation.self,
    InvalidLocale.self,
    DuplicateLocale.self,
  ]

  /// The rule of that name, or that had it before.
  public static func rule(named id: RuleID) -> (any Rule.Type)? {
    all.first { $0.metadata.id == id || $0.metadata.formerIDs.contains(id) }
  }
}
