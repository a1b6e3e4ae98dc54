/// The locales that Android takes as typical of a language and script: its default region by likely
/// subtags, and a few more (AOSP 554cd366, `LocaleDataTables.cpp`).
enum AndroidRepresentativeLocales {
  /// The locales, in the form `lang_Script_REGION`.
  static let all = Set(Resource.lines(of: "locales/android-representative.txt"))
}
