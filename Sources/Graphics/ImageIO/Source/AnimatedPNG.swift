// SPDX-License-Identifier: MIT
import CImageCodecs
import CRaster
import CoreGraphics

/// The frames of an animated PNG (W3C PNG, third edition, 11.3.4), each read as a PNG of its own. Not trusted: what the
/// chunks say is checked before it is used.
struct AnimatedPNG {
    struct Frame {
        var x = 0
        var y = 0
        var width = 0
        var height = 0
        /// Seconds.
        var delay = 0.0
        var disposal = Disposal.none
        /// Composited over the canvas, else in its place.
        var blends = false
        /// Compressed pixels, in pieces of the file.
        var pieces: [Range<Int>] = []
    }

    /// What becomes of the frame's area before the next one.
    enum Disposal: UInt8 { case none, background, previous }

    private(set) var frames: [Frame] = []
    /// Zero: for ever.
    private(set) var plays = 0
    /// Palette, transparency and colour space, as in the file.
    private var shared = Data()
    private let header: [UInt8]

    /// nil for what is not animated.
    init?(_ data: Data, width: Int, height: Int) {
        var reader = ChunkReader(data)
        guard let first = reader.next(), first.name == "IHDR", first.body.count == 13 else { return nil }
        header = [UInt8](data[first.body])
        var (isAnimated, hasPixels) = (false, false)
        while let chunk = reader.next(), chunk.name != "IEND" {
            let body = chunk.body
            switch chunk.name {
            case "acTL":
                guard body.count == 8, !hasPixels else { return nil }
                isAnimated = true
                plays = reader.number(body.lowerBound + 4)
            case "fcTL":
                guard let frame = Self.frame(reader, body, width, height) else { return nil }
                frames.append(frame)
            case "IDAT":
                // Before the first frame it is a picture for those who do not animate.
                hasPixels = true
                if frames.count == 1 { frames[0].pieces.append(body) }
            case "fdAT" where body.count > 4 && !frames.isEmpty:
                frames[frames.count - 1].pieces.append(body.lowerBound + 4..<body.upperBound)
            case "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT":
                if !hasPixels { shared.append(data[chunk.whole]) }
            default: break
            }
        }
        frames.removeAll { $0.pieces.isEmpty }
        if !isAnimated || frames.isEmpty { return nil }
    }

    private static func frame(_ reader: ChunkReader, _ body: Range<Int>, _ width: Int, _ height: Int) -> Frame? {
        guard body.count == 26 else { return nil }
        func number(_ offset: Int) -> Int { reader.number(body.lowerBound + offset) }
        var frame = Frame(x: number(12), y: number(16), width: number(4), height: number(8))
        guard frame.width > 0, frame.height > 0, frame.x + frame.width <= width, frame.y + frame.height <= height else {
            return nil
        }
        let bytes = [UInt8](reader.data[body.lowerBound + 20..<body.upperBound])
        let (time, unit) = (Double(bytes[0]) * 256 + Double(bytes[1]), Double(bytes[2]) * 256 + Double(bytes[3]))
        frame.delay = time / (unit == 0 ? 100 : unit)
        frame.disposal = Disposal(rawValue: bytes[4]) ?? .none
        frame.blends = bytes[5] == 1
        return frame
    }

    /// A file of the one frame.
    func file(of frame: Frame, in data: Data) -> Data {
        var head = header
        for (offset, value) in [(0, frame.width), (4, frame.height)] {
            for byte in 0..<4 { head[offset + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte)) }
        }
        var result = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        result.append(Self.chunk("IHDR", Data(head)))
        result.append(shared)
        for piece in frame.pieces { result.append(Self.chunk("IDAT", data[piece])) }
        result.append(Self.chunk("IEND", Data()))
        return result
    }

    private static func chunk(_ name: String, _ body: Data) -> Data {
        func big(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }
        let named = Data(name.utf8) + body
        return big(UInt32(body.count)) + named + big(checksum(named))
    }

    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    /// CRC-32 as PNG's annex D defines it.
    private static func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(0xFFFF_FFFF) { remainders[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }
}

