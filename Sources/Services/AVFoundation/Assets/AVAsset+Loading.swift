// SPDX-License-Identifier: MIT

// Loading with a closure, as code of iOS 15 does it. Closures are called on a queue of the system's.

extension AVAsset {
    @preconcurrency
    public func loadTrack(
        withTrackID trackID: CMPersistentTrackID,
        completionHandler: @escaping @Sendable (AVAssetTrack?, (any Error)?) -> Void
    ) { finish(completionHandler) { $0.track(withTrackID: trackID) } }

    /// nil: there is no track of that number.
    public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        _ = try loaded().get()
        return track(withTrackID: trackID)
    }

    @preconcurrency
    public func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) { finish(completionHandler) { $0.tracks(withMediaCharacteristic: mediaCharacteristic) } }

    public func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws
        -> [AVAssetTrack]
    {
        _ = try loaded().get()
        return tracks(withMediaCharacteristic: mediaCharacteristic)
    }

    @preconcurrency
    public func loadMetadata(
        for format: AVMetadataFormat, completionHandler: @escaping @Sendable ([AVMetadataItem]?, (any Error)?) -> Void
    ) { finish(completionHandler) { $0.metadata(forFormat: format) } }

    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
        _ = try loaded().get()
        return metadata(forFormat: format)
    }

    @preconcurrency
    public func loadChapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String],
        completionHandler: @escaping @Sendable ([AVTimedMetadataGroup]?, (any Error)?) -> Void
    ) { finish(completionHandler) { $0.chapterMetadataGroups(bestMatchingPreferredLanguages: preferredLanguages) } }

    public func loadChapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) async throws
        -> [AVTimedMetadataGroup]
    {
        _ = try loaded().get()
        return chapterMetadataGroups(bestMatchingPreferredLanguages: preferredLanguages)
    }

    /// Chapters have titles alone; those of another language than the file's are none.
    public func chapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]?
    ) -> [AVTimedMetadataGroup] {
        guard availableChapterLocales.contains(where: { $0.identifier == locale.identifier }) else { return [] }
        return chapterMetadataGroups(bestMatchingPreferredLanguages: [locale.identifier])
    }
    public func loadChapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []
    ) async throws -> [AVTimedMetadataGroup] {
        _ = try loaded().get()
        return chapterMetadataGroups(withTitleLocale: locale, containingItemsWithCommonKeys: commonKeys)
    }

    @preconcurrency
    public func findUnusedTrackID(
        completionHandler: @escaping @Sendable (CMPersistentTrackID, (any Error)?) -> Void
    ) {
        let asset = Handed(value: self)
        DispatchQueue.global().async {
            switch asset.value.loaded() {
            case .success: completionHandler(asset.value.unusedTrackID(), nil)
            case .failure(let error): completionHandler(kCMPersistentTrackID_Invalid, error)
            }
        }
    }
    public func findUnusedTrackID() async throws -> CMPersistentTrackID {
        _ = try loaded().get()
        return unusedTrackID()
    }

    /// How long the file says that all its fragments are; a file here is one.
    public var overallDurationHint: CMTime { .invalid }
    public var minimumTimeOffsetFromLive: CMTime { .invalid }
    public var referenceRestrictions: AVAssetReferenceRestrictions { [] }
    /// Tracks of which one at a time is for use; files here name none.
    public var trackGroups: [AVAssetTrackGroup] { [] }

    private func finish<Value>(
        _ handler: @escaping @Sendable (Value?, (any Error)?) -> Void, _ value: @escaping (AVAsset) -> Value?
    ) {
        let work = Handed(value: (self, value))
        DispatchQueue.global().async {
            // Not taken apart: Swift 6.3's optimiser ends with an error of its own where this tuple is.
            switch work.value.0.loaded() {
            case .success: handler(work.value.1(work.value.0), nil)
            case .failure(let error): handler(nil, error)
            }
        }
    }
}

public struct AVAssetReferenceRestrictions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forbidRemoteReferenceToLocal = Self(rawValue: 1)
    public static let forbidLocalReferenceToRemote = Self(rawValue: 2)
    public static let forbidCrossSiteReference = Self(rawValue: 4)
    public static let forbidLocalReferenceToLocal = Self(rawValue: 8)
    public static let forbidAll = Self(rawValue: 0xFFFF)
}

