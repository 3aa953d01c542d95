// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

/// Damaged files through everything an app can ask of an image source. Nothing is expected of the results: the
/// requirement is that the process lives. `scripts/fuzz-images` runs this for longer.
@Suite struct ImageFuzzTests {
    private static let animatedPNG = PNGBuilder(
        width: 2, height: 2, depth: 8, color: 0,
        frames: [
            .init(width: 2, height: 2, disposal: 1), .init(x: 1, width: 1, height: 2, disposal: 2, rows: [[7], [8]]),
            .init(width: 2, height: 1, blends: true, rows: [[5, 6]]),
        ], rows: [[1, 2], [3, 4]])

    private static let seeds: [Data] = {
        var files = [ImageVectors.webP, ImageVectors.jpeg]
        let buffer = PixelBuffer(width: 19, height: 13)
        for y in 0..<13 {
            for x in 0..<19 { buffer.row(y)[x] = UInt32(truncatingIfNeeded: x &* y &* 0x0102_0305) | 0xFF00_0000 }
        }
        if let png = ImageEncoder.png(buffer, isOpaque: false) { files.append(png) }
        if let jpeg = ImageEncoder.jpeg(buffer, quality: 0.5, exif: ImageEncoder.exif(.right)) { files.append(jpeg) }
        files.append(
            PNGBuilder(
                width: 4, height: 1, depth: 2, color: 3, palette: [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9],
                transparency: [255, 0], rows: [[0b00_01_10_11]]
            ).data)
        files.append(Self.animatedPNG.data)
        files.append(
            GIFBuilder(
                width: 3, height: 2, palette: [UInt8](repeating: 77, count: 12), loops: 2,
                frames: [
                    .init(width: 3, height: 2, pixels: [1, 1, 1, 2, 2, 2]),
                    .init(x: 1, width: 1, height: 2, pixels: [3, 3], disposal: 2),
                    .init(width: 3, height: 1, pixels: [0, 3, 3], disposal: 3, transparent: 0),
                ]
            ).data)
        return files
    }()

    private func mutate(_ data: Data, _ source: inout SeededNumbers) -> Data {
        var bytes = [UInt8](data)
        for _ in 0..<Int.random(in: 1...6, using: &source) {
            guard !bytes.isEmpty else { break }
            let i = Int.random(in: 0..<bytes.count, using: &source)
            switch Int.random(in: 0..<6, using: &source) {
            case 0: bytes[i] = UInt8.random(in: 0...255, using: &source)
            case 1: bytes[i] ^= 1 << UInt8.random(in: 0..<8, using: &source)
            case 2: bytes.removeSubrange(i...)
            case 3: bytes.remove(at: i)
            case 4: bytes.insert(contentsOf: [0xFF, 0xFF, 0x00], at: i)
            default:
                let end = min(bytes.count, i + 16)
                bytes.append(contentsOf: bytes[i..<end])
            }
        }
        return Data(bytes)
    }

    private func use(_ data: Data) {
        guard let source = CGImageSourceCreateWithData(NSData(data: data), nil) else { return }
        _ = CGImageSourceGetType(source)
        _ = CGImageSourceCopyProperties(source, nil)
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 16,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        for i in 0..<min(CGImageSourceGetCount(source), 4) {
            _ = CGImageSourceCopyPropertiesAtIndex(source, i, nil)
            guard let image = CGImageSourceCreateImageAtIndex(source, i, nil) else { continue }
            // Damaged headers may claim sizes that take seconds to clear; that is slow, not wrong.
            guard image.width * image.height < 1 << 22 else { continue }
            _ = image.pixels
            _ = CGImageSourceCreateThumbnailAtIndex(source, i, options as CFDictionary)
        }
    }

    @Test func damagedFilesDoNoHarm() {
        let environment = ProcessInfo.processInfo.environment
        let seconds = environment["TOUCHSTONE_FUZZ_SECONDS"].flatMap(Double.init)
        var source = SeededNumbers(seed: environment["TOUCHSTONE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1)
        var rounds = 0
        let start = ContinuousClock.now
        while seconds.map({ start.duration(to: .now) < .seconds($0) }) ?? (rounds < 60) {
            for file in Self.seeds { use(mutate(file, &source)) }
            rounds += 1
        }
        if seconds != nil { print("fuzz-images: \(rounds * Self.seeds.count) files, no crash") }
    }
}
