/// Languages that are written in one script wherever they are spoken (CLDR, likely subtags): the answer
/// that ICU gives for every region, without asking it.
enum LikelyScripts {
  /// Scripts by language subtag.
  static let byLanguage = TextTable(
    """
    Latn: af ast br ca ceb co cs cy da de en eo es et eu fi fil fo fr fy ga gd gl gsw gv haw hr hsb hu id ig is it jv kl la lb ln lt lv mg mi mt nb nl nn no oc pl pt qu rm ro sk sl sm sn so sq st sv sw tl tn to vi wo xh yo zu
    Cyrl: be bg mk ru uk
    Arab: ar fa ur
    Grek: el
    Hebr: he
    Deva: hi mr ne
    Beng: bn as
    Taml: ta
    Telu: te
    Gujr: gu
    Knda: kn
    Mlym: ml
    Orya: or
    Sinh: si
    Thai: th
    Laoo: lo
    Khmr: km
    Mymr: my
    Geor: ka
    Armn: hy
    Ethi: am ti
    Jpan: ja
    Kore: ko
    """)
}
