// SPDX-License-Identifier: MIT

/// Something that a request has found.
open class VNObservation: __ObjCObject, @unchecked Sendable {
    // Only constants, which never change.
    open private(set) var uuid = UUID()
    open private(set) var confidence: VNConfidence

    init(confidence: VNConfidence) { self.confidence = confidence }
}

/// Where it lies, in parts of the picture, from its lower left.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    open private(set) var boundingBox: CGRect

    public init(boundingBox: CGRect) {
        self.boundingBox = boundingBox
        super.init(confidence: 1)
    }
}

/// Four corners, in parts of the picture, from its lower left.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open private(set) var topLeft: CGPoint
    open private(set) var topRight: CGPoint
    open private(set) var bottomLeft: CGPoint
    open private(set) var bottomRight: CGPoint

    init(_ corners: Corners) {
        (topLeft, topRight) = (corners.topLeft, corners.topRight)
        (bottomLeft, bottomRight) = (corners.bottomLeft, corners.bottomRight)
        super.init(boundingBox: corners.bounds)
    }
}

/// A code and what it says.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open private(set) var symbology: VNBarcodeSymbology
    open private(set) var barcodeDescriptor: CIBarcodeDescriptor?
    open private(set) var payloadStringValue: String?

    init(_ corners: Corners, _ feature: CIQRCodeFeature) {
        symbology = .qr
        barcodeDescriptor = feature.symbolDescriptor
        payloadStringValue = feature.messageString
        super.init(corners)
    }

    init(_ corners: Corners, _ symbology: VNBarcodeSymbology, _ text: String) {
        self.symbology = symbology
        barcodeDescriptor = nil
        payloadStringValue = text
        super.init(corners)
    }
}

/// The corners of something in a picture, in parts of it.
struct Corners {
    var topLeft: CGPoint
    var topRight: CGPoint
    var bottomLeft: CGPoint
    var bottomRight: CGPoint

    var bounds: CGRect {
        let (xs, ys) = (
            [topLeft.x, topRight.x, bottomLeft.x, bottomRight.x], [topLeft.y, topRight.y, bottomLeft.y, bottomRight.y]
        )
        let (left, low) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: low, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - low)
    }

    /// - Parameter corners: top left, bottom left, bottom right, top right.
    init(_ corners: [CGPoint], in extent: CGRect) {
        topLeft = corners[0].part(of: extent)
        bottomLeft = corners[1].part(of: extent)
        bottomRight = corners[2].part(of: extent)
        topRight = corners[3].part(of: extent)
    }

    init(_ feature: CIQRCodeFeature, in extent: CGRect) {
        topLeft = feature.topLeft.part(of: extent)
        topRight = feature.topRight.part(of: extent)
        bottomLeft = feature.bottomLeft.part(of: extent)
        bottomRight = feature.bottomRight.part(of: extent)
    }

    init(_ feature: CIRectangleFeature, in extent: CGRect) {
        topLeft = feature.topLeft.part(of: extent)
        topRight = feature.topRight.part(of: extent)
        bottomLeft = feature.bottomLeft.part(of: extent)
        bottomRight = feature.bottomRight.part(of: extent)
    }
}

extension CGPoint {
    fileprivate func part(of extent: CGRect) -> CGPoint {
        CGPoint(x: (x - extent.minX) / extent.width, y: (y - extent.minY) / extent.height)
    }
}
