// SPDX-License-Identifier: MIT

public enum MPMovieScalingMode: Int, Sendable {
    case none = 0
    case aspectFit, aspectFill, fill
}
public enum MPMoviePlaybackState: Int, Sendable {
    case stopped = 0
    case playing, paused, interrupted, seekingForward, seekingBackward
}
public struct MPMovieLoadState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let playable = Self(rawValue: 1)
    public static let playthroughOK = Self(rawValue: 2)
    public static let stalled = Self(rawValue: 4)
}
public enum MPMovieRepeatMode: Int, Sendable {
    case none = 0
    case one
}
public enum MPMovieControlStyle: Int, Sendable {
    case none = 0
    case embedded, fullscreen
    public static let `default` = MPMovieControlStyle.embedded
}
public enum MPMovieFinishReason: Int, Sendable {
    case playbackEnded = 0
    case playbackError, userExited
}
public enum MPMovieTimeOption: Int, Sendable {
    case nearestKeyFrame = 0
    case exact
}
public struct MPMovieMediaTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let video = Self(rawValue: 1)
    public static let audio = Self(rawValue: 2)
}
public enum MPMovieSourceType: Int, Sendable {
    case unknown = 0
    case file, streaming
}

public let MPMoviePlayerPlaybackDidFinishReasonUserInfoKey = "MPMoviePlayerPlaybackDidFinishReasonUserInfoKey"
public let MPMoviePlayerFullscreenAnimationDurationUserInfoKey = "MPMoviePlayerFullscreenAnimationDurationUserInfoKey"
public let MPMoviePlayerFullscreenAnimationCurveUserInfoKey = "MPMoviePlayerFullscreenAnimationCurveUserInfoKey"
public let MPMoviePlayerThumbnailImageKey = "MPMoviePlayerThumbnailImageKey"
public let MPMoviePlayerThumbnailTimeKey = "MPMoviePlayerThumbnailTimeKey"
public let MPMoviePlayerThumbnailErrorKey = "MPMoviePlayerThumbnailErrorKey"
public let MPMoviePlayerTimedMetadataUserInfoKey = "MPMoviePlayerTimedMetadataUserInfoKey"
public let MPMoviePlayerTimedMetadataKeyName = "MPMoviePlayerTimedMetadataKeyName"
public let MPMoviePlayerTimedMetadataKeyInfo = "MPMoviePlayerTimedMetadataKeyInfo"
public let MPMoviePlayerTimedMetadataKeyMIMEType = "MPMoviePlayerTimedMetadataKeyMIMEType"
public let MPMoviePlayerTimedMetadataKeyDataType = "MPMoviePlayerTimedMetadataKeyDataType"
public let MPMoviePlayerTimedMetadataKeyLanguageCode = "MPMoviePlayerTimedMetadataKeyLanguageCode"

extension NSNotification.Name {
    public static let MPMediaPlaybackIsPreparedToPlayDidChange = NSNotification.Name(
        "MPMediaPlaybackIsPreparedToPlayDidChangeNotification")
    public static let MPMovieDurationAvailable = NSNotification.Name("MPMovieDurationAvailableNotification")
    public static let MPMovieMediaTypesAvailable = NSNotification.Name("MPMovieMediaTypesAvailableNotification")
    public static let MPMovieNaturalSizeAvailable = NSNotification.Name("MPMovieNaturalSizeAvailableNotification")
    public static let MPMovieSourceTypeAvailable = NSNotification.Name("MPMovieSourceTypeAvailableNotification")
    public static let MPMoviePlayerWillEnterFullscreen = NSNotification.Name(
        "MPMoviePlayerWillEnterFullscreenNotification")
    public static let MPMoviePlayerDidEnterFullscreen = NSNotification.Name(
        "MPMoviePlayerDidEnterFullscreenNotification")
    public static let MPMoviePlayerWillExitFullscreen = NSNotification.Name(
        "MPMoviePlayerWillExitFullscreenNotification")
    public static let MPMoviePlayerDidExitFullscreen = NSNotification.Name(
        "MPMoviePlayerDidExitFullscreenNotification")
    public static let MPMoviePlayerIsAirPlayVideoActiveDidChange = NSNotification.Name(
        "MPMoviePlayerIsAirPlayVideoActiveDidChangeNotification")
    public static let MPMoviePlayerLoadStateDidChange = NSNotification.Name(
        "MPMoviePlayerLoadStateDidChangeNotification")
    public static let MPMoviePlayerNowPlayingMovieDidChange = NSNotification.Name(
        "MPMoviePlayerNowPlayingMovieDidChangeNotification")
    public static let MPMoviePlayerPlaybackDidFinish = NSNotification.Name(
        "MPMoviePlayerPlaybackDidFinishNotification")
    public static let MPMoviePlayerPlaybackStateDidChange = NSNotification.Name(
        "MPMoviePlayerPlaybackStateDidChangeNotification")
    public static let MPMoviePlayerReadyForDisplayDidChange = NSNotification.Name(
        "MPMoviePlayerReadyForDisplayDidChangeNotification")
    public static let MPMoviePlayerScalingModeDidChange = NSNotification.Name(
        "MPMoviePlayerScalingModeDidChangeNotification")
    public static let MPMoviePlayerThumbnailImageRequestDidFinish = NSNotification.Name(
        "MPMoviePlayerThumbnailImageRequestDidFinishNotification")
    public static let MPMoviePlayerTimedMetadataUpdated = NSNotification.Name(
        "MPMoviePlayerTimedMetadataUpdatedNotification")
}

