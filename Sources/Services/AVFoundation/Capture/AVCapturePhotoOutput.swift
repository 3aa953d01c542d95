// SPDX-License-Identifier: MIT
import ImageIO
import MediaEngine
import QuartzCore

/// How a photo is to be taken; for one photo.
open class AVCapturePhotoSettings: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: set up by one thread, then only read.
    private nonisolated(unsafe) static var count: Int64 = 0
    open private(set) var uniqueID: Int64
    open private(set) var format: [String: Any]?
    /// The kind of file that the photo's data are.
    open var processedFileType: AVFileType? {
        let codec = format?[AVVideoCodecKey]
        return codec as? AVVideoCodecType == .hevc || codec as? String == AVVideoCodecType.hevc.rawValue ? .heic : .jpg
    }
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false
    open var isAutoStillImageStabilizationEnabled = true
    open var isAutoRedEyeReductionEnabled = false
    open var livePhotoMovieFileURL: URL?
    open var isDepthDataDeliveryEnabled = false
    open var embedsDepthDataInPhoto = false
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var previewPhotoFormat: [String: Any]?
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var metadata: [String: Any] = [:]
    open var isAutoDualCameraFusionEnabled = true
    open var isAutoVirtualDeviceFusionEnabled = true
    open var isDualCameraDualPhotoDeliveryEnabled = false
    open var virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice] = []
    open var isCameraCalibrationDataDeliveryEnabled = false
    open var isDepthDataFiltered = true
    open var embedsPortraitEffectsMatteInPhoto = true
    open var embedsSemanticSegmentationMattesInPhoto = true
    open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
    open var isAutoContentAwareDistortionCorrectionEnabled = false
    open var livePhotoMovieMetadata: [AVMetadataItem]! = []
    open var livePhotoVideoCodecType = AVVideoCodecType.h264
    open var rawEmbeddedThumbnailPhotoFormat: [String: Any]?
    /// 0: the photo is none of the sensor's own pixels, as always here.
    open internal(set) var rawPhotoPixelFormatType: OSType = 0
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var maxPhotoDimensions = CMVideoDimensions(width: 1080, height: 1920)
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    open var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [NSNumber(value: kCVPixelFormatType_32BGRA)] }
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }

    public override convenience init() { self.init(format: nil) }
    public init(format: [String: Any]?) {
        self.format = format
        // Made on the thread that takes photos.
        Self.count += 1
        uniqueID = Self.count
        super.init()
    }
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init(format: photoSettings.format)
        flashMode = photoSettings.flashMode
        previewPhotoFormat = photoSettings.previewPhotoFormat
    }
    open func copy(with zone: NSZone? = nil) -> Any { AVCapturePhotoSettings(from: self) }
}
/// Several photos of one moment, each with other light.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings, @unchecked Sendable {
    // Sendable: as its superclass.
    open private(set) var bracketedSettings: [AVCaptureBracketedStillImageSettings] = []
    /// Lenses are not steadied.
    open var isLensStabilizationEnabled = false

    /// - Parameter rawPixelFormatType: 0: the cameras give none of their own pixels.
    public convenience init(
        rawPixelFormatType: OSType, processedFormat: [String: Any]?,
        bracketedSettings: [AVCaptureBracketedStillImageSettings]
    ) {
        self.init(format: processedFormat)
        rawPhotoPixelFormatType = rawPixelFormatType
        self.bracketedSettings = bracketedSettings
    }
    public convenience init(
        rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
        processedFileType: AVFileType?, bracketedSettings: [AVCaptureBracketedStillImageSettings]
    ) {
        self.init(
            rawPixelFormatType: rawPixelFormatType, processedFormat: processedFormat,
            bracketedSettings: bracketedSettings)
    }
}

/// What was decided about a photo.
open class AVCaptureResolvedPhotoSettings: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    open private(set) var uniqueID: Int64
    open private(set) var photoDimensions: CMVideoDimensions
    open var previewDimensions: CMVideoDimensions { photoDimensions }
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    open private(set) var isFlashEnabled: Bool
    open var isStillImageStabilizationEnabled: Bool { false }
    open private(set) var expectedPhotoCount: Int
    init(_ settings: AVCapturePhotoSettings, _ size: CMVideoDimensions) {
        (uniqueID, photoDimensions, isFlashEnabled) = (settings.uniqueID, size, settings.flashMode == .on)
        expectedPhotoCount = max(1, (settings as? AVCapturePhotoBracketSettings)?.bracketedSettings.count ?? 1)
        super.init()
    }
}

