import LabelLint
import Testing

@Suite struct SHA256Tests {
  /// A message and its hash.
  struct Vector: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let message: [UInt8]
    let digest: String
  }

  static let vectors = [
    Vector(
      testDescription: "FIPS 180-4, one block", message: Array("abc".utf8),
      digest: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Vector(
      testDescription: "FIPS 180-4, two blocks",
      message: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      digest: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Vector(
      testDescription: "a million letters a", message: Array(repeating: 0x61, count: 1_000_000),
      digest: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    Vector(
      testDescription: "no byte", message: [],
      digest: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Vector(
      testDescription: "55 bytes: the length still fits the block",
      message: Array(repeating: 0x61, count: 55),
      digest: "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    Vector(
      testDescription: "56 bytes: it does not", message: Array(repeating: 0x61, count: 56),
      digest: "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    Vector(
      testDescription: "64 bytes: a full block", message: Array(repeating: 0x61, count: 64),
      digest: "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
  ]

  @Test(arguments: vectors) func digest(_ vector: Vector) {
    #expect(hexadecimal(SHA256.digest(vector.message.span)) == vector.digest)
  }

  /// Lower-case digits of bytes.
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
