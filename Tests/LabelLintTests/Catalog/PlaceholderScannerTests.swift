import LabelLint
import Testing

@Suite("Placeholders of a text")
struct PlaceholderScannerTests {
  @Test(
    "Java's grammar",
    arguments: [
      ("", []), ("plain", []), ("%%", []), ("%n", []), ("a%nb %-5%|", []),
      ("%s %<s %s", ["1 s general 0-2", "1 s general 3-6", "2 s general 7-9"]),
      ("%2$s %s %1$s", ["2 s general 0-4", "1 s general 5-7", "1 s general 8-12"]),
      ("%01$s", ["1 s general 0-5"]), ("%,.2f", ["1 f float 0-5"]),
      ("%1$tY-%1$tm", ["1 tY date 0-5", "1 tm date 6-11"]), ("%TH", ["1 TH date 0-3"]),
      ("é %d", ["1 d int 3-5"]), ("%c%x", ["1 c char 0-2", "2 x int 2-4"]),
      ("%hs", ["1 h general 0-2"]), ("50% off", ["1 o int 2-5"]),
      ("%", ["!unknown-format-conversion 0-1"]), ("100% é", ["!unknown-format-conversion 3-7"]),
      ("%lld %s", ["1 s general 5-7", "!unknown-format-conversion 0-2"]),
      ("%@%@", ["!unknown-format-conversion 0-2", "!unknown-format-conversion 2-4"]),
      ("%1$", ["!unknown-format-conversion 0-3"]), ("%.d", ["!unknown-format-conversion 0-2"]),
      ("%0$s", ["!illegal-format-argument-index 0-4"]),
      ("%99999999999$s", ["!illegal-format-argument-index 0-14"]),
      ("% s", ["!format-flags-conversion-mismatch 0-3"]), ("%-s", ["!missing-format-width 0-3"]),
      ("%-n", ["!illegal-format-flags 0-3"]), ("%--5d", ["!illegal-format-flags 0-5"]),
      ("%5.2d", ["!illegal-format-precision 0-5"]),
      ("%999999999999s", ["!illegal-format-width 0-14"]),
      ("%<s %s", ["1 s general 4-6", "!missing-format-argument 0-3"]),
      ("%B %s", ["1 B general 0-2", "2 s general 3-5"]), ("%Y", ["!unknown-format-conversion 0-2"]),
      ("%C12%%", ["1 C char 0-2"]), ("%A% %s", ["1 A float 0-2", "!illegal-format-flags 2-5"]),
      ("%tE", ["!unknown-format-conversion 0-3"]), ("%5n", ["!illegal-format-width 0-3"]),
      ("%1$d %1$s", ["1 d int 0-4", "1 s general 5-9"]),
      ("%1$tY %1$d", ["1 tY date 0-5", "1 d int 6-10"]),
      ("%1$d %1$f", ["1 d int 0-4", "1 f float 5-9", "!argument-type-conflict 5-9"]),
    ])
  func java(text: String, found: [String]) {
    #expect(PlaceholderText.describe(text, .android) == found)
  }

  @Test(
    "where nothing shows that a text is formatted: patterns of dates, and tokens between percent signs",
    arguments: [
      ("%d. %B %Y", []), ("%H:%M:%S.%F", []), ("%-d %b %Y %Ex", []), ("%a, %e %b", []),
      ("%Y", ["!unknown-format-conversion 0-2"]), ("%d %s", ["1 d int 0-2", "2 s general 3-5"]),
      ("Pay %PRICE% on %DUE_DATE2%", ["PRICE token 4-11", "DUE_DATE2 token 15-26"]),
      ("%A% %s", ["1 A float 0-2", "2 s general 4-6"]),
    ])
  func unproven(text: String, found: [String]) {
    #expect(PlaceholderText.describe(text, .android, prose: .unproven) == found)
  }