/// A photo that was taken: the sensor's pixels, which lie on their side in a phone held upright, and a tag that says how
/// they are to be turned.
open class AVCapturePhoto: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    private let image: CGImage
    private let orientation: CGImagePropertyOrientation
    private let type: String
    open private(set) var resolvedSettings: AVCaptureResolvedPhotoSettings
    open private(set) var timestamp: CMTime
    /// From 1 on, of those of one request.
    open private(set) var photoCount: Int
    /// From 1 on, of those of one bracket; 0: of none.
    open private(set) var sequenceCount: Int
    open private(set) var bracketSettings: AVCaptureBracketedStillImageSettings?
    open var isRawPhoto: Bool { false }
    open var metadata: [String: Any] { [kCGImagePropertyOrientation as String: orientation.rawValue] }
    open var depthData: AVDepthData? { nil }
    open var embeddedThumbnailPhotoFormat: [String: Any]? { nil }
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { .builtInWideAngleCamera }

    init(
        _ image: CGImage, _ orientation: CGImagePropertyOrientation, type: String,
        _ settings: AVCaptureResolvedPhotoSettings, _ time: CMTime, number: Int = 0,
        of bracket: AVCaptureBracketedStillImageSettings? = nil
    ) {
        (self.image, self.orientation, self.type) = (image, orientation, type)
        (resolvedSettings, timestamp) = (settings, time)
        (photoCount, sequenceCount, bracketSettings) = (number + 1, bracket == nil ? 0 : number + 1, bracket)
        super.init()
    }
    open var pixelBuffer: CVPixelBuffer? { CVPixelBuffer(image.pixels) }
    open var previewPixelBuffer: CVPixelBuffer? { CVPixelBuffer(image.pixels) }
    /// JPEG, or HEIC where it was asked for and can be written.
    open func fileDataRepresentation() -> Data? {
        encodedImage(image, type: type, tags: metadata) ?? encodedImage(image, tags: metadata)
    }
    open func cgImageRepresentation() -> CGImage? { image }
    open func previewCGImageRepresentation() -> CGImage? { image }
}

/// Depth of a picture; the cameras have none.
open class AVDepthData: __ObjCObject {
    open var depthDataMap: CVPixelBuffer? { nil }
    open var depthDataType: OSType { kCVPixelFormatType_DepthFloat32 }
    open func converting(toDepthDataType depthDataType: OSType) -> Self { self }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {
        byName(self, "captureOutput:willBeginCaptureForResolvedSettings:", [output, resolvedSettings])
    }
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {
        byName(self, "captureOutput:willCapturePhotoForResolvedSettings:", [output, resolvedSettings])
    }
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {
        byName(self, "captureOutput:didCapturePhotoForResolvedSettings:", [output, resolvedSettings])
    }
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        byName(self, "captureOutput:didFinishProcessingPhoto:error:", [output, photo, error])
    }
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) { byName(self, "captureOutput:didFinishCaptureForResolvedSettings:error:", [output, resolvedSettings, error]) }
}

/// Takes photos of what the camera sees.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
    public override init() { super.init() }
    open var isHighResolutionCaptureEnabled = false
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var maxPhotoDimensions = CMVideoDimensions(width: 1080, height: 1920)
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isLivePhotoCaptureEnabled = false
    open var isLivePhotoCaptureSuspended = false
    open var isDepthDataDeliverySupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var isDualCameraDualPhotoDeliverySupported: Bool { false }
    open var isStillImageStabilizationSupported: Bool { false }
    open var isFlashScene: Bool { false }
    open var preservesLivePhotoCaptureSuspendedOnSessionStop = false
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] {
        session?.camera?.hasFlash == true ? [.off, .on, .auto] : [.off]
    }
    open var __supportedFlashModes: [NSNumber] { supportedFlashModes.map { NSNumber(value: $0.rawValue) } }
    open var availablePhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.hevc, .jpeg] }
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    /// What `setPreparedPhotoSettingsArray(_:completionHandler:)` was given.
    open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
        DispatchQueue.main.async { completionHandler?(true, nil) }
    }
    open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?

    /// The delegate is told on the main queue.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        guard let session, session.isRunning, let camera = session.camera else {
            NSException.raise(
                .invalidArgumentException,
                "*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] No active and enabled video connection")
        }
        let picture = CameraPictures.shared.seen(by: camera, at: FrameClock.now).asSensed
        let size = CMVideoDimensions(width: Int32(picture.width), height: Int32(picture.height))
        let resolved = AVCaptureResolvedPhotoSettings(settings, size)
        let codec = settings.format?[AVVideoCodecKey]
        let isHEIC = (codec as? AVVideoCodecType)?.rawValue == "hvc1" || codec as? String == "hvc1"
        let type = isHEIC ? "public.heic" : "public.jpeg"
        let now = CMClockGetTime(CMClockGetHostTimeClock())
        let brackets = (settings as? AVCapturePhotoBracketSettings)?.bracketedSettings ?? []
        let orientation = photoOrientation
        var photos = brackets.enumerated().map { number, bracket in
            AVCapturePhoto(bracket.lit(picture), orientation, type: type, resolved, now, number: number, of: bracket)
        }
        if photos.isEmpty { photos = [AVCapturePhoto(picture, orientation, type: type, resolved, now)] }
        nonisolated(unsafe) let delegate = delegate
        DispatchQueue.main.async {
            optionalCall { delegate.photoOutput(self, willBeginCaptureFor: resolved) }
            optionalCall { delegate.photoOutput(self, willCapturePhotoFor: resolved) }
            optionalCall { delegate.photoOutput(self, didCapturePhotoFor: resolved) }
            for photo in photos { self.finish(photo, delegate) }
            optionalCall { delegate.photoOutput(self, didFinishCaptureFor: resolved, error: nil) }
        }
    }
}

