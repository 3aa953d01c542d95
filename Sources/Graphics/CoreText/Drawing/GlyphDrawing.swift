// SPDX-License-Identifier: MIT
import CCairo
import CRaster
import CoreGraphics

/// Glyphs of one font with their pens.
struct GlyphBatch {
    var font: FontCore
    var glyphs: [UInt16]
    /// In text space: points, y up.
    var pens: [CGPoint]
    /// Shear and horizontal stretch of the shapes.
    var shear = 0.0
    var stretch = 1.0
    /// Text space to the context's user space.
    var toUser: CGAffineTransform
    /// Only for contexts whose drawing `isVector`.
    var text: GlyphText?

    var isPlain: Bool { shear == 0 && stretch == 1 }
}

extension CGContext {
    /// Draws glyphs in the state's text drawing mode and colours.
    ///
    /// Glyphs that are only scaled and moved come from cached masks on `GlyphGrid`; turned or stroked ones are drawn as
    /// paths. Documents get text.
    func draw(_ batch: GlyphBatch) {
        guard !batch.glyphs.isEmpty, batch.font.size > 0 else { return }
        let device = batch.toUser.concatenating(cairoCTM)
        guard device.a.isFinite, device.b.isFinite, device.c.isFinite, device.d.isFinite, device.tx.isFinite,
            device.ty.isFinite
        else { return }
        if batch.font.isEmoji { return drawPictures(batch, device) }
        let mode = state.textDrawingMode
        if isVector, write(batch, device, mode) { return }
        guard mode != .invisible else { return }
        let upright = device.b == 0 && device.c == 0 && device.a > 0 && device.d < 0
        let pixels = batch.font.size * Double(max(abs(device.a), abs(device.d)))
        if mode == .fill, upright, allowsAntialiasing, state.antialias, pixels < 400 {
            drawMasks(batch, device)
        } else {
            drawOutlines(batch, device, mode)
        }
    }

    /// Text in a document: filled letters are text alone; others are shapes with text that is not seen, to be found and copied.
    /// Clips are shapes only.
    private func write(_ batch: GlyphBatch, _ device: CGAffineTransform, _ mode: CGTextDrawingMode) -> Bool {
        switch mode {
        case .fill, .invisible: return drawText(batch, device, isVisible: mode == .fill)
        case .stroke, .fillStroke:
            guard drawText(batch, device, isVisible: mode == .fillStroke) else { return false }
            drawOutlines(batch, device, .stroke)
            return true
        case .clip, .fillClip, .strokeClip, .fillStrokeClip: return false
        }
    }

    // MARK: Masks

    private struct Placed {
        let mask: OutlineSource.Mask
        let x: Int
        let y: Int
    }

    private func drawMasks(_ batch: GlyphBatch, _ device: CGAffineTransform) {
        fontLock.lock()
        defer { fontLock.unlock() }
        let strike = GlyphStrike.of(
            batch.font, scaleX: Double(device.a) * batch.stretch, scaleY: Double(-device.d), shear: batch.shear)
        let clip = clipArea
        guard !clip.isEmpty else { return }
        var placed: [Placed] = []
        placed.reserveCapacity(batch.glyphs.count)
        for (glyph, pen) in zip(batch.glyphs, batch.pens) {
            let at = pen.applying(device)
            guard abs(at.x) < 1e6, abs(at.y) < 1e6 else { continue }
            let (column, subpixel) = strike.grid.column(at.x)
            let mask = strike.mask(glyph, subpixel: subpixel)
            let x = column + mask.left
            let y = GlyphGrid.row(at.y) - mask.top
            guard mask.width > 0, x < clip.maxX, y < clip.maxY, x + mask.width > clip.x, y + mask.height > clip.y else {
                continue
            }
            placed.append(Placed(mask: mask, x: x, y: y))
        }
        guard !placed.isEmpty else { return }
        if let target = directTarget(clip) {
            for item in placed { blend(item, target, clip) }
            bitmap?.wroteDirectly()
        } else {
            drawCoverage(placed)
        }
    }

    /// The pixels, when compositing a colour over them is all that the state asks and the clip is whole pixels.
    private func directTarget(_ clip: PixelRect) -> (address: UnsafeMutablePointer<UInt8>, stride: Int)? {
        guard state.shadow == nil, state.mask == nil, state.blendMode == .normal, layers.isEmpty,
            state.fillColor.pattern == nil, let bitmap, clipIsPixelRectangle(clip)
        else { return nil }
        return bitmap.directPixels
    }

