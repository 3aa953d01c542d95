// SPDX-License-Identifier: MIT
internal import ImageIO
internal import Photos
internal import UIKit

/// Pixels of assets, read at once.
enum AssetPictures {
    /// nil where the file cannot be decoded.
    static func picture(_ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode = .aspectFit) -> CGImage? {
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        options.resizeMode = .exact
        options.deliveryMode = .highQualityFormat
        nonisolated(unsafe) var found: CGImage?  // Given before the call returns.
        PHImageManager.default().requestImage(for: asset, targetSize: size, contentMode: mode, options: options) {
            image, _ in found = image?.cgImage
        }
        return found
    }

    /// Thumbnails are 75 points at two pixels a point.
    static func square(_ asset: PHAsset) -> CGImage? {
        guard let filled = picture(asset, CGSize(width: 150, height: 150), .aspectFill) else { return nil }
        let side = min(filled.width, filled.height)
        return filled.cropping(
            to: CGRect(x: (filled.width - side) / 2, y: (filled.height - side) / 2, width: side, height: side))
    }

    /// The bytes of a picture's file and Exif's orientation.
    static func data(_ asset: PHAsset) -> (data: Data, orientation: CGImagePropertyOrientation)? {
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        nonisolated(unsafe) var found: (Data, CGImagePropertyOrientation)?  // Given before the call returns.
        PHImageManager.default().requestImageDataAndOrientation(for: asset, options: options) {
            data, _, orientation, _ in found = data.map { ($0, orientation) }
        }
        return found
    }

    static func orientation(_ asset: PHAsset) -> ALAssetOrientation {
        guard asset.mediaType == .image, let tag = data(asset)?.orientation,
            let index = orientations.firstIndex(of: tag)
        else { return .up }
        return ALAssetOrientation(rawValue: index) ?? .up
    }

    static func tag(_ orientation: ALAssetOrientation) -> CGImagePropertyOrientation {
        orientations[orientation.rawValue]
    }

    /// By `ALAssetOrientation`'s values.
    private static let orientations: [CGImagePropertyOrientation] = [
        .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]
}
