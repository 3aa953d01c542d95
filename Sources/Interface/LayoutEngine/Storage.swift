// SPDX-License-Identifier: MIT

/// A growable array of plain values without reference counting or exclusivity checks.
///
/// Owned by exactly one object, which calls `free()` when it ends. Indices are checked in debug builds only.
struct Buffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    func free() { base.deallocate() }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        nonmutating set { self[Int(index)] = newValue }
    }

    /// Address of an element, for changing one field of it. Valid until the next `append`.
    @inline(__always)
    func at(_ index: Int32) -> UnsafeMutablePointer<Element> {
        assert(index >= 0 && Int(index) < count)
        return base + Int(index)
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: capacity * 2) }
        base[count] = element
        count += 1
    }

    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[count]
    }

    @inline(__always)
    mutating func removeAll() { count = 0 }

    var isEmpty: Bool { count == 0 }

    /// Adds `extra` uninitialised elements and returns the index of the first.
    mutating func extend(by extra: Int) -> Int {
        let first = count
        if count + extra > capacity { grow(to: Swift.max(capacity * 2, count + extra)) }
        count += extra
        return first
    }

    private mutating func grow(to newCapacity: Int) {
        let bigger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        bigger.update(from: base, count: count)
        base.deallocate()
        base = bigger
        capacity = newCapacity
    }
}

/// Runs of elements in one buffer, in sizes of powers of two, reused through free lists.
struct RunPool<Element: BitwiseCopyable> {
    private(set) var elements = Buffer<Element>(capacity: 64)
    private var freeRuns: [[Int32]] = Array(repeating: [], count: 32)

    func free() { elements.free() }

    /// Smallest run size that holds `count` elements: 2, 4, 8, ...
    static func capacity(for count: Int) -> Int {
        var size = 2
        while size < count { size *= 2 }
        return size
    }

    mutating func allocate(capacity: Int) -> Int32 {
        let sizeClass = capacity.trailingZeroBitCount
        if let run = freeRuns[sizeClass].popLast() { return run }
        return Int32(elements.extend(by: capacity))
    }

    mutating func release(_ run: Int32, capacity: Int) {
        freeRuns[capacity.trailingZeroBitCount].append(run)
    }

    @inline(__always)
    func at(_ index: Int32) -> UnsafeMutablePointer<Element> { elements.base + Int(index) }
}
