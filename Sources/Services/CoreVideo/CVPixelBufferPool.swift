// SPDX-License-Identifier: MIT
import Synchronization

/// Makes pixel buffers of one kind, and takes their memory back for the next ones.
public final class CVPixelBufferPool: Hashable, Sendable {
    fileprivate let width: Int
    fileprivate let height: Int
    fileprivate let format: OSType
    fileprivate let poolAttributes: [String: Int]
    /// Memory of buffers that are gone, and how many buffers live.
    // Sendable: the memory belongs to nobody while it is in the list.
    private struct Store: @unchecked Sendable {
        var free: [UnsafeMutableRawPointer] = []
        var live = 0
    }
    private let store = Mutex(Store())

    fileprivate init(width: Int, height: Int, format: OSType, poolAttributes: [String: Int]) {
        self.width = width
        self.height = height
        self.format = format
        self.poolAttributes = poolAttributes
    }

    deinit { flush() }

    fileprivate func flush() {
        store.withLock { store in
            store.free.forEach { Glibc.free($0) }
            store.free = []
        }
    }

    /// nil when more than `threshold` buffers would live.
    fileprivate func make(threshold: Int?) -> CVBuffer? {
        guard let fresh = CVBuffer(width: width, height: height, format: format) else { return nil }
        let size = CVPixelBufferGetDataSize(fresh)
        let isAllowed = store.withLock { store in
            if let threshold, store.live >= threshold { return false }
            store.live += 1
            return true
        }
        guard isAllowed else { return nil }
        let reused = store.withLock { UInt(bitPattern: $0.free.popLast()) }
        guard let memory = UnsafeMutableRawPointer(bitPattern: reused) ?? UnsafeMutableRawPointer(malloc(size)) else {
            return nil
        }
        guard let first = fresh.planes.first?.base else { return nil }
        let planes = fresh.planes.map { plane in
            CVBuffer.Plane(
                width: plane.width, height: plane.height, bytesPerRow: plane.bytesPerRow,
                base: memory + (plane.base - first))
        }
        return CVBuffer(width: width, height: height, format: format, planes: planes, attributes: [:]) { [self] in
            let address = UInt(bitPattern: memory)
            store.withLock { store in
                store.live -= 1
                if let memory = UnsafeMutableRawPointer(bitPattern: address) { store.free.append(memory) }
            }
        }
    }

    public static func == (left: CVPixelBufferPool, right: CVPixelBufferPool) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct CVPixelBufferPoolFlushFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let excessBuffers = Self(rawValue: 1)
}

@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    let attributes = pixelBufferAttributes as? [String: Any] ?? [:]
    func number(_ key: CFString) -> Int? { (attributes[key as String] as? NSNumber)?.intValue }
    guard let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey),
        let format = number(kCVPixelBufferPixelFormatTypeKey), PixelFormat(OSType(truncatingIfNeeded: format)) != nil
    else { return kCVReturnInvalidPixelBufferAttributes }
    let own = (poolAttributes as? [String: Any] ?? [:]).compactMapValues { ($0 as? NSNumber)?.intValue }
    poolOut.pointee = CVPixelBufferPool(
        width: width, height: height, format: OSType(truncatingIfNeeded: format), poolAttributes: own)
    return kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = pixelBufferPool.make(threshold: nil)
    return pixelBufferOut.pointee == nil ? kCVReturnPoolAllocationFailed : kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let auxiliary = auxAttributes as? [String: Any] ?? [:]
    let threshold = (auxiliary[kCVPixelBufferPoolAllocationThresholdKey as String] as? NSNumber)?.intValue
    pixelBufferOut.pointee = pixelBufferPool.make(threshold: threshold)
    guard pixelBufferOut.pointee == nil else { return kCVReturnSuccess }
    return threshold == nil ? kCVReturnPoolAllocationFailed : kCVReturnWouldExceedAllocationThreshold
}

public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
    NSDictionary(dictionary: pool.poolAttributes.mapValues { NSNumber(value: $0) })
}

public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
    NSDictionary(dictionary: [
        kCVPixelBufferWidthKey as String: NSNumber(value: pool.width),
        kCVPixelBufferHeightKey as String: NSNumber(value: pool.height),
        kCVPixelBufferPixelFormatTypeKey as String: NSNumber(value: pool.format),
    ])
}

public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags) { pool.flush() }
