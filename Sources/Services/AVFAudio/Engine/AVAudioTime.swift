// SPDX-License-Identifier: MIT
import QuartzCore

/// A moment of sound: on the device's clock, as a number of frames, or both.
// Sendable: never changes.
open class AVAudioTime: __ObjCObject, @unchecked Sendable {
    /// Nanoseconds of the frame clock.
    open private(set) var hostTime: UInt64
    open private(set) var isHostTimeValid: Bool
    open private(set) var sampleTime: AVAudioFramePosition
    open private(set) var isSampleTimeValid: Bool
    /// Frames a second.
    open private(set) var sampleRate: Double

    /// Of no clock.
    public convenience override init() { self.init(hostTime: 0) }

    public init(hostTime: UInt64) {
        (self.hostTime, isHostTimeValid) = (hostTime, true)
        (sampleTime, isSampleTimeValid, sampleRate) = (0, false, 0)
        super.init()
    }

    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, isHostTimeValid) = (0, false)
        (self.sampleTime, isSampleTimeValid, self.sampleRate) = (sampleTime, true, sampleRate)
        super.init()
    }

    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.hostTime, isHostTimeValid) = (hostTime, true)
        (self.sampleTime, isSampleTimeValid, self.sampleRate) = (sampleTime, true, sampleRate)
        super.init()
    }

    private static let nanoseconds = 1e9

    /// The frame clock's time in units of host times.
    static var now: UInt64 { hostTime(forSeconds: FrameClock.now) }

    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * nanoseconds) }
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / nanoseconds }

    /// Fills in what is not valid by a moment of which both are known; nil when that does not help.
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
        guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid else { return nil }
        if isHostTimeValid && isSampleTimeValid { return self }
        if isSampleTimeValid, sampleRate > 0 {
            let seconds = Double(sampleTime) / sampleRate - Double(anchorTime.sampleTime) / anchorTime.sampleRate
            let host = Self.seconds(forHostTime: anchorTime.hostTime) + seconds
            return AVAudioTime(
                hostTime: Self.hostTime(forSeconds: host), sampleTime: sampleTime, atRate: sampleRate)
        }
        guard isHostTimeValid else { return nil }
        let seconds = Self.seconds(forHostTime: hostTime) - Self.seconds(forHostTime: anchorTime.hostTime)
        let sample = anchorTime.sampleTime + AVAudioFramePosition((seconds * anchorTime.sampleRate).rounded())
        return AVAudioTime(hostTime: hostTime, sampleTime: sample, atRate: anchorTime.sampleRate)
    }
}
