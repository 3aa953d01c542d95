// SPDX-License-Identifier: MIT
internal import CCompression
public import Foundation
import FoundationCompat

extension NSData {
    /// How data is packed. ZLIB is deflate (RFC 1951) without a header, as on iOS; it is the only one that Linux's
    /// libraries have, the others are reported and throw.
    public enum CompressionAlgorithm: Int, Sendable {
        case lzfse = 0
        case lz4 = 1
        case lzma = 2
        case zlib = 3
    }

    /// The data packed. Throws `CocoaError.compressionFailed` for an algorithm that is missing.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard let packed = deflated(using: algorithm, compresses: true) else { throw CocoaError(.compressionFailed) }
        return packed
    }

    /// The data unpacked. Throws `CocoaError.decompressionFailed` for bytes that are not packed so, or not to their end.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard let plain = deflated(using: algorithm, compresses: false) else { throw CocoaError(.decompressionFailed) }
        return plain
    }

    /// nil for broken data and missing algorithms.
    private func deflated(using algorithm: CompressionAlgorithm, compresses: Bool) -> NSData? {
        guard algorithm == .zlib else {
            Unsupported.report("NSData.CompressionAlgorithm.\(algorithm)")
            return nil
        }
        return DeflateRun(compresses: compresses)?.result(of: [UInt8](self))
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

/// One pass of deflate over data that lies in memory as a whole.
private final class DeflateRun {
    private let stream: UnsafeMutableRawPointer

    init?(compresses: Bool) {
        // The level of Apple's encoder.
        guard let stream = ts_deflate_new(compresses ? 1 : 0, 5) else { return nil }
        self.stream = stream
    }

    deinit { ts_deflate_free(stream) }

    /// nil when the data is broken or ends too early.
    func result(of bytes: [UInt8]) -> NSData? {
        let result = NSMutableData()
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        var taken = 0
        while true {
            var (inLeft, outLeft) = (bytes.count - taken, piece.count)
            let code = bytes.withUnsafeBufferPointer { source in
                piece.withUnsafeMutableBufferPointer { target in
                    ts_deflate_run(
                        stream, source.baseAddress.map { $0 + taken }, &inLeft, target.baseAddress, &outLeft, 1)
                }
            }
            taken = bytes.count - inLeft
            result.append(piece, length: piece.count - outLeft)
            if code == 1 { return result }
            // Neither broken nor at an end, and nothing written: what is missing are bytes.
            if code < 0 || outLeft == piece.count { return nil }
        }
    }
}