/// A tag at a time of a stream; the player reads none.
public final class MPTimedMetadata: __ObjCObject, Sendable {
    public let key: String
    public let keyspace: String
    public let timestamp: TimeInterval
    private let text: String
    public var value: Any { text }
    public var allMetadata: [AnyHashable: Any] { [MPMoviePlayerTimedMetadataKeyName: key] }
    init(_ key: String, _ keyspace: String, _ text: String, at time: TimeInterval) {
        (self.key, self.keyspace, self.text, timestamp) = (key, keyspace, text, time)
        super.init()
    }
}

/// What was read over the network.
public final class MPMovieAccessLog: __ObjCObject {
    private let log: AVPlayerItemAccessLog
    init(_ log: AVPlayerItemAccessLog) {
        self.log = log
        super.init()
    }
    public var events: [MPMovieAccessLogEvent]! { log.events.map { MPMovieAccessLogEvent($0) } }
    public var extendedLogData: Data! { log.extendedLogData() }
    public var extendedLogDataStringEncoding: UInt { log.extendedLogDataStringEncoding }
}
public final class MPMovieAccessLogEvent: __ObjCObject {
    private let event: AVPlayerItemAccessLogEvent
    init(_ event: AVPlayerItemAccessLogEvent) {
        self.event = event
        super.init()
    }
    public var numberOfSegmentsDownloaded: Int { event.numberOfMediaRequests }
    public var playbackStartDate: Date! { event.playbackStartDate }
    public var uri: String! { event.uri }
    public var serverAddress: String! { event.serverAddress }
    public var numberOfServerAddressChanges: Int { event.numberOfServerAddressChanges }
    public var playbackSessionID: String! { event.playbackSessionID }
    public var playbackStartOffset: TimeInterval { event.playbackStartOffset }
    public var segmentsDownloadedDuration: TimeInterval { event.segmentsDownloadedDuration }
    public var durationWatched: TimeInterval { event.durationWatched }
    public var numberOfStalls: Int { event.numberOfStalls }
    public var numberOfBytesTransferred: Int64 { event.numberOfBytesTransferred }
    public var observedBitrate: Double { event.observedBitrate }
    public var indicatedBitrate: Double { event.indicatedBitrate }
    public var numberOfDroppedVideoFrames: Int { event.numberOfDroppedVideoFrames }
}
public final class MPMovieErrorLog: __ObjCObject {
    private let log: AVPlayerItemErrorLog
    init(_ log: AVPlayerItemErrorLog) {
        self.log = log
        super.init()
    }
    public var events: [MPMovieErrorLogEvent]! { log.events.map { MPMovieErrorLogEvent($0) } }
    public var extendedLogData: Data! { log.extendedLogData() }
    public var extendedLogDataStringEncoding: UInt { log.extendedLogDataStringEncoding }
}
public final class MPMovieErrorLogEvent: __ObjCObject {
    private let event: AVPlayerItemErrorLogEvent
    init(_ event: AVPlayerItemErrorLogEvent) {
        self.event = event
        super.init()
    }
    public var date: Date! { event.date }
    public var uri: String! { event.uri }
    public var serverAddress: String! { event.serverAddress }
    public var playbackSessionID: String! { event.playbackSessionID }
    public var errorStatusCode: Int { event.errorStatusCode }
    public var errorDomain: String! { event.errorDomain }
    public var errorComment: String! { event.errorComment }
}
