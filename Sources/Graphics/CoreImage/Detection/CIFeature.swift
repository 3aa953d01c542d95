// SPDX-License-Identifier: MIT
import Foundation

/// Something found in an image. Coordinates are the image's: pixels, y up.
// Sendable: immutable, as its subclasses are.
open class CIFeature: __ObjCObject, @unchecked Sendable {
    public let type: String
    public let bounds: CGRect

    init(_ type: String, _ bounds: CGRect) {
        self.type = type
        self.bounds = bounds
        super.init()
    }
}

/// A face. None are found here: `CIDetector` reports it.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }
    open var hasTrackingID: Bool { false }
    open var trackingID: Int32 { 0 }
    open var hasTrackingFrameCount: Bool { false }
    open var trackingFrameCount: Int32 { 0 }
    open var hasFaceAngle: Bool { false }
    /// In degrees.
    open var faceAngle: Float { 0 }
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
}

/// A rectangle seen in perspective.
open class CIRectangleFeature: CIFeature, @unchecked Sendable {
    public let (topLeft, topRight): (CGPoint, CGPoint)
    public let (bottomLeft, bottomRight): (CGPoint, CGPoint)

    init(_ type: String, _ corners: Corners) {
        (topLeft, topRight) = (corners.topLeft, corners.topRight)
        (bottomLeft, bottomRight) = (corners.bottomLeft, corners.bottomRight)
        super.init(type, corners.bounds)
    }
}

/// Text. None is found here: `CIDetector` reports it.
open class CITextFeature: CIFeature, @unchecked Sendable {
    open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
    open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
    open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
    open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
    open var subFeatures: [Any]? { nil }
}

/// A QR code and what it says.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    public let (topLeft, topRight): (CGPoint, CGPoint)
    public let (bottomLeft, bottomRight): (CGPoint, CGPoint)
    public let messageString: String?
    public let symbolDescriptor: CIQRCodeDescriptor?

    init(_ corners: Corners, _ message: String?, _ descriptor: CIQRCodeDescriptor?) {
        (topLeft, topRight) = (corners.topLeft, corners.topRight)
        (bottomLeft, bottomRight) = (corners.bottomLeft, corners.bottomRight)
        messageString = message
        symbolDescriptor = descriptor
        super.init(CIFeatureTypeQRCode, corners.bounds)
    }
}

/// Of something that stood upright.
struct Corners {
    let topLeft: CGPoint
    let topRight: CGPoint
    let bottomLeft: CGPoint
    let bottomRight: CGPoint

    var bounds: CGRect {
        let all = [topLeft, topRight, bottomLeft, bottomRight]
        let (xs, ys) = (all.map(\.x), all.map(\.y))
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        let (bottom, top) = (ys.min() ?? 0, ys.max() ?? 0)
        return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }
}