/// The chunks of a PNG, one after the other, as far as they are whole.
private struct ChunkReader {
    let data: Data
    private var position = 8

    init(_ data: Data) { self.data = data }

    func number(_ offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }

    mutating func next() -> (name: String, body: Range<Int>, whole: Range<Int>)? {
        guard position + 12 <= data.count else { return nil }
        let length = number(position)
        guard length <= data.count - position - 12 else { return nil }
        let name = String(decoding: data[position + 4..<position + 8], as: UTF8.self)
        let whole = position..<position + 12 + length
        position = whole.upperBound
        return (name, whole.lowerBound + 8..<whole.upperBound - 4, whole)
    }
}

/// Composes the frames in order; asking for an earlier one starts over.
final class PNGPlayer {
    let animation: AnimatedPNG
    private let data: Data
    private let hasAlpha: Bool
    private var canvas: PixelBuffer
    private var next = 0

    init(_ animation: AnimatedPNG, _ data: Data, _ info: codec_info) {
        self.animation = animation
        self.data = data
        hasAlpha = info.has_alpha != 0
        canvas = PixelBuffer(width: Int(info.width), height: Int(info.height))
    }

    /// The canvas at the frame, premultiplied; false when a frame on the way there cannot be read.
    func show(_ index: Int, in target: PixelBuffer) -> Bool {
        if index < next {
            canvas = PixelBuffer(width: canvas.width, height: canvas.height)
            next = 0
        }
        while true {
            let frame = animation.frames[next]
            guard let pixels = decode(frame) else { return false }
            let before = copy(of: frame)
            draw(pixels, frame)
            let isLast = next == index
            if isLast { for y in 0..<canvas.height { _ = target.row(y).update(from: canvas.row(y)) } }
            dispose(frame, before)
            next += 1
            if isLast { return true }
        }
    }

    private func decode(_ frame: AnimatedPNG.Frame) -> PixelBuffer? {
        let pixels = PixelBuffer(width: frame.width, height: frame.height)
        let result = animation.file(of: frame, in: data).withUnsafeBytes { buffer -> Int32 in
            guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return 0 }
            return codec_png_decode(
                bytes, buffer.count, pixels.bytes, pixels.bytesPerRow, UInt32(frame.width), UInt32(frame.height))
        }
        guard result != 0 else { return nil }
        if hasAlpha { pixels.premultiply() }
        return pixels
    }

    private func draw(_ pixels: PixelBuffer, _ frame: AnimatedPNG.Frame) {
        for y in 0..<frame.height {
            let (source, target) = (pixels.row(y), canvas.row(frame.y + y))
            for x in 0..<frame.width {
                let color = source[x]
                target[frame.x + x] =
                    frame.blends && hasAlpha ? Self.over(color, target[frame.x + x]) : color
            }
        }
    }

    private static func over(_ color: UInt32, _ below: UInt32) -> UInt32 {
        let rest = 255 - color >> 24
        if rest == 0 { return color }
        var result: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            let sum = (color >> shift & 255) + ((below >> shift & 255) * rest + 127) / 255
            result |= min(255, sum) << shift
        }
        return result
    }

    private func copy(of frame: AnimatedPNG.Frame) -> [[UInt32]] {
        guard frame.disposal == .previous else { return [] }
        return (0..<frame.height).map { Array(canvas.row(frame.y + $0)[frame.x..<frame.x + frame.width]) }
    }

    private func dispose(_ frame: AnimatedPNG.Frame, _ before: [[UInt32]]) {
        // The first frame has nothing before it to go back to but the empty canvas, which the copy holds.
        guard frame.disposal != .none else { return }
        for y in 0..<frame.height {
            let row = canvas.row(frame.y + y)
            for x in 0..<frame.width { row[frame.x + x] = frame.disposal == .previous ? before[y][x] : 0 }
        }
    }
}
