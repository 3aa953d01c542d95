// SPDX-License-Identifier: MIT
import Foundation

public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}

/// A bitmap or a stencil mask. Immutable; decoded when first drawn and kept.
public final class CGImage: @unchecked Sendable {
    // Everything but the cache is immutable, and the cache is behind the lock.
    /// Of the source; what `pixels` holds is always a `PixelBuffer`'s layout.
    package let layout: PixelLayout
    /// A stencil: sample 0 paints with the fill colour, 1 leaves what is there.
    public let isMask: Bool
    public let shouldInterpolate: Bool
    public let renderingIntent: CGColorRenderingIntent
    /// Two numbers a component; nil: as the layout has them.
    package let decodeArray: [CGFloat]?
    private let provider: CGDataProvider?
    private let lock = NSLock()
    private var decoded: PixelBuffer?
    private var decoder: (() -> PixelBuffer?)?
    /// What `utType` answers: the identifier of the file format it was read from.
    package let sourceType: String?

    private init(
        layout: PixelLayout, isMask: Bool, provider: CGDataProvider?, decode: [CGFloat]?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent, sourceType: String?, decoder: (() -> PixelBuffer?)?, pixels: PixelBuffer?
    ) {
        self.layout = layout
        self.isMask = isMask
        self.provider = provider
        decodeArray = decode
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        self.sourceType = sourceType
        self.decoder = decoder
        decoded = pixels
    }

    /// An image that is the buffer; nobody may write to the buffer afterwards.
    package convenience init(pixels: PixelBuffer, isOpaque: Bool = false) {
        var layout = PixelLayout(buffer: pixels)
        if isOpaque {
            layout.bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue | 0x2000)
        }
        self.init(
            layout: layout, isMask: false, provider: nil, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent, sourceType: nil, decoder: nil, pixels: pixels)
    }

    /// An image of the buffer that shows clients another layout.
    package convenience init(layout: PixelLayout, pixels: PixelBuffer) {
        self.init(
            layout: layout, isMask: false, provider: nil, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent, sourceType: nil, decoder: nil, pixels: pixels)
    }

    /// An image decoded on demand by `decoder`, once, on whichever thread asks first; nil from it draws nothing.
    /// `layout` is what clients see, and what `dataProvider` converts to.
    package convenience init(
        layout: PixelLayout, isMask: Bool = false, sourceType: String? = nil,
        decoder: @escaping () -> PixelBuffer?
    ) {
        self.init(
            layout: layout, isMask: isMask, provider: nil, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent, sourceType: sourceType, decoder: decoder, pixels: nil)
    }

    /// nil when the numbers contradict each other or the provider has too few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let layout = PixelLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, bitmapInfo: bitmapInfo, colorSpace: space)
        guard layout.isReadable else {
            Diagnostics.log(
                "CGImageCreate: invalid image: \(width)x\(height), \(bitsPerComponent) bits a component, "
                    + "\(bitsPerPixel) bits a pixel, \(bytesPerRow) bytes a row.")
            return nil
        }
        let decodeArray = decode.map { Array(UnsafeBufferPointer(start: $0, count: 2 * space.numberOfComponents)) }
        self.init(
            layout: layout, isMask: false, provider: provider, decode: decodeArray,
            shouldInterpolate: shouldInterpolate, intent: intent, sourceType: nil,
            decoder: { provider.contents.flatMap { layout.decode($0, decodeArray: decodeArray) } }, pixels: nil)
    }

    /// A stencil mask; nil when the numbers contradict each other.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let layout = PixelLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, bitmapInfo: CGBitmapInfo([]), colorSpace: .deviceGray)
        guard layout.isReadable else { return nil }
        let decodeArray = decode.map { [$0[0], $0[1]] }
        self.init(
            layout: layout, isMask: true, provider: provider, decode: decodeArray,
            shouldInterpolate: shouldInterpolate, intent: .defaultIntent, sourceType: nil,
            decoder: { provider.contents.flatMap { layout.decodeStencil($0, decodeArray: decodeArray) } }, pixels: nil)
    }

    public static var typeID: CFTypeID { 0x4347_496D }

    public var width: Int { layout.width }
    public var height: Int { layout.height }
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    public var bytesPerRow: Int { layout.bytesPerRow }
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    public var alphaInfo: CGImageAlphaInfo { layout.alpha }
    public var byteOrderInfo: CGImageByteOrderInfo { layout.bitmapInfo.byteOrder }
    public var pixelFormatInfo: CGImagePixelFormatInfo {
        CGImagePixelFormatInfo(rawValue: layout.bitmapInfo.rawValue & 0xF0000) ?? .packed
    }
    /// nil for masks.
    public var colorSpace: CGColorSpace? { isMask ? nil : layout.colorSpace }
    public var utType: CFString? { sourceType.map { NSString(string: $0) } }

    public var decode: UnsafePointer<CGFloat>? { decodePointer.map { UnsafePointer($0) } }

    // Handed out by `decode`, so it lives as long as the image.
    private lazy var decodePointer: UnsafeMutablePointer<CGFloat>? = decodeArray.map { array in
        let pointer = UnsafeMutablePointer<CGFloat>.allocate(capacity: array.count)
        pointer.initialize(from: array, count: array.count)
        return pointer
    }

    deinit { decodePointer?.deallocate() }

    public func copy() -> CGImage? { self }

    /// The image's bytes in the layout its properties describe.
    public var dataProvider: CGDataProvider? {
        provider ?? CGDataProvider(load: { [self] in layout.encode(pixels) })
    }

    /// The pixels, decoded now if need be: premultiplied sRGB. For stencil masks the alpha is the paint's coverage.
    /// An image whose data cannot be decoded is transparent.
    package var pixels: PixelBuffer {
        lock.withLock {
            if let decoded { return decoded }
            let buffer =
                decoder?() ?? PixelBuffer(width: max(0, min(width, 1 << 14)), height: max(0, min(height, 1 << 14)))
            decoder = nil
            decoded = buffer
            return buffer
        }
    }

    /// Every pixel is opaque by declaration.
    package var isOpaque: Bool { !isMask && layout.isOpaque }
}

extension CGImage: Hashable {
    /// Identity, as images are compared on iOS.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
