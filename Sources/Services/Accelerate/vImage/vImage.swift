// SPDX-License-Identifier: MIT

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageNullPointerArgument: vImage_Error = -21772
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageBufferSizeMismatch: vImage_Error = -21774
public let kvImageUnknownFlagsBit: vImage_Error = -21775
public let kvImageInternalError: vImage_Error = -21776
public let kvImageInvalidImageFormat: vImage_Error = -21778

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128
public let kvImageNoAllocate = 512

/// Rows of pixels in memory that the caller owns.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    /// Bytes from one row to the next.
    public var rowBytes: Int
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
    /// - Throws: `vImage.Error` when there is no memory. Free it with `free()`.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        self.init()
        let status = vImageBuffer_Init(&self, vImagePixelCount(height), vImagePixelCount(width), bitsPerPixel, 0)
        if status != kvImageNoError { throw vImage.Error(rawValue: status) }
    }
    public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }
    public func free() { data?.deallocate() }

    func bytes(row: Int) -> UnsafeMutablePointer<UInt8> {
        (data + row * rowBytes).assumingMemoryBound(to: UInt8.self)
    }
    func floats(row: Int) -> UnsafeMutablePointer<Float> {
        (data + row * rowBytes).assumingMemoryBound(to: Float.self)
    }
    var columns: Int { Int(width) }
    var rows: Int { Int(height) }
}

public enum vImage {
    public struct Error: Swift.Error, RawRepresentable, Hashable, Sendable {
        public let rawValue: vImage_Error
        public init(rawValue: vImage_Error) { self.rawValue = rawValue }
    }
}

/// Rows begin at multiples of 64 bytes.
@discardableResult
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
    _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
    let rowBytes = ((Int(width) * Int(pixelBits) + 7) / 8 + 63) / 64 * 64
    (buf.pointee.height, buf.pointee.width, buf.pointee.rowBytes) = (height, width, rowBytes)
    guard flags & vImage_Flags(kvImageNoAllocate) == 0 else { return 64 }
    buf.pointee.data = UnsafeMutableRawPointer.allocate(byteCount: max(64, rowBytes * Int(height)), alignment: 64)
    return kvImageNoError
}

/// How a picture's pixels lie in memory.
public struct vImage_CGImageFormat {
    public var bitsPerComponent: UInt32
    public var bitsPerPixel: UInt32
    public var colorSpace: Unmanaged<CGColorSpace>?
    public var bitmapInfo: CGBitmapInfo
    public var version: UInt32 = 0
    public var decode: UnsafePointer<CGFloat>?
    public var renderingIntent = CGColorRenderingIntent.defaultIntent

    public init() { (bitsPerComponent, bitsPerPixel, colorSpace, bitmapInfo) = (8, 32, nil, CGBitmapInfo(rawValue: 0)) }
    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>?, bitmapInfo: CGBitmapInfo,
        version: UInt32 = 0, decode: UnsafePointer<CGFloat>? = nil,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
        (self.bitmapInfo, self.decode, self.renderingIntent) = (bitmapInfo, decode, renderingIntent)
    }
    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        self.init(
            bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
            colorSpace: Unmanaged.passRetained(colorSpace), bitmapInfo: bitmapInfo, renderingIntent: renderingIntent)
    }
    public init?(cgImage: CGImage) {
        self.init(
            bitsPerComponent: UInt32(cgImage.bitsPerComponent), bitsPerPixel: UInt32(cgImage.bitsPerPixel),
            colorSpace: cgImage.colorSpace.map { Unmanaged.passRetained($0) }, bitmapInfo: cgImage.bitmapInfo)
    }
    /// A context draws into this order; others are refused.
    func context(_ buffer: vImage_Buffer) -> CGContext? {
        let space = colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB()
        return CGContext(
            data: buffer.data, width: buffer.columns, height: buffer.rows, bitsPerComponent: Int(bitsPerComponent),
            bytesPerRow: buffer.rowBytes, space: space, bitmapInfo: bitmapInfo.rawValue)
    }
}

@discardableResult
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageNoAllocate) == 0 {
        vImageBuffer_Init(
            buf, vImagePixelCount(image.height), vImagePixelCount(image.width), format.pointee.bitsPerPixel, flags)
    }
    guard let context = format.pointee.context(buf.pointee) else { return kvImageInvalidImageFormat }
    let box = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    context.clear(box)
    context.draw(image, in: box)
    return kvImageNoError
}

public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
    _ userData: UnsafeMutableRawPointer?, _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
    guard let image = format.pointee.context(buf.pointee)?.makeImage() else {
        error?.pointee = kvImageInvalidImageFormat
        return nil
    }
    error?.pointee = kvImageNoError
    return Unmanaged.passRetained(image)
}

extension vImage_Buffer {
    public init(cgImage: CGImage, flags: vImage.Options = []) throws {
        guard var format = vImage_CGImageFormat(cgImage: cgImage) else {
            throw vImage.Error(rawValue: kvImageInvalidImageFormat)
        }
        try self.init(cgImage: cgImage, format: &format)
    }
    public init(cgImage: CGImage, format: vImage_CGImageFormat, flags: vImage.Options = []) throws {
        var format = format
        try self.init(cgImage: cgImage, format: &format)
    }
    private init(cgImage: CGImage, format: inout vImage_CGImageFormat) throws {
        self.init()
        let status = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, 0)
        if status != kvImageNoError { throw vImage.Error(rawValue: status) }
    }
    public func createCGImage(format: vImage_CGImageFormat, flags: vImage.Options = []) throws -> CGImage {
        guard let image = format.context(self)?.makeImage() else {
            throw vImage.Error(rawValue: kvImageInvalidImageFormat)
        }
        return image
    }
}
extension vImage {
    public struct Options: OptionSet, Sendable {
        public let rawValue: vImage_Flags
        public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
        public static let noFlags = Options([])
        public static let leaveAlphaUnchanged = Options(rawValue: 1)
        public static let imageExtend = Options(rawValue: 8)
        public static let doNotTile = Options(rawValue: 16)
        public static let highQualityResampling = Options(rawValue: 32)
    }
}
