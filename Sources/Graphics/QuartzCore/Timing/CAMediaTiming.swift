// SPDX-License-Identifier: MIT
import CoreGraphics

/// A hierarchical timing system: each object maps its parent's time to its own,
/// `t = (parentTime - beginTime) * speed + timeOffset`. All times in seconds.
public protocol CAMediaTiming {
    /// In the parent's time space. Zero in an animation means: when the transaction commits.
    var beginTime: CFTimeInterval { get set }
    /// Of one pass. Zero in an animation means the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// Rate relative to the parent; zero freezes, negative runs backwards.
    var speed: Float { get set }
    /// Added to the active local time.
    var timeOffset: CFTimeInterval { get set }
    /// May be fractional; zero counts as one.
    var repeatCount: Float { get set }
    /// Wins over `repeatCount` when not zero.
    var repeatDuration: CFTimeInterval { get set }
    /// After each forward pass plays backwards, which doubles the time.
    var autoreverses: Bool { get set }
    /// What shows before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The members of `CAMediaTiming`, and the mapping of time they describe.
package struct TimingState: Equatable, Sendable {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Local time without limits and repeats: how layers map their superlayer's time.
    func localTime(_ parentTime: CFTimeInterval) -> CFTimeInterval {
        (parentTime - beginTime) * Double(speed) + timeOffset
    }

    /// The inverse of `localTime`. A frozen layer has none; it answers its begin time.
    func parentTime(_ localTime: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (localTime - timeOffset) / Double(speed) + beginTime
    }

    /// Seconds of active time: all passes, forth and back. Infinite when it repeats forever.
    func activeDuration(simple duration: CFTimeInterval) -> CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let passes = repeatCount > 0 ? Double(repeatCount) : 1
        return duration * passes * (autoreverses ? 2 : 1)
    }

    /// Where in one pass `parentTime` falls.
    ///
    /// - Returns: progress 0 to 1 within the current pass and the number of passes completed before it; nil when the
    ///   object has no effect then.
    func sample(_ parentTime: CFTimeInterval, simple duration: CFTimeInterval) -> (progress: Double, pass: Int)? {
        let total = activeDuration(simple: duration)
        var active = (parentTime - beginTime) * Double(abs(speed))
        if active < 0 || active.isNaN {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            active = 0
        } else if active >= total {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            active = total
        }
        if speed < 0 { active = total - active }
        return pass(at: active, total: total, duration: duration)
    }

    private func pass(
        at active: CFTimeInterval, total: CFTimeInterval, duration: CFTimeInterval
    ) -> (progress: Double, pass: Int)? {
        guard duration > 0 else { return (autoreverses ? 0 : 1, 0) }
        guard active.isFinite else { return (0, 0) }
        let span = autoreverses ? duration * 2 : duration
        var count = ((active + timeOffset) / span).rounded(.down)
        var within = active + timeOffset - count * span
        // The end of the last pass belongs to it, not to a next one.
        if within == 0 && count > 0 && active >= total && timeOffset == 0 {
            count -= 1
            within = span
        }
        let fraction = autoreverses && within > duration ? (span - within) / duration : within / duration
        return (min(1, max(0, fraction)), Int(max(-1e9, min(1e9, count))))
    }
}
