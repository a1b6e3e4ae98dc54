import LabelLint
import Testing

@Suite("The compilers' format check")
struct JavaFormatCheckTests {
  @Test(
    "refuses several arguments of which one has no position",
    arguments: [
      ("", false), ("%", false), ("%%", false), ("%d", false), ("%s %s", true), ("%d %s", true),
      ("%1$s %2$s", false), ("%1$s %s", true), ("%% %%", false), ("100%", false), ("%1", false),
      ("100% sure, 50% off", true), ("%s: 50% off", true), ("%m/%d/%Y", false),
      ("%tY-%tm", true), ("%<s %s", true), ("%1$s %<s", true), ("%1$s %<$s", true),
      ("%5d %5d", true), ("%1$s %%", false), ("%n %s", true), ("%1$s %n %2$s", true),
      ("Save 20% on %s", true), ("%1$m %s", true), ("%s %-5k", false), ("%1$s %2", false),
      ("%s %", false), ("%% %s %", false), ("%s%%%s", true), ("%1$s %é", true), ("% % %", false),
      ("% % % % %", true),
    ])
  func severalUnnumbered(text: String, isRefused: Bool) {
    let bytes = Array(text.utf8)
    #expect(JavaFormatCheck.hasSeveralUnnumbered(bytes.span) == isRefused)
  }
}
