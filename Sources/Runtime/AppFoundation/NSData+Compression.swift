// SPDX-License-Identifier: MIT
internal import CCompression
public import Foundation
import FoundationCompat

extension NSData {
    /// How data is packed: ZLIB is deflate (RFC 1951) without a header, LZMA a file of xz, LZ4 blocks with headers, as on
    /// iOS. LZFSE is written in its plain blocks, larger by a third to two thirds than Apple's.
    public enum CompressionAlgorithm: Int, Sendable {
        case lzfse = 0
        case lz4 = 1
        case lzma = 2
        case zlib = 3
    }

    /// The data packed. Throws `CocoaError.compressionFailed` for an algorithm that is missing.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard let packed = converted(algorithm, packs: true) else { throw CocoaError(.compressionFailed) }
        return packed
    }

    /// The data unpacked. Throws `CocoaError.decompressionFailed` for bytes that are not packed so, or not to their end.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard let plain = converted(algorithm, packs: false) else { throw CocoaError(.decompressionFailed) }
        return plain
    }

    /// nil for broken data and missing algorithms.
    private func converted(_ algorithm: CompressionAlgorithm, packs: Bool) -> NSData? {
        let kind =
            switch algorithm {
            case .lzfse: ts_packing_lzfse
            case .lz4: ts_packing_lz4
            case .lzma: ts_packing_lzma
            case .zlib: ts_packing_deflate
            }
        guard let known = ts_packing_new(Int32(kind), 1) else {
            Unsupported.report("NSData.CompressionAlgorithm.\(algorithm)")
            return nil
        }
        ts_packing_free(known)
        let source = [UInt8](self)
        var bytes: UnsafeMutablePointer<UInt8>?
        var (count, taken) = (0, 0)
        let code = ts_packing_all(
            Int32(kind), packs ? 1 : 0, source, source.count, .max, &bytes, &count, &taken)
        guard code == 1, let bytes else { return nil }
        return NSData(bytesNoCopy: bytes, length: count, freeWhenDone: true)
    }
}

extension NSMutableData {
    /// Packs the bytes in place; they stay as they are when it throws.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try compressed(using: algorithm)))
    }

    /// Unpacks the bytes in place; they stay as they are when it throws.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try decompressed(using: algorithm)))
    }
}

extension CocoaError.Code {
    public static let compressionFailed = CocoaError.Code(rawValue: 5376)
    public static let decompressionFailed = CocoaError.Code(rawValue: 5377)
}
