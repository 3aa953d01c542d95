// SPDX-License-Identifier: MIT
internal import PhotoStore
public import UIKit

/// What a block of changes asks for.
open class PHChangeRequest: __ObjCObject {
    override init() { super.init() }
}

/// Makes an asset, or changes or deletes some.
open class PHAssetChangeRequest: PHChangeRequest {
    let identifier: String
    /// Only what the app has set is changed.
    private var settings = Settings()
    private struct Settings {
        var creationDate: Date??
        var location: CLLocation??
        var isFavorite: Bool?
        var isHidden: Bool?
        var output: PHContentEditingOutput?
        var isReverted = false
    }
    private let asset: PHAsset?

    public init(for asset: PHAsset) {
        (identifier, self.asset) = (asset.identifier, asset)
        super.init()
        let block = ChangeBlock.active("PHAssetChangeRequest")
        block.needsReading = true
        block.add(.assets) { [self] _, transaction in try apply(transaction) }
    }

    /// Of an asset that the block makes.
    init(creating make: @escaping (PHAssetChangeRequest, PhotoTransaction) throws -> Void) {
        (identifier, asset) = (UUID().uuidString, nil)
        super.init()
        ChangeBlock.active("PHAssetChangeRequest").add(.assets) { [self] _, transaction in
            try make(self, transaction)
            try apply(transaction)
        }
    }

    private func apply(_ transaction: PhotoTransaction) throws {
        guard var record = try transaction.photo(identifier) else { throw PHPhotosError(.identifierNotFound) }
        let old = record
        if let date = settings.creationDate {
            record.created = (date ?? Date(timeIntervalSinceReferenceDate: record.added)).timeIntervalSinceReferenceDate
        }
        if let location = settings.location { record.place = location.map(PhotoRecord.Place.init) }
        record.isFavorite = settings.isFavorite ?? record.isFavorite
        record.isHidden = settings.isHidden ?? record.isHidden
        if record != old { try transaction.update(record) }
        if settings.isReverted { try transaction.revert(record) }
        if let output = settings.output { try output.apply(to: record, transaction) }
    }

    // MARK: Making

    open class func creationRequestForAsset(from image: UIImage) -> Self {
        guard let request = PHAssetCreationRequest.made(of: image) as? Self else {
            NSException.raise(.invalidArgumentException, "\(self) makes no assets of images")
        }
        return request
    }

    /// nil: the file cannot be read as a picture.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
        guard PhotoFileReader.kind(ofFile: fileURL.path) == .image else { return nil }
        return PHAssetCreationRequest.made(of: fileURL, .photo) as? Self
    }

    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
        guard PhotoFileReader.kind(ofFile: fileURL.path) == .video else { return nil }
        return PHAssetCreationRequest.made(of: fileURL, .video) as? Self
    }

    /// Stands for the new asset in other requests of the block, and has its identifier.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? {
        asset == nil ? PHObjectPlaceholder(localIdentifier: identifier + "/L0/001") : nil
    }

    // MARK: Deleting

    /// The person is asked each time.
    open class func deleteAssets(_ assets: any NSFastEnumeration) {
        ChangeBlock.active("PHAssetChangeRequest").delete(libraryObjects(assets).compactMap { $0 as? PHAsset })
    }

    // MARK: Changing

    open var creationDate: Date? {
        get { settings.creationDate ?? asset?.creationDate }
        set { settings.creationDate = .some(newValue) }
    }
    open var location: CLLocation? {
        get { settings.location ?? asset?.location }
        set { settings.location = .some(newValue) }
    }
    open var isFavorite: Bool {
        get { settings.isFavorite ?? asset?.isFavorite ?? false }
        set { settings.isFavorite = newValue }
    }
    open var isHidden: Bool {
        get { settings.isHidden ?? asset?.isHidden ?? false }
        set { settings.isHidden = newValue }
    }
    /// An edit, with its rendered file and how it was made.
    open var contentEditingOutput: PHContentEditingOutput? {
        get { settings.output }
        set { settings.output = newValue }
    }
    /// Takes the edit back.
    open func revertAssetContentToOriginal() { settings.isReverted = true }
}

extension PhotoRecord.Place {
    init(_ location: CLLocation) {
        self.init(
            latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
            altitude: location.altitude)
    }
}
