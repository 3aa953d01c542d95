// SPDX-License-Identifier: MIT
import Foundation

/// What goes into a file beside an image.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let avDepthData = CIImageRepresentationOption(rawValue: "kCIImageRepresentationAVDepthData")
    public static let depthImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDepthImage")
    public static let disparityImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDisparityImage")
    public static let portraitEffectsMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationPortraitEffectsMatteImage")
}

// Files hold 8 bits in sRGB, whatever other format or RGB space is asked for.
extension CIContext {
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        file(image, "public.png", options)
    }

    /// With `kCGImageDestinationLossyCompressionQuality` among the options, 0 to 1.
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        file(image, "public.jpeg", options)
    }

    /// nil, and a report, where there is no encoder.
    public func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        file(image, "public.heic", options)
    }

    /// nil, and a report: there is no encoder.
    public func tiffRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        Unsupported.report("CIContext.tiffRepresentation")
        return nil
    }

    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url)
    }

    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), url)
    }

    public func writeHEIFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(heifRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url)
    }

    public func writeTIFFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(tiffRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url)
    }

    private func write(_ data: Data?, _ url: URL) throws {
        guard let data else { throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url]) }
        try data.write(to: url)
    }

    private func file(_ image: CIImage, _ type: String, _ options: [CIImageRepresentationOption: Any]) -> Data? {
        let space = CGColorSpace.standardRGB
        guard let rendered = createCGImage(image, from: image.extent, format: .RGBA8, colorSpace: space) else {
            return nil
        }
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, NSString(string: type), 1, nil) else {
            return nil
        }
        var properties = image.properties
        // The pixels are rendered as they are.
        properties["ColorModel"] = nil
        for (key, value) in options { properties[key.rawValue] = value }
        let picture = image.isOpaque ? CGImage(pixels: rendered.pixels, isOpaque: true) : rendered
        CGImageDestinationAddImage(destination, picture, NSDictionary(dictionary: properties))
        return CGImageDestinationFinalize(destination) ? Data(referencing: data) : nil
    }
}
