// SPDX-License-Identifier: MIT
import ImageIO
internal import PhotoStore
public import UIKit
public import UniformTypeIdentifiers

public typealias PHContentEditingInputRequestID = Int
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

open class PHContentEditingInputRequestOptions: __ObjCObject {
    /// Whether the app can go on from how an earlier edit was made: then it gets the original and that data, else the
    /// edited picture alone.
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    /// Whether an original that the device has sent away is fetched; see `CloudOriginals`.
    open var isNetworkAccessAllowed = false
    /// Called on a queue while an original is fetched; `true` in its pointer calls that off.
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
    public override init() { super.init() }
}

/// What an app edits.
// Sendable: never changes once it is handed out.
open class PHContentEditingInput: __ObjCObject, @unchecked Sendable {
    let asset: PHAsset
    /// nil: there is no earlier edit that the app can go on from.
    open private(set) var adjustmentData: PHAdjustmentData?
    let file: URL

    init(asset: PHAsset, adjustmentData: PHAdjustmentData?) {
        (self.asset, self.adjustmentData) = (asset, adjustmentData)
        let store = PhotoStore.shared
        file = adjustmentData == nil ? store.current(of: asset.record) : store.original(of: asset.record)
        super.init()
    }

    open var mediaType: PHAssetMediaType { asset.mediaType }
    open var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
    open var creationDate: Date? { asset.creationDate }
    open var location: CLLocation? { asset.location }
    open var playbackStyle: PHAssetPlaybackStyle { asset.playbackStyle }
    open var uniformTypeIdentifier: String? { contentType?.identifier }
    open var contentType: UTType? { UTType(filenameExtension: file.pathExtension) }

    /// A picture of the size of a screen; of films, the first.
    open private(set) lazy var displaySizeImage: UIImage? = {
        let screen = 2048
        if asset.mediaType == .video { return FilmPictures.first(of: file).map(UIImage.init(cgImage:)) }
        return ImageDecoding.image(file, longestSide: Double(screen)).map(UIImage.init(cgImage:))
    }()
    open var fullSizeImageURL: URL? { mediaType == .image ? file : nil }
    /// Exif's number.
    open var fullSizeImageOrientation: Int32 {
        guard mediaType == .image, let source = CGImageSourceCreateWithURL(file as NSURL as CFURL, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
            let number = properties[kCGImagePropertyOrientation] as? NSNumber
        else { return 1 }
        return number.int32Value
    }
    open var audiovisualAsset: AVAsset? { mediaType == .video ? AVURLAsset(url: file) : nil }
    @available(*, deprecated) open var avAsset: AVAsset? { audiovisualAsset }
    open var livePhoto: PHLivePhoto? {
        guard asset.record.pairedVideo != nil else { return nil }
        return PHLivePhoto(asset.record)
    }
}

extension PHAsset {
    /// - Parameter completionHandler: called on the main thread. No input: the app may not see the asset, or it is gone.
    @preconcurrency @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping @Sendable (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        let number = RequestNumbers.next()
        // The app's closure is called on the main thread alone.
        nonisolated(unsafe) let canHandle = options?.canHandleAdjustmentData
        let handler = options?.progressHandler
        let network = NetworkWish(
            options?.isNetworkAccessAllowed, { done, _, stops, _ in handler?(done, stops) }, number)
        DispatchQueue.main.async { [self] in
            guard !RequestNumbers.takeCancelled(number) else {
                return completionHandler(nil, [PHContentEditingInputCancelledKey: true])
            }
            guard let record = PhotoAccess.snapshot().photo(identifier) else {
                return completionHandler(nil, [PHContentEditingInputErrorKey: PHPhotosError(.identifierNotFound)])
            }
            let data = Self.adjustment(of: record).flatMap { canHandle?($0) == true ? $0 : nil }
            let input = PHContentEditingInput(asset: PHAsset(record), adjustmentData: data)
            network.original(input.file) {
                guard !Thread.isMainThread else { return completionHandler(input, [:]) }
                DispatchQueue.main.async { completionHandler(input, [:]) }
            } missing: { error in
                let problem = error.map { PHPhotosError($0) }
                DispatchQueue.main.async {
                    var info: [AnyHashable: Any] = [PHContentEditingInputResultIsInCloudKey: true]
                    if let problem { info[PHContentEditingInputErrorKey] = problem }
                    completionHandler(nil, info)
                }
            }
        }
        return Int(number)
    }

    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {
        RequestNumbers.cancel(Int32(truncatingIfNeeded: requestID))
    }

    static func adjustment(of record: PhotoRecord) -> PHAdjustmentData? {
        guard let edit = record.edit else { return nil }
        do {
            let data = try PhotoStore.shared.editData(of: record) ?? Data()
            return PHAdjustmentData(
                formatIdentifier: edit.formatIdentifier, formatVersion: edit.formatVersion, data: data)
        } catch {
            Unsupported.report("photo library: \(error)")
            return nil
        }
    }
}
