import CICU

/// Tells words whose letters come from several scripts that no writing system mixes (UTS 39, by ICU).
@safe
final class SpoofChecking {
  /// The checker of ICU, owned.
  private let handle: OpaquePointer

  /// Opens the checker; nil were ICU's data missing.
  init?() {
    var code: Int32 = 0
    guard let handle = unsafe labellint_spoof_open(&code) else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe labellint_spoof_close(handle) }

  /// Whether a word mixes scripts; Japanese with Latin and the like do not count.
  func mixesScripts(_ word: Span<UInt8>) -> Bool {
    if word.isASCII { return false }
    guard let length = Int32(exactly: word.count) else { return false }
    return unsafe word.withUnsafeBufferPointer { source in
      unsafe labellint_spoof_mixes_scripts(handle, source.baseAddress, length) > 0
    }
  }
}
