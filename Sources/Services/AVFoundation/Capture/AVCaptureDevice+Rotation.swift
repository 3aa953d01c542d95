// SPDX-License-Identifier: MIT
import QuartzCore

extension AVCaptureDevice {
    /// By how much a camera's pictures have to be turned to be upright. Those of the device's cameras are upright in a
    /// portrait phone, whose sensors lie across.
    public final class RotationCoordinator: __ObjCObject, @unchecked Sendable {
        // Sendable: constants alone.
        public private(set) weak var device: AVCaptureDevice?
        public private(set) weak var previewLayer: CALayer?
        /// Degrees.
        public var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
        public var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }
        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            (self.device, self.previewLayer) = (device, previewLayer)
            super.init()
        }
    }
}

/// A session with cameras at both sides at once, which the device cannot run.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    // Sendable: as its superclass.
    open class var isMultiCamSupported: Bool { false }
    open override var hardwareCost: Float { 0 }
    /// 0 to 1; above, the device would have to stop.
    open var systemPressureCost: Float { 0 }
}

extension AVMetadataObject.ObjectType {
    public static let humanFullBody = Self(rawValue: "humanFullBody")
    public static let gs1DataBar = Self(rawValue: "GS1DataBar")
    public static let gs1DataBarExpanded = Self(rawValue: "GS1DataBarExpanded")
    public static let gs1DataBarLimited = Self(rawValue: "GS1DataBarLimited")
    public static let microPDF417 = Self(rawValue: "MicroPDF417")
}

/// A body in a picture; the cameras' pictures are not searched for bodies.
open class AVMetadataBodyObject: AVMetadataObject, @unchecked Sendable {
    // Sendable: as its superclass.
    open var bodyID: Int { 0 }
}
open class AVMetadataHumanBodyObject: AVMetadataBodyObject, @unchecked Sendable {
    // Sendable: as its superclass.
}
open class AVMetadataHumanFullBodyObject: AVMetadataBodyObject, @unchecked Sendable {
    // Sendable: as its superclass.
}
open class AVMetadataCatBodyObject: AVMetadataBodyObject, @unchecked Sendable {
    // Sendable: as its superclass.
}
open class AVMetadataDogBodyObject: AVMetadataBodyObject, @unchecked Sendable {
    // Sendable: as its superclass.
}
open class AVMetadataSalientObject: AVMetadataObject, @unchecked Sendable {
    // Sendable: as its superclass.
    open var objectID: Int { 0 }
}
