// SPDX-License-Identifier: MIT
import Foundation

/// What an image is made from and how: a recipe, computed where and when a `CIContext` renders it. Coordinates are
/// pixels with the origin at the lower left. Immutable; any thread may use it.
open class CIImage: __ObjCObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Everything is a constant.
    final let source: Recipe
    private let details: Details

    /// What an image knows beside its pixels.
    struct Details {
        var properties: [String: Any] = [:]
        var url: URL?
        var colorSpace: CGColorSpace?
        var cgImage: CGImage?
        /// Reads between pixels take the nearest one.
        var isNearest = false
    }

    init(_ recipe: Recipe, _ details: Details = Details()) {
        source = recipe
        self.details = details
        super.init()
    }

    /// The same recipe and details under another object; nothing is rendered.
    package convenience init(copying other: CIImage) { self.init(other.source, other.details) }

    // MARK: Making images

    /// The image's lower left corner is the origin.
    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        let isManaged = !(options?[.colorSpace] is NSNull)
        var details = Details()
        details.colorSpace = options?[.colorSpace] as? CGColorSpace ?? image.colorSpace
        details.properties = options?[.properties] as? [String: Any] ?? [:]
        details.cgImage = image
        details.isNearest =
            (options?[.nearestSampling] as? NSNumber)?.boolValue == true
            || options?[.nearestSampling] as? Bool == true
        self.init(CGImageRecipe(image, isManaged: isManaged), details)
    }

    /// Empty when the source has no such image.
    public convenience init(cgImageSource source: CGImageSource, index: Int, options dict: [CIImageOption: Any]? = nil)
    {
        let known = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any] ?? [:]
        guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else {
            self.init(EmptyRecipe())
            return
        }
        self.init(image, known, nil, dict)
    }

    /// The pixels, or with `.applyOrientationProperty` those turned upright.
    private convenience init(_ image: CGImage, _ known: [String: Any], _ url: URL?, _ options: [CIImageOption: Any]?) {
        var options = options ?? [:]
        options[.properties] = options[.properties] ?? known
        let plain = CIImage(cgImage: image, options: options)
        var details = plain.details
        details.url = url
        let wanted = options[.applyOrientationProperty] as? Bool == true
        guard wanted,
            let number = (known["Orientation"] as? NSNumber)?.uint32Value
                ?? (known["Orientation"] as? Int).map({ UInt32($0) }),
            let orientation = CGImagePropertyOrientation(rawValue: number), orientation != .up
        else {
            self.init(plain.source, details)
            return
        }
        details.properties["Orientation"] = 1
        details.cgImage = nil
        self.init(plain.oriented(orientation).source, details)
    }

    /// nil when the data is no image.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let source = CGImageSourceCreateWithData(NSData(data: data), nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.init(image, CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any] ?? [:], nil, options)
    }

    /// nil when the file cannot be read or is no image.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let source = CGImageSourceCreateWithURL(url as NSURL, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.init(image, CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any] ?? [:], url, options)
    }

    /// One colour without bounds.
    public convenience init(color: CIColor) {
        self.init(
            GeneratorRecipe(isOpaque: color.alpha >= 1) { space in
                let pixel = space.pixel(color)
                return { _ in pixel }
            })
    }

    /// Rows from the top; components premultiplied. No colour space: components are not managed. Empty, with a line on
    /// the console, when the data is too short.
    public convenience init(
        bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        var details = Details()
        details.colorSpace = colorSpace
        guard
            let recipe = BitmapRecipe(
                data, bytesPerRow: bytesPerRow, size: size, format: format, colorSpace: colorSpace)
        else {
            Diagnostics.log(
                "CIImage(bitmapData:): \(data.count) bytes are not an image of \(size.width)x\(size.height) pixels with "
                    + "\(bytesPerRow) bytes a row.")
            self.init(EmptyRecipe())
            return
        }
        self.init(recipe, details)
    }

    /// Nothing, with a null extent.
    open class func empty() -> CIImage { CIImage(EmptyRecipe()) }

    public override convenience init() { self.init(EmptyRecipe()) }

    // MARK: Archives

    /// From the rendered pixels.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "CIImageData") else { return nil }
        self.init(data: Data(referencing: data))
    }

    /// Finite images only, rendered.
    open func encode(with coder: NSCoder) {
        let data = CIContext().pngRepresentation(of: self, format: .RGBA8, colorSpace: .standardRGB)
        coder.encode(data.map { NSData(data: $0) }, forKey: "CIImageData")
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: What it is

    /// Where it has pixels; infinite for colours, gradients and clamped images, null for nothing.
    open var extent: CGRect { source.extent }
    open var properties: [String: Any] { details.properties }
    /// The file it was read from.
    open var url: URL? { details.url }
    /// Of the pixels it was made from; nil for what filters made.
    open var colorSpace: CGColorSpace? { details.colorSpace }
    /// What it was made from with `init(cgImage:)` and the like.
    open var cgImage: CGImage? { details.cgImage }
    open var isOpaque: Bool { source.isOpaque }
    open var contentHeadroom: Float { 0 }
    open var contentAverageLightLevel: Float { 0 }

    var isNearest: Bool { details.isNearest }

    /// Another recipe for what is still the same picture.
    func derived(_ recipe: Recipe, _ change: (inout Details) -> Void = { _ in }) -> CIImage {
        var details = details
        details.cgImage = nil
        details.url = nil
        details.colorSpace = nil
        change(&details)
        return CIImage(recipe, details)
    }

    open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        derived(source) {
            $0.properties = Dictionary(
                uniqueKeysWithValues: properties.compactMap { key, value in
                    (key.base as? String).map { ($0, value) }
                })
        }
    }

    /// Where a rectangle of this image comes from in one that it was made of; null when it was not.
    open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect {
        image.source === source ? rect.common(extent) : image.extent
    }

    open override var description: String {
        "<CIImage: \(Unmanaged.passUnretained(self).toOpaque()) extent \(extent)>"
    }
}

extension CIImage {
    public class var black: CIImage { CIImage(color: .black) }
    public class var white: CIImage { CIImage(color: .white) }
    public class var gray: CIImage { CIImage(color: .gray) }
    public class var red: CIImage { CIImage(color: .red) }
    public class var green: CIImage { CIImage(color: .green) }
    public class var blue: CIImage { CIImage(color: .blue) }
    public class var cyan: CIImage { CIImage(color: .cyan) }
    public class var magenta: CIImage { CIImage(color: .magenta) }
    public class var yellow: CIImage { CIImage(color: .yellow) }
    public class var clear: CIImage { CIImage(color: .clear) }
}

/// How an image is made from what it is made from.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CGColorSpace` in place of the image's own, or `NSNull`: components are no colours.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
    public static let cacheImmediately = CIImageOption(rawValue: "CIImageCacheImmediately")
    public static let expandToHDR = CIImageOption(rawValue: "CIImageExpandToHDR")
    public static let toneMapHDRtoSDR = CIImageOption(rawValue: "CIImageToneMapHDRtoSDR")
    public static let auxiliaryDepth = CIImageOption(rawValue: "CIImageAuxiliaryDepth")
    public static let auxiliaryDisparity = CIImageOption(rawValue: "CIImageAuxiliaryDisparity")
    public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "CIImageAuxiliaryPortraitEffectsMatte")
}
