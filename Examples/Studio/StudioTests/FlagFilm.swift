// SPDX-License-Identifier: MIT
import AVFoundation
import XCTest

/// Films of a picture whose every edge has a colour of its own: red above, blue below, the left quarter green.
enum FlagFilm {
    static let size = CGSize(width: 64, height: 96)

    static func place(_ name: String) -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name).appendingPathExtension("mp4")
        try? FileManager.default.removeItem(at: url)  // A film of before may not be there.
        return url
    }

    /// - Parameters:
    ///   - shown: the film's size in pixels.
    ///   - transform: what the film says of how it is to be turned.
    ///   - seconds: at ten pictures a second.
    static func make(
        _ name: String, for test: XCTestCase, scaledTo shown: CGSize = size, transform: CGAffineTransform = .identity,
        seconds: Double = 0.5
    ) throws -> URL {
        let url = place(name)
        let writer = try AVAssetWriter(outputURL: url, fileType: .mp4)
        let input = AVAssetWriterInput(
            mediaType: .video,
            outputSettings: [
                AVVideoCodecKey: AVVideoCodecType.h264, AVVideoWidthKey: shown.width, AVVideoHeightKey: shown.height,
            ])
        input.transform = transform
        let adaptor = AVAssetWriterInputPixelBufferAdaptor(assetWriterInput: input, sourcePixelBufferAttributes: nil)
        writer.add(input)
        XCTAssertTrue(writer.startWriting())
        writer.startSession(atSourceTime: .zero)
        for frame in 0..<Int(seconds * 10) {
            XCTAssertTrue(adaptor.append(try flag(), withPresentationTime: CMTime(value: Int64(frame), timescale: 10)))
        }
        input.markAsFinished()
        let done = test.expectation(description: "written")
        writer.finishWriting { done.fulfill() }
        test.wait(for: [done], timeout: 20)
        XCTAssertNil(writer.error)
        return url
    }

    private static func flag() throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        CVPixelBufferCreate(nil, Int(size.width), Int(size.height), kCVPixelFormatType_32BGRA, nil, &made)
        let buffer = try XCTUnwrap(made)
        CVPixelBufferLockBaseAddress(buffer, [])
        defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
        let base = try XCTUnwrap(CVPixelBufferGetBaseAddress(buffer))
        for y in 0..<Int(size.height) {
            for x in 0..<Int(size.width) {
                let color: UInt32 = x < 16 ? 0xFF00_FF00 : y < 48 ? 0xFFFF_0000 : 0xFF00_00FF
                base.storeBytes(
                    of: color, toByteOffset: y * CVPixelBufferGetBytesPerRow(buffer) + 4 * x, as: UInt32.self)
            }
        }
        return buffer
    }
}
