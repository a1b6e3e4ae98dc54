/// The formats a review can be exported in.
enum ReviewFormat: String, CaseIterable {
  /// The page for a browser.
  case html
  /// A workbook.
  case xlsx
  /// A table for any spreadsheet.
  case csv
  /// For translation tools: a file for each locale, in a folder.
  case xliff
}
