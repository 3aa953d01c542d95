// SPDX-License-Identifier: MIT

public enum AVCaptureColorSpace: Int, Sendable {
    case sRGB = 0
    case P3_D65, HLG_BT2020, appleLog
}

extension AVCaptureDevice.Format {
    public enum AutoFocusSystem: Int, Sendable {
        case none = 0
        case contrastDetection, phaseDetection
    }
    public var autoFocusSystem: AutoFocusSystem { .phaseDetection }
    public var minExposureDuration: CMTime { CMTime(value: 1, timescale: 8000) }
    public var maxExposureDuration: CMTime { CMTime(value: 1, timescale: 1) }
    public var minISO: Float { 34 }
    public var maxISO: Float { 3264 }
    public var supportedColorSpaces: [AVCaptureColorSpace] { [.sRGB] }
    public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [highResolutionStillImageDimensions] }
    public var secondaryNativeResolutionZoomFactors: [CGFloat] { [] }
    /// Beyond it pixels are made up: the camera has none to spare.
    public var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    public var isHighestPhotoQualitySupported: Bool { true }
    public var isHighPhotoQualitySupported: Bool { true }
    public func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool {
        videoStabilizationMode == .off
    }
    public var isVideoStabilizationSupported: Bool { false }
    public var isMultiCamSupported: Bool { false }
    public var isGlobalToneMappingSupported: Bool { false }
    public var geometricDistortionCorrectedVideoFieldOfView: Float { videoFieldOfView }
    public var isCenterStageSupported: Bool { false }
    public var videoMinZoomFactorForCenterStage: CGFloat { 1 }
    public var videoMaxZoomFactorForCenterStage: CGFloat { 1 }
    public var videoFrameRateRangeForCenterStage: AVFrameRateRange? { nil }
    public var isPortraitEffectSupported: Bool { false }
    public var videoFrameRateRangeForPortraitEffect: AVFrameRateRange? { nil }
    public var isPortraitEffectsMatteStillImageDeliverySupported: Bool { false }
    public var isStudioLightSupported: Bool { false }
    public var videoFrameRateRangeForStudioLight: AVFrameRateRange? { nil }
    public var reactionEffectsSupported: Bool { false }
    public var videoFrameRateRangeForReactionEffectsInProgress: AVFrameRateRange? { nil }
    public var unsupportedCaptureOutputClasses: [AnyClass] { [AVCaptureDepthDataOutput.self] }
    public var supportedVideoZoomFactorsForDepthDataDelivery: [CGFloat] { [] }
    public var supportedVideoZoomRangesForDepthDataDelivery: [ClosedRange<CGFloat>] { [] }
    public var videoMinZoomFactorForDepthDataDelivery: CGFloat { 1 }
    public var videoMaxZoomFactorForDepthDataDelivery: CGFloat { 1 }
    public var zoomFactorsOutsideOfVideoZoomRangesForDepthDeliverySupported: Bool { false }
}