public final class AVAssetTrackGroup: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: constants alone.
    public let trackIDs: [NSNumber]
    init(_ tracks: [CMPersistentTrackID]) {
        trackIDs = tracks.map { NSNumber(value: $0) }
        super.init()
    }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension AVAssetTrack {
    @preconcurrency
    public func loadSegment(
        forTrackTime trackTime: CMTime,
        completionHandler: @escaping @Sendable (AVAssetTrackSegment?, (any Error)?) -> Void
    ) {
        let segment = segment(forTrackTime: trackTime)
        DispatchQueue.global().async { completionHandler(segment, nil) }
    }
    @preconcurrency
    public func loadSamplePresentationTime(
        forTrackTime trackTime: CMTime, completionHandler: @escaping @Sendable (CMTime, (any Error)?) -> Void
    ) {
        let time = samplePresentationTime(forTrackTime: trackTime)
        DispatchQueue.global().async { completionHandler(time, nil) }
    }
    @preconcurrency
    public func loadMetadata(
        for format: AVMetadataFormat, completionHandler: @escaping @Sendable ([AVMetadataItem]?, (any Error)?) -> Void
    ) {
        let items = metadata(forFormat: format)
        DispatchQueue.global().async { completionHandler(items, nil) }
    }
    /// Tracks of files name no companions.
    public func associatedTracks(ofType trackAssociationType: AVAssetTrack.AssociationType) -> [AVAssetTrack] { [] }
    @preconcurrency
    public func loadAssociatedTracks(
        ofType trackAssociationType: AVAssetTrack.AssociationType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler([], nil) } }
    public var hasAudioSampleDependencies: Bool { false }

    public struct AssociationType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let audioFallback = Self(rawValue: "fall")
        public static let chapterList = Self(rawValue: "chap")
        public static let forcedSubtitlesOnly = Self(rawValue: "forc")
        public static let selectionFollower = Self(rawValue: "folw")
        public static let timecode = Self(rawValue: "tmcd")
        public static let metadataReferent = Self(rawValue: "cdsc")
    }
}

extension AVURLAsset {
    /// The session that reads the file, of which there is one.
    public var httpSessionIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }
    public var mayRequireContentKeysForMediaDataProcessing: Bool { hasProtectedContent }
    /// The first of this asset's tracks into which pieces of the composition's track fit.
    public func compatibleTrack(for compositionTrack: AVCompositionTrack) -> AVAssetTrack? {
        tracks(withMediaType: compositionTrack.mediaType).first
    }
    @preconcurrency
    public func findCompatibleTrack(
        for compositionTrack: AVCompositionTrack,
        completionHandler: @escaping @Sendable (AVAssetTrack?, (any Error)?) -> Void
    ) {
        let track = compatibleTrack(for: compositionTrack)
        DispatchQueue.global().async { completionHandler(track, nil) }
    }
}

public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"
public let AVURLAssetAllowsConstrainedNetworkAccessKey = "AVURLAssetAllowsConstrainedNetworkAccessKey"
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
public let AVURLAssetPrimarySessionIdentifierKey = "AVURLAssetPrimarySessionIdentifierKey"
public let AVURLAssetURLRequestAttributionKey = "AVURLAssetURLRequestAttributionKey"

extension NSNotification.Name {
    public static let AVAssetDurationDidChange = Self("AVAssetDurationDidChangeNotification")
    public static let AVAssetMediaSelectionGroupsDidChange = Self("AVAssetMediaSelectionGroupsDidChangeNotification")
    public static let AVAssetTrackSegmentsDidChange = Self("AVAssetTrackSegmentsDidChangeNotification")
    public static let AVAssetTrackTimeRangeDidChange = Self("AVAssetTrackTimeRangeDidChangeNotification")
    public static let AVAssetTrackTrackAssociationsDidChange = Self(
        "AVAssetTrackTrackAssociationsDidChangeNotification")
    public static let AVPlayerAvailableHDRModesDidChange = Self("AVPlayerAvailableHDRModesDidChangeNotification")
}
