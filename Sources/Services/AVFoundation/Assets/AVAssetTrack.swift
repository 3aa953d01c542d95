// SPDX-License-Identifier: MIT
import MediaEngine

/// One stream of pictures, sound or text of an asset.
open class AVAssetTrack: __ObjCObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    // Sendable: only composition tracks change, which their owner keeps to one thread.
    var track: MediaInfo.Track
    open private(set) weak var asset: AVAsset?
    /// Keeps the file's track usable when its asset is gone.
    let mediaURL: URL?

    init(_ track: MediaInfo.Track, of asset: AVAsset?) {
        self.track = track
        self.asset = asset
        mediaURL = track.source ?? asset?.mediaURL
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil)
    {
        DispatchQueue.global().async { handler?() }
    }

    open var trackID: CMPersistentTrackID { track.identifier }
    open var mediaType: AVMediaType { AVMediaType(rawValue: fourCharacterText(track.type)) }
    open var formatDescriptions: [Any] { [format] }
    var format: CMFormatDescription {
        guard track.type == kCMMediaType_Audio else {
            let size = CMVideoDimensions(width: Int32(clamping: track.width), height: Int32(clamping: track.height))
            return CMFormatDescription(type: track.type, subType: track.codec, size: size)
        }
        var sound = AudioStreamBasicDescription()
        sound.mSampleRate = track.soundRate
        sound.mFormatID = track.codec
        sound.mChannelsPerFrame = UInt32(clamping: track.channels)
        return CMFormatDescription(type: track.type, subType: track.codec, sound: sound)
    }
    open var isPlayable: Bool { true }
    open var isDecodable: Bool { true }
    open var isEnabled: Bool { track.isEnabled }
    open var isSelfContained: Bool { true }
    open var totalSampleDataLength: Int64 { track.bytes }
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .visual, .frameBased: mediaType == .video
        case .audible: mediaType == .audio
        case .legible: mediaType == .subtitle || mediaType == .closedCaption || mediaType == .text
        default: false
        }
    }

    open var timeRange: CMTimeRange { track.timeRange }
    open var naturalTimeScale: CMTimeScale { track.timescale }
    /// Bits a second.
    open var estimatedDataRate: Float { track.dataRate }
    open var languageCode: String? { track.language == "und" ? nil : track.language }
    open var extendedLanguageTag: String? { languageCode.map(AVMediaSelectionOption.tag) }
    /// Pixels, before `preferredTransform`.
    open var naturalSize: CGSize { CGSize(width: track.width, height: track.height) }
    open var preferredTransform: CGAffineTransform { track.transform }
    open var preferredVolume: Float { 1 }
    /// Frames a second.
    open var nominalFrameRate: Float { track.frameRate }
    open var minFrameDuration: CMTime {
        track.frameRate > 0 ? CMTime(seconds: 1 / Double(track.frameRate), preferredTimescale: 600) : .invalid
    }
    open var requiresFrameReordering: Bool { false }
    open var segments: [AVAssetTrackSegment] {
        [AVAssetTrackSegment(CMTimeMapping(source: timeRange, target: timeRange))]
    }
    open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? {
        segments.first { $0.timeMapping.target.containsTime(trackTime) }
    }
    open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime {
        segment(forTrackTime: trackTime).map {
            CMTimeMapTimeFromRangeToRange(
                trackTime, fromRange: $0.timeMapping.target, toRange: $0.timeMapping.source)
        } ?? .invalid
    }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    open var availableTrackAssociationTypes: [String] { [] }
}

func fourCharacterText(_ code: FourCharCode) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt16(code >> UInt32($0) & 0xFF) }, as: UTF16.self)
}

/// A stretch of a track and where it comes from.
open class AVAssetTrackSegment: __ObjCObject, @unchecked Sendable {
    // Sendable: a constant alone.
    open private(set) var timeMapping: CMTimeMapping
    init(_ mapping: CMTimeMapping) {
        timeMapping = mapping
        super.init()
    }
    open var isEmpty: Bool { timeMapping.isEmpty }
}
