// SPDX-License-Identifier: MIT
internal import CCompression
@_exported public import FoundationCompat

// Apple's Compression: ZLIB, which is deflate without a header, LZMA and LZ4 by the system's libraries, LZFSE by our own.
// Brotli is missing, which is reported.

public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// nil, and a report, where the algorithm is missing.
func packing(_ algorithm: compression_algorithm, packs: Bool) -> UnsafeMutableRawPointer? {
    let stream = ts_packing_new(Int32(bitPattern: algorithm.rawValue), packs ? 1 : 0)
    if stream == nil { Unsupported.report("Compression: algorithm 0x\(String(algorithm.rawValue, radix: 16))") }
    return stream
}

public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// The bytes written; 0 when they do not fit or the algorithm is missing.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard let stream = packing(algorithm, packs: true) else { return 0 }
    defer { ts_packing_free(stream) }
    var (inLeft, outLeft) = (src_size, dst_size)
    return ts_packing_run(stream, src_buffer, &inLeft, dst_buffer, &outLeft, 1) == 1 ? dst_size - outLeft : 0
}

/// The bytes written; as many as fit, 0 for broken data or a missing algorithm.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard let stream = packing(algorithm, packs: false) else { return 0 }
    defer { ts_packing_free(stream) }
    var (inLeft, outLeft) = (src_size, dst_size)
    let code = ts_packing_run(stream, src_buffer, &inLeft, dst_buffer, &outLeft, 1)
    return code < 0 ? 0 : dst_size - outLeft
}
