// SPDX-License-Identifier: MIT
import CoreGraphics

/// Bitmaps of Windows, as files and as parts of icons. Truth: Microsoft's description of `BITMAPINFOHEADER`, its
/// forebear and successors, and of their compressions.
private struct WindowsBitmapHeader {
    enum Coding: Int { case plain = 0, runs8, runs4, masks, masksWithAlpha = 6 }

    let width: Int
    let height: Int
    let isTopDown: Bool
    let depth: Int
    let coding: Coding
    /// 0xAARRGGBB.
    let palette: [UInt32]
    /// Bits of red, green, blue and alpha in a pixel.
    let masks: [Int]
    /// Where pixels begin when nothing else says so.
    let end: Int

    /// - Parameter start: of the header that begins with its own size.
    init?(_ file: FileBytes, at start: Int) {
        guard let size = file.integer(start, bytes: 4), size == 12 || size >= 40 else { return nil }
        let isOld = size == 12
        guard let width = isOld ? file.integer(start + 4, bytes: 2) : file.signed(start + 4),
            let height = isOld ? file.integer(start + 6, bytes: 2) : file.signed(start + 8),
            let depth = file.integer(start + (isOld ? 10 : 14), bytes: 2), [1, 2, 4, 8, 16, 24, 32].contains(depth),
            let coding = Coding(rawValue: isOld ? 0 : file.integer(start + 16, bytes: 4) ?? 0),
            width > 0, height != 0
        else { return nil }
        (self.width, self.height, self.depth, self.coding) = (width, abs(height), depth, coding)
        isTopDown = height < 0
        let hasMasks = coding == .masks || coding == .masksWithAlpha
        masks = Self.readMasks(file, start, size, depth, hasMasks)
        let colors = start + size + (hasMasks && size == 40 ? (coding == .masks ? 12 : 16) : 0)
        let stored = isOld ? 0 : file.integer(start + 32, bytes: 4) ?? 0
        let count = depth > 8 ? 0 : stored == 0 ? 1 << depth : min(stored, 1 << depth)
        let step = isOld ? 3 : 4
        palette = (0..<count).map { 0xFF00_0000 | UInt32(file.integer(colors + $0 * step, bytes: 3) ?? 0) }
        end = colors + count * step
    }

    private static func readMasks(
        _ file: FileBytes, _ start: Int, _ size: Int, _ depth: Int, _ hasMasks: Bool
    ) -> [Int] {
        guard hasMasks else {
            return depth == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF0000, 0xFF00, 0xFF, size >= 56 ? 0xFF00_0000 : 0]
        }
        // Behind a header of 40 bytes, inside a longer one: the same place.
        let colors = (0..<3).map { file.integer(start + 40 + $0 * 4, bytes: 4) ?? 0 }
        return colors + [size >= 56 ? file.integer(start + 52, bytes: 4) ?? 0 : 0]
    }

    /// The part of a pixel under a mask, as 0 to 255; nil without a mask.
    func part(_ pixel: Int, _ mask: Int) -> UInt32? {
        guard mask != 0 else { return nil }
        let shift = mask.trailingZeroBitCount
        return UInt32((pixel & mask) >> shift * 255 / (mask >> shift))
    }

    func color(_ pixel: Int) -> UInt32 {
        let parts = masks.map { part(pixel, $0) }
        return (parts[3] ?? 255) << 24 | (parts[0] ?? 0) << 16 | (parts[1] ?? 0) << 8 | (parts[2] ?? 0)
    }

    /// Pixels lie in rows of whole words.
    var bytesPerRow: Int { (width * depth + 31) / 32 * 4 }
}

