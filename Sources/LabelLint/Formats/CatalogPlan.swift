/// A catalog set that was found but not read yet.
package struct CatalogPlan: Sendable {
  /// Path of the set.
  package let set: String
  /// Its files, ordered by path.
  package var locations: [CatalogLocation]
  /// Source language that a project file names for it, as spelled.
  package var declaredSourceLocale: String?
  /// Locales that other tables in the same folders have a file for, and this one does not.
  package var neighbourLocales: [LocaleTag] = []

  /// Files that are there and not read, so that their locales are not asked for.
  package internal(set) var locationsLeftOut: [CatalogLocation] = []

  /// Which of its files the app is built with; nil where no project file tells.
  package internal(set) var shipping: CatalogShipping?

  /// Whether the project has resources of other Android modules, which may be libraries that this one uses.
  package internal(set) var hasOtherModules = false

  /// Whether rules of wording judge its texts where they lie below a folder of texts for stores: the call names them.
  package var judgesStoreTexts = false

  /// The lists of languages of the app that this set is compared with.
  package var localeDeclarations: [LocaleDeclaration] = []

  /// Locales that other tables of the same Xcode project have a folder for; only where lists are compared.
  package internal(set) var localesOfProject: [LocaleTag] = []

  /// The source set of Android that all others of the module are merged over: `main`, or `androidMain` where a
  /// multiplatform module has its texts there.
  package internal(set) var androidMain = "main"

  /// Set that this one overrides: `src/main/res` for `src/debug/res`; nil for a set of its own.
  ///
  /// The Gradle build merges every source set of a module over `main`.
  package var overriddenSet: String? {
    guard locations.first.map({ !$0.format.isApple }) ?? false else { return nil }
    let parts = set.utf8.split(separator: UInt8(ascii: "/")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard parts.count >= 3, parts[parts.count - 3] == "src" else { return nil }
    let isShared = parts.last == "composeResources" || parts.last == "moko-resources"
    let main = isShared ? "commonMain" : androidMain
    guard parts[parts.count - 2] != main else { return nil }
    var overridden = parts
    overridden[parts.count - 2] = main
    return overridden.joined(separator: "/")
  }
}
