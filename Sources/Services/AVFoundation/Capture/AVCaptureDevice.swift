// SPDX-License-Identifier: MIT
import MediaEngine
import Synchronization
import TouchstoneDevice

public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

/// A camera or microphone of the device. It has one camera on each side, which see what `TOUCHSTONE_CAMERA` names, a
/// picture or a film, else a test chart; and a microphone.
// Sendable: what changes lies behind the lock.
open class AVCaptureDevice: __ObjCObject, @unchecked Sendable {
    public enum Position: Int, Sendable {
        case unspecified = 0
        case back, front
    }
    public enum FlashMode: Int, Sendable { case off = 0, on, auto }
    public enum TorchMode: Int, Sendable { case off = 0, on, auto }
    public enum FocusMode: Int, Sendable { case locked = 0, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose, continuousAutoExposure, custom }
    public enum WhiteBalanceMode: Int, Sendable { case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance }
    public enum AutoFocusRangeRestriction: Int, Sendable { case none = 0, near, far }
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDuoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
        public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let external = Self(rawValue: "AVCaptureDeviceTypeExternal")
    }

    open private(set) var deviceType: DeviceType
    open private(set) var position: Position
    open private(set) var localizedName: String
    open private(set) var uniqueID: String
    open var modelID: String { "Touchstone" }
    private let mediaType: AVMediaType

    private init(_ type: DeviceType, _ position: Position, _ media: AVMediaType, _ name: String) {
        (deviceType, self.position, mediaType, localizedName) = (type, position, media, name)
        uniqueID = "touchstone.\(name.lowercased().replacingOccurrences(of: " ", with: "-"))"
        super.init()
    }

    private static let all = [
        AVCaptureDevice(.builtInWideAngleCamera, .back, .video, "Back Camera"),
        AVCaptureDevice(.builtInWideAngleCamera, .front, .video, "Front Camera"),
        AVCaptureDevice(.builtInMicrophone, .unspecified, .audio, "iPhone Microphone"),
    ]

    // MARK: Finding

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        all.first { $0.hasMediaType(mediaType) }
    }
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
        -> AVCaptureDevice?
    { DiscoverySession(deviceTypes: [deviceType], mediaType: mediaType, position: position).devices.first }
    open class func devices() -> [AVCaptureDevice] { all }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
        all.filter { $0.hasMediaType(mediaType) }
    }
    /// nil: there is no such device.
    public convenience init?(uniqueID deviceUniqueID: String) {
        guard let known = Self.all.first(where: { $0.uniqueID == deviceUniqueID }) else { return nil }
        self.init(known.deviceType, known.position, known.mediaType, known.localizedName)
    }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { self.mediaType == mediaType }
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool {
        mediaType == .video && preset != .hd4K3840x2160
    }
    open var isConnected: Bool { true }
    open var isSuspended: Bool { false }
    open var isVirtualDevice: Bool { false }
    open var constituentDevices: [AVCaptureDevice] { [] }

    public final class DiscoverySession: __ObjCObject {
        public let devices: [AVCaptureDevice]
        /// - Parameter mediaType: nil: any.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
            devices = AVCaptureDevice.all.filter { device in
                let isMicrophone = device.deviceType == .builtInMicrophone && deviceTypes.contains(.microphone)
                return (deviceTypes.contains(device.deviceType) || isMicrophone)
                    && (mediaType.map(device.hasMediaType) ?? true)
                    && (position == .unspecified || device.position == position)
            }
            super.init()
        }
        public var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
    }

    // MARK: Permission

    /// What the person said of cameras or the microphone; other kinds of media need no permission.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        guard let kind = permission(mediaType) else {
            NSException.raise(
                .invalidArgumentException,
                "*** +[AVCaptureDevice authorizationStatusForMediaType:] Only AVMediaTypeVideo and AVMediaTypeAudio are "
                    + "supported")
        }
        switch Permissions.current.state(of: kind) {
        case .notDetermined: return .notDetermined
        case .restricted: return .restricted
        case .denied: return .denied
        case .limited, .whenInUse, .once, .provisional, .granted: return .authorized
        }
    }

    private static func permission(_ mediaType: AVMediaType) -> PermissionKind? {
        switch mediaType {
        case .video: .camera
        case .audio: .microphone
        default: nil
        }
    }

    /// Asks the person once.
    /// - Parameter handler: called on a queue of the system's.
    @preconcurrency
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        guard let kind = permission(mediaType) else {
            NSException.raise(
                .invalidArgumentException,
                "*** +[AVCaptureDevice requestAccessForMediaType:completionHandler:] Only AVMediaTypeVideo and "
                    + "AVMediaTypeAudio are supported")
        }
        Permissions.current.request(kind) { state in DispatchQueue.global().async { handler(state.isAllowed) } }
    }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await withCheckedContinuation { continuation in
            requestAccess(for: mediaType) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Settings

    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}

    /// What the camera sees looks different now: still scenes are shown anew.
    func sceneChanged() { NotificationCenter.default.post(name: Self.lookDidChange, object: self) }
    static let lookDidChange = NSNotification.Name("TouchstoneCaptureDeviceLookDidChange")

    private struct Settings {
        var focusMode = FocusMode.continuousAutoFocus
        var exposureMode = ExposureMode.continuousAutoExposure
        var whiteBalanceMode = WhiteBalanceMode.continuousAutoWhiteBalance
        var torchMode = TorchMode.off
        var flashMode = FlashMode.off
        var zoom: CGFloat = 1
        var focusPoint = CGPoint(x: 0.5, y: 0.5)
        var exposurePoint = CGPoint(x: 0.5, y: 0.5)
        var watchesSubject = false
        var shortest = CMTime(value: 1, timescale: 30)
        var longest = CMTime(value: 1, timescale: 30)
        var bias: Float = 0
    }
    private let settings = Mutex(Settings())
    let optics = Mutex(CameraOptics())
    private func setting<Value>(_ key: WritableKeyPath<Settings, Value>) -> Value {
        nonisolated(unsafe) let key = key
        nonisolated(unsafe) var value: Value?
        settings.withLock { value = $0[keyPath: key] }
        guard let value else { preconditionFailure("AVCaptureDevice: a setting has no value") }
        return value
    }
    private func set<Value>(_ name: String, _ key: WritableKeyPath<Settings, Value>, _ value: Value) {
        nonisolated(unsafe) let (key, value) = (key, value)
        willChangeValue(forKey: name)
        settings.withLock { $0[keyPath: key] = value }
        didChangeValue(forKey: name)
    }

    open var focusMode: FocusMode {
        get { setting(\.focusMode) }
        set { set("focusMode", \.focusMode, newValue) }
    }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { mediaType == .video }
    open var isFocusPointOfInterestSupported: Bool { mediaType == .video }
    open var focusPointOfInterest: CGPoint {
        get { setting(\.focusPoint) }
        set { set("focusPointOfInterest", \.focusPoint, newValue) }
    }
    open var isAdjustingFocus: Bool { false }
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isSmoothAutoFocusEnabled = false
    open var exposureMode: ExposureMode {
        get { setting(\.exposureMode) }
        set { set("exposureMode", \.exposureMode, newValue) }
    }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { mediaType == .video }
    open var isExposurePointOfInterestSupported: Bool { mediaType == .video }
    open var exposurePointOfInterest: CGPoint {
        get { setting(\.exposurePoint) }
        set { set("exposurePointOfInterest", \.exposurePoint, newValue) }
    }
    open var isAdjustingExposure: Bool { false }
    open var exposureTargetBias: Float { setting(\.bias) }
    open var minExposureTargetBias: Float { -8 }
    open var maxExposureTargetBias: Float { 8 }
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {
        if bias != Self.currentExposureTargetBias {
            set("exposureTargetBias", \.bias, min(maxExposureTargetBias, max(minExposureTargetBias, bias)))
            sceneChanged()
        }
        DispatchQueue.main.async { handler?(CMClockGetTime(CMClockGetHostTimeClock())) }
    }
    open var whiteBalanceMode: WhiteBalanceMode {
        get { setting(\.whiteBalanceMode) }
        set { set("whiteBalanceMode", \.whiteBalanceMode, newValue) }
    }
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { mediaType == .video }
    open var hasTorch: Bool { position == .back }
    open var isTorchAvailable: Bool { hasTorch }
    /// The brightest level that `setTorchModeOn(level:)` takes whatever the device's heat.
    public static let maxAvailableTorchLevel: Float = 1
    open var isTorchActive: Bool { torchMode == .on }
    open var torchLevel: Float { isTorchActive ? optics.withLock { $0.torchLevel } : 0 }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { hasTorch || torchMode == .off }
    open var torchMode: TorchMode {
        get { setting(\.torchMode) }
        set { set("torchMode", \.torchMode, newValue) }
    }
    open func setTorchModeOn(level torchLevel: Float) throws {
        guard hasTorch, torchLevel > 0, torchLevel <= 1 else { throw AVError(.torchLevelUnavailable) }
        optics.withLock { $0.torchLevel = torchLevel }
        torchMode = .on
    }
    open var hasFlash: Bool { position == .back }
    open var isFlashAvailable: Bool { hasFlash }
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { hasFlash || flashMode == .off }
    open var flashMode: FlashMode {
        get { setting(\.flashMode) }
        set { set("flashMode", \.flashMode, newValue) }
    }
    open var videoZoomFactor: CGFloat {
        get { setting(\.zoom) }
        set {
            guard newValue >= minAvailableVideoZoomFactor, newValue <= maxAvailableVideoZoomFactor else {
                NSException.raise(
                    .rangeException,
                    "*** -[AVCaptureDevice setVideoZoomFactor:] videoZoomFactor out of range [1, activeFormat.videoMaxZoomFactor]"
                )
            }
            set("videoZoomFactor", \.zoom, newValue)
            sceneChanged()
        }
    }
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 16 }
    /// - Parameter rate: doublings a second.
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
        let turn = optics.withLock { $0.beginRamp() }
        guard rate > 0, factor != videoZoomFactor else { return endRamp(at: factor, turn) }
        rampOn(to: factor, doublings: CGFloat(rate), turn)
    }
    open func cancelVideoZoomRamp() { optics.withLock { $0.endRamp() } }
    open var isRampingVideoZoom: Bool { optics.withLock { $0.isRamping } }
    private static let rampStep = 1.0 / 30

    private func rampOn(to factor: CGFloat, doublings: CGFloat, _ turn: Int) {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.rampStep) { [weak self] in
            guard let self, optics.withLock({ $0.isRamping && $0.ramp == turn }) else { return }
            let step = pow(2, doublings * Self.rampStep)
            let now = videoZoomFactor
            let next = now < factor ? min(factor, now * step) : max(factor, now / step)
            if next == factor { return endRamp(at: factor, turn) }
            videoZoomFactor = next
            rampOn(to: factor, doublings: doublings, turn)
        }
    }
    private func endRamp(at factor: CGFloat, _ turn: Int) {
        videoZoomFactor = factor
        optics.withLock { if $0.ramp == turn { $0.endRamp() } }
    }
    open var isSubjectAreaChangeMonitoringEnabled: Bool {
        get { setting(\.watchesSubject) }
        set { set("subjectAreaChangeMonitoringEnabled", \.watchesSubject, newValue) }
    }
    open var isLowLightBoostSupported: Bool { false }
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    open var activeVideoMinFrameDuration: CMTime {
        get { setting(\.shortest) }
        set {
            set(
                "activeVideoMinFrameDuration", \.shortest,
                newValue.isNumeric ? newValue : CMTime(value: 1, timescale: 30))
        }
    }
    open var activeVideoMaxFrameDuration: CMTime {
        get { setting(\.longest) }
        set {
            set(
                "activeVideoMaxFrameDuration", \.longest,
                newValue.isNumeric ? newValue : CMTime(value: 1, timescale: 30))
        }
    }
    open var formats: [Format] { [format] }
    open var activeFormat: Format {
        get { format }
        set {}
    }
    private let format = Format()
    open var activeDepthDataFormat: Format?

    /// The cameras' only format, in the words of `AVCaptureDevice+Format.swift`.
    public final class Format: __ObjCObject, Sendable {
        public var formatDescription: CMFormatDescription {
            CMFormatDescription(
                type: kCMMediaType_Video, subType: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
                size: CMVideoDimensions(width: 1920, height: 1080))
        }
        public var mediaType: AVMediaType { .video }
        public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [AVFrameRateRange()] }
        public var videoFieldOfView: Float { 60 }
        public var videoMaxZoomFactor: CGFloat { 16 }
        public var highResolutionStillImageDimensions: CMVideoDimensions {
            CMVideoDimensions(width: 1920, height: 1080)
        }
        public var supportedDepthDataFormats: [Format] { [] }
        public var isVideoHDRSupported: Bool { false }
        public var isVideoBinned: Bool { false }
    }

    public static let wasConnectedNotification = NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let wasDisconnectedNotification = NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
    public static let subjectAreaDidChangeNotification = NSNotification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
public typealias AVCaptureDeviceDiscoverySession = AVCaptureDevice.DiscoverySession
public typealias AVCaptureDeviceType = AVCaptureDevice.DeviceType

public final class AVFrameRateRange: __ObjCObject, Sendable {
    public var minFrameRate: Double { 1 }
    public var maxFrameRate: Double { 30 }
    public var minFrameDuration: CMTime { CMTime(value: 1, timescale: 30) }
    public var maxFrameDuration: CMTime { CMTime(value: 1, timescale: 1) }
}

extension NSNotification.Name {
    public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
    public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
    public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
}
