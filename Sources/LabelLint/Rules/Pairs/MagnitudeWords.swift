/// Words and signs for what a number is multiplied by: "150 thousand", "15万", "10 lakh".
enum MagnitudeWords {
  /// Words of Latin letters that stand alone or directly behind a number, folded.
  private static let words: Set<String> = [
    "k", "mn", "bn", "mio", "mln", "mld", "mrd", "mill", "tsd", "tys", "tis", "bin", "mil", "mii",
    "mille", "cent", "hundred", "hundert", "lakh", "lakhs", "crore", "crores", "ribu", "juta",
    "ezer", "elfu",
    "milioni", "libu", "milyon",
  ]
  /// Beginnings of words of Latin letters, folded: all that are made like "thousand" or "million" too.
  private static let stems: [StaticString] = [
    "thousand", "tausend", "tusen", "tusind", "duizend", "tuhat", "tuhan", "tysi", "tisic", "tisíc",
    "tisoč",
    "tisuć", "tūkstan", "tūksto", "milio", "milij", "milj", "milly", "million", "millon", "millón",
    "milhão",
    "milhõe", "milliard", "milyar", "billion", "miliard", "miljard", "nghìn", "ngàn", "triệu", "tỷ",
    "þúsund",
  ]
  /// The same in other scripts, wherever they stand.
  private static let others: [StaticString] = [
    "тыс", "тис", "тіс", "хил", "хіл", "миң", "мың", "минг", "млн", "млрд", "милли", "мильй",
    "мільй", "мили",
    "万", "萬", "亿", "億", "百", "千", "만", "억", "천", "백", "χιλ", "εκατ", "أل", "ألف", "الف", "آلاف",
    "مليون",
    "مليار", "هزار", "میلیون", "میلیارد", "ہزار", "لاکھ", "کروڑ", "אלף", "אלפ", "מיליון", "हज़ार",
    "हजार", "लाख",
    "करोड", "लक्ष", "दशलक्ष", "হাজার", "লাখ", "লক্ষ", "কোটি", "ஆயிர", "லட்ச", "கோடி", "వేల", "లక్ష", "కోట",
    "ಸಾವಿರ", "ಲಕ್ಷ", "ಕೋಟಿ", "ആയിര", "ലക്ഷ", "കോടി", "હજાર", "લાખ", "કરોડ", "ਹਜ਼ਾਰ", "ਲੱਖ", "พัน", "หมื่น",
    "แสน", "ล้าน", "ათას", "მილიონ", "հազար", "միլիոն", "ពាន់", "លាន", "ထောင်", "သောင်း", "သန်း", "ພັນ",
    "ລ້ານ",
  ]

  /// Whether one stands in a folded text.
  static func stand(in text: borrowing Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x80 {
        if others.contains(where: { text.begins(with: $0, at: index) })
          || isWordStart(index, in: text)
            && stems.contains(where: { text.begins(with: $0, at: index) })
        {
          return true
        }
        index += text.scalarOrReplacement(at: index).length
        continue
      }
      if ASCII.isLetter(byte), isWordStart(index, in: text) {
        if stems.contains(where: { text.begins(with: $0, at: index) }) { return true }
        let start = index
        while index < text.count, ASCII.isLetter(text[index]) { index += 1 }
        let isWhole = index == text.count || text[index] < 0x80
        if isWhole, index - start <= 8, words.contains(word(start..<index, in: text)) {
          return true
        }
        continue
      }
      index += 1
    }
    return false
  }

  /// Whether no letter stands before an offset.
  private static func isWordStart(_ index: Int, in text: borrowing Span<UInt8>) -> Bool {
    index == 0 || text[index - 1] < 0x80 && !ASCII.isLetter(text[index - 1])
  }

  private static func word(_ range: Range<Int>, in text: borrowing Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    for index in range { bytes.append(text[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
