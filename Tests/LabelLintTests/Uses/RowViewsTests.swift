import LabelLint
import Testing

/// What views of SwiftUI are made of that lists show, by whatever name.
@Suite("Views of SwiftUI in rows")
struct RowViewsTests {
  /// What `non-unique-label` says of "Download" in a view, with views that show it.
  private static func found(_ views: String, name: String = "Indicator") -> [String] {
    CheckedFiles(["App/en.lproj/Localizable.strings": "\"download\" = \"Download\";\n"])
      .findings(
        of: "non-unique-label",
        sources: SourceTree(files: [
          (
            "App/Songs.swift",
            """
            import SwiftUI
            \(views)
            struct \(name): View {
              var body: some View {
                Button(action: load) { Image(a) }.accessibilityLabel("download")
              }
            }
            """
          )
        ])
      ).map { String($0.prefix { $0 != "(" }) }
  }

  private static let warning = [
    "warning en download: 'Download' is the label in every row of a list "
  ]

  @Test(
    "a view that lists show, themselves or through others",
    arguments: [
      "struct A: View { var body: some View { ForEach(songs) { song in Indicator(song) } } }",
      "struct A: View { var body: some View { List(songs) { song in Indicator(song) } } }",
      """
      struct A: View { var body: some View { ForEach(songs) { song in Line(song) } } }
      struct Line: View { var body: some View { HStack { Text(song.name); Indicator { load() } } } }
      """,
      """
      struct A: View { var body: some View { ForEach(songs) { song in Indicator(song) } } }
      #Preview { Indicator(song) }
      struct A_Previews: PreviewProvider { static var previews: some View { Indicator(song) } }
      """,
      """
      struct A: View {
        var body: some View {
          ForEach(songs) { song in NavigationLink { Page(song) } label: { Indicator(song) } }
        }
      }
      """,
    ])
  func rows(views: String) { #expect(Self.found(views) == Self.warning, "\(views)") }

  @Test(
    "a view that something else shows, too, or that nothing shows",
    arguments: [
      "", "struct A: View { var body: some View { Indicator(song) } }",
      "struct A: View { var body: some View { Indicator { load() } } }",
      """
      struct A: View { var body: some View { ForEach(songs) { song in Indicator(song) } } }
      struct B: View { var body: some View { Indicator(song) } }
      """,
      // What a press on the row opens.
      """
      struct A: View {
        var body: some View {
          ForEach(songs) { song in NavigationLink { Indicator(song) } label: { Line(song) } }
        }
      }
      """,
      """
      struct A: View {
        var body: some View {
          ForEach(songs) { song in NavigationLink("Song", destination: Indicator(song)) }
        }
      }
      """,
      """
      struct A: View {
        var body: some View {
          ForEach(songs) { song in Line(song).sheet(isPresented: $isOpen) { Indicator(song) } }
        }
      }
      """,
      // No program of SwiftUI.
      "func show() { songs.ForEach.Indicator(song) }",
    ])
  func others(views: String) { #expect(Self.found(views) == [], "\(views)") }

  @Test("a view that is called a row is one where a list shows it, wherever else it is shown")
  func names() {
    let list = "struct A: View { var body: some View { ForEach(s) { s in SongRowView(s) } } }\n"
    let page = "struct B: View { var body: some View { SongRowView(song) } }"
    #expect(Self.found(list + page, name: "SongRowView") == Self.warning)
    #expect(Self.found(page, name: "SongRowView") == [])
    let empty = list.replacing("SongRowView", with: "EmptyRowView")
    #expect(Self.found(empty, name: "EmptyRowView") == [])
  }
}
