// SPDX-License-Identifier: MIT
import Foundation

/// Which part of an input a rectangle of a kernel's output is made of.
public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

/// A routine in Core Image's kernel language or Metal's. There is no compiler for either here: kernels cannot be made,
/// which is reported by name, and `init` gives nil.
// Sendable: it has no state.
open class CIKernel: __ObjCObject, @unchecked Sendable {
    public let name: String

    @available(*, deprecated, message: "Core Image Kernel Language API deprecated.")
    public init?(source string: String) {
        name = CIKernel.name(in: string)
        Unsupported.report("\(Self.self)(source:): kernel '\(name)'")
        return nil
    }

    public init(functionName name: String, fromMetalLibraryData data: Data) throws {
        self.name = name
        Unsupported.report("\(Self.self)(functionName:fromMetalLibraryData:): kernel '\(name)'")
        throw CocoaError(.featureUnsupported)
    }

    /// A kernel of Core Image's own.
    init(builtIn name: String) {
        self.name = name
        super.init()
    }

    @available(*, deprecated, renamed: "init(source:)")
    public convenience init?(string: String) { self.init(source: string) }

    open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?)
        -> CIImage?
    {
        nil
    }

    /// The word after the result's type.
    private static func name(in source: String) -> String {
        let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.firstIndex(of: "kernel").flatMap { $0 + 2 < words.count ? String(words[$0 + 2]) : nil } ?? "?"
    }
}

// Sendable: as CIKernel.
open class CIColorKernel: CIKernel, @unchecked Sendable {
    open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

// Sendable: as CIKernel.
open class CIWarpKernel: CIKernel, @unchecked Sendable {
    open func apply(
        extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]?
    ) -> CIImage? {
        nil
    }
}

/// How an input image is read by a kernel.
open class CISampler: __ObjCObject, NSCopying {
    private let image: CIImage

    public convenience init(image im: CIImage) { self.init(image: im, options: nil) }

    public init(image im: CIImage, options: [AnyHashable: Any]? = nil) {
        let isNearest = options?[kCISamplerFilterMode] as? String == kCISamplerFilterNearest
        image = isNearest ? im.samplingNearest() : im
        super.init()
    }

    open var extent: CGRect { image.extent }
    open var definition: CIFilterShape { CIFilterShape(rect: image.extent) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The area where a filter has pixels: a rectangle, as far as it is known.
// Sendable: immutable.
open class CIFilterShape: __ObjCObject, NSCopying, @unchecked Sendable {
    public let extent: CGRect

    public init(rect r: CGRect) {
        extent = r
        super.init()
    }

    open func insetBy(x dx: Int32, y dy: Int32) -> CIFilterShape {
        CIFilterShape(rect: extent.isInfinite ? extent : extent.insetBy(dx: CGFloat(dx), dy: CGFloat(dy)))
    }
    open func intersect(with s2: CIFilterShape) -> CIFilterShape { intersect(with: s2.extent) }
    open func intersect(with r: CGRect) -> CIFilterShape { CIFilterShape(rect: extent.common(r)) }
    open func union(with s2: CIFilterShape) -> CIFilterShape { union(with: s2.extent) }
    open func union(with r: CGRect) -> CIFilterShape { CIFilterShape(rect: extent.joined(r)) }
    /// - Parameter interior: only whole pixels inside, instead of all that are touched.
    open func transform(by m: CGAffineTransform, interior flag: Bool) -> CIFilterShape {
        CIFilterShape(rect: extent.applying(m))
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An image that grows step by step, as under a brush.
open class CIImageAccumulator: __ObjCObject {
    public let extent: CGRect
    public let format: CIFormat
    private var current: CIImage = .empty()
    private let context: CIContext

    /// nil for extents without bounds.
    public init?(extent: CGRect, format: CIFormat) {
        guard !extent.isInfinite, !extent.isNull, !extent.isEmpty else { return nil }
        self.extent = extent
        self.format = format
        context = CIContext()
        super.init()
    }

    public convenience init?(extent: CGRect, format: CIFormat, colorSpace: CGColorSpace) {
        self.init(extent: extent, format: format)
    }

    open func image() -> CIImage { current }
    open func clear() { current = .empty() }

    /// Rendered at once, so that what it was made of can go.
    open func setImage(_ image: CIImage) {
        let area = extent.integral
        let bytes = Int(area.width) * 16
        var data = Data(count: bytes * Int(area.height))
        data.withUnsafeMutableBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            context.render(image, toBitmap: base, rowBytes: bytes, bounds: area, format: .RGBAf, colorSpace: nil)
        }
        current = CIImage(bitmapData: data, bytesPerRow: bytes, size: area.size, format: .RGBAf, colorSpace: nil)
            .transformed(by: CGAffineTransform(translationX: area.minX, y: area.minY))
    }

    /// - Parameter dirtyRect: where the image is different from the last one.
    open func setImage(_ image: CIImage, dirtyRect: CGRect) {
        setImage(image.cropped(to: dirtyRect).composited(over: current.cropped(to: extent)))
    }
}
