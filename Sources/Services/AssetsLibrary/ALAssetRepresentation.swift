// SPDX-License-Identifier: MIT
internal import ImageIO
internal import Photos
import Synchronization
internal import UIKit

/// A form in which an asset is kept: its bytes and pixels.
// Sendable: what changes lies behind the lock.
open class ALAssetRepresentation: __ObjCObject, @unchecked Sendable {
    private let asset: PHAsset
    private let file: PHAssetResource?
    // Sendable: pixels and bytes that nobody changes.
    private struct Content: @unchecked Sendable {
        var bytes: Data?
        var full: CGImage?
        var screen: CGImage?
    }
    private let content = Mutex(Content())

    init(_ asset: PHAsset) {
        self.asset = asset
        file = AssetAddress.file(of: asset)
        super.init()
    }

    open func uti() -> String! { file?.uniformTypeIdentifier }
    open func filename() -> String! { file?.originalFilename }
    open func url() -> URL! { AssetAddress.address(of: asset) }
    /// Pixels, upright.
    open func dimensions() -> CGSize { CGSize(width: asset.pixelWidth, height: asset.pixelHeight) }
    open func orientation() -> ALAssetOrientation { AssetPictures.orientation(asset) }
    open func scale() -> Float { 1 }

    // MARK: Bytes

    open func size() -> Int64 { Int64(bytes.count) }

    /// - Returns: how many bytes were copied: 0 beyond the end, and on an error.
    @discardableResult
    open func getBytes(
        _ buffer: UnsafeMutablePointer<UInt8>!, fromOffset offset: Int64, length: Int, error: NSErrorPointer
    ) -> Int {
        let bytes = bytes
        guard let buffer, offset >= 0, length > 0, offset < bytes.count else { return 0 }
        let count = min(length, bytes.count - Int(offset))
        bytes.copyBytes(to: buffer, from: Int(offset)..<Int(offset) + count)
        return count
    }

    private var bytes: Data {
        content.withLock { content in
            if let known = content.bytes { return known }
            let read = file?.mappedData ?? Data()
            content.bytes = read
            return read
        }
    }

    /// What the file says of itself, by ImageIO's keys; nil of films.
    open func metadata() -> [AnyHashable: Any]! {
        guard asset.mediaType == .image, let source = CGImageSourceCreateWithData(NSData(data: bytes), nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        else { return nil }
        return properties as NSDictionary as? [AnyHashable: Any]
    }

    // MARK: Pixels

    /// As they lie in the file: `orientation()` turns them upright. nil of films.
    open func fullResolutionImage() -> Unmanaged<CGImage>! {
        guard asset.mediaType == .image else { return nil }
        let bytes = bytes
        return content.withLock { content in
            if content.full == nil, let source = CGImageSourceCreateWithData(NSData(data: bytes), nil) {
                content.full = CGImageSourceCreateImageAtIndex(source, 0, nil)
            }
            return content.full.map(Unmanaged.passUnretained)
        }
    }

    /// - Parameter options: of a `CGImageSource`; thumbnails of the file are made on request.
    open func cgImage(options: [AnyHashable: Any]! = [:]) -> Unmanaged<CGImage>! {
        guard let options, options[kCGImageSourceThumbnailMaxPixelSize as String] != nil else {
            return fullResolutionImage()
        }
        let bytes = bytes
        return content.withLock { content in
            guard let source = CGImageSourceCreateWithData(NSData(data: bytes), nil) else { return nil }
            content.full = CGImageSourceCreateThumbnailAtIndex(source, 0, options as NSDictionary)
            return content.full.map(Unmanaged.passUnretained)
        }
    }

    /// Upright, as large as fits the screen; of a film its first picture.
    open func fullScreenImage() -> Unmanaged<CGImage>! {
        let screen = Self.screenPixels
        return content.withLock { content in
            content.screen = content.screen ?? AssetPictures.picture(asset, screen)
            return content.screen.map(Unmanaged.passUnretained)
        }
    }

    private static var screenPixels: CGSize {
        let read: @Sendable () -> CGSize = { MainActor.assumeIsolated { UIScreen.main.nativeBounds.size } }
        return Thread.isMainThread ? read() : DispatchQueue.main.sync(execute: read)
    }
}