extension PlainImage {
    /// - Parameters:
    ///   - start: of the header.
    ///   - pixels: where they begin; nil: right after the header.
    ///   - isIcon: the height counts the mask below the picture as well.
    static func windowsBitmap(
        _ file: FileBytes, at start: Int, pixels: Int?, isIcon: Bool = false
    ) -> PlainImage? {
        guard let header = WindowsBitmapHeader(file, at: start) else { return nil }
        let height = isIcon ? header.height / 2 : header.height
        let first = pixels ?? header.end
        let hasAlpha = header.depth == 32 && (isIcon || header.masks[3] != 0)
        return PlainImage(width: header.width, height: height, alpha: hasAlpha || isIcon ? .straight : .opaque) {
            target in
            switch header.coding {
            case .runs8, .runs4: drawRuns(file, header, from: first, to: target)
            case .plain, .masks, .masksWithAlpha: drawRows(file, header, height, first, hasAlpha, target)
            }
            if isIcon, !hasAlpha { cutOut(file, header, height, first, target) }
        }
    }

    private static func drawRows(
        _ file: FileBytes, _ header: WindowsBitmapHeader, _ height: Int, _ first: Int, _ hasAlpha: Bool,
        _ target: PlainPixels
    ) {
        var isClear = true
        for row in 0..<height {
            let start = first + row * header.bytesPerRow
            let y = header.isTopDown ? row : height - 1 - row
            for x in 0..<header.width {
                guard let color = pixel(file, header, start, x, hasAlpha) else { return }
                if color >> 24 != 0 { isClear = false }
                target.set(x, y, color)
            }
        }
        // Alpha that is nowhere set was not meant.
        guard hasAlpha, isClear else { return }
        for y in 0..<height {
            for x in 0..<header.width {
                let at = first + (header.isTopDown ? y : height - 1 - y) * header.bytesPerRow + x * 4
                target.set(x, y, 0xFF00_0000 | UInt32(file.integer(at, bytes: 3) ?? 0))
            }
        }
    }

    private static func pixel(
        _ file: FileBytes, _ header: WindowsBitmapHeader, _ start: Int, _ x: Int, _ hasAlpha: Bool
    ) -> UInt32? {
        switch header.depth {
        case 16: return file.integer(start + x * 2, bytes: 2).map(header.color)
        case 24: return file.integer(start + x * 3, bytes: 3).map { 0xFF00_0000 | UInt32($0) }
        case 32:
            guard let value = file.integer(start + x * 4, bytes: 4) else { return nil }
            if header.coding == .plain { return hasAlpha ? UInt32(value) : 0xFF00_0000 | UInt32(value) }
            return header.color(value)
        default:
            guard let index = file.bits(x, of: header.depth, from: start) else { return nil }
            return header.palette.indices.contains(index) ? header.palette[index] : 0xFF00_0000
        }
    }

    /// Runs of one colour, or of two in turns, and pieces without runs.
    private static func drawRuns(
        _ file: FileBytes, _ header: WindowsBitmapHeader, from first: Int, to target: PlainPixels
    ) {
        var (at, x, y) = (first, 0, header.height - 1)
        let width = header.coding == .runs8 ? 8 : 4
        func put(_ index: Int) {
            target.set(x, y, header.palette.indices.contains(index) ? header.palette[index] : 0xFF00_0000)
            x += 1
        }
        while let count = file.byte(at), let value = file.byte(at + 1), y >= 0 {
            at += 2
            if count > 0 {
                for step in 0..<count { put(width == 8 ? value : step % 2 == 0 ? value >> 4 : value & 15) }
                continue
            }
            switch value {
            case 0: (x, y) = (0, y - 1)
            case 1: return
            case 2:
                x += file.byte(at) ?? 0
                y -= file.byte(at + 1) ?? 0
                at += 2
            default:
                for step in 0..<value { put(file.bits(step, of: width, from: at) ?? 0) }
                // Pieces fill words of two bytes.
                at += ((value * width + 7) / 8 + 1) / 2 * 2
            }
        }
    }

    /// The icon's mask, a bit for each pixel, makes it clear.
    private static func cutOut(
        _ file: FileBytes, _ header: WindowsBitmapHeader, _ height: Int, _ first: Int, _ target: PlainPixels
    ) {
        let mask = first + header.bytesPerRow * height
        let bytesPerRow = (header.width + 31) / 32 * 4
        for row in 0..<height {
            for x in 0..<header.width where file.bits(x, of: 1, from: mask + row * bytesPerRow) == 1 {
                target.set(x, height - 1 - row, 0)
            }
        }
    }
}
