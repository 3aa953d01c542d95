// SPDX-License-Identifier: MIT
import CFilmPixels
import Testing

@testable import AVFoundation
@testable import MediaEngine

/// Luminance and colour differences to red, green and blue, beside the formulas of ITU-R BT.601 and BT.709.
@Suite struct FilmPixelsTests {
    /// Rows of odd and even sizes whose samples are all values there are.
    @Test("Each value is within one of the formula's, at every width", arguments: [1, 2, 15, 16, 17, 33, 64])
    func formula(width: Int) {
        for (height, weights) in [(1, LumaWeights.hd), (2, .sd), (3, .of(matrix: 9, height: 2160))] {
            let halves = (across: (width + 1) / 2, down: (height + 1) / 2)
            let count = width * height + 2 * halves.across * halves.down
            var seed = UInt32(width * 31 + height)
            let planes = (0..<count + Int(TS_FILM_MARGIN)).map { _ in
                seed = seed &* 1_664_525 &+ 1_013_904_223
                return UInt8(seed >> 24)
            }
            let picture = PixelBuffer(width: width, height: height)
            ts_film_pixels(
                planes, Int32(width), Int32(height), ts_luma_weights(red: weights.red, blue: weights.blue),
                picture.baseAddress, picture.bytesPerRow)
            for y in 0..<height {
                for x in 0..<width {
                    let place = width * height + y / 2 * halves.across + x / 2
                    let exact = Self.bgr(
                        planes[y * width + x], planes[place], planes[place + halves.across * halves.down], weights)
                    let pixel = picture.baseAddress.advanced(by: y * picture.bytesPerRow + x * 4)
                        .assumingMemoryBound(to: UInt8.self)
                    #expect((0..<3).allSatisfy { abs(exact[$0] - Double(pixel[$0])) <= 1 } && pixel[3] == 255)
                }
            }
        }
    }

    private static func bgr(_ luma: UInt8, _ cb: UInt8, _ cr: UInt8, _ weights: LumaWeights) -> [Double] {
        let (y, b, r) = ((Double(luma) - 16) / 219, (Double(cb) - 128) / 224, (Double(cr) - 128) / 224)
        let red = y + 2 * (1 - weights.red) * r
        let blue = y + 2 * (1 - weights.blue) * b
        let green = (y - weights.red * red - weights.blue * blue) / (1 - weights.red - weights.blue)
        return [blue, green, red].map { (min(1, max(0, $0)) * 255).rounded() }
    }
}

/// Which colours a film has, as it says and as ffprobe reads it.
@Suite(.enabled(if: FFmpeg.isThere)) struct FilmColorTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Half a second of one colour.
    private func film(_ name: String, _ size: String, filter: String, _ options: [String]) throws -> URL {
        let url = folder.appendingPathComponent(name)
        let child = try ChildProcess(
            [try #require(FFmpeg.ffmpeg), "-v", "error", "-nostdin", "-f", "lavfi", "-i"]
                + ["color=0xC8501E:size=\(size):rate=10:duration=0.5", "-vf", filter] + options + [url.path])
        _ = child.readToEnd()
        try #require(child.succeeds())
        return url
    }

    private static let tagged = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
    private static let h264 = ["-c:v", "libx264", "-pix_fmt", "yuv420p"]

    @Test("What a film says about its colours is what ffprobe reads")
    func tags() throws {
        defer { try? FileManager.default.removeItem(at: folder) }  // Only the temporary folder is left fuller.
        let films = [
            ("hd.mp4", Self.h264 + Self.tagged), ("high.mov", Self.h264 + Self.tagged + ["-profile:v", "high"]),
            ("plain.mp4", Self.h264), ("sd.mp4", Self.h264 + ["-x264-params", "colormatrix=smpte170m"]),
            // Only the file tells.
            ("old.mov", ["-c:v", "mpeg4", "-movflags", "write_colr"] + Self.tagged),
        ]
        for (name, options) in films {
            let url = try film(name, "64x36", filter: "null", options)
            let own = try #require(try MediaInfo.read(url).tracks.first)
            let other = try #require(try MediaInfo.probed(url.path).tracks.first)
            #expect(own.colorMatrix == other.colorMatrix, "\(name)")
            #expect(own.colorMatrix == ["hd.mp4": 1, "high.mov": 1, "sd.mp4": 6, "old.mov": 1][name])
        }
    }

    @Test("A film shows the colour it was made of, whatever it says of its colours")
    func colors() throws {
        defer { try? FileManager.default.removeItem(at: folder) }  // Only the temporary folder is left fuller.
        let films = [
            ("hd.mp4", "64x36", "scale=out_color_matrix=bt709", Self.h264 + Self.tagged),
            ("sd.mp4", "64x36", "scale=out_color_matrix=bt601", Self.h264),
            // As iOS takes a large film that says nothing.
            ("large.mp4", "1280x720", "scale=out_color_matrix=bt709", Self.h264),
            (
                "full.mov", "64x36", "scale=out_range=pc:out_color_matrix=bt601",
                ["-c:v", "mjpeg", "-pix_fmt", "yuvj420p"]
            ),
            ("animation.mov", "64x36", "null", ["-c:v", "qtrle", "-pix_fmt", "rgb24"]),
        ]
        for (name, size, filter, options) in films {
            let asset = AVURLAsset(url: try film(name, size, filter: filter, options))
            let pictures = try #require(FilePictures(asset.tracks(withMediaType: .video).first))
            let image = try #require(try pictures.picture(at: CMTime(value: 1, timescale: 5)))
            let pixel = image.pixels.baseAddress.assumingMemoryBound(to: UInt8.self)
            let difference = zip([0x1E, 0x50, 0xC8], 0..<3).map { abs($0 - Int(pixel[$1])) }
            #expect(difference.allSatisfy { $0 <= 4 }, "\(name): \(difference)")
        }
    }

    @Test("A film that is shown much smaller is averaged: stripes as fine as its pixels are grey")
    func stripes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }  // Only the temporary folder is left fuller.
        let stripes = "geq=lum='255*mod(floor(X/2)\\,2)':cb=128:cr=128"
        let url = try film("stripes.mp4", "640x360", filter: "format=yuv420p,\(stripes)", Self.h264 + ["-qp", "4"])
        let track = AVURLAsset(url: url).tracks(withMediaType: .video).first
        let pictures = try #require(FilePictures(track, limit: CGSize(width: 70, height: 70)))
        let pixels = try #require(try pictures.picture(at: .zero)).pixels
        #expect(pixels.width == 70)
        for y in 4..<pixels.height - 4 {
            let row = (pixels.baseAddress + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            #expect((4..<pixels.width - 4).allSatisfy { abs(Int(row[$0 * 4 + 1]) - 128) <= 24 })
        }
    }

    @Test("Parameters that are cut short or no such thing say nothing")
    func damaged() {
        #expect(SequenceParameters([]) == nil && SequenceParameters([0x67, 100, 0, 30, 0xFF]) == nil)
        #expect(SequenceParameters([UInt8](repeating: 0, count: 40)) == nil)
        #expect(SequenceParameters([0x67, 100, 0, 30] + [UInt8](repeating: 0, count: 40)) == nil)
    }
}
