// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// Rasterised glyphs of one font at one size on the device, kept for the next drawing. Only used under `fontLock`.
final class GlyphStrike {
    let grid: GlyphGrid
    private let font: FontCore
    /// Pixels per point.
    private let scaleX: Double
    private let scaleY: Double
    private let shear: Double
    private var masks: [UInt32: OutlineSource.Mask] = [:]
    private var pictures: [UInt16: Picture?] = [:]

    /// A coloured glyph scaled for the device.
    struct Picture {
        let pixels: PixelBuffer
        let left: Double
        let top: Double
    }

    private struct Key: Hashable {
        let font: UInt32
        let scaleX: Double
        let scaleY: Double
        let shear: Double
    }

    private static let strikes = FontGuarded<[Key: GlyphStrike]>([:])
    private static let storedBytes = FontGuarded(0)
    private static let byteLimit = 24 << 20

    static func of(_ font: FontCore, scaleX: Double, scaleY: Double, shear: Double) -> GlyphStrike {
        if storedBytes.value > byteLimit {
            strikes.value.removeAll()
            storedBytes.value = 0
        }
        let key = Key(font: font.id, scaleX: scaleX, scaleY: scaleY, shear: shear)
        if let known = strikes.value[key] { return known }
        let made = GlyphStrike(font, scaleX, scaleY, shear)
        strikes.value[key] = made
        return made
    }

    private init(_ font: FontCore, _ scaleX: Double, _ scaleY: Double, _ shear: Double) {
        self.font = font
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.shear = shear
        grid = GlyphGrid(pixelsPerPoint: scaleX)
    }

    /// The glyph's coverage with its pen `subpixel` steps of the grid right of a pixel's left edge.
    func mask(_ glyph: UInt16, subpixel: Int) -> OutlineSource.Mask {
        let key = UInt32(glyph) << 2 | UInt32(subpixel)
        if let known = masks[key] { return known }
        let fit = font.fit(glyph)
        let unit = font.unitScale
        let mask =
            OutlineSource.of(font.face)?.mask(
                glyph, scaleX: unit * fit.stretch * scaleX, scaleY: unit * scaleY, shear: shear / fit.stretch,
                shiftX: fit.shift * scaleX + Double(subpixel) / Double(grid.steps)) ?? OutlineSource.Mask()
        masks[key] = mask
        Self.storedBytes.value += mask.bytes.count + 64
        return mask
    }

    func picture(_ glyph: UInt16) -> Picture? {
        if let known = pictures[glyph] { return known }
        let made = makePicture(glyph)
        pictures[glyph] = .some(made)
        return made
    }

    private func makePicture(_ glyph: UInt16) -> Picture? {
        guard let stored = OutlineSource.of(font.face)?.picture(glyph) else { return nil }
        let x = font.size * scaleX / stored.pixelsPerEm
        let y = font.size * scaleY / stored.pixelsPerEm
        let width = Int((Double(stored.pixels.width) * x).rounded())
        let height = Int((Double(stored.pixels.height) * y).rounded())
        guard width > 0, height > 0, width < 4096, height < 4096 else { return nil }
        let pixels = PixelBuffer(width: width, height: height)
        raster_glyph_scale(
            stored.pixels.baseAddress.assumingMemoryBound(to: UInt8.self), stored.pixels.bytesPerRow,
            stored.pixels.width,
            stored.pixels.height, pixels.baseAddress.assumingMemoryBound(to: UInt8.self), pixels.bytesPerRow, width,
            height)
        Self.storedBytes.value += pixels.bytesPerRow * height
        return Picture(pixels: pixels, left: Double(stored.left) * x, top: Double(stored.top) * y)
    }
}

extension FontCore {
    /// How a glyph sits in its advance; the file's own fit where no law replaces its advances.
    func fit(_ glyph: UInt16) -> AdvanceLaw.Fit {
        let nominal = Double(face.advance(glyph)) * unitScale
        var fit = law?.fit(glyph, nominal: nominal) ?? AdvanceLaw.Fit(advance: nominal)
        guard widthScale != 1 else { return fit }
        fit.advance *= widthScale
        fit.stretch *= widthScale
        fit.shift *= widthScale
        return fit
    }

    /// Appends a glyph's contours, in points with the y axis up, through `transform`.
    package func appendOutline(_ glyph: UInt16, to path: inout PathStorage, _ transform: CGAffineTransform) {
        fontLock.lock()
        defer { fontLock.unlock() }
        let fit = fit(glyph)
        let toPoints = CGAffineTransform(
            a: unitScale * fit.stretch, b: 0, c: 0, d: unitScale, tx: fit.shift, ty: 0)
        OutlineSource.of(face)?.append(glyph, to: &path, toPoints.concatenating(transform))
    }
}
