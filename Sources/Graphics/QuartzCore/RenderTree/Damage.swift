// SPDX-License-Identifier: MIT
import CoreGraphics

/// Rectangles to draw again. Few and large enough that setting up one costs less than its pixels.
struct Damage {
    private(set) var rects: [PixelRect] = []
    private let limit: PixelRect
    private static let most = 16

    init(limit: PixelRect) { self.limit = limit }

    var isEmpty: Bool { rects.isEmpty }

    mutating func add(_ rect: PixelRect) {
        var new = rect.intersection(limit)
        guard !new.isEmpty else { return }
        // Merge where the union wastes little, until nothing more merges.
        var merged = true
        while merged {
            merged = false
            for (index, old) in rects.enumerated() {
                if old.contains(new) { return }
                let union = old.union(new)
                if union.area <= old.area + new.area {
                    rects.remove(at: index)
                    new = union
                    merged = true
                    break
                }
            }
        }
        rects.append(new)
        if rects.count > Self.most { joinCheapestPair() }
    }

    private mutating func joinCheapestPair() {
        var best = (cost: Int.max, i: 0, j: 1)
        for i in rects.indices {
            for j in rects.indices where j > i {
                let cost = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
                if cost < best.cost { best = (cost, i, j) }
            }
        }
        let joined = rects[best.i].union(rects[best.j])
        rects.remove(at: best.j)
        rects.remove(at: best.i)
        add(joined)
    }

    /// The rectangles without overlaps, so that no pixel is drawn twice.
    var disjoint: [PixelRect] {
        var result: [PixelRect] = []
        for rect in rects {
            var pieces = [rect]
            for other in result { pieces = pieces.flatMap { $0.subtracting(other) } }
            result.append(contentsOf: pieces)
        }
        return result
    }
}
