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

extension NodeContent {
    /// It is made of whole pixels in colours or one on one from pictures, whose places are all that a move changes.
    fileprivate var isOfWholePixels: Bool {
        guard shadow == nil, blend == nil, backdrop == nil, !isDamageBoundary else { return false }
        if case .shape = clip { return false }
        return border?.isOfWholePixels ?? true && items.allSatisfy(\.isOfWholePixels)
    }

    fileprivate mutating func move(by shift: PixelShift) {
        rect = rect.offsetBy(shift)
        opaqueRect = opaqueRect.offsetBy(shift)
        if case .rect(let area) = clip { clip = .rect(area.offsetBy(shift)) }
        border?.move(by: shift)
        for index in items.indices { items[index].move(by: shift) }
    }
}

extension RenderNode {
    /// Moves what the layer draws by as many pixels as its superlayer moved, where building it anew would do the same to
    /// the bit. Nothing else about the layer may have changed.
    /// - Returns: false, with everything as it was, where that is not certain.
    func moveContent(by shift: PixelShift, in space: ParentSpace) -> Bool {
        guard isVisible, matrix == nil, space.tint == 0xFFFF_FFFF, isPlain, content.isOfWholePixels else {
            return false
        }
        let old = toDevice
        placeInDevice(space)
        guard isVisible, matrix == nil, PixelShift(from: old, to: toDevice) == shift, roundsAlike else {
            (toDevice, isVisible, matrix) = (old, true, nil)
            return false
        }
        content.move(by: shift)
        return true
    }

    /// Nothing about the layer asks for more than its state tells.
    private var isPlain: Bool {
        guard animated == nil, instances == nil, mask == nil, transition == nil, surface == nil, parts == nil,
            state.kind == .plain
        else { return false }
        // Other gravities put the edges of pictures elsewhere than those of the bounds.
        return state.contents == nil
            || state.contentsGravity == .resize && state.contentsRect == Self.unit && state.contentsCenter == Self.unit
    }

    private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The edges are far enough from the middles of pixels: rounding errors, which differ between places on the display, do
    /// not take them to another pixel than the rest.
    private var roundsAlike: Bool {
        guard toDevice.isScaleAndTranslation else { return false }
        let box = toDevice.boundingBox(of: state.bounds)
        func isFar(_ edge: CGFloat) -> Bool { abs(edge - edge.rounded(.down) - 0.5) > 1e-3 }
        return isFar(box.minX) && isFar(box.maxX) && isFar(box.minY) && isFar(box.maxY)
    }
}

extension DrawItem {
    fileprivate var isOfWholePixels: Bool {
        switch self {
        case .fill(let shape, _): shape.isRect
        case .ring(let outer, let inner, _): outer.isRect && (inner.isRect || inner.isEmpty)
        case .image(let image): image.offset != nil && image.shape.isRect
        case .gradient, .particles: false
        }
    }

    fileprivate mutating func move(by shift: PixelShift) {
        switch self {
        case .fill(let shape, let color): self = .fill(shape.moved(by: shift), color: color)
        case .ring(let outer, let inner, let color):
            self = .ring(outer: outer.moved(by: shift), inner: inner.moved(by: shift), color: color)
        case .image(var image):
            image.shape = image.shape.moved(by: shift)
            image.map = Homography.translation(Double(-shift.x), Double(-shift.y)).concat(image.map)
            image.offset = image.offset.map { ($0.x + shift.x, $0.y + shift.y) }
            self = .image(image)
        case .gradient, .particles: preconditionFailure("DrawItem: only what is made of whole pixels moves")
        }
    }

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
