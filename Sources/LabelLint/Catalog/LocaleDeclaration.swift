/// The languages that a file of an app says the app has.
package struct LocaleDeclaration: Sendable, Equatable {
  /// The kinds of lists.
  package enum Form: String, Sendable {
    /// `res/xml/locales_config.xml`, the choice in Android's settings (Android 13, per-app language preferences).
    case localesConfig
    /// `resConfigs`, `resourceConfigurations` and `localeFilters` of a Gradle module: the build drops the texts of
    /// other languages (Android Gradle plugin, `ProductFlavor` and `AndroidResources`).
    case resourceFilter
    /// `knownRegions`: the localizations of an Xcode project.
    case knownRegions
    /// `CFBundleLocalizations` of a property list: languages that an app has without `.lproj` folders.
    case bundleLocalizations
  }

  /// Path of the file, as reports name it.
  package let path: String
  /// What kind of list it is.
  package let form: Form
  /// Names of the locales, in their order, as spelled.
  package let names: [String]

  /// Where the list of a set of Android resources lies, relative to the set's folder.
  package static let placeOfConfig = "xml/locales_config.xml"

  /// A list.
  package init(path: String, _ form: Form, names: [String]) {
    self.path = path
    self.form = form
    self.names = names
  }
}
