// SPDX-License-Identifier: MIT
import MediaEngine

extension AVPlayerItem {
    public var interstitialTimeRanges: [NSValue] { [] }
    /// What a radio station says of what is heard now; nil: nothing. Tags in files and in the
    /// pieces of play lists are not read.
    public var timedMetadata: [AVMetadataItem]? { heardTags?.items }
    /// The item that a looper or an interstitial event made this one of.
    public var template: AVPlayerItem? { nil }
    /// Nothing here needs a person's leave; what is protected does not play.
    public var isAuthorizationRequiredForPlayback: Bool { false }
    public var isApplicationAuthorizedForPlayback: Bool { true }
    public var isContentAuthorizedForPlayback: Bool { !asset.hasProtectedContent }
    public func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        currentMediaSelection.selectedMediaOption(in: mediaSelectionGroup)
    }

    public static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
    public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
    public static let newAccessLogEntryNotification = NSNotification.Name.AVPlayerItemNewAccessLogEntry
    public static let newErrorLogEntryNotification = NSNotification.Name.AVPlayerItemNewErrorLogEntry
    public static let mediaSelectionDidChangeNotification = NSNotification.Name(
        "AVPlayerItemMediaSelectionDidChangeNotification")
    public static let recommendedTimeOffsetFromLiveDidChangeNotification = NSNotification.Name(
        "AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification")
    public static let timeJumpedOriginatingParticipantKey = "AVPlayerItemTimeJumpedOriginatingParticipantKey"
}

public struct AVAudioSpatializationFormats: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let monoAndStereo = Self(rawValue: 3)
    public static let multichannel = Self(rawValue: 4)
    public static let monoStereoAndMultichannel = Self(rawValue: 7)
}
public struct AVVideoApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = Self(rawValue: "CleanApertureDimensions")
    public static let productionAperture = Self(rawValue: "ProductionApertureDimensions")
    public static let encodedPixels = Self(rawValue: "EncodedPixelDimensions")
}

/// What of several languages a player chooses by itself.
open class AVPlayerMediaSelectionCriteria: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    open private(set) var preferredLanguages: [String]?
    open private(set) var preferredMediaCharacteristics: [AVMediaCharacteristic]?
    open private(set) var principalMediaCharacteristics: [AVMediaCharacteristic]?
    public convenience init(
        preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?
    ) {
        self.init(
            principalMediaCharacteristics: nil, preferredLanguages: preferredLanguages,
            preferredMediaCharacteristics: preferredMediaCharacteristics)
    }
    public init(
        principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [String]?,
        preferredMediaCharacteristics: [AVMediaCharacteristic]?
    ) {
        self.principalMediaCharacteristics = principalMediaCharacteristics
        self.preferredLanguages = preferredLanguages
        self.preferredMediaCharacteristics = preferredMediaCharacteristics
        super.init()
    }
}

// MARK: Streams that go on

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
