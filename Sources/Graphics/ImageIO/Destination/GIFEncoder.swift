// SPDX-License-Identifier: MIT
import CImageCodecs
import CoreGraphics

/// Animated GIFs: each frame gets its own palette of up to 256 colours.
enum GIFEncoder {
    static func encode(
        _ images: [(image: CGImage, properties: CFDictionary?)], _ fileProperties: CFDictionary?
    ) -> Data? {
        guard let first = images.first else { return nil }
        let (width, height) = (first.image.width, first.image.height)
        guard width <= 65535, height <= 65535 else { return nil }
        let frames = images.map { QuantizedFrame(canvas($0.image, width, height)) }
        let loops = dictionary(fileProperties)?["LoopCount"].flatMap { numericValue($0) }.map { Int32($0) }
        var result = codec_bytes()
        let done = withFrames(frames, images.map { delay($0.properties) }) { list in
            codec_gif_encode(list, UInt32(list.count), UInt32(width), UInt32(height), loops ?? -1, &result)
        }
        guard done == 1, let bytes = result.bytes else { return nil }
        defer { codec_free(bytes) }
        return Data(bytes: bytes, count: result.count)
    }

    private static func dictionary(_ properties: CFDictionary?) -> [String: Any]? {
        properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
    }

    /// Hundredths of a second.
    private static func delay(_ properties: CFDictionary?) -> Int32 {
        let gif = dictionary(properties)
        let seconds = numericValue(gif?["UnclampedDelayTime"]) ?? numericValue(gif?["DelayTime"]) ?? 0.1
        return seconds.isFinite ? Int32(max(0, min(65535, (seconds * 100).rounded()))) : 10
    }

    /// Frames of other sizes than the first are scaled to it.
    private static func canvas(_ image: CGImage, _ width: Int, _ height: Int) -> PixelBuffer {
        if image.width == width, image.height == height { return image.pixels }
        let buffer = PixelBuffer(width: width, height: height)
        let context = CGContext(buffer: buffer, scale: 1)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        context.flush()
        return buffer
    }

    private static func withFrames<R>(
        _ frames: [QuantizedFrame], _ delays: [Int32], _ body: ([codec_gif_frame_data]) -> R
    ) -> R {
        // One block of memory per frame, alive during the call.
        let storage = frames.map { frame in
            let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: frame.indices.count + frame.palette.count)
            buffer.initialize(from: frame.indices, count: frame.indices.count)
            (buffer + frame.indices.count).initialize(from: frame.palette, count: frame.palette.count)
            return buffer
        }
        defer { storage.forEach { $0.deallocate() } }
        let list = frames.indices.map { i in
            codec_gif_frame_data(
                indices: storage[i], palette: storage[i] + frames[i].indices.count,
                palette_count: Int32(frames[i].palette.count / 3), transparent: Int32(frames[i].transparent ?? -1),
                delay: delays[i])
        }
        return body(list)
    }
}

/// A picture in at most 256 colours, found by median cut over the colours at 5 bits a channel.
struct QuantizedFrame {
    private(set) var indices: [UInt8]
    private(set) var palette: [UInt8] = []
    private(set) var transparent: Int?

    init(_ pixels: PixelBuffer) {
        indices = [UInt8](repeating: 0, count: pixels.width * pixels.height)
        var exact: [UInt32: Int] = [:]
        var hasTransparency = false
        for y in 0..<pixels.height {
            for pixel in pixels.row(y) {
                if pixel >> 24 < 128 { hasTransparency = true } else { exact[Self.opaque(pixel), default: 0] += 1 }
            }
        }
        let room = hasTransparency ? 255 : 256
        let colors = exact.count <= room ? exact.keys.sorted() : MedianCut.palette(exact, room)
        palette = colors.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
        if hasTransparency {
            transparent = colors.count
            palette += [0, 0, 0]
        }
        map(pixels, colors)
    }

    /// Alpha is not kept in a GIF: colours are unpremultiplied and whole.
    private static func opaque(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel & 0xFFFFFF }
        func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) }
        return channel(16) << 16 | channel(8) << 8 | channel(0)
    }

    private mutating func map(_ pixels: PixelBuffer, _ colors: [UInt32]) {
        var known: [UInt32: UInt8] = [:]
        for (i, color) in colors.enumerated() { known[color] = UInt8(i) }
        var position = 0
        for y in 0..<pixels.height {
            for pixel in pixels.row(y) {
                if pixel >> 24 < 128 {
                    indices[position] = UInt8(transparent ?? 0)
                } else {
                    let color = Self.opaque(pixel)
                    let index = known[color] ?? Self.nearest(color, colors)
                    known[color] = index
                    indices[position] = index
                }
                position += 1
            }
        }
    }

    private static func nearest(_ color: UInt32, _ colors: [UInt32]) -> UInt8 {
        var (best, distance) = (0, Int.max)
        for (i, candidate) in colors.enumerated() {
            var sum = 0
            for shift: UInt32 in [16, 8, 0] {
                let difference = Int(color >> shift & 255) - Int(candidate >> shift & 255)
                sum += difference * difference
            }
            if sum < distance { (best, distance) = (i, sum) }
        }
        return UInt8(best)
    }
}

/// Heckbert's median cut: boxes of colours are split at the median of their longest side.
private enum MedianCut {
    static func palette(_ histogram: [UInt32: Int], _ count: Int) -> [UInt32] {
        var boxes = [histogram.map { (color: $0.key, weight: $0.value) }.sorted { $0.color < $1.color }]
        while boxes.count < count {
            guard
                let widest = boxes.indices.filter({ boxes[$0].count > 1 }).max(by: {
                    extent(boxes[$0]).size < extent(boxes[$1]).size
                })
            else { break }
            let shift = extent(boxes[widest]).shift
            let sorted = boxes[widest].sorted {
                ($0.color >> shift & 255, $0.color) < ($1.color >> shift & 255, $1.color)
            }
            let half = sorted.reduce(0) { $0 + $1.weight } / 2
            var (sum, cut) = (0, 0)
            while cut < sorted.count - 1, sum + sorted[cut].weight <= half || cut == 0 {
                sum += sorted[cut].weight
                cut += 1
            }
            boxes[widest] = Array(sorted[..<cut])
            boxes.append(Array(sorted[cut...]))
        }
        return boxes.map(average)
    }

    private static func extent(_ box: [(color: UInt32, weight: Int)]) -> (size: Int, shift: UInt32) {
        var best = (size: -1, shift: UInt32(0))
        for shift: UInt32 in [16, 8, 0] {
            let values = box.lazy.map { Int($0.color >> shift & 255) }
            let size = (values.max() ?? 0) - (values.min() ?? 0)
            if size > best.size { best = (size, shift) }
        }
        return best
    }

    private static func average(_ box: [(color: UInt32, weight: Int)]) -> UInt32 {
        let total = box.reduce(0) { $0 + $1.weight }
        func channel(_ shift: UInt32) -> UInt32 {
            UInt32((box.reduce(0) { $0 + Int($1.color >> shift & 255) * $1.weight } + total / 2) / total)
        }
        return channel(16) << 16 | channel(8) << 8 | channel(0)
    }
}
