// SPDX-License-Identifier: MIT

/// Takes sound of one rate as it comes and gives it at another, in pieces of any length. Where they end is not heard.
package final class RateConverter {
    private let resampler: Resampler
    private var held: SoundBlock
    /// Frames of the source so far.
    private var taken: Int64 = 0
    /// Frames of the result so far.
    package private(set) var given: Int64 = 0
    private var hasEnded = false

    /// - Parameters: `source`, `target`: frames a second, both positive.
    package init(from source: Double, to target: Double, channels: Int) {
        resampler = Resampler(step: source / target, channels: channels)
        held = SoundBlock(silence: 0, channels: channels)
    }

    /// As at the beginning.
    package func reset() {
        resampler.reset()
        held = SoundBlock(silence: 0, channels: held.channels.count)
        (taken, given, hasEnded) = (0, 0, false)
    }

    /// Frames of the source for each of the result.
    package var step: Double { resampler.step }

    /// Frames of the source beyond the last of the result that the kernel weighs in, rounded up generously.
    package var reach: Int { step == 1 ? 0 : Int((40 * max(1, step)).rounded(.up)) }

    /// No more will come: what is left can be given without what is beyond it.
    package func end() { hasEnded = true }

    /// Frames of the result that can be given.
    package var available: Int {
        let usable = Double(taken - (hasEnded ? 0 : Int64(reach))) / step
        return max(0, Int(usable.rounded(hasEnded ? .toNearestOrEven : .down)) - Int(given))
    }

    /// Whether all was given.
    package var isOver: Bool { hasEnded && available == 0 }

    /// Frames of the source that have to come before `count` of the result can be given; 0 once it has ended.
    package func missing(for count: Int) -> Int {
        guard !hasEnded, available < count else { return 0 }
        let needed = (Double(given) + Double(count)) * step + Double(reach)
        return max(1, Int(needed.rounded(.up)) - Int(taken))
    }

    /// - Parameter block: of as many channels as the converter has.
    package func append(_ block: SoundBlock) {
        held.append(block)
        taken += Int64(block.frames)
    }

    /// At most `count` frames, fewer where fewer are available.
    package func take(_ count: Int) -> SoundBlock {
        let frames = min(count, available)
        guard frames > 0 else { return SoundBlock(silence: 0, channels: held.channels.count) }
        given += Int64(frames)
        // One rate: the resampler would ask for frames beyond, and take silence for those that are still to come.
        return step == 1 ? takeHeld(frames) : resampler.produce(frames, pull: takeHeld)
    }

    private func takeHeld(_ count: Int) -> SoundBlock {
        let part = held.part(0..<min(count, held.frames))
        held.removeFirst(part.frames)
        return part
    }
}
