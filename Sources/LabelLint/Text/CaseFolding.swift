import CICU

/// Full case folding of UTF-8 (Unicode 15, section 3.13), by ICU past ASCII.
package enum CaseFolding {
  /// Appends a text after full case folding.
  ///
  /// - Parameters:
  ///   - text: UTF-8; ill-formed bytes become U+FFFD or stay.
  ///   - turkic: Whether `I` folds to `ı` and `İ` to `i`, as for Turkish and Azerbaijani.
  ///   - output: The array to append to.
  package static func append(
    _ text: Span<UInt8>, turkic: Bool = false, to output: inout [UInt8]
  ) {
    if !turkic, text.isASCII {
      ASCII.appendLowercased(text, to: &output)
      return
    }
    let operation = Int32(turkic ? LABELLINT_FOLD_TURKIC : LABELLINT_FOLD)
    unsafe ICUOutput.append(text, to: &output) { source, length, buffer, capacity in
      unsafe labellint_map_case(operation, "", source, length, buffer, capacity)
    }
  }

  /// A text after full case folding.
  package static func folded(_ text: Span<UInt8>, turkic: Bool = false) -> [UInt8] {
    var output: [UInt8] = []
    append(text, turkic: turkic, to: &output)
    return output
  }
}
