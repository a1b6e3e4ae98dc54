import LabelLint
import Testing

/// What a number of a translation is compared with.
@Suite struct NumberMismatchTests {
  /// What is said of German texts beside English ones, both of `.strings` files.
  private func found(_ english: String, _ german: String) -> [String] {
    CheckedFiles([
      "App/en.lproj/Localizable.strings": english, "App/de.lproj/Localizable.strings": german,
    ]).findings(of: "number-mismatch")
  }

  @Test("the second text of a key that is twice translates the second")
  func repeatedKeys() {
    let english = "\"size\" = \"Size 1\";\n\"size\" = \"Size 2\";\n"
    #expect(found(english, "\"size\" = \"Stufe 1\";\n\"size\" = \"Stufe 2\";\n") == [])
    #expect(
      found(english, "\"size\" = \"Stufe 1\";\n\"size\" = \"Stufe 3\";\n") == [
        "warning de size: the number is '3', but the source has '2'"
      ])
  }

  @Test("a text that stands once more than its source is compared with the first")
  func repeatedOftener() {
    let english = "\"size\" = \"Size 1\";\n"
    #expect(
      found(english, "\"size\" = \"Stufe 1\";\n\"size\" = \"Stufe 3\";\n") == [
        "warning de size: the number is '3', but the source has '1'"
      ])
  }

  @Test("digits of a number that both texts have are no other number of the source")
  func digitsOfOthers() {
    func told(_ english: String, _ german: String) -> [String] {
      found("\"offer\" = \"\(english)\";\n", "\"offer\" = \"\(german)\";\n")
    }
    #expect(
      told("Up to 5 GB for $5.99", "Bis 6 GB für 5,99 $") == [
        "warning de offer: the number is '6', but the source has '5'"
      ])
    #expect(told("Up to 5 GB for $5.99", "Bis 5 GB für 5,99 $") == [])
    #expect(told("Latin 5 and 5.99", "Latin-5 und 5,99") == [])
  }

  @Test("one of two equal numbers is another, though the text has a word for one")
  func equalNumbers() {
    func told(_ english: String, _ german: String) -> [String] {
      found("\"notes\" = \"\(english)\";\n", "\"notes\" = \"\(german)\";\n")
    }
    let source = "Made with Foo[1] and Bar[2]. [1] here [2] there"
    #expect(
      told(source, "Mit einem Foo[4] und Bar[2] gemacht. [1] hier [2] dort") == [
        "warning de notes: the number is '4', but the source has '1'"
      ])
    #expect(told(source, "Mit Bar[2] und Foo[1] gemacht. [1] hier [2] dort") == [])
    #expect(
      told("Needs 400x400 pixels", "Braucht 400 x 300 Pixel") == [
        "warning de notes: the number is '300', but the source has '400'"
      ])
    #expect(told("Needs 400x400 pixels", "Braucht 400 × 400 Pixel") == [])
    #expect(told("The mask is 0x40", "Die Maske ist 0x40") == [])
  }

  @Test("what is counted keeps its number, which may be a word")
  func counts() {
    func told(_ english: String, _ german: String) -> [String] {
      found("\"text\" = \"\(english)\";\n", "\"text\" = \"\(german)\";\n")
    }
    #expect(
      told("Up to 5 devices at a time", "Bis zu Geräte gleichzeitig") == [
        "note de text: the number '5' of the source is missing"
      ])
    for german in ["Bis zu fünf Geräte gleichzeitig", "Bis zu 5 Geräte gleichzeitig"] {
      #expect(told("Up to 5 devices at a time", german) == [])
    }
    #expect(told("Both of the 2 devices", "Beide Geräte") == [])
    #expect(told("Silent for 7 days", "Eine Woche lang still") == [])
  }

  @Test("units of octets belong to no name of letters and digits")
  func octets() {
    func told(_ english: String, _ french: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/Localizable.strings": "\"size\" = \"\(english)\";\n",
        "App/fr.lproj/Localizable.strings": "\"size\" = \"\(french)\";\n",
      ]).findings(of: "number-mismatch")
    }
    #expect(
      told("Up to 5GB", "Jusqu’à 6Go") == [
        "warning fr size: the number is '6', but the source has '5'"
      ])
    #expect(told("Up to 5GB", "Jusqu’à 5Go") == [])
  }

  @Test("half of a thing and all of it in percent may be words, and no other numbers")
  func parts() {
    func told(_ english: String, _ german: String) -> [String] {
      found("\"offer\" = \"\(english)\";\n", "\"offer\" = \"\(german)\";\n")
    }
    #expect(told("Get 50% off", "Zum halben Preis") == [])
    #expect(told("100% free", "Ganz kostenlos") == [])
    #expect(
      told("Get 70% off", "Viel billiger") == [
        "note de offer: the number '70' of the source is missing"
      ])
    #expect(
      told("Get 50% off", "Um 30% billiger") == [
        "warning de offer: the number is '30', but the source has '50'"
      ])
  }

  @Test("a number that may stand for what is filled in is not compared with another")
  func filledIn() {
    #expect(
      found(
        "\"risk\" = \"In the last %u days, and up to 45 minutes after\";\n",
        "\"risk\" = \"In den letzten 14 Tagen\";\n") == [
          "warning de risk: '14' is not in the source, and '45' of the source is missing; check whether the translation is outdated"
        ])
    #expect(
      found(
        "\"risk\" = \"In the last 45 minutes\";\n", "\"risk\" = \"In den letzten 14 Minuten\";\n")
        == ["warning de risk: the number is '14', but the source has '45'"])
  }
}
