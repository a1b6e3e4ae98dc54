import LabelLint
import Testing

/// Where the word for a control stands in a label, by the word order of the language.
@Suite struct RoleWordMatchingTests {
  /// A label, its language, and one role word that must be found in it.
  struct Hit: Sendable {
    let tag: String
    let text: String
    let expected: String

    init(_ tag: String, _ text: String, _ expected: String) {
      self.tag = tag
      self.text = text
      self.expected = expected
    }
  }

  /// A label without a role word that may be reported.
  struct Trap: Sendable {
    let tag: String
    let text: String

    init(_ tag: String, _ text: String) {
      self.tag = tag
      self.text = text
    }
  }

  static let headFirst = [
    Hit("fr", "Bouton Lecture", "button head Bouton + Lecture"),
    Hit("fr", "Icône de lecture", "icon head Icône + lecture"),
    Hit("fr", "L’icône d’accueil", "icon head icône + accueil"),
    Hit("fr", "Le bouton du menu", "button head bouton + menu"),
    Hit("es", "Imagen de perfil", "image head Imagen + perfil"),
    Hit("es-MX", "Botón de reproducir", "button head Botón + reproducir"),
    Hit("it", "L'immagine del profilo", "image head immagine + profilo"),
    Hit("pt-BR", "Botão Reproduzir", "button head Botão + Reproduzir"),
    Hit("ca", "La icona de perfil", "icon head icona + perfil"),
    Hit("ro", "Butonul Redare", "button head Butonul + Redare"),
    Hit("pl", "Przycisk Odtwarzaj", "button head Przycisk + Odtwarzaj"),
    Hit("pl", "Główna ikona", "icon tail ikona + Główna"),
    Hit("cs", "Tlačítko Přehrát", "button head Tlačítko + Přehrát"),
    Hit("cs", "Akční tlačítko", "button tail tlačítko + Akční"),
    Hit("ru", "Значок приложения", "icon head Значок + приложения"),
    Hit("el", "Εικόνα προφίλ", "image head Εικόνα + προφίλ"),
    Hit("el", "ΕΙΚΟΝΑ ΠΡΟΦΙΛ", "image head ΕΙΚΟΝΑ + ΠΡΟΦΙΛ"),
    Hit("ar", "زر الإعدادات", "button head زر + الإعدادات"),
    Hit("ar", "الزر الرئيسي", "button head الزر + الرئيسي"),
    Hit("ar", "وأيقونة الملف", "icon head أيقونة + الملف"),
    Hit("he", "כפתור השמעה", "button head כפתור + השמעה"),
    Hit("fa", "دکمه‌ی پخش", "button head دکمه‌ی + پخش"),
    Hit("fa", "دکمهٔ پخش", "button head دکمهٔ + پخش"),
    Hit("vi", "Biểu tượng cài đặt", "icon head Biểu tượng + cài đặt"),
    Hit("id", "Tombol putar", "button head Tombol + putar"),
    Hit("ms", "Butang main", "button head Butang + main"),
    Hit("sr", "Дугме Пусти", "button head Дугме + Пусти"),
    Hit("sr-Latn", "Dugme Pusti", "button head Dugme + Pusti"),
    Hit("th", "ปุ่มเล่น", "button head ปุ่ม + เล่น"),
  ]

  static let headFirstTraps = [
    Trap("fr", "Copier l’image"),
    Trap("fr", "Image dans l’image"),
    Trap("es", "Diálogo de inicio"),
    Trap("es", "Botón derecho"),
    Trap("es", "Catálogo"),
    Trap("it", "Salva immagine"),
    Trap("ru", "Сохранить картинку"),
    Trap("ru", "Нажмите кнопку"),
    Trap("pl", "Obraz w obrazie"),
    Trap("ar", "أزرق"),
    Trap("ar", "زر الماوس"),
    Trap("ar", "رمز التحقق"),
    Trap("vi", "Biểu tượng cảm xúc"),
    Trap("vi", "Ảnh hưởng"),
    Trap("th", "ภาพรวม"),
    Trap("th", "คุณภาพ"),
    Trap("id", "Tombol volume"),
  ]

  static let verbLast = [
    Hit("tr", "Oynat düğmesi", "button tail düğmesi + Oynat"),
    Hit("tr", "AYARLAR SİMGESİ", "icon tail SİMGESİ + AYARLAR"),
    Hit("hu", "Lejátszás gomb", "button tail gomb + Lejátszás"),
    Hit("hu", "lejátszásgomb", "button closed gomb + lejátszás"),
    Hit("hi", "चलाएं बटन", "button tail बटन + चलाएं"),
    Hit("hi", "प्रोफ़ाइल का आइकॉन", "icon tail आइकॉन + प्रोफ़ाइल"),
    Hit("bn", "প্লে বোতাম", "button tail বোতাম + প্লে"),
    Hit("ta", "அமைப்புகள் ஐகான்", "icon tail ஐகான் + அமைப்புகள்"),
    Hit("ml", "പ്ലേ ബട്ടണ്‍", "button tail ബട്ടണ്‍ + പ്ലേ"),
    Hit("ml", "പ്ലേ ബട്ടൺ", "button tail ബട്ടൺ + പ്ലേ"),
    Hit("ja", "再生ボタン", "button tail ボタン + 再生"),
    Hit("ja", "プロフィールの画像", "image tail 画像 + プロフィール"),
    Hit("ja", "チェックマーク アイコン", "icon tail アイコン + チェックマーク"),
    Hit("ko", "재생 버튼", "button tail 버튼 + 재생"),
    Hit("ko", "재생 버튼을", "button tail 버튼 + 재생"),
  ]

