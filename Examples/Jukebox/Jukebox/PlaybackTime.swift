// SPDX-License-Identifier: MIT
import Foundation

/// Times of songs as a person reads them, and where the buttons of half a minute lead.
enum PlaybackTime {
    static let step: TimeInterval = 30

    /// `1:02:05`; negative and unknown times are zero.
    static func text(_ seconds: TimeInterval) -> String {
        let whole = seconds.isFinite ? Int(max(0, seconds)) : 0
        return String(format: "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
    }

    /// 0 to 1; 0 for a song without length.
    static func progress(_ seconds: TimeInterval, of duration: TimeInterval) -> Float {
        duration > 0 ? Float(min(1, max(0, seconds / duration))) : 0
    }

    static func back(from seconds: TimeInterval) -> TimeInterval { max(0, seconds - step) }

    /// nil: the next song.
    static func forward(from seconds: TimeInterval, of duration: TimeInterval) -> TimeInterval? {
        seconds + step < duration ? seconds + step : nil
    }
}
