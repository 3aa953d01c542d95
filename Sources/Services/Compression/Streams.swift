// SPDX-License-Identifier: MIT
internal import CCompression
import FoundationCompat

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
}
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)

/// The caller owns the memory that the pointers name; `state` is this module's.
public struct compression_stream {
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    public var dst_size: Int
    public var src_ptr: UnsafePointer<UInt8>
    public var src_size: Int
    public var state: UnsafeMutableRawPointer?

    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        self.dst_ptr = dst_ptr
        self.dst_size = dst_size
        self.src_ptr = src_ptr
        self.src_size = src_size
        self.state = state
    }
}

@discardableResult
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    stream.pointee.state = packing(algorithm, packs: operation == COMPRESSION_STREAM_ENCODE)
    return stream.pointee.state == nil ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
}

/// Goes on as far as source and destination reach. `flags`: `COMPRESSION_STREAM_FINALIZE` when no more source follows.
@discardableResult
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    var (inLeft, outLeft) = (stream.pointee.src_size, stream.pointee.dst_size)
    let code = ts_packing_run(
        state, stream.pointee.src_ptr, &inLeft, stream.pointee.dst_ptr, &outLeft,
        flags & COMPRESSION_STREAM_FINALIZE.rawValue)
    stream.pointee.src_ptr += stream.pointee.src_size - inLeft
    stream.pointee.dst_ptr += stream.pointee.dst_size - outLeft
    stream.pointee.src_size = inLeft
    stream.pointee.dst_size = outLeft
    return compression_status(rawValue: code)
}

@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    ts_packing_free(state)
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
