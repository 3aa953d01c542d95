// SPDX-License-Identifier: MIT
import Glibc
import Synchronization

/// A film in H.264 by ffmpeg, which gets the frames as they are. On a queue of its own: encoding takes longer than a frame.
final class FilmWriter: Sendable {
    static let framesPerSecond = 30.0
    /// Frames that may wait before more are left out: two seconds.
    private static let limit = 60

    private let file: URL
    private let size: (width: Int, height: Int)
    private let input: FileHandle
    private let process: Process
    private let queue = DispatchQueue(label: "org.touchstone.film")
    private let waiting = Mutex(0)

    /// - Throws: where ffmpeg is not installed.
    init(_ file: URL, width: Int, height: Int) throws {
        guard let encoder = Self.encoder else {
            throw ScreenCapture.Failure(description: "ffmpeg is missing (apt-get install ffmpeg)")
        }
        (self.file, size) = (file, (width, height))
        process = Process()
        process.executableURL = URL(fileURLWithPath: encoder)
        // What players and browsers play: the index first, even numbers of pixels, colours at half the resolution.
        process.arguments = [
            "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgra", "-video_size", "\(width)x\(height)",
            "-framerate", "\(Int(Self.framesPerSecond))", "-i", "-", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2",
            "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-movflags", "+faststart", file.path,
        ]
        let pipe = Pipe()
        process.standardInput = pipe
        input = pipe.fileHandleForWriting
        // An encoder that has died must not end the app.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
    }

    private static var encoder: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":").map { $0 + "/ffmpeg" }
            .first { access($0, X_OK) == 0 }
    }

    /// Shown for a thirtieth of a second.
    /// - Returns: false: it has not the film's size, and is not taken.
    func add(_ frame: PixelBuffer) -> Bool {
        guard frame.width == size.width, frame.height == size.height else { return false }
        guard waiting.withLock({ $0 < Self.limit }) else { return true }
        waiting.withLock { $0 += 1 }
        var rows = Data(capacity: frame.width * frame.height * 4)
        for row in 0..<frame.height {
            rows.append(
                frame.baseAddress.advanced(by: row * frame.bytesPerRow).assumingMemoryBound(to: UInt8.self),
                count: frame.width * 4)
        }
        queue.async { [self, rows] in
            // A film whose encoder has ended is told of by `finish`.
            try? input.write(contentsOf: rows)
            waiting.withLock { $0 -= 1 }
        }
        return true
    }

    /// Waits until the film is there.
    func finish() throws -> URL {
        queue.sync {}
        try input.close()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ScreenCapture.Failure(description: "ffmpeg could not write \(file.path)")
        }
        return file
    }
}
