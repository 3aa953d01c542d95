// SPDX-License-Identifier: MIT
import CoreGraphics

/// A shape layer's fill and stroke as pixels, drawn by Quartz for one place on the display.
struct ShapeCache {
    var source: Box<ShapeState>
    var tint: UInt32
    var pixels: PixelBuffer
    /// Device pixels of `pixels`.
    var rect: PixelRect
    /// The map it was drawn with.
    var map: Homography
}

extension RenderNode {
    func addShape(_ box: Box<ShapeState>, _ state: LayerState, _ space: ParentSpace, to content: inout NodeContent) {
        let shape = box.value
        guard let path = shape.path, !path.isEmpty, shape.drawsAnything else { return }
        guard toDevice.isAffine else { return addProjectedShape(box, state, space, to: &content) }
        let area = PixelRect(covering: toDevice.boundingBox(of: shape.reach)).insetBy(-1).intersection(
            space.clip.insetBy(-1))
        guard !area.isEmpty else { return }
        let (pixels, rect) = shapePixels(box, area, space.tint)
        content.items.append(
            .image(
                ImageItem(
                    pixels: pixels, source: PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height),
                    map: .translation(Double(-rect.x), Double(-rect.y)), shape: DevicePolygon(pixels: rect),
                    offset: (rect.x, rect.y), isSmooth: true, isOpaque: false)))
        content.rect = content.rect.union(rect)
    }

    /// Drawn again unless only whole pixels of movement separate it from what is cached.
    private func shapePixels(_ box: Box<ShapeState>, _ area: PixelRect, _ tint: UInt32) -> (PixelBuffer, PixelRect) {
        if let cache = caches.shape, cache.source === box, cache.tint == tint, let shift = wholeShift(from: cache.map) {
            let moved = cache.rect.offsetBy(shift.0, shift.1)
            if moved.contains(area) { return (cache.pixels, moved) }
        }
        let pixels = PixelBuffer(width: area.width, height: area.height)
        let context = CGContext(buffer: pixels, scale: 1)
        context.translateBy(x: CGFloat(-area.x), y: CGFloat(-area.y))
        context.concatenate(
            CGAffineTransform(
                a: toDevice.x.x, b: toDevice.x.y, c: toDevice.y.x, d: toDevice.y.y, tx: toDevice.o.x, ty: toDevice.o.y))
        box.value.draw(in: context)
        pixels.tint(tint)
        caches.shape = ShapeCache(source: box, tint: tint, pixels: pixels, rect: area, map: toDevice)
        return (pixels, area)
    }

    private func wholeShift(from old: Homography) -> (Int, Int)? {
        guard old.x == toDevice.x, old.y == toDevice.y else { return nil }
        let d = toDevice.o - old.o
        guard abs(d.x) < 1e6, abs(d.y) < 1e6, d.x.rounded() == d.x, d.y.rounded() == d.y else { return nil }
        return (Int(d.x), Int(d.y))
    }

    /// In perspective: drawn flat at about the size it appears, then projected like any picture.
    private func addProjectedShape(
        _ box: Box<ShapeState>, _ state: LayerState, _ space: ParentSpace, to content: inout NodeContent
    ) {
        let reach = box.value.reach
        let scale = max(0.1, min(8, DevicePolygon.scale(of: toDevice, reach)))
        let flat = PixelRect(covering: Homography.scale(scale).boundingBox(of: reach)).insetBy(-1)
        guard !flat.isEmpty, flat.width < 8192, flat.height < 8192 else { return }
        let pixels = PixelBuffer(width: flat.width, height: flat.height)
        let context = CGContext(buffer: pixels, scale: 1)
        context.translateBy(x: CGFloat(-flat.x), y: CGFloat(-flat.y))
        context.scaleBy(x: CGFloat(scale), y: CGFloat(scale))
        box.value.draw(in: context)
        pixels.tint(space.tint)
        let toFlat = Homography.translation(Double(flat.x), Double(flat.y)).concat(.scale(1 / scale)).concat(toDevice)
        let rect = CGRect(x: 0, y: 0, width: flat.width, height: flat.height)
        let shape = DevicePolygon(RoundedOutline(rect: rect, radius: 0), toFlat, snaps: false)
        guard let map = toFlat.inverse, !shape.isEmpty else { return }
        content.items.append(
            .image(
                ImageItem(
                    pixels: pixels, source: PixelRect(x: 0, y: 0, width: flat.width, height: flat.height), map: map,
                    shape: shape, offset: nil, isSmooth: true, isOpaque: false)))
        content.rect = content.rect.union(shape.rect)
    }
}

extension ShapeState {
    var drawsAnything: Bool { fillColor != nil || (strokeColor != nil && lineWidth > 0) }

    /// The layer-space area that fill and stroke may touch.
    var reach: CGRect {
        guard let path else { return .null }
        var box = path.boundingBoxOfPath
        if strokeColor != nil && lineWidth > 0 {
            // A mitred corner reaches at most the limit, a square cap the diagonal.
            let factor = lineJoin == .miter ? max(1.4143, miterLimit) : 1.4143
            box = box.insetBy(dx: -lineWidth / 2 * factor, dy: -lineWidth / 2 * factor)
        }
        return box.width > 0 && box.height > 0 ? box : box.insetBy(dx: -1, dy: -1)
    }

    func draw(in context: CGContext) {
        guard let path else { return }
        if let fillColor {
            context.setFillColor(fillColor.cgColor)
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, lineWidth > 0, let trimmed = strokedPath else { return }
        context.setStrokeColor(strokeColor.cgColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(quartzCap)
        context.setLineJoin(quartzJoin)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: lineDashPhase, lengths: usableDashes)
        context.addPath(trimmed)
        context.strokePath()
    }
}

extension PixelBuffer {
    /// Multiplies every pixel with 0xAARRGGBB, alpha with all channels.
    func tint(_ tint: UInt32) {
        guard tint != 0xFFFF_FFFF else { return }
        let alpha = tint >> 24
        func scale(_ v: UInt32, _ k: UInt32) -> UInt32 { (v * k + 127) / 255 }
        for y in 0..<height {
            for (x, p) in row(y).enumerated() where p != 0 {
                let r = scale(scale(p >> 16 & 255, tint >> 16 & 255), alpha)
                let g = scale(scale(p >> 8 & 255, tint >> 8 & 255), alpha)
                let b = scale(scale(p & 255, tint & 255), alpha)
                row(y)[x] = scale(p >> 24, alpha) << 24 | r << 16 | g << 8 | b
            }
        }
    }
}
