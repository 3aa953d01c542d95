// SPDX-License-Identifier: MIT

/// Heights in a row, with sums: a Fenwick tree. Finding the offset of an index, the index at an offset and changing one
/// height all cost O(log n); making one O(n).
package struct HeightTree {
    /// Points.
    package private(set) var heights: [CGFloat]
    private var tree: [CGFloat]
    private var highBit: Int

    /// O(n).
    package init(_ heights: [CGFloat] = []) {
        self.heights = heights
        tree = [0] + heights
        var bit = 1
        while bit * 2 <= heights.count { bit *= 2 }
        highBit = heights.isEmpty ? 0 : bit
        for index in tree.indices.dropFirst() {
            let next = index + (index & -index)
            if next < tree.count { tree[next] += tree[index] }
        }
    }

    /// O(1).
    package var count: Int { heights.count }
    /// O(log n).
    package var total: CGFloat { offset(of: count) }
    /// O(1). The index must be one of a height.
    package subscript(index: Int) -> CGFloat { heights[index] }

    /// The sum of the heights before `index`, which may be the count.
    package func offset(of index: Int) -> CGFloat {
        var sum: CGFloat = 0
        var index = index
        while index > 0 {
            sum += tree[index]
            index &= index - 1
        }
        return sum
    }

    /// O(log n). The index must be one of a height.
    package mutating func set(_ height: CGFloat, at index: Int) {
        let change = height - heights[index]
        guard change != 0 else { return }
        heights[index] = height
        var index = index + 1
        while index < tree.count {
            tree[index] += change
            index += index & -index
        }
    }

    /// The one that `offset` falls into: the last that does not begin beyond it, and of those without height the last.
    /// Offsets outside give the first and the last; nil when there is none.
    package func index(at offset: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        var (index, rest, bit) = (0, offset, highBit)
        while bit > 0 {
            let next = index + bit
            if next < tree.count, tree[next] <= rest {
                index = next
                rest -= tree[next]
            }
            bit /= 2
        }
        return min(index, count - 1)
    }
}
