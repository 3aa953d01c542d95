// SPDX-License-Identifier: MIT
import CoreGraphics

/// What of a layer its superlayer adds up.
struct ChildLook: Equatable {
    let depth: Double
    let blends: Bool
    /// It may leave pixels.
    let isShown: Bool

    init(_ node: RenderNode) {
        (depth, blends, isShown) = (node.depth, node.blends, node.leavesPixels)
    }
}

/// What sublayers add up to, kept between frames: a frame costs the sublayers that changed and those on the display,
/// however many others there are.
extension RenderNode {
    var leavesPixels: Bool { isVisible && !subtreeRect.isEmpty }

    /// Fewer sublayers are looked at one by one.
    private static let many = 64

    /// Keeps what is known right after a sublayer was evaluated anew.
    func noteChange(of child: RenderNode, since old: ChildLook) {
        let new = ChildLook(child)
        guard knowsChildren, new != old else { return }
        if new.depth != old.depth { return knowsChildren = false }
        blendingChildren += (new.blends ? 1 : 0) - (old.blends ? 1 : 0)
        guard new.isShown != old.isShown, let list = onDisplay else { return }
        let index = Self.index(of: child, in: list)
        if new.isShown {
            onDisplay?.insert(child, at: index)
        } else if index < list.count, list[index] === child {
            onDisplay?.remove(at: index)
        } else {
            knowsChildren = false
        }
    }

    /// Where a sublayer is, or would be, in a list in drawing order.
    private static func index(of child: RenderNode, in list: [RenderNode]) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].place < child.place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The area of the sublayers on the display.
    func unionOfKnownChildren() -> PixelRect {
        guard let onDisplay else { return lookAtChildren() }
        var inner = PixelRect.empty
        for child in onDisplay where child.leavesPixels { inner = inner.union(child.subtreeRect) }
        return inner
    }

    /// Goes through all sublayers and notes what they add up to.
    func lookAtChildren() -> PixelRect {
        let all = drawn
        var inner = PixelRect.empty
        var found = 0
        blendingChildren = 0
        for child in all {
            if child.blends { blendingChildren += 1 }
            guard child.leavesPixels else { continue }
            inner = inner.union(child.subtreeRect)
            found += 1
        }
        knowsChildren = instances == nil
        findOnDisplay(all, found)
        return inner
    }

    private func findOnDisplay(_ all: [RenderNode], _ found: Int) {
        guard all.count >= Self.many, found < all.count / 2 else {
            onDisplay = nil
            return
        }
        var list = onDisplay ?? []
        onDisplay = nil
        list.removeAll(keepingCapacity: true)
        for (index, child) in all.enumerated() {
            child.place = index
            if child.leavesPixels { list.append(child) }
        }
        onDisplay = list
    }

    /// Checks in debug builds that what is known of the sublayers is what looking at all of them finds, here and below.
    func checkKnownChildren() {
        #if DEBUG
            var pending = [self]
            while let node = pending.popLast() {
                guard node.isVisible else { continue }
                pending.append(contentsOf: node.drawn)
                guard node.knowsChildren else { continue }
                precondition(
                    node.blendingChildren == node.drawn.count(where: \.blends), "a layer miscounts what blends in it")
                let depths = (node.drawOrder ?? node.children).map(\.depth)
                precondition(zip(depths, depths.dropFirst()).allSatisfy(<=), "sublayers have lost their order")
                guard let list = node.onDisplay else { continue }
                precondition(
                    list.filter(\.leavesPixels).elementsEqual(node.drawn.filter(\.leavesPixels), by: ===),
                    "a layer does not know what of it is on the display")
            }
        #endif
    }
}
