import LabelLint
import Testing

@Suite("Words of a text")
struct WholeWordsTests {
  @Test(
    "Hyphens and apostrophes join",
    arguments: [
      ("", []), (" - ", []), ("Play", ["Play"]), ("Play music", ["Play", "music"]),
      ("Wi-Fi on", ["Wi-Fi", "on"]), ("don't", ["don't"]), ("l'image", ["l'image"]),
      ("l’image", ["l’image"]), ("rock-and-roll", ["rock-and-roll"]), ("a -b", ["a", "b"]),
      ("a - b", ["a", "b"]), ("a--b", ["a", "b"]), ("'quoted' word", ["quoted", "word"]),
      ("3.5 km", ["3.5", "km"]), ("\u{FFFC} files", ["\u{FFFC}", "files"]),
      ("\u{FFFC}-day", ["\u{FFFC}-day"]), ("100%", ["100"]), ("e-mail's", ["e-mail's"]),
      ("jean‑luc", ["jean‑luc"]), ("Поиск по-русски", ["Поиск", "по-русски"]),
      ("😀 ok", ["ok"]), ("a/b", ["a", "b"]), ("snake_case", ["snake_case"]),
    ])
  func words(text: String, expected: [String]) throws {
    var breaking = WordBreaking()
    let bytes = Array(text.utf8)
    var found: [String] = []
    breaking.forEachWord(in: bytes.span) { range in
      found.append(String(decoding: bytes[range], as: UTF8.self))
    }
    #expect(found == expected)
    #expect(breaking.count(bytes.span) == expected.count)
  }
}