// What the device's cameras do not have, asked for as on iOS: each is one lens, without depth, effects or companions.
extension AVCaptureDevice {
    public enum CenterStageControlMode: Int, Sendable { case user = 0, app, cooperative }
    public enum MicrophoneMode: Int, Sendable { case standard = 0, wideSpectrum, voiceIsolation }
    public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable {
        case unsupported = 0
        case auto, restricted, locked
    }
    public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let videoZoomChanged = Self(rawValue: 1)
        public static let focusModeChanged = Self(rawValue: 2)
        public static let exposureModeChanged = Self(rawValue: 4)
    }
    public enum LensStabilizationStatus: Int, Sendable { case unsupported = 0, off, active, outOfRange, unavailable }

    public var manufacturer: String { "Touchstone" }
    public var isContinuityCamera: Bool { false }
    public var companionDeskViewCamera: AVCaptureDevice? { nil }
    public class var userPreferredCamera: AVCaptureDevice? { `default`(for: .video) }
    public class var systemPreferredCamera: AVCaptureDevice? { `default`(for: .video) }
    public var activeColorSpace: AVCaptureColorSpace {
        get { .sRGB }
        set {
            guard newValue != .sRGB else { return }
            NSException.raise(
                .invalidArgumentException, "*** -[AVCaptureDevice setActiveColorSpace:] Unsupported color space")
        }
    }
    public var activeDepthDataMinFrameDuration: CMTime { .invalid }
    public var isLowLightBoostEnabled: Bool { false }
    public var isFlashActive: Bool { flashMode == .on }
    public var isVideoHDREnabled: Bool { false }
    public var automaticallyAdjustsVideoHDREnabled: Bool { true }
    public var isGlobalToneMappingEnabled: Bool { false }
    public var isGeometricDistortionCorrectionSupported: Bool { false }
    public var isGeometricDistortionCorrectionEnabled: Bool { false }
    public var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool { true }
    public var isFaceDrivenAutoFocusEnabled: Bool { false }
    public var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool { true }
    public var isFaceDrivenAutoExposureEnabled: Bool { false }

    public class var centerStageControlMode: CenterStageControlMode { .user }
    public class var isCenterStageEnabled: Bool { false }
    public var isCenterStageActive: Bool { false }
    public var centerStageRectOfInterest: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    public class var isPortraitEffectEnabled: Bool { false }
    public var isPortraitEffectActive: Bool { false }
    public class var isStudioLightEnabled: Bool { false }
    public var isStudioLightActive: Bool { false }
    public class var reactionEffectsEnabled: Bool { false }
    public class var reactionEffectGesturesEnabled: Bool { false }
    public var canPerformReactionEffects: Bool { false }
    public var availableReactionTypes: Set<AVCaptureReactionType> { [] }
    public var reactionEffectsInProgress: [AVCaptureReactionEffectState] { [] }
    public func performEffect(for reactionType: AVCaptureReactionType) {
        NSException.raise(
            .invalidArgumentException,
            "*** -[AVCaptureDevice performEffectForReaction:] \(reactionType.rawValue) is not available")
    }
    public class var preferredMicrophoneMode: MicrophoneMode { .standard }
    public class var activeMicrophoneMode: MicrophoneMode { .standard }
    public class func showSystemUserInterface(_ systemUserInterface: SystemUserInterface) {
        Unsupported.report("AVCaptureDevice.showSystemUserInterface(_:)")
    }

    public var activePrimaryConstituent: AVCaptureDevice? { nil }
    public var supportedFallbackPrimaryConstituentDevices: [AVCaptureDevice] { [] }
    public var fallbackPrimaryConstituentDevices: [AVCaptureDevice] { [] }
    public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    public var dualCameraSwitchOverVideoZoomFactor: CGFloat { 1 }
    public var primaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior { .unsupported }
    public var activePrimaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior {
        .unsupported
    }
    public var primaryConstituentDeviceRestrictedSwitchingBehaviorConditions:
        PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
    { [] }
    public var activePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions:
        PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
    { [] }
    public func setPrimaryConstituentDeviceSwitchingBehavior(
        _ switchingBehavior: PrimaryConstituentDeviceSwitchingBehavior,
        restrictedSwitchingBehaviorConditions: PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
    ) {
        guard switchingBehavior != .unsupported else { return }
        NSException.raise(
            .invalidArgumentException,
            "*** -[AVCaptureDevice setPrimaryConstituentDeviceSwitchingBehavior:restrictedSwitchingBehaviorConditions:] "
                + "The device is not virtual")
    }
    /// nil: the cameras do not know how they lie to each other.
    public class func extrinsicMatrix(from fromDevice: AVCaptureDevice, to toDevice: AVCaptureDevice) -> Data? { nil }

    /// How warm the cameras are, which are never warm.
    public final class SystemPressureState: __ObjCObject, Sendable {
        public struct Level: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
            public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
            public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
            public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
            public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
        }
        public struct Factors: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let systemTemperature = Self(rawValue: 1)
            public static let peakPower = Self(rawValue: 2)
            public static let depthModuleTemperature = Self(rawValue: 4)
            public static let cameraTemperature = Self(rawValue: 8)
        }
        public var level: Level { .nominal }
        public var factors: Factors { [] }
    }
    public var systemPressureState: SystemPressureState { SystemPressureState() }
}

/// What a hand's sign would add to the picture.
public struct AVCaptureReactionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let thumbsUp = Self(rawValue: "ReactionThumbsUp")
    public static let thumbsDown = Self(rawValue: "ReactionThumbsDown")
    public static let balloons = Self(rawValue: "ReactionBalloons")
    public static let heart = Self(rawValue: "ReactionHeart")
    public static let fireworks = Self(rawValue: "ReactionFireworks")
    public static let rain = Self(rawValue: "ReactionRain")
    public static let confetti = Self(rawValue: "ReactionConfetti")
    public static let lasers = Self(rawValue: "ReactionLasers")
}
public final class AVCaptureReactionEffectState: __ObjCObject, Sendable {
    public let reactionType: AVCaptureReactionType
    public let startTime: CMTime
    public let endTime: CMTime
    init(_ type: AVCaptureReactionType, _ start: CMTime, _ end: CMTime) {
        (reactionType, startTime, endTime) = (type, start, end)
        super.init()
    }
}
extension AVCaptureDevice.DeviceType {
    public static let builtInLiDARDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    public static let continuityCamera = Self(rawValue: "AVCaptureDeviceTypeContinuityCamera")
}
