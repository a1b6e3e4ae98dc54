import LabelLint
import Testing

/// What composables are made of that rows of lists call, by whatever name.
@Suite("Composables in rows")
struct RowComposablesTests {
  /// Messages of `non-unique-label` about "Download" in a composable, with code that calls it.
  private static func found(
    _ calls: String, name: String = "Indicator", more: [(path: String, text: String)] = []
  ) -> [String] {
    let program = """
      import androidx.compose.runtime.Composable

      \(calls)
      @Composable private fun \(name)(onClick: () -> Unit) {
        IconButton(onClick = onClick) {
          Icon(a, contentDescription = stringResource(R.string.download))
        }
      }
      """
    return UsesInRulesTests.findings(
      [RuleCheck.Text(key: "download", text: "Download")],
      [("app/src/main/kotlin/Songs.kt", program)] + more, rules: ["non-unique-label"]
    ).map(UsesInRulesTests.shown)
  }

  private static let warning = ["warning non-unique-label download en"]

  @Test(
    "a composable that rows call, themselves or through others",
    arguments: [
      "@Composable fun SongItem(song: Song) { Row { Text(song.name); Indicator(onClick = {}) } }",
      "@Composable fun Songs() { LazyColumn { items(songs) { Indicator(onClick = {}) } } }",
      """
      @Composable fun Songs() { songs.forEach { song -> SongCard(song) } }
      @Composable fun SongCard(song: Song) { Indicator(onClick = {}) }
      """,
      """
      @Composable fun SongItem(song: Song) { SongState(song) }
      @Composable fun SongState(song: Song) { when (song.state) { State.NEW -> Indicator(onClick = {}) } }
      """,
      """
      @Composable fun SongItem(song: Song) { One(song) }
      @Composable fun One(song: Song) { Two(song) }
      @Composable fun Two(song: Song) { Indicator(onClick = {}) }
      """,
      """
      @Composable fun SongItem(song: Song) { Indicator(onClick = {}) }
      @Preview @Composable fun Shown() { Indicator(onClick = {}) }
      """,
    ])
  func rows(calls: String) { #expect(Self.found(calls) == Self.warning, "\(calls)") }

  @Test(
    "a composable that something else calls, too, or that nobody calls",
    arguments: [
      "@Composable fun Songs() { Indicator(onClick = {}) }", "",
      // Things of a loop may differ: the tools of a player.
      "@Composable fun Songs() { songs.forEach { song -> Indicator(onClick = {}) } }",
      """
      @Composable fun Account() { AccountRow(name) }
      @Composable fun AccountRow(name: String) { Indicator(onClick = {}) }
      """,
      """
      @Composable fun SongItem(song: Song) { Indicator(onClick = {}) }
      @Composable fun Songs() { Indicator(onClick = {}) }
      """,
      """
      @Composable fun SongItem(song: Song) { One(song) }
      @Composable fun One(song: Song) { Two(song) }
      @Composable fun Two(song: Song) { Three(song) }
      @Composable fun Three(song: Song) { Indicator(onClick = {}) }
      """,
      """
      @Composable fun SongItem(song: Song) { SongDialog(song) }
      @Composable fun SongDialog(song: Song) { Indicator(onClick = {}) }
      """,
      "@Composable fun Around() { Around(); Indicator(onClick = {}) }",
      "fun SongItem(song: Song) { views.Indicator(onClick = {}) }",
    ])
  func others(calls: String) { #expect(Self.found(calls) == [], "\(calls)") }

  @Test("names that tell nothing")
  func names() {
    let row = "@Composable fun SongItem(song: Song) { Indicator(onClick = {}) }"
    let twin = "\n@Composable fun Indicator(size: Int) { Text(stringResource(R.string.download)) }"
    #expect(Self.found(row + twin) == [])
    let dialog = "@Composable fun SongItem(song: Song) { StateDialog(onClick = {}) }"
    #expect(Self.found(dialog, name: "StateDialog") == [])
  }

  @Test("private composables of one name in two files")
  func privateComposables() {
    let row = "@Composable fun SongItem(song: Song) { Indicator(onClick = {}) }"
    let other = """
      import androidx.compose.runtime.Composable
      @Composable fun Page() { Text(stringResource(R.string.download)); Indicator(size = 1) }
      @Composable private fun Indicator(size: Int) { Box(size) }
      """
    #expect(Self.found(row, more: [("app/src/main/kotlin/Other.kt", other)]) == Self.warning)
  }

  @Test("the row of a message has no name that a label could say")
  func messages() {
    let row = "@Composable fun MessageItem(message: Message) { Indicator(onClick = {}) }"
    #expect(Self.found(row) == ["note non-unique-label download en"])
  }
}
