/// Acronyms, and short words that are words: what decides about runs of two or three capitals.
struct CapitalsVocabulary: Sendable {
  /// The lists that come with the library.
  static let shared = CapitalsVocabulary()

  private let acronyms: Set<String>
  private let shortWords: Set<String>

  private init() {
    acronyms = Set(Self.englishAcronyms.split(whereSeparator: \.isWhitespace).map(String.init))
    shortWords = Set(Self.englishWords.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Whether a word, in lower case, is an acronym; a plural `s` is allowed.
  func isAcronym(_ word: String, in locale: LocaleTag) -> Bool {
    acronyms.contains(word) || (word.hasSuffix("s") && acronyms.contains(String(word.dropLast())))
  }

  /// Whether a word, in lower case, is a short word of the locale's language and no acronym.
  func isShortWord(_ word: String, in locale: LocaleTag) -> Bool {
    locale.language == "en" && shortWords.contains(word)
  }

  /// Written in capitals in every language that uses the Latin script.
  private static let englishAcronyms = """
    ok url uri urn pin cli sdk api drm gpc vpn faq iso rss gif png jpg jpeg svg pdf dns smb
    ftp nfs sftp ftps http https html xml json yaml csv opml ssid totp hotp otp iban bic swift
    vat pcap uuid guid sha md ssl tls ssh dvd cd tv hd sd uhd hdr oled lcd led usb nfc gps sms
    mms rcs qr ai ar vr id ip lan wlan wifi wpa wps ram rom cpu gpu os ios pc uk us usa eu un
    uae cvv cvc sku qty fps dpi ppi kb mb gb tb kib mib gib km mm cm mi ft lb lbs oz kg mg ml
    kwh bpm db hz khz mhz ghz am pm bc ad bce ce utc gmt cc by sa nd nc gpl lgpl agpl mit bsd
    eta tts stt tbd nsfw asap diy ceo cto hr tld aka dm ama rtl ltr sos atm emi upi kyc pan
    gst gstin ifsc neft rtgs imps aadhaar bhim icu av aes rsa pgp gpg imap pop smtp ldap saml
    sso mfa fido mac udp tcp ipv bmi mp mpeg avi heic heif webp aac flac ogg opus wav midi mkv
    isbn issn doi asin ean upc nda eula tos dmca gdpr ccpa coppa hipaa usd eur gbp jpy cad aud
    chf cny inr btc eth bbc cnn nasa fbi who unesco covid lgbt lgbtq captcha recaptcha alt
    ctrl esc cmd na
    """

  /// English words of two or three letters that are no acronyms.
  private static let englishWords = """
    an or of on no up go in by to me my we it is at as be do if so us add all off yes new not
    end buy pay use set tap get log out for and the see try now old top low max min hot day
    ask cut fix how one two you
    """
}