    private func blend(_ item: Placed, _ target: (address: UnsafeMutablePointer<UInt8>, stride: Int), _ clip: PixelRect)
    {
        let area = PixelRect(x: item.x, y: item.y, width: item.mask.width, height: item.mask.height).intersection(clip)
        guard !area.isEmpty else { return }
        let start = (area.y - item.y) * item.mask.stride + area.x - item.x
        item.mask.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            raster_glyph_blend(
                target.address + area.y * target.stride + area.x * 4, target.stride, base + start, item.mask.stride,
                area.width, area.height, state.packedFill)
        }
    }

    /// Collects the masks in one coverage and draws it like any shape: with shadow, clip, mask and blend mode.
    private func drawCoverage(_ placed: [Placed]) {
        var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for item in placed {
            area = area.union(PixelRect(x: item.x, y: item.y, width: item.mask.width, height: item.mask.height))
        }
        guard let coverage = CoverageSurface(CAIRO_FORMAT_A8, area: area) else { return }
        let data = coverage.data
        for item in placed {
            item.mask.bytes.withUnsafeBufferPointer { bytes in
                guard let base = bytes.baseAddress else { return }
                raster_glyph_add(
                    data + (item.y - area.y) * coverage.stride + item.x - area.x, coverage.stride, base,
                    item.mask.stride,
                    item.mask.width, item.mask.height)
            }
        }
        coverage.markDirty()
        let bounds = CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
        perform(
            DrawingOperation(bounds: bounds, setSource: source(.fill)) { context in
                cairo_identity_matrix(context)
                cairo_mask_surface(context, coverage.surface, 0, 0)
            })
    }

    // MARK: Paths

    private func drawOutlines(_ batch: GlyphBatch, _ device: CGAffineTransform, _ mode: CGTextDrawingMode) {
        var path = PathStorage()
        for (glyph, pen) in zip(batch.glyphs, batch.pens) {
            let shape = CGAffineTransform(
                a: batch.stretch, b: 0, c: batch.shear * batch.stretch, d: 1, tx: pen.x, ty: pen.y)
            batch.font.appendOutline(glyph, to: &path, shape.concatenating(device))
        }
        switch mode {
        case .fill, .fillClip: fill(path, .winding)
        case .stroke, .strokeClip: stroke(path, width: state.lineWidth)
        case .fillStroke, .fillStrokeClip:
            fill(path, .winding)
            stroke(path, width: state.lineWidth)
        case .invisible, .clip: break
        }
        if mode.rawValue >= CGTextDrawingMode.fillClip.rawValue { clip(path, .winding) }
    }

    // MARK: Coloured glyphs

    private func drawPictures(_ batch: GlyphBatch, _ device: CGAffineTransform) {
        fontLock.lock()
        defer { fontLock.unlock() }
        // Documents are shown and printed larger than at a pixel a point.
        let density = isVector ? 4.0 : 1
        let scaleX = Double(hypot(device.a, device.b)) * density
        let scaleY = Double(hypot(device.c, device.d)) * density
        guard scaleX > 0, scaleY > 0 else { return }
        let strike = GlyphStrike.of(batch.font, scaleX: scaleX, scaleY: scaleY, shear: 0)
        let upright = density == 1 && device.b == 0 && device.c == 0 && device.a > 0 && device.d < 0
        for (glyph, pen) in zip(batch.glyphs, batch.pens) {
            guard let picture = strike.picture(glyph) else { continue }
            let width = CGFloat(picture.pixels.width)
            let height = CGFloat(picture.pixels.height)
            if upright {
                let at = pen.applying(device)
                let x = Int((at.x + picture.left).rounded())
                let y = Int((CGFloat(GlyphGrid.row(at.y)) - picture.top).rounded())
                drawUpright(picture.pixels, x, y)
            } else {
                // Picture space: pixels, y up, from the picture's lower left corner, to text space.
                let toText = CGAffineTransform(
                    a: 1 / scaleX, b: 0, c: 0, d: 1 / scaleY, tx: pen.x + picture.left / scaleX,
                    ty: pen.y + (picture.top - height) / scaleY)
                let saved = state
                state.ctm = toText.concatenating(batch.toUser).concatenating(state.ctm)
                draw(CGImage(pixels: picture.pixels), in: CGRect(x: 0, y: 0, width: width, height: height))
                state = saved
            }
        }
    }

    private func drawUpright(_ pixels: PixelBuffer, _ x: Int, _ y: Int) {
        let clip = clipArea
        let area = PixelRect(x: x, y: y, width: pixels.width, height: pixels.height).intersection(clip)
        guard !area.isEmpty else { return }
        if let target = directTarget(clip) {
            let source = pixels.baseAddress.assumingMemoryBound(to: UInt8.self)
            raster_glyph_over(
                target.address + area.y * target.stride + area.x * 4, target.stride,
                source + (area.y - y) * pixels.bytesPerRow + (area.x - x) * 4, pixels.bytesPerRow, area.width,
                area.height,
                UInt32(max(0, min(255, (state.alpha * state.fillColor.alpha * 255).rounded()))))
            bitmap?.wroteDirectly()
        } else {
            let saved = state
            state.ctm = CGAffineTransform(
                translationX: CGFloat(x), y: deviceToCairo.ty - CGFloat(y + pixels.height))
            draw(CGImage(pixels: pixels), in: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
            state = saved
        }
    }
}
