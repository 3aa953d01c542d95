// SPDX-License-Identifier: MIT
import Foundation
import Glibc
import ProjectKit

/// A film of what an app shows: pictures of its screen, taken until the person ends it with Ctrl-C or the time is over, and
/// put together by ffmpeg.
struct DeviceRecording {
    /// Takes a picture into a file.
    let picture: (Path) throws -> Void
    let target: Path
    /// nil: until Ctrl-C.
    let seconds: Double?

    private static let picturesPerSecond = 5.0
    // Written by the signal handler only, on whichever thread it runs; a `sig_atomic_t` needs no lock.
    nonisolated(unsafe) private static var isOver: sig_atomic_t = 0

    func run() throws {
        try Self.requireEncoder()
        let folder = CacheFolder.root / "pictures" / "recording-\(getpid())"
        try folder.makeDirectory()
        defer { Self.remove(folder) }
        let end = signal(SIGINT) { _ in DeviceRecording.isOver = 1 }
        defer { signal(SIGINT, end) }
        FileHandle.standardError.write(Data("Recording started\n".utf8))
        let length = try take(into: folder)
        FileHandle.standardError.write(Data("Recording completed. Writing to disk.\n".utf8))
        try encode(folder, length: length)
    }

    /// - Returns: how long it took, in seconds, for each picture.
    private func take(into folder: Path) throws -> Double {
        let start = Date()
        var count = 0
        while Self.isOver == 0, seconds.map({ Date().timeIntervalSince(start) < $0 }) ?? true {
            try picture(folder / String(format: "%06d.png", count))
            count += 1
            let next = start.addingTimeInterval(Double(count) / Self.picturesPerSecond)
            usleep(UInt32(max(0, next.timeIntervalSinceNow) * 1e6))
        }
        return Date().timeIntervalSince(start) / Double(max(count, 1))
    }

    private static func requireEncoder() throws {
        let found = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            access($0 + "/ffmpeg", X_OK) == 0
        }
        guard found else {
            throw Failure(.dependency, "touchstone: device io recordVideo needs ffmpeg; install the package ffmpeg")
        }
    }

    /// What browsers play: H.264 in MP4 with its index first, even numbers of pixels, colours at half the resolution.
    private func encode(_ folder: Path, length: Double) throws {
        let words = [
            "/usr/bin/env", "ffmpeg", "-y", "-loglevel", "error", "-framerate", String(1 / max(length, 0.001)), "-i",
            (folder / "%06d.png").string, "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p", "-movflags",
            "+faststart", target.string,
        ]
        guard case .exit(0) = try Subprocess(words).run() else {
            throw Failure(.app, "touchstone: ffmpeg could not write \(target)")
        }
    }

    private static func remove(_ folder: Path) {
        do { try folder.remove() } catch {
            FileHandle.standardError.write(Data("touchstone: \(folder): \(error)\n".utf8))
        }
    }
}
