// SPDX-License-Identifier: MIT

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let readOnly = Self(rawValue: 1)
}

public typealias CVPixelBufferReleaseBytesCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Whether a picture of this kind can be made, and why not.
private func problem(_ width: Int, _ height: Int, _ format: OSType) -> CVReturn {
    guard PixelFormat(format) != nil else { return kCVReturnInvalidPixelFormat }
    return width > 0 && height > 0 && width <= 1 << 15 && height <= 1 << 15
        ? kCVReturnAllocationFailed : kCVReturnInvalidSize
}

@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let attributes = pixelBufferAttributes as? [String: Any] ?? [:]
    pixelBufferOut.pointee = CVBuffer(
        width: width, height: height, format: pixelFormatType, attributes: attributes)
    return pixelBufferOut.pointee == nil ? problem(width, height, pixelFormatType) : kCVReturnSuccess
}

/// Around memory of the caller, who is told through `releaseCallback` when it is no longer needed.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
    _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard let format = PixelFormat(pixelFormatType), !format.isPlanar else { return kCVReturnInvalidPixelFormat }
    guard width > 0, height > 0, bytesPerRow >= width * format.planes[0].bytes else { return kCVReturnInvalidSize }
    pixelBufferOut.pointee = CVBuffer(
        width: width, height: height, format: pixelFormatType,
        planes: [CVBuffer.Plane(width: width, height: height, bytesPerRow: bytesPerRow, base: baseAddress)],
        attributes: pixelBufferAttributes as? [String: Any] ?? [:]
    ) { releaseCallback?(releaseRefCon, UnsafeRawPointer(baseAddress)) }
    return kCVReturnSuccess
}

public func CVPixelBufferGetTypeID() -> CFTypeID { 0x4356_5042 }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }

@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags)
    -> CVReturn
{
    pixelBuffer.lock()
    return kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags)
    -> CVReturn
{ pixelBuffer.unlock() ? kCVReturnSuccess : kCVReturnError }

/// Of the first plane.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.planes.first?.base
}
/// Of the first plane.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes.first?.bytesPerRow ?? 0
}
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes.reduce(0) { $0 + $1.height * $1.bytesPerRow }
}
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.planes.count > 1 }
/// Zero when the pixels lie in one plane.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    CVPixelBufferIsPlanar(pixelBuffer) ? pixelBuffer.planes.count : 0
}

private func plane(_ buffer: CVPixelBuffer, _ index: Int) -> CVBuffer.Plane? {
    buffer.planes.indices.contains(index) ? buffer.planes[index] : nil
}
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.width ?? 0
}
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.height ?? 0
}
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int)
    -> UnsafeMutableRawPointer?
{ plane(pixelBuffer, planeIndex)?.base }
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.bytesPerRow ?? 0
}

public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn { kCVReturnSuccess }

public func CVPixelBufferGetExtendedPixels(
    _ pixelBuffer: CVPixelBuffer, _ extraColumnsOnLeft: UnsafeMutablePointer<Int>?,
    _ extraColumnsOnRight: UnsafeMutablePointer<Int>?, _ extraRowsOnTop: UnsafeMutablePointer<Int>?,
    _ extraRowsOnBottom: UnsafeMutablePointer<Int>?
) {
    for place in [extraColumnsOnLeft, extraColumnsOnRight, extraRowsOnTop, extraRowsOnBottom] { place?.pointee = 0 }
}
