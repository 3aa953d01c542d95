// SPDX-License-Identifier: MIT
import AVFoundation
import XCTest

@testable import Studio

/// Films stand upright, however they are written, sized, composed or exported. Facts: Apple's documentation of transforms
/// of tracks (origin at the top left, y down).
final class FilmTests: XCTestCase {
    private let size = FlagFilm.size

    private func film(_ name: String, scaledTo shown: CGSize, transform: CGAffineTransform = .identity) throws -> URL {
        try FlagFilm.make(name, for: self, scaledTo: shown, transform: transform)
    }

    private func picture(_ asset: AVAsset, _ composition: AVVideoComposition? = nil) throws -> CGImage {
        let generator = AVAssetImageGenerator(asset: asset)
        generator.appliesPreferredTrackTransform = true
        generator.videoComposition = composition
        return try generator.copyCGImage(at: .zero, actualTime: nil)
    }

    /// r, g or b: in the middle of the top, right, bottom and left edge, an eighth from it.
    private func edges(_ image: CGImage) throws -> String {
        let places = [(0.5, 0.125), (0.875, 0.5), (0.5, 0.875), (0.125, 0.5)]
        return try places.map { x, y in
            var pixel = [UInt8](repeating: 0, count: 4)
            let context = try XCTUnwrap(
                CGContext(
                    data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            let place = CGRect(
                x: (CGFloat(image.width) * x).rounded(), y: (CGFloat(image.height) * y).rounded() - (y == 0.5 ? 6 : 0),
                width: 1, height: 1)
            context.draw(try XCTUnwrap(image.cropping(to: place)), in: CGRect(x: 0, y: 0, width: 1, height: 1))
            let brightest = try XCTUnwrap(pixel.prefix(3).max())
            return ["r", "g", "b"][try XCTUnwrap(pixel.firstIndex(of: brightest))]
        }.joined()
    }

    func testAFilmOfTheSizeOfItsPictures() throws {
        XCTAssertEqual(try edges(picture(AVURLAsset(url: film("same", scaledTo: size)))), "rrbg")
    }

    func testAFilmOfAnotherSize() throws {
        let image = try picture(AVURLAsset(url: film("scaled", scaledTo: CGSize(width: 128, height: 192))))
        XCTAssertEqual([image.width, image.height], [128, 192])
        XCTAssertEqual(try edges(image), "rrbg")
    }

    private func composition(_ asset: AVAsset, _ transform: CGAffineTransform, _ size: CGSize) throws
        -> AVVideoComposition
    {
        let track = try XCTUnwrap(asset.tracks(withMediaType: .video).first)
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track)
        layer.setTransform(transform, at: .zero)
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
        instruction.layerInstructions = [layer]
        let video = AVMutableVideoComposition()
        video.renderSize = size
        video.frameDuration = CMTime(value: 1, timescale: 10)
        video.instructions = [instruction]
        return video
    }

    func testACompositionStandsUpright() throws {
        let asset = AVURLAsset(url: try film("composed", scaledTo: size))
        XCTAssertEqual(try edges(picture(asset, composition(asset, .identity, size))), "rrbg")
    }

    /// A quarter clockwise, as films of a phone held upright say it: (x, y) goes to (height - y, x).
    func testACompositionTurnsClockwise() throws {
        let asset = AVURLAsset(url: try film("turned", scaledTo: size))
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        let image = try picture(asset, composition(asset, turn, CGSize(width: size.height, height: size.width)))
        XCTAssertEqual([image.width, image.height], [96, 64])
        XCTAssertEqual(try edges(image), "grrb")
    }

    func testAFilmThatSaysItIsTurned() throws {
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        let asset = AVURLAsset(url: try film("tagged", scaledTo: size, transform: turn))
        let image = try picture(asset)
        XCTAssertEqual([image.width, image.height], [96, 64])
        XCTAssertEqual(try edges(image), "grrb")
    }

    func testAnExportOfAnotherSize() throws {
        let asset = AVURLAsset(url: try film("large", scaledTo: CGSize(width: 640, height: 960)))
        let session = try XCTUnwrap(AVAssetExportSession(asset: asset, presetName: AVAssetExportPreset640x480))
        session.outputURL = FlagFilm.place("small")
        session.outputFileType = .mp4
        let done = expectation(description: "exported")
        session.exportAsynchronously { done.fulfill() }
        wait(for: [done], timeout: 20)
        XCTAssertEqual(session.status, .completed)
        let image = try picture(AVURLAsset(url: try XCTUnwrap(session.outputURL)))
        XCTAssertLessThan(image.height, 960)
        XCTAssertEqual(try edges(image), "rrbg")
    }

    func testLayersOverAFilm() throws {
        let asset = AVURLAsset(url: try film("layers", scaledTo: size))
        let (parent, shown, badge) = (CALayer(), CALayer(), CALayer())
        for layer in [parent, shown] { layer.frame = CGRect(origin: .zero, size: size) }
        // The film's lowest left corner: y goes up here.
        badge.frame = CGRect(x: 24, y: 0, width: 16, height: 16)
        badge.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        parent.addSublayer(shown)
        parent.addSublayer(badge)
        let video = try XCTUnwrap(composition(asset, .identity, size) as? AVMutableVideoComposition)
        video.animationTool = AVVideoCompositionCoreAnimationTool(postProcessingAsVideoLayer: shown, in: parent)
        let session = try XCTUnwrap(
            AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
        session.videoComposition = video
        session.outputURL = FlagFilm.place("badge")
        session.outputFileType = .mp4
        let done = expectation(description: "exported")
        session.exportAsynchronously { done.fulfill() }
        wait(for: [done], timeout: 20)
        XCTAssertEqual(try edges(picture(AVURLAsset(url: try XCTUnwrap(session.outputURL)))), "rrgg")
    }
}
