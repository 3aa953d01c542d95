// SPDX-License-Identifier: MIT
import MediaEngine

/// The microphone's sound on its way through a session, in even pieces without a gap from its start to its end.
final class SoundFlow {
    static let rate = 44_100.0
    private static let piece = 1024

    private let microphone = Microphone()
    private let start = CMClockGetTime(CMClockGetHostTimeClock())
    private var frames: Int64 = 0

    /// Hands over what was heard since the last time, piece by piece.
    /// - Returns: seconds until the next piece is whole.
    func flow(to take: ([Float], CMTime) -> Void) -> Double {
        let passed = (CMClockGetTime(CMClockGetHostTimeClock()) - start).seconds
        while Double(frames) + Double(Self.piece) <= passed * Self.rate + 0.5 {
            let samples = microphone.samples(
                at: Double(frames) / Self.rate, count: Self.piece, rate: Self.rate, channels: 1)
            let time = start + CMTime(value: frames, timescale: CMTimeScale(Self.rate))
            take(samples, time)
            frames += Int64(Self.piece)
        }
        return max(0, (Double(frames) + Double(Self.piece)) / Self.rate - passed)
    }
}
