import Glibc

/// libFuzzer's loop (compiler-rt, `FuzzerInterface.h`): calls a function with every input it thinks of.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Where the program starts.
@_cdecl("fuzz_main")
public func fuzzMain(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  var (count, arguments) = unsafe (count, arguments)
  return unsafe runDriver(&count, &arguments, fuzzOneInput)
}

/// What libFuzzer calls with every input; its own `main`, which is linked too, asks for this name.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// The target that the environment names.
private let target: FuzzTarget = {
  let name = unsafe getenv("LABEL_LINT_FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    preconditionFailure("LABEL_LINT_FUZZ_TARGET is '\(name)', which is no target")
  }
  return target
}()
