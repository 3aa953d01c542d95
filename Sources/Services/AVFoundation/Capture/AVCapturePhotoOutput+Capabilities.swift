// SPDX-License-Identifier: MIT

// What photos of the device's cameras do not have, asked for as on iOS: to switch on what is not supported raises there.

extension AVCapturePhotoOutput {
    public enum CaptureReadiness: Int, Sendable {
        case sessionNotRunning = 0
        case ready, notReadyMomentarily, notReadyWaitingForCapture, notReadyWaitingForProcessing
    }
    public var captureReadiness: CaptureReadiness { session?.isRunning == true ? .ready : .sessionNotRunning }

    private func refuse(_ isWanted: Bool, _ name: String) {
        guard isWanted else { return }
        NSException.raise(
            .invalidArgumentException, "*** -[AVCapturePhotoOutput set\(name):] is not supported by this device")
    }

    public var availablePhotoFileTypes: [AVFileType] { [.heic, .jpg] }
    public var availableRawPhotoFileTypes: [AVFileType] { [] }
    public func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
    public func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] {
        switch fileType {
        case .heic: [.hevc]
        case .jpg: [.jpeg]
        default: []
        }
    }
    public func supportedRawPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
    public class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool {
        let types = ["bggr", "grbg", "rggb", "gbrg"].map { $0.utf8.reduce(OSType(0)) { $0 << 8 | OSType($1) } }
        return types.contains(pixelFormat)
    }
    public class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool {
        pixelFormat == "l64r".utf8.reduce(OSType(0)) { $0 << 8 | OSType($1) }
    }
    public var isAppleProRAWSupported: Bool { false }
    public var isAppleProRAWEnabled: Bool {
        get { false }
        set { refuse(newValue, "AppleProRAWEnabled") }
    }
    public var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
    public var isLivePhotoAutoTrimmingEnabled: Bool {
        get { false }
        set { refuse(newValue, "LivePhotoAutoTrimmingEnabled") }
    }
    public var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { [] }
    public var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] {
        get { [] }
        set { refuse(!newValue.isEmpty, "EnabledSemanticSegmentationMatteTypes") }
    }
    /// Photos of a bracket.
    public var maxBracketedCapturePhotoCount: Int { 3 }
    public var isLensStabilizationDuringBracketedCaptureSupported: Bool { false }
    public var isAutoRedEyeReductionSupported: Bool { false }
    public var isStillImageStabilizationScene: Bool { false }
    public var isCameraCalibrationDataDeliverySupported: Bool { false }
    public var isContentAwareDistortionCorrectionSupported: Bool { false }
    public var isContentAwareDistortionCorrectionEnabled: Bool {
        get { false }
        set { refuse(newValue, "ContentAwareDistortionCorrectionEnabled") }
    }
    public var isDualCameraFusionSupported: Bool { false }
    public var isDualCameraDualPhotoDeliveryEnabled: Bool {
        get { false }
        set { refuse(newValue, "DualCameraDualPhotoDeliveryEnabled") }
    }
    public var isVirtualDeviceFusionSupported: Bool { false }
    public var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { false }
    public var isVirtualDeviceConstituentPhotoDeliveryEnabled: Bool {
        get { false }
        set { refuse(newValue, "VirtualDeviceConstituentPhotoDeliveryEnabled") }
    }
    public var isZeroShutterLagSupported: Bool { false }
    public var isZeroShutterLagEnabled: Bool {
        get { false }
        set { refuse(newValue, "ZeroShutterLagEnabled") }
    }
    public var isResponsiveCaptureSupported: Bool { false }
    public var isResponsiveCaptureEnabled: Bool {
        get { false }
        set { refuse(newValue, "ResponsiveCaptureEnabled") }
    }
    public var isFastCapturePrioritizationSupported: Bool { false }
    public var isFastCapturePrioritizationEnabled: Bool {
        get { false }
        set { refuse(newValue, "FastCapturePrioritizationEnabled") }
    }
    public var isAutoDeferredPhotoDeliverySupported: Bool { false }
    public var isAutoDeferredPhotoDeliveryEnabled: Bool {
        get { false }
        set { refuse(newValue, "AutoDeferredPhotoDeliveryEnabled") }
    }
}

