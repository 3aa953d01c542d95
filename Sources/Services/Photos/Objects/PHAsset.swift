// SPDX-License-Identifier: MIT
package import PhotoStore

/// A picture, film or sound of the library, as it was when it was fetched.
// Sendable: never changes.
open class PHAsset: PHObject, @unchecked Sendable {
    let record: PhotoRecord

    /// None of the library.
    public convenience init() {
        self.init(
            PhotoRecord(number: 0, identifier: "", file: "", kind: .image, created: 0, modified: 0, added: 0))
    }

    /// The library's moment in which it was read stays: later changes do not reach it.
    package init(_ record: PhotoRecord) {
        self.record = record
        super.init(localIdentifier: record.identifier + "/L0/001")
    }

    open var mediaType: PHAssetMediaType { PHAssetMediaType(rawValue: record.kind.rawValue) ?? .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype {
        let live: PHAssetMediaSubtype = record.pairedVideo == nil ? [] : .photoLive
        return PHAssetMediaSubtype(rawValue: record.subtypes).union(live)
    }
    open var playbackStyle: PHAssetPlaybackStyle {
        if record.kind == .video { return .video }
        guard record.kind == .image else { return .unsupported }
        if record.pairedVideo != nil { return .livePhoto }
        return record.file.lowercased().hasSuffix(".gif") && record.edit == nil ? .imageAnimated : .image
    }
    open var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// Of the picture as it is seen, upright.
    open var pixelWidth: Int { record.width }
    open var pixelHeight: Int { record.height }
    open var creationDate: Date? { Date(timeIntervalSinceReferenceDate: record.created) }
    open var modificationDate: Date? { Date(timeIntervalSinceReferenceDate: record.modified) }
    open var location: CLLocation? {
        record.place.map {
            CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude),
                altitude: $0.altitude, horizontalAccuracy: 0, verticalAccuracy: 0,
                timestamp: Date(timeIntervalSinceReferenceDate: record.created))
        }
    }
    /// Seconds; zero for pictures.
    open var duration: TimeInterval { record.duration }
    open var isHidden: Bool { record.isHidden }
    open var isFavorite: Bool { record.isFavorite }
    open var hasAdjustments: Bool { record.edit != nil }
    open var adjustmentFormatIdentifier: String? { record.edit?.formatIdentifier }
    /// The device takes no bursts.
    open var burstIdentifier: String? { nil }
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    open var representsBurst: Bool { false }
    @available(*, deprecated) open var isSyncFailureHidden: Bool { false }

    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool {
        editOperation != .content || record.kind != .audio
    }

    override func differs(from other: PHObject) -> Bool { (other as? PHAsset)?.record != record }

    open override var description: String {
        "<PHAsset: \(localIdentifier) mediaType=\(mediaType.rawValue)/\(mediaSubtypes.rawValue), sourceType=1, "
            + "(\(pixelWidth)x\(pixelHeight)), creationDate=\(creationDate.map { "\($0)" } ?? "nil"), location="
            + "\(record.place == nil ? 0 : 1), hidden=\(isHidden ? 1 : 0), favorite=\(isFavorite ? 1 : 0), "
            + "adjusted=\(hasAdjustments ? 1 : 0)>"
    }
}
