// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

/// The version of the decoder of a camera's raw files.
public struct CIRAWDecoderVersion: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CIRAWDecoderVersion(rawValue: "None")
    public static let version6 = CIRAWDecoderVersion(rawValue: "6")
    public static let version6DNG = CIRAWDecoderVersion(rawValue: "6.dng")
    public static let version7 = CIRAWDecoderVersion(rawValue: "7")
    public static let version7DNG = CIRAWDecoderVersion(rawValue: "7.dng")
    public static let version8 = CIRAWDecoderVersion(rawValue: "8")
    public static let version8DNG = CIRAWDecoderVersion(rawValue: "8.dng")
    public static let version9 = CIRAWDecoderVersion(rawValue: "9")
    public static let version9DNG = CIRAWDecoderVersion(rawValue: "9.dng")
}

/// Develops a camera's raw file. There is no decoder of raw files here: no filter can be made, as for a camera that iOS
/// does not know, and the attempt is reported.
open class CIRAWFilter: CIFilter {
    /// nil, and a report: there is no decoder of raw files.
    public convenience init?(imageURL url: URL) {
        Unsupported.report("CIRAWFilter")
        return nil
    }

    public convenience init?(imageData data: Data, identifierHint: String?) {
        Unsupported.report("CIRAWFilter")
        return nil
    }

    /// Camera models that can be decoded: none.
    open class var supportedCameraModels: [String] { [] }

    // MARK: the file

    /// In pixels, before the orientation.
    open var nativeSize: CGSize { .zero }
    open var properties: [AnyHashable: Any] { [:] }
    open var supportedDecoderVersions: [CIRAWDecoderVersion] { [] }
    open var decoderVersion = CIRAWDecoderVersion.none
    open var previewImage: CIImage? { nil }
    open var portraitEffectsMatte: CIImage? { nil }
    open var semanticSegmentationGlassesMatte: CIImage? { nil }
    open var semanticSegmentationHairMatte: CIImage? { nil }
    open var semanticSegmentationSkinMatte: CIImage? { nil }
    open var semanticSegmentationSkyMatte: CIImage? { nil }
    open var semanticSegmentationTeethMatte: CIImage? { nil }

    // MARK: what the file's camera allows

    open var isColorNoiseReductionSupported: Bool { false }
    open var isContrastSupported: Bool { false }
    open var isDetailSupported: Bool { false }
    open var isHighlightRecoverySupported: Bool { false }
    open var isLensCorrectionSupported: Bool { false }
    open var isLocalToneMapSupported: Bool { false }
    open var isLuminanceNoiseReductionSupported: Bool { false }
    open var isMoireReductionSupported: Bool { false }
    open var isSharpnessSupported: Bool { false }

    // MARK: how it is developed

    open var orientation = CGImagePropertyOrientation.up
    /// 1: all pixels.
    open var scaleFactor: Float = 1
    /// Applied in the linear space, before anything else.
    open var linearSpaceFilter: CIFilter?
    open var isDraftModeEnabled = false
    open var isGamutMappingEnabled = true
    open var isHighlightRecoveryEnabled = false
    open var isLensCorrectionEnabled = false
    open var neutralChromaticity = CGPoint.zero
    /// In the image, in pixels.
    open var neutralLocation = CGPoint.zero
    open var baselineExposure: Float = 0
    open var boostAmount: Float = 0
    open var boostShadowAmount: Float = 0
    open var colorNoiseReductionAmount: Float = 0
    open var contrastAmount: Float = 0
    open var detailAmount: Float = 0
    open var exposure: Float = 0
    open var extendedDynamicRangeAmount: Float = 0
    open var localToneMapAmount: Float = 0
    open var luminanceNoiseReductionAmount: Float = 0
    open var moireReductionAmount: Float = 0
    open var neutralTemperature: Float = 0
    open var neutralTint: Float = 0
    open var shadowBias: Float = 0
    open var sharpnessAmount: Float = 0
}

extension CIFilter {
    /// nil, and a report: there is no decoder of raw files.
    @available(*, deprecated, message: "Use CIRAWFilter(imageURL:)")
    public convenience init?(imageURL url: URL, options: [AnyHashable: Any]? = nil) {
        Unsupported.report("CIRAWFilter")
        return nil
    }

    @available(*, deprecated, message: "Use CIRAWFilter(imageData:identifierHint:)")
    public convenience init?(imageData data: Data, options: [AnyHashable: Any]? = nil) {
        Unsupported.report("CIRAWFilter")
        return nil
    }

    @available(*, deprecated, message: "Use CIRAWFilter.supportedCameraModels")
    public class func supportedRawCameraModels() -> [String] { [] }
}
