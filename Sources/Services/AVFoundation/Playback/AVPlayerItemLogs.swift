// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore

/// What was read over the network; files keep no log.
public final class AVPlayerItemAccessLog: __ObjCObject, NSCopying {
    public let events: [AVPlayerItemAccessLogEvent]
    init(_ events: [AVPlayerItemAccessLogEvent]) {
        self.events = events
        super.init()
    }
    public func copy(with zone: NSZone? = nil) -> Any { AVPlayerItemAccessLog(events) }
    /// W3C's extended log file format: one line an event.
    public func extendedLogData() -> Data? {
        let head = "#Version: 1.0\n#Fields: date s-ip cs-uri c-startup-time c-duration-watched sc-bytes\n"
        let lines = events.map { event in
            let date = event.playbackStartDate.map { ISO8601DateFormatter().string(from: $0) } ?? "-"
            return "\(date) \(event.serverAddress ?? "-") \(event.uri ?? "-") \(event.startupTime) "
                + "\(event.durationWatched) \(event.numberOfBytesTransferred)\n"
        }
        return Data((head + lines.joined()).utf8)
    }
    public var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
}

/// One stretch of playing from one server. A figure that is not known is negative, as on iOS.
public final class AVPlayerItemAccessLogEvent: __ObjCObject {
    public let uri: String?
    public let serverAddress: String?
    public let playbackSessionID: String?
    public let playbackStartDate: Date?
    /// Seconds.
    public let playbackStartOffset: TimeInterval
    /// Seconds from the wish to play to the first picture or sound.
    public let startupTime: TimeInterval
    private weak var item: AVPlayerItem?
    /// "VOD", "LIVE" or "FILE".
    public let playbackType: String?
    public let indicatedBitrate: Double

    init(_ item: AVPlayerItem, _ url: URL, session: String, startup: TimeInterval) {
        self.item = item
        uri = url.absoluteString
        serverAddress = url.host
        playbackSessionID = session
        playbackStartDate = Date()
        playbackStartOffset = item.currentTime().seconds
        startupTime = startup
        let isList = url.pathExtension.lowercased() == "m3u8"
        playbackType = isList ? (item.duration.isNumeric ? "VOD" : "LIVE") : "FILE"
        indicatedBitrate = item.asset.tracks.map { Double($0.estimatedDataRate) }.reduce(0, +)
        super.init()
    }

    /// Seconds of the item that were played.
    public var durationWatched: TimeInterval {
        max(0, (item?.currentTime().seconds ?? playbackStartOffset) - playbackStartOffset)
    }
    public var segmentsDownloadedDuration: TimeInterval {
        (item?.loadedTimeRanges ?? []).map { $0.timeRangeValue.duration.seconds }.reduce(0, +)
    }
    /// What the indicated rate makes of what was read.
    public var numberOfBytesTransferred: Int64 { Int64(indicatedBitrate / 8 * segmentsDownloadedDuration) }
    public var numberOfMediaRequests: Int { 1 }
    public var mediaRequestsWWAN: Int { 0 }
    public var numberOfServerAddressChanges: Int { 0 }
    public var numberOfStalls: Int { 0 }
    public var numberOfDroppedVideoFrames: Int { 0 }
    public var downloadOverdue: Int { 0 }
    public var transferDuration: TimeInterval { -1 }
    public var observedBitrate: Double { -1 }
    public var observedMaxBitrate: Double { -1 }
    public var observedMinBitrate: Double { -1 }
    public var observedBitrateStandardDeviation: Double { -1 }
    public var indicatedAverageBitrate: Double { indicatedBitrate }
    public var averageVideoBitrate: Double { rate(of: .video) }
    public var averageAudioBitrate: Double { rate(of: .audio) }
    public var switchBitrate: Double { -1 }
    private func rate(of type: AVMediaType) -> Double {
        Double(item?.asset.tracks(withMediaType: type).first?.estimatedDataRate ?? -1)
    }
}

/// What went wrong over the network.
public final class AVPlayerItemErrorLog: __ObjCObject, NSCopying {
    public let events: [AVPlayerItemErrorLogEvent]
    init(_ events: [AVPlayerItemErrorLogEvent]) {
        self.events = events
        super.init()
    }
    public func copy(with zone: NSZone? = nil) -> Any { AVPlayerItemErrorLog(events) }
    /// W3C's extended log file format: one line an event.
    public func extendedLogData() -> Data? {
        let head = "#Version: 1.0\n#Fields: date s-ip cs-uri status domain comment\n"
        let lines = events.map { event in
            let date = event.date.map { ISO8601DateFormatter().string(from: $0) } ?? "-"
            return "\(date) \(event.serverAddress ?? "-") \(event.uri ?? "-") \(event.errorStatusCode) "
                + "\(event.errorDomain) \(event.errorComment ?? "-")\n"
        }
        return Data((head + lines.joined()).utf8)
    }
    public var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
}

public final class AVPlayerItemErrorLogEvent: __ObjCObject {
    public let date: Date?
    public let uri: String?
    public let serverAddress: String?
    public let playbackSessionID: String?
    public let errorStatusCode: Int
    public let errorDomain: String
    public let errorComment: String?
    /// Of the response that failed, where there was one.
    public var allHTTPResponseHeaderFields: [String: String]? { nil }

    init(_ url: URL, session: String, _ error: AVError) {
        date = Date()
        uri = url.absoluteString
        serverAddress = url.host
        playbackSessionID = session
        errorStatusCode = error.errorCode
        errorDomain = AVError.errorDomain
        errorComment = error.errorUserInfo[NSLocalizedFailureReasonErrorKey] as? String
        super.init()
    }
}

/// Keeps both logs of an item.
final class NetworkLog {
    private unowned let item: AVPlayerItem
    private let session = UUID().uuidString
    private let start = FrameClock.now
    private var accesses: [AVPlayerItemAccessLogEvent] = []
    private var failures: [AVPlayerItemErrorLogEvent] = []

    init(_ item: AVPlayerItem) { self.item = item }

    private var address: URL? {
        guard let url = (item.asset as? AVURLAsset)?.url, !url.isFileURL else { return nil }
        return url
    }
    var access: AVPlayerItemAccessLog? { accesses.isEmpty ? nil : AVPlayerItemAccessLog(accesses) }
    var errors: AVPlayerItemErrorLog? { failures.isEmpty ? nil : AVPlayerItemErrorLog(failures) }

    func began() {
        guard let address else { return }
        accesses.append(
            AVPlayerItemAccessLogEvent(item, address, session: session, startup: FrameClock.now - start))
        NotificationCenter.default.post(name: .AVPlayerItemNewAccessLogEntry, object: item)
    }

    func failed(_ error: AVError) {
        guard let address else { return }
        failures.append(AVPlayerItemErrorLogEvent(address, session: session, error))
        NotificationCenter.default.post(name: .AVPlayerItemNewErrorLogEntry, object: item)
    }
}
