// SPDX-License-Identifier: MIT
import Foundation

/// Renders images: computes the pixels that their recipes describe. Any thread may use it.
// Sendable: immutable.
open class CIContext: __ObjCObject, @unchecked Sendable {
    // Constants only.
    let space: WorkingSpace
    private let outputSpace: CGColorSpace?
    private let target: CGContext?
    let premultipliesOutput: Bool
    private let format: CIFormat

    /// Works in linear sRGB and gives sRGB.
    public override convenience init() { self.init(options: nil) }

    public init(options: [CIContextOption: Any]? = nil) {
        (space, outputSpace, premultipliesOutput, format) = Self.settings(options)
        target = nil
        super.init()
    }

    /// `draw(_:in:from:)` draws into `cgContext`.
    public init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) {
        (space, outputSpace, premultipliesOutput, format) = Self.settings(options)
        target = cgContext
        super.init()
    }

    private static func settings(_ options: [CIContextOption: Any]?) -> (WorkingSpace, CGColorSpace?, Bool, CIFormat) {
        let working: WorkingSpace
        switch options?[.workingColorSpace] {
        case is NSNull: working = .unmanaged
        case let space as CGColorSpace:
            if case .rgb(let encoding) = space.encoding {
                working = WorkingSpace(encoding: encoding)
            } else {
                Unsupported.report("CIContext working colour spaces that are not RGB")
                working = .linearSRGB
            }
        default: working = .linearSRGB
        }
        let premultiplied = options?[.outputPremultiplied] as? Bool ?? true
        let formatOption = options?[.workingFormat]
        let format = formatOption as? CIFormat ?? (formatOption as? NSNumber).map { CIFormat(rawValue: $0.int32Value) }
        return (working, options?[.outputColorSpace] as? CGColorSpace, premultiplied, format ?? .RGBAh)
    }

    /// nil when colours are not managed.
    open var workingColorSpace: CGColorSpace? {
        space.encoding.map { encoding in
            encoding == RGBEncoding.sRGB.linear
                ? CGColorSpace(name: CGColorSpace.linearSRGB) ?? .standardRGB
                : CGColorSpace(encoding: .rgb(encoding), name: nil)
        }
    }

    /// What was asked for; this implementation computes in single floats always.
    open var workingFormat: CIFormat { format }
    /// In pixels.
    open func inputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
    open func outputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
    /// Without effect here: nothing is kept between renderings.
    open func clearCaches() {}

    // MARK: Core Graphics

    /// The pixels of `fromRect`, its edges moved out to whole pixels: 8 bits, sRGB. nil when the rectangle is empty,
    /// infinite or larger than can be rendered.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        createCGImage(image, from: fromRect, format: .RGBA8, colorSpace: outputSpace ?? .standardRGB)
    }

    @available(*, deprecated, renamed: "createCGImage(_:from:)")
    open func createCGImage(_ image: CIImage, fromRect: CGRect) -> CGImage? { createCGImage(image, from: fromRect) }

    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        guard let region = renderable(fromRect) else { return nil }
        let space = colorSpace ?? .standardRGB
        if format.isEightBitRGB, case .rgb(let encoding) = space.encoding, encoding.isSRGB {
            return screenImage(image, region, format, space)
        }
        guard let layout = format.imageLayout(region.width, region.height, space) else {
            Unsupported.report("CIContext.createCGImage in the format \(format.rawValue)")
            return nil
        }
        var data = Data(count: layout.bytesPerRow * region.height)
        data.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            write(image, region, base, layout.bytesPerRow, format, space)
        }
        return CGImage(
            width: region.width, height: region.height, bitsPerComponent: layout.bitsPerComponent,
            bitsPerPixel: layout.bitsPerPixel, bytesPerRow: layout.bytesPerRow, space: layout.colorSpace ?? space,
            bitmapInfo: layout.bitmapInfo, provider: CGDataProvider(bytes: data), decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    }

    /// - Parameter deferred: has no effect on the result.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? {
        createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace)
    }

    /// Draws what lies in `fromRect` into `inRect` of the context it was made with. Without one, nothing is drawn and
    /// a line is printed.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let target else {
            return Diagnostics.log("CIContext.draw: the context was not made with init(cgContext:options:).")
        }
        // Only what there is: an image without bounds is drawn where it was asked for.
        let visible = fromRect.common(image.extent)
        guard let rendered = createCGImage(image, from: visible), fromRect.width > 0, fromRect.height > 0 else {
            return
        }
        let (sx, sy) = (inRect.width / fromRect.width, inRect.height / fromRect.height)
        let pixels = visible.enclosingPixels.cgRect
        target.draw(
            rendered,
            in: CGRect(
                x: inRect.minX + (pixels.minX - fromRect.minX) * sx,
                y: inRect.minY + (pixels.minY - fromRect.minY) * sy,
                width: pixels.width * sx, height: pixels.height * sy))
    }

    @available(*, deprecated, message: "use draw(_:in:from:)")
    open func draw(_ image: CIImage, at atPoint: CGPoint, from fromRect: CGRect) {
        draw(image, in: CGRect(origin: atPoint, size: fromRect.size), from: fromRect)
    }

    // MARK: Memory

    /// Writes premultiplied pixels, the highest row first. No colour space: values of the working space as they are.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let region = renderable(bounds) else { return }
        guard let bytes = format.bytesPerPixel else {
            return Unsupported.report("CIContext.render(toBitmap:) in the format \(format.rawValue)")
        }
        precondition(
            rowBytes >= bytes * region.width,
            "CIContext.render(_:toBitmap:): rowBytes is \(rowBytes), but \(region.width) pixels take \(bytes * region.width)"
        )
        write(image, region, data, rowBytes, format, colorSpace)
    }

    private func renderable(_ rect: CGRect) -> PixelRect? {
        guard !rect.isInfinite, !rect.isNull, rect.isFinite else { return nil }
        let region = rect.enclosingPixels
        return region.isEmpty || region.width > 1 << 16 || region.height > 1 << 16 ? nil : region
    }
}

/// How a context renders.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CGColorSpace`: what `createCGImage(_:from:)` gives.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// A `CGColorSpace`: what filters compute in; `NSNull`: colours are not managed.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    public static let memoryTarget = CIContextOption(rawValue: "memory_target")
    public static let name = CIContextOption(rawValue: "kCIContextName")
    public static let cvMetalTextureCache = CIContextOption(rawValue: "kCIContextCVMetalTextureCache")
}
