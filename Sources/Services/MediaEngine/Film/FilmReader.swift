// SPDX-License-Identifier: MIT
import CoreGraphics
import Glibc
import Synchronization

/// Pictures of a film at a steady rate, read forward by one ffmpeg; going back, or far ahead, starts another.
package final class FilmReader: Sendable {
    /// Pixels of the pictures it gives.
    package let width: Int
    /// Pixels of the pictures it gives.
    package let height: Int
    /// Pictures a second.
    package let rate: Double
    private let input: String
    private let isTurned: Bool
    /// So many pictures are skipped by decoding them rather than by starting anew.
    private static let longestSkip = 90

    // Sendable: behind the mutex; pictures are not changed once they are read.
    private struct State: @unchecked Sendable {
        var child: ChildProcess?
        /// Number of the picture read last, and the picture.
        var index = -1
        var picture: PixelBuffer?
    }
    private let state = Mutex(State())

    /// - Parameters: `width`, `height`: pixels wanted; `rate`: the film's own, at most 120.
    ///   `isTurned`: as the film's matrix says; else as the pictures lie in the file.
    package init(_ url: URL, width: Int, height: Int, rate: Double, isTurned: Bool = true) {
        self.isTurned = isTurned
        input = url.isFileURL ? url.path : url.absoluteString
        self.width = max(2, min(8192, width))
        self.height = max(2, min(8192, height))
        self.rate = rate > 0.5 && rate <= 120 ? rate : 30
    }

    /// The picture that is shown at a time, the last one after the end; nil when nothing can be decoded.
    package func picture(at seconds: Double) throws(MediaFailure) -> PixelBuffer? {
        let wanted = max(0, Int((seconds * rate + 1e-4).rounded(.down)))
        let result: Result<UncheckedPicture, MediaFailure> = state.withLock { state in
            do throws(MediaFailure) {
                if state.index == wanted { return .success(UncheckedPicture(picture: state.picture)) }
                if state.child == nil || wanted < state.index || wanted > state.index + Self.longestSkip {
                    try start(&state, at: wanted)
                }
                while state.index < wanted, readNext(&state) {}
                return .success(UncheckedPicture(picture: state.picture))
            } catch { return .failure(error) }
        }
        return try result.get().picture
    }

    // Sendable because nothing of it changes.
    private struct UncheckedPicture: @unchecked Sendable { let picture: PixelBuffer? }

    private func start(_ state: inout State, at index: Int) throws(MediaFailure) {
        state.child = try FFmpeg.pictures(
            input, at: Double(index) / rate, width: width, height: height, rate: rate, isTurned: isTurned)
        state.index = index - 1
    }

    /// - Returns: false at the end of the film; the last picture stays.
    private func readNext(_ state: inout State) -> Bool {
        guard let child = state.child else { return false }
        // Rows as they come: one read a picture, into memory that nobody has cleared first.
        let size = width * height * 4
        guard let fresh = malloc(size) else { return false }
        // Given back once, by whoever lets go of the picture last.
        nonisolated(unsafe) let memory = fresh
        let picture = PixelBuffer(memory: memory, width: width, height: height, bytesPerRow: width * 4) { free(memory) }
        guard child.read(into: memory, size) == size else { return false }
        state.index += 1
        state.picture = picture
        return true
    }

    /// Gives the decoder back; the next picture starts another.
    package func rest() { state.withLock { $0.child = nil } }
}
