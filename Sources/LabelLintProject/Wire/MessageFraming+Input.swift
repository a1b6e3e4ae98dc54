extension MessageFraming {
  /// Takes all bytes of a stream that are there.
  ///
  /// - Parameters:
  ///   - input: The stream.
  ///   - patience: Milliseconds to wait for the first of them; nil for as long as it takes.
  /// - Returns: The messages that are complete, and whether more can come.
  package mutating func read(
    _ input: InputStream, patience: Int?
  ) -> (frames: [Frame], isOpen: Bool) {
    var piece = input.next(patience: patience)
    while case .bytes(let bytes) = piece {
      take(bytes)
      piece = input.next(patience: 0)
    }
    if piece == .end { end() }
    var frames: [Frame] = []
    while let frame = next() { frames.append(frame) }
    return (frames, piece != .end)
  }
}
