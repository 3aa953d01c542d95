// SPDX-License-Identifier: MIT

/// A stretch of sound, each channel on its own.
package struct SoundBlock: Sendable {
    /// Never empty; all equally long.
    package var channels: [[Float]]

    /// The caller sees to at least one channel, all equally long.
    package init(channels: [[Float]]) { self.channels = channels }
    /// At least one channel; a negative number of frames counts as zero.
    package init(silence frames: Int, channels: Int) {
        self.channels = Array(repeating: [Float](repeating: 0, count: max(0, frames)), count: max(1, channels))
    }

    /// - Parameter interleaved: samples of all channels of one frame behind one another.
    package init(interleaved samples: [Float], channels count: Int) {
        let frames = samples.count / max(1, count)
        channels = (0..<max(1, count)).map { channel in (0..<frames).map { samples[$0 * count + channel] } }
    }

    /// One channel's samples in place, without asking at each whether somebody else has them.
    package mutating func change(_ channel: Int, _ body: (UnsafeMutableBufferPointer<Float>) -> Void) {
        channels[channel].withUnsafeMutableBufferPointer { body($0) }
    }

    /// Of each channel.
    package var frames: Int { channels.first?.count ?? 0 }

    /// A copy, frame by frame.
    package var interleaved: [Float] {
        guard channels.count > 1 else { return channels.first ?? [] }
        var result = [Float](repeating: 0, count: frames * channels.count)
        for (channel, samples) in channels.enumerated() {
            for frame in 0..<frames { result[frame * channels.count + channel] = samples[frame] }
        }
        return result
    }

    /// One channel is heard everywhere; of many the mean makes one; else what is missing repeats the last.
    package func mapped(to count: Int) -> SoundBlock {
        guard count != channels.count, count > 0 else { return self }
        guard count == 1 else {
            return SoundBlock(channels: (0..<count).map { channels[min($0, channels.count - 1)] })
        }
        var mean = [Float](repeating: 0, count: frames)
        for samples in channels { for frame in 0..<frames { mean[frame] += samples[frame] } }
        let part = 1 / Float(channels.count)
        return SoundBlock(channels: [mean.map { $0 * part }])
    }

    /// - Parameter map: for each channel of the result the one it comes from; silence for what is not there, as -1.
    package func picked(_ map: [Int]) -> SoundBlock {
        let silent = [Float](repeating: 0, count: frames)
        return SoundBlock(channels: map.map { channels.indices.contains($0) ? channels[$0] : silent })
    }

    /// As Core Audio's converters do it unasked: of several channels the first alone makes one, one is heard everywhere.
    package func converted(to count: Int) -> SoundBlock { count == 1 ? picked([0]) : mapped(to: count) }

    /// Missing channels of the other repeat its last; those beyond are left out.
    package mutating func append(_ other: SoundBlock) {
        for channel in channels.indices { channels[channel] += other.channels[min(channel, other.channels.count - 1)] }
    }

    /// - Parameter gains: of each channel; the last holds for those beyond.
    package mutating func add(_ other: SoundBlock, gains: [Float]) {
        for channel in channels.indices {
            let gain = gains[min(channel, gains.count - 1)]
            let source = other.channels[min(channel, other.channels.count - 1)]
            change(channel) { samples in
                source.withUnsafeBufferPointer { source in
                    for frame in 0..<min(samples.count, source.count) { samples[frame] += source[frame] * gain }
                }
            }
        }
    }

    /// All where there are not as many.
    package mutating func removeFirst(_ count: Int) {
        for channel in channels.indices { channels[channel].removeFirst(min(count, channels[channel].count)) }
    }

    /// A copy; what of the range lies outside is left out.
    package func part(_ range: Range<Int>) -> SoundBlock {
        SoundBlock(channels: channels.map { Array($0[range.clamped(to: 0..<$0.count)]) })
    }
}