extension AVCapturePhotoSettings {
    /// The cameras give none of their own pixels: a photo with such a type is refused when it is taken.
    public convenience init(rawPixelFormatType: OSType) {
        self.init(rawPixelFormatType: rawPixelFormatType, processedFormat: nil)
    }
    public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
        self.init(format: processedFormat)
        rawPhotoPixelFormatType = rawPixelFormatType
    }
    public convenience init(
        rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
        processedFileType: AVFileType?
    ) { self.init(rawPixelFormatType: rawPixelFormatType, processedFormat: processedFormat) }
    public var rawFileType: AVFileType? { nil }
    public var availableRawEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
}

extension AVCaptureResolvedPhotoSettings {
    public var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var rawEmbeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var portraitEffectsMatteDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var deferredPhotoProxyDimensions: CMVideoDimensions { CMVideoDimensions() }
    public func dimensionsForSemanticSegmentationMatte(
        ofType semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType
    ) -> CMVideoDimensions { CMVideoDimensions() }
    public var isRedEyeReductionEnabled: Bool { false }
    public var isDualCameraFusionEnabled: Bool { false }
    public var isVirtualDeviceFusionEnabled: Bool { false }
    public var isContentAwareDistortionCorrectionEnabled: Bool { false }
    public var isFastCapturePrioritizationEnabled: Bool { false }
    /// Photos are there as soon as they are taken.
    public var photoProcessingTimeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
}

/// How a lens distorts; the cameras' do not.
open class AVCameraCalibrationData: __ObjCObject {
    open var pixelSize: Float { 0.001 }
    open var intrinsicMatrixReferenceDimensions: CGSize { CGSize(width: 1080, height: 1920) }
    open var lensDistortionCenter: CGPoint { CGPoint(x: 540, y: 960) }
    open var lensDistortionLookupTable: Data? { nil }
    open var inverseLensDistortionLookupTable: Data? { nil }
}
/// Where a person stands in a photo; the cameras do not see it.
open class AVPortraitEffectsMatte: __ObjCObject {
    open var pixelFormatType: OSType { kCVPixelFormatType_OneComponent8 }
}
/// Where hair, skin or teeth are in a photo; the cameras do not see it.
open class AVSemanticSegmentationMatte: __ObjCObject {
    public struct MatteType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let skin = Self(rawValue: "AVSemanticSegmentationMatteTypeSkin")
        public static let hair = Self(rawValue: "AVSemanticSegmentationMatteTypeHair")
        public static let teeth = Self(rawValue: "AVSemanticSegmentationMatteTypeTeeth")
        public static let glasses = Self(rawValue: "AVSemanticSegmentationMatteTypeGlasses")
    }
}

/// Decides what goes into a photo's file.
public protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {
    func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]?
    func replacementEmbeddedThumbnailPixelBuffer(
        withPhotoFormat replacementEmbeddedThumbnailPhotoFormatOut: UnsafeMutablePointer<NSDictionary?>?,
        for photo: AVCapturePhoto
    ) -> CVPixelBuffer?
    func replacementDepthData(for photo: AVCapturePhoto) -> AVDepthData?
    func replacementPortraitEffectsMatte(for photo: AVCapturePhoto) -> AVPortraitEffectsMatte?
    func replacementSemanticSegmentationMatte(
        ofType semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType, for photo: AVCapturePhoto
    ) -> AVSemanticSegmentationMatte?
}
extension AVCapturePhotoFileDataRepresentationCustomizer {
    public func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]? { nil }
    public func replacementEmbeddedThumbnailPixelBuffer(
        withPhotoFormat replacementEmbeddedThumbnailPhotoFormatOut: UnsafeMutablePointer<NSDictionary?>?,
        for photo: AVCapturePhoto
    ) -> CVPixelBuffer? { nil }
    public func replacementDepthData(for photo: AVCapturePhoto) -> AVDepthData? { nil }
    public func replacementPortraitEffectsMatte(for photo: AVCapturePhoto) -> AVPortraitEffectsMatte? { nil }
    public func replacementSemanticSegmentationMatte(
        ofType semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType, for photo: AVCapturePhoto
    ) -> AVSemanticSegmentationMatte? { nil }
}

