// SPDX-License-Identifier: MIT
import Glibc

/// Writes a sound file of a compressed kind: its samples wait in a file beside it, which ffmpeg encodes when all are there.
package final class CompressedSoundWriter: SoundFileMaking {
    private let samples: SoundFileWriter
    private let waiting: URL
    private let target: String
    private let codec: String
    private let container: String?
    private var isClosed = false
    /// Bits a second; 0: what the encoder takes for good. Decided when the file is closed.
    package var bitRate = 0

    /// - Parameters: `formatID`: its kind, AAC for those that nothing here encodes; `container`: ffmpeg's name of it; nil: what the
    ///   suffix of `path` says.
    /// - Throws: also without ffmpeg.
    package init(path: String, formatID: AudioFormatID, container: String? = nil, rate: Double, channels: Int)
        throws(MediaFailure)
    {
        guard FFmpeg.ffmpeg != nil else { throw .needsPackage(FFmpeg.packageName) }
        (target, self.container, codec) = (path, container, FFmpeg.encoder(NSNumber(value: formatID)))
        waiting = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".wav")
        samples = try SoundFileWriter(
            path: waiting.path, container: .wave, rate: rate, channels: channels, bits: 16, isFloat: false)
    }

    deinit {
        // Whoever wants to hear of a full disk closes the file.
        do { try close() } catch {}
    }

    /// Frames that wait.
    package var frameCount: Int64 { samples.frameCount }
    /// Nothing is encoded yet.
    package func write(_ samples: [Float]) throws(MediaFailure) { try self.samples.write(samples) }

    /// Encodes all of it. A second call does nothing.
    /// - Throws: also where ffmpeg does not take it; the samples are gone all the same.
    package func close() throws(MediaFailure) {
        guard !isClosed else { return }
        isClosed = true
        defer { unlink(waiting.path) }
        try samples.close()
        try FFmpeg.convertSound(waiting.path, to: target, codec: codec, container: container, bitRate: bitRate)
    }
}
