import Foundation
import Testing

/// The image that `make release` packs, made of a small program.
@Suite("The image of a release")
struct ReleaseImageTests {
  /// Packs the image of `/bin/true` into a file.
  private static func pack(_ name: String, in folder: TemporaryFolder) throws {
    let script = """
      import sys
      sys.dont_write_bytecode = True
      sys.path.insert(0, sys.argv[1])
      from releasing import image
      labels = image.labels("1.2.3", "c0ffee", "checks labels")
      open(sys.argv[2], "wb").write(image.image("/bin/true", labels, 1700000000, "x86_64"))
      """
    let scripts = Checkout.top.appending(path: ".ci").path
    let packed = try BuiltCommand(folder: folder.url).run(
      program: "/usr/bin/env", ["python3", "-c", script, scripts, name])
    #expect(packed.status == 0, "\(packed.error)")
  }

  @Test("two packings are the same bytes")
  func reproducible() throws {
    let folder = try TemporaryFolder()
    try Self.pack("one.tar", in: folder)
    try Self.pack("two.tar", in: folder)
    let one = try Data(contentsOf: folder.url.appending(path: "one.tar"))
    #expect(try Data(contentsOf: folder.url.appending(path: "two.tar")) == one)
    #expect(one.count > 10_000)
  }

  /// What index, manifest and configuration say (image-spec of the Open Container Initiative).
  private struct Descriptor: Decodable {
    var mediaType: String
    var digest: String
    var size: Int
    var annotations: [String: String]?
  }
  private struct Index: Decodable {
    var manifests: [Descriptor]
  }
  private struct Manifest: Decodable {
    var config: Descriptor
    var layers: [Descriptor]
  }
  private struct Configuration: Decodable {
    struct Run: Decodable, Equatable {
      enum CodingKeys: String, CodingKey {
        case user = "User"
        case folder = "WorkingDir"
        case entry = "Entrypoint"
      }
      var user: String
      var folder: String
      var entry: [String]
    }
    var architecture: String
    var config: Run
  }

  @Test(
    "blobs have the digests that name them, and the program runs as nobody in a folder of its own")
  func layout() throws {
    let folder = try TemporaryFolder()
    try Self.pack("image.tar", in: folder)
    let unpacked = try BuiltCommand(folder: folder.url).shell(
      "mkdir layout && tar -xf image.tar -C layout && cd layout/blobs/sha256 && sha256sum *")
    let blobs = unpacked.output.split(separator: "\n").map { $0.components(separatedBy: "  ") }
    #expect(blobs.count == 3 && blobs.allSatisfy { $0[0] == $0[1] }, "\(unpacked)")
    func decoded<Value: Decodable>(_ type: Value.Type, _ path: String) throws -> Value {
      try JSONDecoder().decode(type, from: Data(folder.text(of: "layout/\(path)").utf8))
    }
    func path(of blob: Descriptor) -> String { "blobs/" + blob.digest.replacing(":", with: "/") }
    let entry = try #require(try decoded(Index.self, "index.json").manifests.first)
    #expect(entry.annotations == ["org.opencontainers.image.ref.name": "1.2.3"])
    let manifest = try decoded(Manifest.self, path(of: entry))
    let configuration = try decoded(Configuration.self, path(of: manifest.config))
    #expect(configuration.architecture == "amd64")
    #expect(
      configuration.config
        == Configuration.Run(
          user: "65532:65532", folder: "/work", entry: ["/usr/bin/label-lint"]))
    #expect(manifest.layers.map(\.mediaType) == ["application/vnd.oci.image.layer.v1.tar+gzip"])
    let layer = try #require(manifest.layers.first)
    let listed = try BuiltCommand(folder: folder.url).shell(
      "tar -tzf layout/\(path(of: layer)) && tar -xzOf layout/\(path(of: layer)) usr/bin/label-lint | cmp - /bin/true"
    )
    #expect(listed.status == 0, "\(listed)")
    #expect(
      listed.output == """
        etc/
        usr/
        work/
        etc/group
        etc/passwd
        usr/bin/
        usr/bin/label-lint

        """)
  }

  @Test("skopeo reads it")
  func skopeo() throws {
    let folder = try TemporaryFolder()
    try Self.pack("image.tar", in: folder)
    let verdict = try Validator.run(
      "skopeo", ["inspect", "oci-archive:\(folder.url.path)/image.tar"])
    #expect(verdict.isValid ?? true, "\(verdict.text)")
    #expect(verdict.isValid == nil || verdict.text.contains("\"c0ffee\""), "\(verdict.text)")
  }
}
