/// How the rows of a workbook are spread over sheets.
enum SheetChoice: String, CaseIterable {
  /// All on one.
  case one
  /// One for each locale.
  case locale
}
