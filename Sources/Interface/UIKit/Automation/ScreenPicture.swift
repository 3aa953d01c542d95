// SPDX-License-Identifier: MIT

/// Writes a frame as a PNG.
enum ScreenPicture {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static func write(_ buffer: PixelBuffer, to file: String) throws {
        let url = URL(fileURLWithPath: file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let type = "public.png" as CFString
        guard let destination = CGImageDestinationCreateWithURL(url as CFURL, type, 1, nil) else {
            throw Failure(description: "the file cannot be created")
        }
        CGImageDestinationAddImage(destination, CGImage(pixels: buffer), nil)
        guard CGImageDestinationFinalize(destination) else {
            throw Failure(description: "the picture cannot be encoded")
        }
    }
}
