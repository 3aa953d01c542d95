// SPDX-License-Identifier: MIT

public let kCMBlockBufferNoErr: OSStatus = 0
public let kCMBlockBufferBadLengthParameterErr: OSStatus = -12704
public let kCMBlockBufferBadOffsetParameterErr: OSStatus = -12703
public let kCMBlockBufferAssureMemoryNowFlag: CMBlockBufferFlags = 1

public typealias CMBlockBufferFlags = UInt32

/// Bytes of samples in one piece. One writer at a time; samples are not changed once others have them.
public final class CMBlockBuffer: Hashable, @unchecked Sendable {
    /// Aligned to 16 bytes; lives as long as this object.
    package let memory: UnsafeMutableRawPointer
    /// Bytes; zero is allowed.
    package let length: Int

    /// Zeroed.
    package init(length: Int) {
        memory = .allocate(byteCount: max(1, length), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, length))
        self.length = length
    }

    /// A copy.
    package convenience init(_ data: Data) {
        self.init(length: data.count)
        data.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { memory.copyMemory(from: base, byteCount: data.count) }
        }
    }

    deinit { memory.deallocate() }

    /// A copy of the bytes as they are now.
    package var data: Data { Data(bytes: memory, count: length) }
    public var dataLength: Int { length }
    public func dataBytes() throws -> Data { data }
    public func withUnsafeMutableBytes<R>(atOffset offset: Int = 0, _ body: (UnsafeMutableRawBufferPointer) throws -> R)
        rethrows -> R
    {
        precondition(offset >= 0 && offset <= length, "CMBlockBuffer: offset \(offset) of \(length) bytes")
        return try body(UnsafeMutableRawBufferPointer(start: memory + offset, count: length - offset))
    }

    public static func == (left: CMBlockBuffer, right: CMBlockBuffer) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Memory of the block's own; a block of the caller's is copied.
@discardableResult
public func CMBlockBufferCreateWithMemoryBlock(
    allocator: CFAllocator?, memoryBlock: UnsafeMutableRawPointer?, blockLength: Int, blockAllocator: CFAllocator?,
    customBlockSource: UnsafeRawPointer?, offsetToData: Int, dataLength: Int, flags: CMBlockBufferFlags,
    blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> OSStatus {
    guard offsetToData >= 0, dataLength >= 0, offsetToData <= blockLength, dataLength <= blockLength - offsetToData
    else { return kCMBlockBufferBadLengthParameterErr }
    let block = CMBlockBuffer(length: dataLength)
    if let memoryBlock { block.memory.copyMemory(from: memoryBlock + offsetToData, byteCount: dataLength) }
    blockBufferOut.pointee = block
    return kCMBlockBufferNoErr
}

public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.length }

@discardableResult
public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int,
    destination: UnsafeMutableRawPointer
) -> OSStatus {
    guard offsetToData >= 0, offsetToData <= theSourceBuffer.length else {
        return kCMBlockBufferBadOffsetParameterErr
    }
    guard dataLength >= 0, dataLength <= theSourceBuffer.length - offsetToData else {
        return kCMBlockBufferBadLengthParameterErr
    }
    destination.copyMemory(from: theSourceBuffer.memory + offsetToData, byteCount: dataLength)
    return kCMBlockBufferNoErr
}

@discardableResult
public func CMBlockBufferReplaceDataBytes(
    with sourceBytes: UnsafeRawPointer, blockBuffer: CMBlockBuffer, offsetIntoDestination: Int, dataLength: Int
) -> OSStatus {
    guard offsetIntoDestination >= 0, dataLength >= 0, dataLength <= blockBuffer.length - offsetIntoDestination else {
        return kCMBlockBufferBadLengthParameterErr
    }
    (blockBuffer.memory + offsetIntoDestination).copyMemory(from: sourceBytes, byteCount: dataLength)
    return kCMBlockBufferNoErr
}

@discardableResult
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?,
    dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
    guard offset >= 0, offset <= theBuffer.length else { return kCMBlockBufferBadOffsetParameterErr }
    lengthAtOffsetOut?.pointee = theBuffer.length - offset
    totalLengthOut?.pointee = theBuffer.length
    dataPointerOut?.pointee = (theBuffer.memory + offset).assumingMemoryBound(to: CChar.self)
    return kCMBlockBufferNoErr
}
