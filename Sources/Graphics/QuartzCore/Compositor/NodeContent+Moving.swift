// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

// Whether what a frame would draw is what the frame before drew, some pixels away. Never guessed from what the app changed:
// the kernels' own arguments are compared, so that moving the old pixels leaves the same bytes as drawing.

extension NodeContent {
    /// Sublayers meet the same opacity, clip and group. Effects that look beyond a pixel never move.
    func framesAlike(_ old: NodeContent, by shift: PixelShift) -> Bool {
        guard opacity == old.opacity, allowsGroup == old.allowsGroup, !isDamageBoundary, !old.isDamageBoundary else {
            return false
        }
        return switch (clip, old.clip) {
        case (nil, nil): true
        case (.rect(let new), .rect(let old)): new == old.offsetBy(shift)
        case (.shape(let new), .shape(let old)): new.isMoved(from: old, by: shift)
        default: false
        }
    }

    /// The layer itself draws the same.
    func drawsAlike(_ old: NodeContent, by shift: PixelShift) -> Bool {
        guard shadow == nil, old.shadow == nil, items.count == old.items.count else { return false }
        switch (border, old.border) {
        case (nil, nil): break
        case (let new?, let old?): if !new.isMoved(from: old, by: shift) { return false }
        default: return false
        }
        for index in items.indices where !items[index].isMoved(from: old.items[index], by: shift) { return false }
        return true
    }
}

extension DrawItem {
    func isMoved(from old: DrawItem, by shift: PixelShift) -> Bool {
        switch (self, old) {
        case (.fill(let new, let color), .fill(let old, let oldColor)):
            color == oldColor && new.isMoved(from: old, by: shift)
        case (.ring(let outer, let inner, let color), .ring(let oldOuter, let oldInner, let oldColor)):
            color == oldColor && outer.isMoved(from: oldOuter, by: shift) && inner.isMoved(from: oldInner, by: shift)
        case (.image(let new), .image(let old)): new.isMoved(from: old, by: shift)
        // Their places are sums of fractions, which a pixel farther on may round to another colour.
        default: false
        }
    }
}

extension ImageItem {
    fileprivate func isMoved(from old: ImageItem, by shift: PixelShift) -> Bool {
        guard pixels === old.pixels, source == old.source, isSmooth == old.isSmooth, isOpaque == old.isOpaque,
            alpha == old.alpha, tint == old.tint, shape.isMoved(from: old.shape, by: shift)
        else { return false }
        switch (offset, old.offset) {
        case (let new?, let old?): return new.x == old.x + shift.x && new.y == old.y + shift.y
        case (nil, nil): return readsAlike(old, by: shift)
        default: return false
        }
    }

    /// A scaled image: every row and column of the shape reads the same place of it, to the kernel's last bit.
    private func readsAlike(_ old: ImageItem, by shift: PixelShift) -> Bool {
        guard map.isScaleAndTranslation, old.map.isScaleAndTranslation else { return false }
        let area = shape.rect
        let columns = crl_reads_alike(
            crl_axis(step: map.x.x, offset: map.o.x, is_row: 1),
            crl_axis(step: old.map.x.x, offset: old.map.o.x, is_row: 1), Int32(area.x), Int32(area.width),
            Int32(shift.x))
        let rows = crl_reads_alike(
            crl_axis(step: map.y.y, offset: map.o.y, is_row: 0),
            crl_axis(step: old.map.y.y, offset: old.map.o.y, is_row: 0), Int32(area.y), Int32(area.height),
            Int32(shift.y))
        return columns != 0 && rows != 0
    }
}
