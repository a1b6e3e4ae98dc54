/// The formats a review can be exported in.
enum ReviewFormat: String, CaseIterable {
  /// A workbook.
  case xlsx
  /// A table for any spreadsheet.
  case csv
  /// For translation tools: a file for each locale, in a folder.
  case xliff
}
