// SPDX-License-Identifier: MIT
import MediaEngine

/// What can be played of a stream that goes on: its list is read again while a player has the item, and times count from the list's
/// first piece as it was when the asset was loaded.
extension AVPlayerItem {
    /// The list of pieces that is played; nil: a file, a station, or not known yet.
    var playedStream: LiveStream? { status == .readyToPlay ? asset.info?.stream : nil }

    /// nil: all of it is there, or nothing says where a stream that goes on is.
    var liveWindow: LiveWindow? { asset.info?.isLive == true ? asset.info?.stream?.window : nil }

    /// Where playing begins when nobody has sought: as near to the end as RFC 8216 lets clients begin.
    func goLive() {
        guard let window = liveWindow, line.now == .zero else { return }
        line.set(time: CMTime(seconds: window.liveEdge, preferredTimescale: 90_000))
    }

    /// Seeking goes no further than playing begins.
    static func seekable(_ window: LiveWindow) -> CMTimeRange {
        range(window.start, window.isEnded ? window.end : window.liveEdge)
    }

    /// All that the list has.
    static func loaded(_ window: LiveWindow) -> CMTimeRange { range(window.start, window.end) }

    private static func range(_ start: Double, _ end: Double) -> CMTimeRange {
        CMTimeRange(
            start: CMTime(seconds: start, preferredTimescale: 90_000),
            end: CMTime(seconds: max(start, end), preferredTimescale: 90_000))
    }

    /// Reads the list again when it is due, as long as it goes on.
    func followStream(after seconds: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            guard let self, let stream = self.asset.info?.stream else { return }
            // Nobody plays it: it is read when somebody does.
            guard self.player != nil else { return self.followStream(after: seconds) }
            DispatchQueue.global().async { [weak self] in
                let next: Double?
                // Servers that do not answer once may answer later.
                do { next = try stream.reload() } catch { next = seconds }
                DispatchQueue.main.async {
                    guard let self else { return }
                    self.streamChanged(stream)
                    if let next { self.followStream(after: next) }
                }
            }
        }
    }

    /// Seconds between the end of the list and where playing begins; invalid for what does not go on.
    public var recommendedTimeOffsetFromLive: CMTime {
        guard let window = liveWindow, !window.isEnded else { return .invalid }
        return CMTime(seconds: window.end - window.liveEdge, preferredTimescale: 90_000)
    }
}
