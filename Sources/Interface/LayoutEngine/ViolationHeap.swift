// SPDX-License-Identifier: MIT

/// A priority queue of rows: highest priority first, then the one added first.
struct ViolationHeap {
    struct Item: BitwiseCopyable {
        var priority: Float
        var serial: Int32
        var row: Int32

        @inline(__always)
        func precedes(_ other: Item) -> Bool {
            priority != other.priority ? priority > other.priority : serial < other.serial
        }
    }

    private var items = Buffer<Item>()

    func free() { items.free() }

    var isEmpty: Bool { items.isEmpty }

    mutating func push(_ item: Item) {
        items.append(item)
        var index = items.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            guard item.precedes(items[parent]) else { break }
            items[index] = items[parent]
            index = parent
        }
        items[index] = item
    }

    mutating func pop() -> Int32? {
        guard !items.isEmpty else { return nil }
        let top = items[0].row
        let last = items.removeLast()
        guard !items.isEmpty else { return top }
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= items.count { break }
            if child + 1 < items.count, items[child + 1].precedes(items[child]) { child += 1 }
            guard items[child].precedes(last) else { break }
            items[index] = items[child]
            index = child
        }
        items[index] = last
        return top
    }
}
