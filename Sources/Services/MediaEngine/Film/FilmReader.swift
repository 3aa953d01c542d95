// SPDX-License-Identifier: MIT
import CFilmPixels
import CoreGraphics
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
    private let isMuchSmaller: Bool
    private let live: LiveStream?
    private let weights: ts_luma_weights
    /// So many pictures are skipped by decoding them rather than by starting anew.
    private static let longestSkip = 90

    // Sendable: behind the mutex; pictures are not changed once they are read.
    private struct State: @unchecked Sendable {
        var child: ChildProcess?
        /// Number of the picture read last, and the picture.
        var index = -1
        var picture: PixelBuffer?
        /// The one before, to be written again once nothing shows it: fresh memory would be cleared first.
        var spare: PixelBuffer?
        /// What comes from ffmpeg for one picture.
        var planes: [UInt8] = []
    }
    private let state = Mutex(State())

    /// - Parameters: `width`, `height`: pixels wanted; `rate`: the film's own, at most 120.
    ///   `isTurned`: as the film's matrix says; else as the pictures lie in the file.
    ///   `isMuchSmaller`: than half of the film's pictures. `weights`: of the film's luminance. `live`: the list that
    ///   the address is, where it goes on.
    package init(
        _ url: URL, width: Int, height: Int, rate: Double, isTurned: Bool = true, isMuchSmaller: Bool,
        weights: LumaWeights, live: LiveStream? = nil
    ) {
        self.live = live
        self.isTurned = isTurned
        self.isMuchSmaller = isMuchSmaller
        self.weights = ts_luma_weights(red: weights.red, blue: weights.blue)
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
        state.child = try FFmpeg.planes(
            input, at: Double(index) / rate, width: width, height: height, rate: rate, isTurned: isTurned,
            isMuchSmaller: isMuchSmaller, live: live)
        state.index = index - 1
    }

    /// - Returns: false at the end of the film; the last picture stays.
    private func readNext(_ state: inout State) -> Bool {
        guard let child = state.child else { return false }
        let size = width * height + 2 * ((width + 1) / 2) * ((height + 1) / 2)
        if state.planes.isEmpty { state.planes = [UInt8](repeating: 0, count: size + Int(TS_FILM_MARGIN)) }
        let picture = blank(&state)
        let isWhole = state.planes.withUnsafeMutableBytes { planes in
            guard let memory = planes.baseAddress, child.read(into: memory, size) == size else { return false }
            ts_film_pixels(
                memory, Int32(width), Int32(height), weights, picture.baseAddress, picture.bytesPerRow)
            return true
        }
        guard isWhole else { return false }
        state.spare = state.picture
        state.index += 1
        state.picture = picture
        return true
    }

    private func blank(_ state: inout State) -> PixelBuffer {
        guard isKnownUniquelyReferenced(&state.spare), let free = state.spare else {
            return PixelBuffer(width: width, height: height)
        }
        state.spare = nil
        return free
    }

    /// Gives the decoder back; the next picture starts another.
    package func rest() { state.withLock { $0.child = nil } }
}
