// SPDX-License-Identifier: MIT
import CoreGraphics

/// The border that lifts letters off the ground: their shape in the border's colour, shifted eight ways, below them.
///
/// Letters are drawn once, not nine times: the rest is done with their pixels.
struct LabelHalo {
    /// 0xRRGGBB.
    let color: UInt32
    /// Pixels that the shape is shifted.
    let reach: CGFloat
    /// Of one shifted shape.
    private static let opacity = 0.55
    /// What a shifted pixel of an alpha lets through, in parts of `whole`.
    private static let through: [UInt32] = (0...255).map {
        UInt32((Double(whole) * (1 - opacity * Double($0) / 255)).rounded())
    }
    private static let whole: UInt32 = 1 << 15

    func surround(_ letters: PixelBuffer) -> PixelBuffer {
        let room = Int(reach.rounded(.up))
        let ink = Ink(letters, room: room)
        let steps = (0..<8).map { index -> Int in
            let angle = CGFloat(index) * .pi / 4
            let (x, y) = ((reach * cos(angle)).rounded(), (reach * sin(angle)).rounded())
            return Int(y) * ink.stride + Int(x)
        }
        let result = PixelBuffer(width: letters.width, height: letters.height)
        for y in 0..<letters.height {
            guard let columns = ink.columns(around: y) else { continue }
            let (source, target) = (letters.row(y), result.row(y))
            let start = (y + room) * ink.stride + room
            ink.alphas.withUnsafeBufferPointer { alphas in
                for x in columns {
                    var through = Self.whole
                    for step in steps {
                        let alpha = alphas[start + x + step]
                        if alpha != 0 { through = (through * Self.through[Int(alpha)]) >> 15 }
                    }
                    target[x] = over(source[x], alpha: ((Self.whole - through) * 255 + Self.whole / 2) >> 15)
                }
            }
        }
        return result
    }

    /// A premultiplied pixel of the letters over the border.
    private func over(_ letter: UInt32, alpha: UInt32) -> UInt32 {
        let rest = 255 - (letter >> 24)
        func divided(_ value: UInt32) -> UInt32 { (value + 128 + ((value + 128) >> 8)) >> 8 }
        func part(_ shift: UInt32, _ border: UInt32) -> UInt32 {
            ((letter >> shift) & 255) + divided(divided(border * alpha) * rest)
        }
        return part(24, 255) << 24 | part(16, (color >> 16) & 255) << 16 | part(8, (color >> 8) & 255) << 8
            | part(0, color & 255)
    }
}

/// The alphas of a picture with some room around it, and which columns of each row have any.
private struct Ink {
    let stride: Int
    let alphas: [UInt8]
    private let room: Int
    private let width: Int
    private let rows: [ClosedRange<Int>?]

    init(_ pixels: PixelBuffer, room: Int) {
        let (width, height, stride) = (pixels.width, pixels.height, pixels.width + 2 * room)
        var alphas = [UInt8](repeating: 0, count: stride * (height + 2 * room))
        rows = (0..<height).map { y in
            let row = pixels.row(y)
            var range: ClosedRange<Int>?
            for x in 0..<width where row[x] != 0 {
                alphas[(y + room) * stride + room + x] = UInt8(row[x] >> 24)
                range = (range?.lowerBound ?? x)...x
            }
            return range
        }
        (self.stride, self.alphas, self.room, self.width) = (stride, alphas, room, width)
    }

    /// Where something of the rows near by may reach to.
    func columns(around y: Int) -> ClosedRange<Int>? {
        let near = rows[max(0, y - room)...min(rows.count - 1, y + room)].compactMap { $0 }
        guard let left = near.map(\.lowerBound).min(), let right = near.map(\.upperBound).max() else { return nil }
        return max(0, left - room)...min(width - 1, right + room)
    }
}
