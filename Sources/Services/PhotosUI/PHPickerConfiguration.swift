// SPDX-License-Identifier: MIT
internal import PhotoStore
@_exported public import Photos
@_exported public import UIKit

/// Which assets a picker shows.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    indirect enum Rule: Hashable, Sendable {
        case images, livePhotos, videos
        case subtype(UInt)
        case style(Int)
        case nothing
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }
    private let rule: Rule
    private init(_ rule: Rule) { self.rule = rule }
    private init(_ subtype: PHAssetMediaSubtype) { rule = .subtype(subtype.rawValue) }

    /// With live photos.
    public static let images = PHPickerFilter(.images)
    public static let livePhotos = PHPickerFilter(.livePhotos)
    public static let videos = PHPickerFilter(.videos)
    public static let panoramas = PHPickerFilter(.photoPanorama)
    public static let screenshots = PHPickerFilter(.photoScreenshot)
    public static let screenRecordings = PHPickerFilter(.videoScreenRecording)
    public static let slomoVideos = PHPickerFilter(.videoHighFrameRate)
    public static let timelapseVideos = PHPickerFilter(.videoTimelapse)
    public static let cinematicVideos = PHPickerFilter(.videoCinematic)
    public static let depthEffectPhotos = PHPickerFilter(.photoDepthEffect)
    public static let spatialMedia = PHPickerFilter(.spatialMedia)
    /// The device takes no bursts.
    public static let bursts = PHPickerFilter(.nothing)

    public static func playbackStyle(_ playbackStyle: PHAssetPlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(.style(playbackStyle.rawValue))
    }
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter)) }

    func accepts(_ photo: PhotoRecord) -> Bool {
        switch rule {
        case .images: photo.kind == .image
        case .livePhotos: photo.pairedVideo != nil
        case .videos: photo.kind == .video
        case .subtype(let bit): photo.subtypes & bit != 0
        case .style(let style): PHAsset(photo).playbackStyle.rawValue == style
        case .nothing: false
        case .any(let filters): filters.contains { $0.accepts(photo) }
        case .all(let filters): filters.allSatisfy { $0.accepts(photo) }
        case .not(let filter): !filter.accepts(photo)
        }
    }
}

public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let search = Self(rawValue: 1 << 0)
    public static let stagingArea = Self(rawValue: 1 << 1)
    public static let collectionNavigation = Self(rawValue: 1 << 2)
    public static let selectionActions = Self(rawValue: 1 << 3)
    public static let sensitivityAnalysisIntervention = Self(rawValue: 1 << 4)
}

public enum PHPickerMode: Int, Sendable { case `default` = 0, compact }

/// What a picker offers.
public struct PHPickerConfiguration: Equatable, Hashable {
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current, compatible }
    public enum Selection: Int, Sendable { case `default` = 0, ordered, continuous, continuousAndOrdered }

    private let hasLibrary: Bool
    /// Results tell no asset identifiers.
    public init() { hasLibrary = false }
    public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }

    /// Files are given as they are in every mode.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    /// Zero: any number.
    public var selectionLimit = 1
    /// nil: everything.
    public var filter: PHPickerFilter?
    public var preselectedAssetIdentifiers: [String] = []
    public var mode = PHPickerMode.default {
        didSet { if mode == .compact { Unsupported.report("PHPickerConfiguration.mode = .compact") } }
    }
    public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
    public var disabledCapabilities: PHPickerCapabilities = []

    var tellsIdentifiers: Bool { hasLibrary }

    /// What may change while the picker is shown.
    public struct Update: Equatable, Hashable {
        /// nil: stays.
        public var selectionLimit: Int?
        public var edgesWithoutContentMargins: NSDirectionalRectEdge?
        public init() {}

        public func hash(into hasher: inout Hasher) { hasher.combine(selectionLimit) }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(selectionLimit)
        hasher.combine(filter)
        hasher.combine(preselectedAssetIdentifiers)
    }
}

extension PHPickerFilter {
    @available(swift, deprecated: 1, renamed: "any(of:)")
    public static func any(_ subfilters: [PHPickerFilter]) -> PHPickerFilter { any(of: subfilters) }
}
