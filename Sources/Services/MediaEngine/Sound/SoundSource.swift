// SPDX-License-Identifier: MIT

/// Sound that can be read from any place, as interleaved samples from -1 to 1.
package protocol SoundSource: AnyObject {
    /// Frames a second.
    var rate: Double { get }
    var channels: Int { get }
    var frameCount: Int64 { get }
    /// What the file says it is; PCM's details for what is read here.
    var formatID: AudioFormatID { get }
    var bitsPerChannel: Int { get }
    /// How the numbers of PCM lie in the file; 0 for compressed kinds.
    var formatFlags: AudioFormatFlags { get }

    /// Frames from `position` on; fewer than asked for only at the end. Not safe from two threads at once.
    func read(_ count: Int, at position: Int64) throws(MediaFailure) -> [Float]
}

extension SoundSource {
    /// Seconds; 0 for a source without a rate.
    package var duration: Double { rate > 0 ? Double(frameCount) / rate : 0 }

    /// Whole numbers as the machine has them, floats where they are larger.
    package var formatFlags: AudioFormatFlags {
        guard formatID == kAudioFormatLinearPCM else { return 0 }
        return kAudioFormatFlagIsPacked
            | (bitsPerChannel > 16 ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
    }
}

/// Samples in memory: short sounds, recordings, what tests hear.
package final class SoundInMemory: SoundSource {
    /// Frames a second.
    package let rate: Double
    /// At least one.
    package let channels: Int
    /// Interleaved.
    package let samples: [Float]
    /// Samples are plain numbers.
    package let formatID = kAudioFormatLinearPCM
    /// They are floats.
    package let bitsPerChannel = 32

    /// Fewer than one channel counts as one. An unfinished frame at the end is left out.
    package init(rate: Double, channels: Int, samples: [Float]) {
        self.rate = rate
        self.channels = max(1, channels)
        self.samples = samples
    }

    /// Whole ones.
    package var frameCount: Int64 { Int64(samples.count / channels) }

    /// Never throws; empty behind the end and for a negative place.
    package func read(_ count: Int, at position: Int64) -> [Float] {
        guard count > 0, position >= 0, position < frameCount else { return [] }
        let start = Int(position) * channels
        return Array(samples[start..<min(samples.count, start + count * channels)])
    }
}