/// Takes photos as older code does.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    public override init() { super.init() }
    open var outputSettings: [String: Any] = [:]
    open var isCapturingStillImage: Bool { false }
    open var isHighResolutionStillImageOutputEnabled = false
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) {
        guard let session, session.isRunning, let camera = session.camera,
            let data = encodedImage(
                CameraPictures.shared.seen(by: camera, at: FrameClock.now).asSensed,
                tags: [kCGImagePropertyOrientation as String: photoOrientation.rawValue])
        else { return handler(nil, AVError(.sessionNotRunning)) }
        let format = CMFormatDescription(type: kCMMediaType_Video, subType: kCMVideoCodecType_JPEG)
        handler(CMSampleBuffer(block: CMBlockBuffer(data), format: format, count: 1, timings: []), nil)
    }
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? {
        jpegSampleBuffer.block?.data
    }
}

/// Shows what the session's camera sees.
open class AVCaptureVideoPreviewLayer: CALayer {
    private let picture = CALayer()
    private var pictureSize = CGSize.zero

    public override init() {
        super.init()
        setUp()
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    public init(session: AVCaptureSession) {
        super.init()
        setUp()
        self.session = session
        session.add(self)
    }
    public init(sessionWithNoConnection session: AVCaptureSession) {
        super.init()
        setUp()
        self.session = session
        session.add(self)
    }

    private func setUp() {
        masksToBounds = true
        picture.actions = ["contents": NSNull(), "bounds": NSNull(), "position": NSNull()]
        addSublayer(picture)
    }

    open var session: AVCaptureSession? {
        didSet {
            guard session !== oldValue else { return }
            oldValue?.remove(self)
            if session == nil { picture.contents = nil }
            session?.add(self)
        }
    }
    open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { setNeedsLayout() } }
    open private(set) lazy var connection: AVCaptureConnection? = AVCaptureConnection(self)
    open var isPreviewing: Bool { picture.contents != nil }

    private var videoRect: CGRect { AVPlayerLayer.rect(of: pictureSize, in: bounds, videoGravity) }

    open override func layoutSublayers() {
        super.layoutSublayers()
        picture.frame = videoRect
    }

    func show(_ image: CGImage) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        picture.contents = image
        let size = CGSize(width: image.width, height: image.height)
        if size != pictureSize {
            pictureSize = size
            picture.frame = videoRect
        }
        CATransaction.commit()
    }

    // MARK: Places

    private var shown: CGRect { pictureSize == .zero ? bounds : videoRect }

    /// Of the sensor, which lies across: its x runs down the upright picture.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        CGPoint(
            x: (pointInLayer.y - shown.minY) / max(1, shown.height),
            y: 1 - (pointInLayer.x - shown.minX) / max(1, shown.width))
    }
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(
            x: shown.minX + (1 - captureDevicePointOfInterest.y) * shown.width,
            y: shown.minY + captureDevicePointOfInterest.x * shown.height)
    }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        let first = layerPointConverted(fromCaptureDevicePoint: rect.origin)
        let second = layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: abs(first.x - second.x),
            height: abs(first.y - second.y))
    }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        let rect = rectInLayerCoordinates
        let first = captureDevicePointConverted(fromLayerPoint: rect.origin)
        let second = captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: abs(first.x - second.x),
            height: abs(first.y - second.y))
    }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
        let bounds = layerRectConverted(fromMetadataOutputRect: metadataObject.bounds)
        guard let code = metadataObject as? AVMetadataMachineReadableCodeObject else {
            return AVMetadataObject(metadataObject.type, bounds, metadataObject.time)
        }
        return AVMetadataMachineReadableCodeObject(
            code.type, bounds, code.time, text: code.stringValue,
            corners: code.corners.map(layerPointConverted(fromCaptureDevicePoint:)))
    }
}
