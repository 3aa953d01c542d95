// SPDX-License-Identifier: MIT
import MediaEngine

extension LiveWindow {
    /// What can be sought: no further than playing begins.
    var seekable: CMTimeRange { Self.range(start, isEnded ? end : liveEdge) }

    /// All that the list has.
    var loaded: CMTimeRange { Self.range(start, end) }

    private static func range(_ start: Double, _ end: Double) -> CMTimeRange {
        CMTimeRange(
            start: CMTime(seconds: start, preferredTimescale: 90_000),
            end: CMTime(seconds: max(start, end), preferredTimescale: 90_000))
    }
}
