// SPDX-License-Identifier: MIT
import Foundation

/// Looks for things in images: QR codes and rectangles. Faces and text are not found, which is reported.
// Sendable: immutable.
open class CIDetector: __ObjCObject, @unchecked Sendable {
    // Constants only.
    private let type: String
    private let context: CIContext
    /// The largest rectangles that are told, one unless `CIDetectorMaxFeatureCount` says otherwise.
    private let limit: Int

    /// nil for types there are not.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        let known = [CIDetectorTypeFace, CIDetectorTypeQRCode, CIDetectorTypeRectangle, CIDetectorTypeText]
        guard known.contains(type) else { return nil }
        self.type = type
        self.context = context ?? CIContext()
        limit = (options?[CIDetectorMaxFeatureCount] as? NSNumber)?.intValue ?? 1
        super.init()
    }

    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
        switch type {
        case CIDetectorTypeQRCode: return QRReader.features(in: image, context)
        case CIDetectorTypeRectangle: return RectangleReader.features(in: image, limit: limit)
        default:
            Unsupported.report("CIDetector of type \(type)")
            return []
        }
    }
}