extension AVCapturePhoto {
    public var lensStabilizationStatus: AVCaptureDevice.LensStabilizationStatus { .unsupported }
    public var portraitEffectsMatte: AVPortraitEffectsMatte? { nil }
    public func semanticSegmentationMatte(
        for semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType
    ) -> AVSemanticSegmentationMatte? { nil }
    public var cameraCalibrationData: AVCameraCalibrationData? { nil }

    /// The file with other tags than the camera's.
    public func fileDataRepresentation(
        withReplacementMetadata replacementMetadata: [String: Any]?,
        replacementEmbeddedThumbnailPhotoFormat: [String: Any]?,
        replacementEmbeddedThumbnailPixelBuffer: CVPixelBuffer?, replacementDepthData: AVDepthData?
    ) -> Data? { fileDataRepresentation(tagged: replacementMetadata ?? [:]) }

    public func fileDataRepresentation(with customizer: any AVCapturePhotoFileDataRepresentationCustomizer) -> Data? {
        let tags = optionalCall { customizer.replacementMetadata(for: self) } ?? nil
        return fileDataRepresentation(tagged: tags ?? metadata)
    }

    private func fileDataRepresentation(tagged tags: [String: Any]) -> Data? {
        guard let image = cgImageRepresentation() else { return nil }
        return encodedImage(image, tags: tags)
    }
}

/// Tells when photos can be taken one after another.
open class AVCapturePhotoOutputReadinessCoordinator: __ObjCObject, @unchecked Sendable {
    // Sendable: one queue uses it at a time, as the session.
    private weak var output: AVCapturePhotoOutput?
    open weak var delegate: (any AVCapturePhotoOutputReadinessCoordinatorDelegate)?
    private var tracked: Set<Int64> = []
    public init(photoOutput: AVCapturePhotoOutput) {
        output = photoOutput
        super.init()
    }
    open var captureReadiness: AVCapturePhotoOutput.CaptureReadiness {
        guard let output, output.captureReadiness == .ready else { return .sessionNotRunning }
        return tracked.isEmpty ? .ready : .notReadyWaitingForCapture
    }
    /// Photos are there at once: the output is not ready for one turn of the main loop.
    open func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings) {
        tracked.insert(settings.uniqueID)
        tell()
        DispatchQueue.main.async { self.stopTrackingCaptureRequest(using: settings.uniqueID) }
    }
    open func stopTrackingCaptureRequest(using settingsUniqueID: Int64) {
        guard tracked.remove(settingsUniqueID) != nil else { return }
        tell()
    }
    private func tell() {
        guard let delegate else { return }
        let readiness = captureReadiness
        optionalCall { delegate.readinessCoordinator(self, captureReadinessDidChange: readiness) }
    }
}
public protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {
    func readinessCoordinator(
        _ coordinator: AVCapturePhotoOutputReadinessCoordinator,
        captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness)
}
extension AVCapturePhotoOutputReadinessCoordinatorDelegate {
    public func readinessCoordinator(
        _ coordinator: AVCapturePhotoOutputReadinessCoordinator,
        captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness
    ) {
        byName(
            self, "readinessCoordinator:captureReadinessDidChange:",
            [coordinator, NSNumber(value: captureReadiness.rawValue)])
    }
}