  @Test(
    "NSString's grammar",
    arguments: [
      ("%%", []), ("%@ %1$@ %@", ["1 @ object 0-2", "1 @ object 3-7", "2 @ object 8-10"]),
      ("%2$d %d", ["2 d int 0-4", "1 d int 5-7"]), ("%-+05.3lld", ["1 lld int 0-10"]),
      ("%hhd%zd%qd", ["1 hhd int 0-4", "2 zd int 4-7", "3 qd int 7-10"]),
      ("%*d", ["2 d int 0-3", "1 * int 1-2"]),
      ("%*.*f", ["3 f float 0-5", "1 * int 1-2", "2 * int 3-4"]),
      ("%2$*1$d", ["2 d int 0-7", "1 * int 3-4"]), ("% 1$@", ["1 @ object 0-5"]),
      ("%D%U%O", ["1 D int 0-2", "2 U int 2-4", "3 O int 4-6"]), ("%Lf", ["1 Lf float 0-3"]),
      ("%s%S%p", ["1 s cstring 0-2", "2 S cstring 2-4", "3 p pointer 4-6"]),
      ("%#@files@", ["1 #@files@ variable 0-9"]), ("%2$#@a_1@", ["2 #@a_1@ variable 0-9"]),
      ("%@ %#@n@ %d", ["1 @ object 0-2", "2 #@n@ variable 3-8", "3 d int 9-11"]),
      ("%#@n", ["!malformed-variable-reference 0-4"]),
      ("%1#@n@", ["1 #@n@ variable 0-6"]), ("%2$-5.1#@n@", ["2 #@n@ variable 0-11"]),
      ("%#2$@n@", ["2 @n@ variable 0-7"]), ("% #@n@", ["1 #@n@ variable 0-6"]),
      ("%*#@n@", ["2 #@n@ variable 0-6", "1 * int 1-2"]),
      ("%#@a-b@", ["!malformed-variable-reference 0-4"]),
      ("%128$#@n@", ["!malformed-variable-reference 0-9"]),
      ("%[n_1]@", ["1 @ object 0-7"]), ("%2$[n]@", ["2 @ object 0-7"]),
      ("%[n]d", ["!unknown-format-conversion 0-2"]), ("%[]@", ["!unknown-format-conversion 0-2"]),
      ("% @", ["1 @ object 0-3"]), ("%+d", ["1 d int 0-3"]), ("%#x", ["1 x int 0-3"]),
      ("%05d", ["1 d int 0-4"]), ("%.d", ["1 d int 0-3"]), ("%.0f", ["1 f float 0-4"]),
      ("%.5*d", ["2 d int 0-5", "1 * int 3-4"]),
      ("%1$*2$.*3$f", ["1 f float 0-11", "2 * int 3-4", "3 * int 7-8"]),
      ("%hd%ld%td%jd", ["1 hd int 0-3", "2 ld int 3-6", "3 td int 6-9", "4 jd int 9-12"]),
      ("%i%u%o%x%X", ["1 i int 0-2", "2 u int 2-4", "3 o int 4-6", "4 x int 6-8", "5 X int 8-10"]),
      ("%F%e%E%g", ["1 F float 0-2", "2 e float 2-4", "3 E float 4-6", "4 g float 6-8"]),
      ("%G%a%A", ["1 G float 0-2", "2 a float 2-4", "3 A float 4-6"]),
      ("%c%C%P%n", ["1 c char 0-2", "2 C char 2-4", "3 P pointer 4-6", "4 n pointer 6-8"]),
      ("%#@@", ["!malformed-variable-reference 0-3"]),
      ("100%", ["!unknown-format-conversion 3-4"]), ("%l", ["!unknown-format-conversion 0-2"]),
      ("%5%|", ["!unknown-format-conversion 0-3"]), ("%'d", ["!unknown-format-conversion 0-2"]),
      ("%0$@", ["!unknown-format-conversion 0-3"]),
      ("%128$@", ["!illegal-format-argument-index 0-6"]),
      ("%127$@", ["127 @ object 0-6"]),
      ("%é%d", ["1 d int 3-5", "!unknown-format-conversion 0-3"]),
      ("%@ %1$d", ["1 @ object 0-2", "1 d int 3-7", "!argument-type-conflict 3-7"]),
      ("%arg", ["1 a float 0-2", "!arg-token-outside-substitution 0-4"]),
      ("%argh", ["1 a float 0-2"]),
    ])
  func nsString(text: String, found: [String]) {
    #expect(PlaceholderText.describe(text, .apple) == found)
  }

  @Test(
    "Compose's grammar",
    arguments: [
      ("%1$s of %2$d", ["1 s general 0-4", "2 d int 8-12"]), ("100%", []), ("100% sure", []),
      ("%s", ["!printed-literally 0-2"]), ("100%%", ["!printed-literally 3-5"]),
      ("%1$.2f", ["!printed-literally 0-6"]), ("%0$s", ["!illegal-format-argument-index 0-4"]),
    ])
  func compose(text: String, found: [String]) {
    #expect(PlaceholderText.describe(text, .compose) == found)
  }

