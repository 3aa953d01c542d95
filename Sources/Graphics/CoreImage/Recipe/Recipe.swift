// SPDX-License-Identifier: MIT
import Foundation

/// A step of an image's making. Nothing is computed before pixels are asked for, and then only those. Immutable.
class Recipe: @unchecked Sendable {
    // Subclasses have constants only.
    /// Where there is something, in pixels; y counts up.
    let extent: CGRect
    let inputs: [Recipe]

    init(extent: CGRect, inputs: [Recipe] = []) {
        self.extent = extent
        self.inputs = inputs
    }

    /// Every pixel of the extent has alpha 1.
    var isOpaque: Bool { false }

    /// The pixels of `region`, which lies in the extent. Whoever calls owns the tile.
    func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        preconditionFailure("\(type(of: self)) does not draw")
    }

    /// The pixels of input `index` that `region` of the result is made of.
    func need(_ index: Int, _ region: PixelRect) -> PixelRect { region }
}

/// One rendering: draws recipes, and keeps what several of them read.
final class Renderer {
    let space: WorkingSpace
    private var uses: [ObjectIdentifier: Int] = [:]
    private var kept: [Key: Tile] = [:]

    private struct Key: Hashable {
        let recipe: ObjectIdentifier
        let region: PixelRect
    }

    init(_ recipe: Recipe, in space: WorkingSpace) {
        self.space = space
        count(recipe)
    }

    private func count(_ recipe: Recipe) {
        uses[ObjectIdentifier(recipe), default: 0] += 1
        if uses[ObjectIdentifier(recipe)] == 1 { recipe.inputs.forEach(count) }
    }

    /// Exactly the pixels of `region`, transparent outside the recipe's extent.
    func tile(_ recipe: Recipe, _ region: PixelRect) -> Tile {
        let inner = region.intersection(recipe.extent.enclosingPixels)
        guard !inner.isEmpty else { return Tile(region) }
        let key = Key(recipe: ObjectIdentifier(recipe), region: inner)
        let isShared = uses[key.recipe, default: 0] > 1
        var drawn = isShared ? kept[key] : nil
        if drawn == nil {
            drawn = recipe.draw(inner, self)
            if isShared { kept[key] = drawn }
        }
        guard let drawn else { return Tile(region) }
        drawn.isShared = drawn.isShared || isShared
        return inner == region ? drawn : drawn.part(region)
    }
}

extension CGRect {
    /// Everything, for what has no bounds.
    static let everything = CGRect.infinite

    /// Like Core Graphics', which Linux traps or overflows on with infinite rectangles.
    func common(_ other: CGRect) -> CGRect {
        if isInfinite { return other }
        if other.isInfinite { return self }
        let result = intersection(other)
        return result.isNull || result.isEmpty ? .null : result
    }

    func joined(_ other: CGRect) -> CGRect {
        if isInfinite || other.isInfinite { return .infinite }
        if isNull || isEmpty { return other }
        return other.isNull || other.isEmpty ? self : union(other)
    }

    /// Larger on every side; infinite and null ones stay.
    func grown(_ dx: CGFloat, _ dy: CGFloat) -> CGRect {
        isInfinite || isNull || isEmpty ? self : insetBy(dx: -dx, dy: -dy)
    }
}
