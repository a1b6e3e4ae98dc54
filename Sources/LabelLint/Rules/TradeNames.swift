/// Names of products, services and techniques that keep their letters in every language and are no
/// ordinary words.
enum TradeNames {
  /// Their words in small letters; each is registered as a trademark by the company or body that it
  /// stands for, such as the Bluetooth SIG.
  static let words: Set<String> = [
    "airplay", "android", "bluetooth", "chromecast", "chromium", "dropbox", "ethernet", "facebook",
    "firefox", "github", "gitlab", "gmail", "google", "instagram", "ios", "ipados", "javascript",
    "linux", "macos", "microsoft", "miracast", "mozilla", "netflix", "paypal", "reddit", "spotify",
    "talkback", "unicode", "vimeo", "voiceover", "whatsapp", "wikimedia", "wikipedia", "youtube",
  ]

  /// Those of several words, which are ordinary ones.
  static let phrases = [
    "android auto", "apple watch", "buy me a coffee", "google play", "google pay", "apple pay",
    "open collective", "play store", "app store",
  ]
}
