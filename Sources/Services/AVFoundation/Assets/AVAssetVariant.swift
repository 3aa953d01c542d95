// SPDX-License-Identifier: MIT
import MediaEngine

/// One quality of a stream.
open class AVAssetVariant: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    private let variant: PlayList.Variant
    /// The address of its own play list.
    open var url: URL { variant.url }
    /// Bits a second; nil: the stream does not say.
    open var peakBitRate: Double? { variant.peakRate > 0 ? variant.peakRate : nil }
    open var averageBitRate: Double? { variant.averageRate > 0 ? variant.averageRate : nil }
    /// nil: it is sound alone.
    open private(set) var videoAttributes: VideoAttributes?
    open private(set) var audioAttributes: AudioAttributes?

    init(_ variant: PlayList.Variant) {
        self.variant = variant
        let sounds = variant.codecs.filter { ["mp4a", "ac-3", "ec-3", "alac", "fLaC"].contains($0.prefix(4)) }
        let films = variant.codecs.filter { !sounds.contains($0) }
        videoAttributes = films.isEmpty && variant.width == 0 ? nil : VideoAttributes(variant, films)
        audioAttributes = sounds.isEmpty && variant.soundGroup == nil ? nil : AudioAttributes(sounds)
        super.init()
    }

    open class VideoAttributes: __ObjCObject, @unchecked Sendable {
        // Sendable: constants alone.
        public let codecTypes: [CMVideoCodecType]
        /// Pixels.
        public let presentationSize: CGSize
        /// Frames a second; nil: the stream does not say.
        public let nominalFrameRate: Double?
        init(_ variant: PlayList.Variant, _ codecs: [String]) {
            codecTypes = codecs.map(fourCharacters)
            presentationSize = CGSize(width: variant.width, height: variant.height)
            nominalFrameRate = variant.frameRate > 0 ? variant.frameRate : nil
            super.init()
        }
    }

    open class AudioAttributes: __ObjCObject, @unchecked Sendable {
        // Sendable: constants alone.
        public let formatIDs: [AudioFormatID]
        init(_ codecs: [String]) {
            formatIDs = codecs.map { $0.hasPrefix("mp4a") ? kAudioFormatMPEG4AAC : fourCharacters($0) }
            super.init()
        }
    }
}

/// The code of a codec's name, which may say more behind a point.
private func fourCharacters(_ name: String) -> FourCharCode {
    name.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
}

extension AVURLAsset {
    /// The qualities of a stream; files have none.
    public var variants: [AVAssetVariant] { (info?.variants ?? []).map(AVAssetVariant.init) }
}
