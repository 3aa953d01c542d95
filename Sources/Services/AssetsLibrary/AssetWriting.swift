// SPDX-License-Identifier: MIT
internal import ImageIO
internal import Photos
internal import UIKit

extension ALAssetsLibrary {
    // MARK: Writing

    /// - Parameter completionBlock: is given the address of the new asset, on the main thread.
    public func writeImage(
        toSavedPhotosAlbum imageRef: CGImage!, orientation: ALAssetOrientation,
        completionBlock: ALAssetsLibraryWriteImageCompletionBlock!
    ) {
        let tag = NSNumber(value: AssetPictures.tag(orientation).rawValue)
        let data = imageRef.flatMap {
            AssetWriting.encoded($0, [kCGImagePropertyOrientation as String: tag])
        }
        AssetWriting.write(data, nil, original: nil, completionBlock)
    }

    /// - Parameter metadata: by ImageIO's keys.
    public func writeImage(
        toSavedPhotosAlbum imageRef: CGImage!, metadata: [AnyHashable: Any]!,
        completionBlock: ALAssetsLibraryWriteImageCompletionBlock!
    ) {
        AssetWriting.write(
            imageRef.flatMap { AssetWriting.encoded($0, metadata ?? [:]) }, nil, original: nil, completionBlock)
    }

    /// - Parameter metadata: put in place of what the bytes say of themselves, where it is given.
    public func writeImageData(
        toSavedPhotosAlbum imageData: Data!, metadata: [AnyHashable: Any]!,
        completionBlock: ALAssetsLibraryWriteImageCompletionBlock!
    ) { AssetWriting.write(imageData, metadata, original: nil, completionBlock) }

    public func writeVideoAtPath(
        toSavedPhotosAlbum videoPathURL: URL!, completionBlock: ALAssetsLibraryWriteVideoCompletionBlock!
    ) { AssetWriting.write(film: videoPathURL, original: nil, completionBlock) }

    public func videoAtPathIs(compatibleWithSavedPhotosAlbum videoPathURL: URL!) -> Bool {
        videoPathURL.map { UIVideoAtPathIsCompatibleWithSavedPhotosAlbum($0.path) } ?? false
    }
}

/// New assets of bytes and files.
enum AssetWriting {
    /// A picture's file with tags; nil when there is nothing to encode.
    static func encoded(_ image: CGImage, _ tags: [AnyHashable: Any]) -> Data? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, "public.jpeg" as NSString, 1, nil) else {
            return nil
        }
        CGImageDestinationAddImage(destination, image, tags as NSDictionary)
        return CGImageDestinationFinalize(destination) ? Data(referencing: data) : nil
    }

    /// The bytes with other tags in place of their own, pixels untouched; nil where they are no picture.
    static func tagged(_ data: Data?, _ tags: [AnyHashable: Any]?) -> Data? {
        guard let data, let source = CGImageSourceCreateWithData(NSData(data: data), nil),
            let type = CGImageSourceGetType(source)
        else { return nil }
        guard let tags, !tags.isEmpty else { return data }
        let written = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(written, type, 1, nil) else { return nil }
        CGImageDestinationAddImageFromSource(destination, source, 0, tags as NSDictionary)
        return CGImageDestinationFinalize(destination) ? Data(referencing: written) : nil
    }

    static func write(
        _ data: Data?, _ tags: [AnyHashable: Any]?, original: ALAsset?,
        _ finished: ALAssetsLibraryWriteImageCompletionBlock?
    ) {
        guard let data = tagged(data, tags) else { return fail(.data, finished) }
        make(original, finished) { $0.addResource(with: .photo, data: data, options: nil) }
    }

    static func write(
        film: URL?, original: ALAsset?, _ finished: ALAssetsLibraryWriteVideoCompletionBlock?
    ) {
        guard let film, UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film.path) else { return fail(.data, finished) }
        make(original, finished) { $0.addResource(with: .video, fileURL: film, options: nil) }
    }

    static func fail(_ failure: LibraryFailure, _ finished: ALAssetsLibraryWriteImageCompletionBlock?) {
        nonisolated(unsafe) let finished = finished  // Called on the main thread alone.
        DispatchQueue.main.async { finished?(nil, failure.error) }
    }

    private static func make(
        _ original: ALAsset?, _ finished: ALAssetsLibraryWriteImageCompletionBlock?,
        _ fill: @escaping (PHAssetCreationRequest) -> Void
    ) {
        ALAssetsLibrary.access(orElse: { finished?(nil, $0) }) {
            ALAssetsLibrary.change(
                {
                    let request = PHAssetCreationRequest.forAsset()
                    fill(request)
                    return request.placeholderForCreatedAsset?.localIdentifier
                },
                then: { identifier, error in
                    if let identifier { ALAsset.noteMade(identifier, from: original) }
                    let made = identifier.flatMap {
                        PHAsset.fetchAssets(withLocalIdentifiers: [$0], options: nil).firstObject
                    }
                    finished?(made.flatMap(AssetAddress.address), error)
                })
        }
    }
}
