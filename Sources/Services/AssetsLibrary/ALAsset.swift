// SPDX-License-Identifier: MIT
internal import Photos
import Synchronization

/// A picture or a film, as it was when it was fetched.
// Sendable: what changes lies behind the lock.
open class ALAsset: __ObjCObject, @unchecked Sendable {
    let asset: PHAsset
    /// Given without ownership: they live as long as the asset.
    // Sendable: pixels that nobody changes.
    private struct Pictures: @unchecked Sendable {
        var square: CGImage?
        var whole: CGImage?
    }
    private let pictures = Mutex(Pictures())

    init(_ asset: PHAsset) {
        self.asset = asset
        super.init()
    }

    private var address: URL? { AssetAddress.address(of: asset) }
    private var uniformType: String { AssetAddress.file(of: asset)?.uniformTypeIdentifier ?? "public.data" }

    /// `ALErrorInvalidProperty` for what an asset of its kind has not.
    open func value(forProperty property: String!) -> Any! {
        switch property {
        case ALAssetPropertyType: kind
        case ALAssetPropertyLocation: asset.location ?? ALErrorInvalidProperty as Any
        case ALAssetPropertyDuration:
            asset.mediaType == .video ? NSNumber(value: asset.duration) : ALErrorInvalidProperty as Any
        case ALAssetPropertyOrientation: NSNumber(value: orientation.rawValue)
        case ALAssetPropertyDate: asset.creationDate
        case ALAssetPropertyRepresentations: [uniformType]
        case ALAssetPropertyURLs: address.map { [uniformType: $0] }
        case ALAssetPropertyAssetURL: address
        default: ALErrorInvalidProperty
        }
    }

    private var kind: String {
        switch asset.mediaType {
        case .image: ALAssetTypePhoto
        case .video: ALAssetTypeVideo
        case .audio, .unknown: ALAssetTypeUnknown
        }
    }

    private var orientation: ALAssetOrientation { AssetPictures.orientation(asset) }

    open func defaultRepresentation() -> ALAssetRepresentation! { ALAssetRepresentation(asset) }
    /// nil where the asset is not kept in that form.
    open func representation(forUTI representationUTI: String!) -> ALAssetRepresentation! {
        representationUTI == uniformType ? ALAssetRepresentation(asset) : nil
    }

    // MARK: Pictures

    /// 150 pixels square, upright.
    open func thumbnail() -> Unmanaged<CGImage>! {
        pictures.withLock { pictures in
            pictures.square = pictures.square ?? AssetPictures.square(asset)
            return pictures.square.map(Unmanaged.passUnretained)
        }
    }

    /// In its own shape, upright, at most 256 pixels long.
    open func aspectRatioThumbnail() -> Unmanaged<CGImage>! {
        pictures.withLock { pictures in
            pictures.whole = pictures.whole ?? AssetPictures.picture(asset, CGSize(width: 256, height: 256))
            return pictures.whole.map(Unmanaged.passUnretained)
        }
    }

    // MARK: Changing

    /// The apps that made assets, and what assets are versions of, are known while the program runs.
    private struct Origins: Sendable {
        var made: Set<String> = []
        var originals: [String: String] = [:]
    }
    private static let origins = Mutex(Origins())

    static func noteMade(_ identifier: String, from original: ALAsset? = nil) {
        origins.withLock { origins in
            origins.made.insert(identifier)
            if let original { origins.originals[identifier] = original.asset.localIdentifier }
        }
    }

    /// Whether this app, as it runs, made the asset.
    open var isEditable: Bool { Self.origins.withLock { $0.made.contains(asset.localIdentifier) } }

    /// What this is a modified version of; nil where it is none.
    open var original: ALAsset! {
        let identifier = Self.origins.withLock { $0.originals[asset.localIdentifier] }
        return identifier.flatMap {
            PHAsset.fetchAssets(withLocalIdentifiers: [$0], options: nil).firstObject.map(ALAsset.init)
        }
    }

    /// A new asset, whose original this one is.
    open func writeModifiedImageData(
        toSavedPhotosAlbum imageData: Data!, metadata: [AnyHashable: Any]!,
        completionBlock: ALAssetsLibraryWriteImageCompletionBlock!
    ) { AssetWriting.write(imageData, metadata, original: self, completionBlock) }

    open func writeModifiedVideoAtPath(
        toSavedPhotosAlbum videoPathURL: URL!, completionBlock: ALAssetsLibraryWriteVideoCompletionBlock!
    ) { AssetWriting.write(film: videoPathURL, original: self, completionBlock) }

    /// Puts other bytes in place of the picture; only of an asset that is editable.
    open func setImageData(
        _ imageData: Data!, metadata: [AnyHashable: Any]!, completionBlock: ALAssetsLibraryWriteImageCompletionBlock!
    ) {
        guard let data = AssetWriting.tagged(imageData, metadata) else {
            return AssetWriting.fail(.data, completionBlock)
        }
        replace(completionBlock) { try data.write(to: $0, options: .atomic) }
    }

    open func setVideoAtPath(
        _ videoPathURL: URL!, completionBlock: ALAssetsLibraryWriteVideoCompletionBlock!
    ) {
        guard let film = videoPathURL else { return AssetWriting.fail(.data, completionBlock) }
        replace(completionBlock) { try Data(contentsOf: film, options: .mappedIfSafe).write(to: $0, options: .atomic) }
    }

    private func replace(
        _ finished: ALAssetsLibraryWriteImageCompletionBlock?, _ write: @escaping (URL) throws -> Void
    ) {
        guard isEditable else { return AssetWriting.fail(.notEditable, finished) }
        nonisolated(unsafe) let (write, finished) = (write, finished)  // Called one after the other.
        asset.requestContentEditingInput(with: nil) { [asset, address] input, _ in
            guard let input else { return AssetWriting.fail(.write(nil), finished) }
            let output = PHContentEditingOutput(contentEditingInput: input)
            output.adjustmentData = PHAdjustmentData(
                formatIdentifier: "com.apple.AssetsLibrary", formatVersion: "1", data: Data([0]))
            do { try write(output.renderedContentURL) } catch { return AssetWriting.fail(.write(error), finished) }
            ALAssetsLibrary.change(
                {
                    PHAssetChangeRequest(for: asset).contentEditingOutput = output
                    return true
                }, then: { isDone, error in finished?(isDone == nil ? nil : address, error) })
        }
    }
}
