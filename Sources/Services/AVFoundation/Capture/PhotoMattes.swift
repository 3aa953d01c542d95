// SPDX-License-Identifier: MIT
public import CoreImage
public import CoreVideo
public import ImageIO

// Mattes of photos. The cameras here see neither persons nor their hair, and files are read without mattes, so that there
// is never an object: the members exist for code that asks photos for them.

extension AVPortraitEffectsMatte {
    public var mattingImage: CVPixelBuffer { Self.never("mattingImage") }
    public func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }
    public func replacingPortraitEffectsMatte(with pixelBuffer: CVPixelBuffer) throws -> Self { self }

    private static func never(_ member: String) -> Never {
        preconditionFailure("AVPortraitEffectsMatte.\(member): photos here have no mattes, so no object can exist")
    }
}

extension AVSemanticSegmentationMatte {
    public var mattingImage: CVPixelBuffer {
        preconditionFailure(
            "AVSemanticSegmentationMatte.mattingImage: photos here have no mattes, so no object can exist")
    }
    public var matteType: MatteType { .skin }
    public var pixelFormatType: OSType { kCVPixelFormatType_OneComponent8 }
    public func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }
    public func replacingSemanticSegmentationMatte(with pixelBuffer: CVPixelBuffer) throws -> Self { self }
}

extension CIImageOption {
    public static let auxiliarySemanticSegmentationSkinMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationSkinMatte")
    public static let auxiliarySemanticSegmentationHairMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationHairMatte")
    public static let auxiliarySemanticSegmentationTeethMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationTeethMatte")
    public static let auxiliarySemanticSegmentationGlassesMatte = CIImageOption(
        rawValue: "kCIImageAuxiliarySemanticSegmentationGlassesMatte")
}
