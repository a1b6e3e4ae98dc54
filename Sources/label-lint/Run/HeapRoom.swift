import CMalloc

/// The room that the allocator takes from the system.
///
/// The heap of a thread grows by no more than what was asked for, mostly by a page: a check made 900 calls
/// for that. And what is larger than 128 KiB is mapped by itself and given back each time, so that its
/// pages have to be filled anew. Room that is not used takes addresses, no memory.
enum HeapRoom {
  /// Bytes that a heap begins with and grows by.
  private static let room: Int32 = 16 << 20
  /// Size from which a part is mapped by itself.
  private static let largest: Int32 = 4 << 20

  /// Makes heaps grow in large steps; before anything else is done, as other threads are not told.
  static func widen() {
    _ = mallopt(M_TOP_PAD, room)
    _ = mallopt(M_MMAP_THRESHOLD, largest)
  }
}