  static let verbLastTraps = [
    Trap("tr", "Alt simge"),
    Trap("tr", "Düğmesine basın"),
    Trap("tr", "Simge durumuna küçült"),
    Trap("hu", "Térkép"),
    Trap("hu", "Grafikon"),
    Trap("hu", "Képernyő"),
    Trap("hi", "मानचित्र"),
    Trap("hi", "गणित का प्रतीक"),
    Trap("ja", "画像を保存"),
    Trap("ja", "ドリンク"),
    Trap("ja", "切り替え"),
    Trap("ko", "새로고침"),
    Trap("ko", "그림자"),
  ]

  static let headLast = [
    Hit("en", "Play button", "button tail button + Play"),
    Hit("en", "Share Icon", "icon tail Icon + Share"),
    Hit("en", "Trash Order Button", "button tail Button + Trash Order"),
    Hit("en", "Volume seek bar", "slider tail seek bar + Volume"),
    Hit("en-GB", "\u{FFFC} check box", "checkbox tail check box + \u{FFFC}"),
    Hit("zh-Hans", "快退按钮", "button tail 按钮 + 快退"),
    Hit("zh-CN", "下载图标", "icon tail 图标 + 下载"),
    Hit("zh-Hans", "用户的头像图片", "image tail 图片 + 用户的头像"),
    Hit("zh-TW", "設定按鈕", "button tail 按鈕 + 設定"),
    Hit("fi", "Toista-painike", "button hyphen painike + Toista"),
    Hit("fi", "toistopainike", "button closed painike + toisto"),
    Hit("fi", "Asetukset\u{2011}kuvake", "icon hyphen kuvake + Asetukset"),
    Hit("et", "Uuesti sünkroniseerimise nupp", "button tail nupp + Uuesti sünkroniseerimise"),
    Hit("lt", "Leisti mygtukas", "button tail mygtukas + Leisti"),
    Hit("eu", "Profilaren ikonoa", "icon tail ikonoa + Profilaren"),
  ]

  static let headLastTraps = [
    Trap("en", "Copy image"),
    Trap("en", "Customize button"),
    Trap("en", "Choose icon"),
    Trap("en", "Enter picture-in-picture"),
    Trap("en", "App icon"),
    Trap("en", "Image quality"),
    Trap("en", "Switch account"),
    Trap("en", "Copy link"),
    Trap("en", "Silicon"),
    Trap("en", "Favicon"),
    Trap("zh-Hans", "保存图片"),
    Trap("zh-Hans", "地图标记"),
    Trap("zh-Hant", "分享圖片"),
    Trap("fi", "Pikakuvake"),
    Trap("fi", "Elokuva"),
    Trap("fi", "Tallenna kuva"),
    Trap("et", "Ekraanipilt"),
  ]

  static let compounding = [
    Hit("de", "Wiedergabeschaltfläche", "button closed schaltfläche + Wiedergabe"),
    Hit("de", "Play-Button", "button hyphen Button + Play"),
    Hit("de", "Häkchensymbol", "icon closed symbol + Häkchen"),
    Hit("de-AT", "Lieblingssymbol", "icon closed symbol + Liebling"),
    Hit("de", "Button „Zurück“", "button head Button + Zurück"),
    Hit("de", "Symbol für Einstellungen", "icon head Symbol + Einstellungen"),
    Hit("de", "Weißes Logo", "logo tail Logo + Weißes"),
    Hit("nl", "Afspeelknop", "button closed knop + Afspeel"),
    Hit("nl", "Icoon van map", "icon head Icoon + map"),
    Hit("sv", "Bakåtspolningsknapp", "button closed knapp + Bakåtspolning"),
    Hit("sv", "Ikonen för inställningar", "icon head Ikonen + inställningar"),
    Hit("da", "Knappen Tilbage", "button head Knappen + Tilbage"),
    Hit("nb", "Spill av-knapp", "button hyphen knapp + Spill av"),
  ]

  static let compoundingTraps = [
    Trap("de", "Bild speichern"),
    Trap("de", "Währungssymbol"),
    Trap("de", "Fremdwährungssymbol"),
    Trap("de", "Vollbild"),
    Trap("de", "Symbolleiste"),
    Trap("de", "Bild im Bild"),
    Trap("de", "Statussymbol"),
    Trap("nl", "Beknopt"),
    Trap("nl", "Voorbeeld"),
    Trap("sv", "Lexikon"),
    Trap("sv", "Logga in"),
    Trap("sv", "Skärmbild"),
    Trap("da", "Leksikon"),
    Trap("nb", "Bilde-i-bilde"),
  ]

  @Test(arguments: headFirst + verbLast + headLast + compounding)
  func findsTheRoleWord(hit: Hit) throws {
    var reading = LabelReading()
    let found = try reading.roles(hit.text, hit.tag)
    #expect(found.contains(hit.expected), "\(hit.tag) \(hit.text): \(found)")
    #expect(Set(found.map { $0.split(separator: " ")[1] }).count == 1, "\(found)")
  }

  @Test(arguments: headFirstTraps + verbLastTraps + headLastTraps + compoundingTraps)
  func leavesOtherWordsAlone(trap: Trap) throws {
    var reading = LabelReading()
    #expect(try reading.roles(trap.text, trap.tag) == [], "\(trap.tag) \(trap.text)")
  }

  @Test func aLabelThatIsOnlyARoleIsWhole() throws {
    var reading = LabelReading()
    #expect(try reading.roles("Button", "en") == ["button whole Button + "])
    #expect(try reading.roles("ボタン", "ja") == ["button whole ボタン + "])
    #expect(try reading.roles("L’icône", "fr") == ["icon whole icône + "])
  }
}