  @Test(
    "Tokens",
    arguments: [
      ("{name} {0} {user.name}", ["name token 0-6", "0 token 7-10", "user.name token 11-22"]),
      ("{{ name }} {{n}}", ["name token 0-10", "n token 11-16"]),
      ("%{name} ${applicationName}", ["name token 0-7", "applicationName token 8-26"]),
      ("{} { name } {a b} ${} {-} $ {", []), ("$1 of $2", ["1 token 0-2", "2 token 6-8"]),
      ("$1$2$3", ["1 token 0-2", "2 token 2-4", "3 token 4-6"]), ("US$1$2", []),
      ("$10 $1.50 US$5 $0", []), ("'{name}' {x}", ["name token 1-7 quoted", "x token 9-12"]),
      ("l'{0}", ["0 token 2-5"]), ("it''s {name}", ["name token 6-12"]),
      ("'{'not{x}'}'", ["x token 6-9"]),
      (
        "{n, plural, one {{name} has #} other {# of {b, number, integer}}}",
        [
          "n plural number 0-65", "name token 17-23", "b number number 43-63",
        ]
      ),
      ("{n,plural,offset:1 =0{a} other{b}}", ["n plural number 0-34"]),
      ("{g, select, other {it's '{'x'}'}}", ["g select select 0-33"]),
      ("{d, date}", ["d date date 0-9"]), ("{n, ordinal}", ["n ordinal number 0-12"]),
      ("{n, plural, one {x}}", ["n plural number 0-20", "!missing-other 0-20"]),
      ("{n, plural, other {x}", ["x token 18-21", "!unmatched-brace 0-21"]),
      ("{n, plural, other {{x}", ["x token 19-22", "!unmatched-brace 0-22"]),
      ("{n, dance}", []), ("{n, plural, }", []), ("{unclosed", []), ("a } b", []),
    ])
  func tokens(text: String, found: [String]) {
    for platform in Platform.allCases {
      #expect(PlaceholderText.describe(text, platform) == found, "\(platform)")
    }
  }

  @Test(
    "Prose percent signs",
    arguments: [
      ("50% off", .behindDigit, []), ("٥٠% off", .behindDigit, []), ("96%-a", .behindDigit, []),
      ("100% sure, 50% off %s", .behindDigit, ["1 s general 19-21"]),
      ("50 % discount", .behindDigit, ["1 d int 3-6"]), ("50 % discount", .unproven, []),
      ("Numeriskt %-a", .unproven, []), ("%-5d", .unproven, ["1 d int 0-4"]),
      ("%d %% of 5% discount", .behindDigit, ["1 d int 0-2"]),
      ("100%", .behindDigit, ["!unknown-format-conversion 3-4"]),
      ("5%d", .behindDigit, ["1 d int 1-3"]), ("costs $5", .behindDigit, []),
      ("$1 or $5", .behindDigit, ["1 token 0-2", "5 token 6-8"]),
    ] as [(String, PlaceholderReading.ProsePercent, [String])])
  func prose(text: String, prose: PlaceholderReading.ProsePercent, found: [String]) {
    #expect(PlaceholderText.describe(text, .android, prose: prose) == found)
  }

  @Test("A blank before the at sign is a flag, but for texts that nothing shows to be formatted")
  func blankBeforeObject() {
    #expect(PlaceholderText.describe("Editar % @", .apple, prose: .unproven) == [])
    #expect(
      PlaceholderText.describe("Editar % @", .apple, prose: .behindDigit) == ["1 @ object 7-10"])
    #expect(PlaceholderText.describe("Editar % @", .apple) == ["1 @ object 7-10"])
  }

  @Test("Variables and substitutions stand for their arguments")
  func variables() {
    var reading = PlaceholderReading(platform: .apple)
    reading.variables = [
      VariableBinding(name: Array("files".utf8), position: 2, valueType: "lld".utf8),
      VariableBinding(name: Array("x".utf8), valueType: "nonsense".utf8),
    ]
    #expect(
      PlaceholderText.describe("%#@files@ %@ %#@x@", reading) == [
        "2 #@files@ int 0-9", "1 @ object 10-12", "3 #@x@ variable 13-18",
      ])
    reading = PlaceholderReading(platform: .apple, firstArgument: 3, isSubstitution: true)
    #expect(
      PlaceholderText.describe("%arg files, %d", reading) == [
        "3 arg variable 0-4", "3 d int 12-14",
      ])
  }
}
