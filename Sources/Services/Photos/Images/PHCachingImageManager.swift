// SPDX-License-Identifier: MIT
public import UIKit

/// An image manager that is told beforehand which pictures an app will want.
// Sendable: as its superclass.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true

    /// Decodes pictures, so that requests with the same size, mode and options are answered at once.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {
        for asset in assets {
            let wish = ImageWish(asset.record, targetSize, contentMode, options)
            guard wish.cached == nil else { continue }
            Self.queue.async { _ = wish.make() }
        }
    }

    /// Decoded pictures stay until their room is needed.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}

    open func stopCachingImagesForAllAssets() { ImageCache.shared.empty() }
}
