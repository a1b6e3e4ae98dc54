/// What Apple's choice of localizations knows beyond CLDR (apple-oss-distributions/ICU 9e809777,
/// `ualoc.cpp` and its locale data).
enum AppleLocaleTables {
  /// Names that stand for other locales, in ICU's spelling.
  static let aliases = TextTable(
    #"""
    ar: arabic
    da: danish
    de: german
    en: english
    es: spanish
    fi: finnish
    fr: french
    it: italian
    ja: japanese
    ko: korean
    nb: norwegian
    nb_NO: no_NO
    nl: dutch
    pl: polish
    pt: portuguese
    ru: russian
    sv: swedish
    th: thai
    tr: turkish
    yue_Hans_CN: yue_CN
    yue_Hant_HK: yue_HK
    zh_Hans: chinese
    zh_Hans_CN: zh_CN
    zh_Hans_SG: zh_SG
    zh_Hant_HK: zh_HK
    zh_Hant_MO: zh_MO
    zh_Hant_TW: zh_TW
    """#)

  /// Parents that differ from CLDR's or are missing in ICU 72.
  static let parents = TextTable(
    #"""
    ar: ars
    en_001: en_GB
    en_150: en_CY en_FR
    en_AU: en_CC en_CK en_CX en_NF en_NR en_NU en_NZ en_PG en_WS
    en_GB: en_150 en_AG en_AI en_AU en_BB en_BD en_BM en_BN en_BS en_BW en_BZ en_DG en_DM en_FJ
    en_GB: en_FK en_GD en_GG en_GH en_GI en_GM en_GY en_HK en_IE en_IM en_IN en_IO en_JE en_JM
    en_GB: en_KE en_KI en_KN en_KY en_LC en_LK en_LS en_MO en_MS en_MT en_MU en_MV en_MW en_MY
    en_GB: en_NA en_NG en_PK en_PN en_SB en_SC en_SD en_SG en_SH en_SL en_SS en_SZ en_TC en_TO
    en_GB: en_TT en_TV en_TZ en_UG en_VC en_VG en_VU en_ZA en_ZM en_ZW
    es_419: es_AG es_AW es_CA es_CW es_MX es_SX es_TT
    root: zh_TW
    wuu_Hans: wuu
    yue_HK: yue_Hant
    yue_Hant: yue
    zh_HK: zh_Hant_HK
    zh_Hans: wuu_Hans yue_Hans
    zh_Hant: wuu_Hant zh_HK
    zh_Hant_HK: yue_HK
    zh_TW: zh_Hant
    """#)
}
