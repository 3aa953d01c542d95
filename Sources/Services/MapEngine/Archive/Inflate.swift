// SPDX-License-Identifier: MIT
import CCompression
import FoundationCompat

/// Unpacks what archives of tiles hold: gzip (RFC 1952), zlib (RFC 1950), or bytes that are not packed.
enum Inflate {
    /// More than any tile or directory has; hostile data would grow without end.
    static let largest = 64 << 20

    static func unpacked(_ bytes: [UInt8]) throws(BrokenData) -> [UInt8] {
        guard bytes.count >= 2 else { return bytes }
        if bytes[0] == 0x1F, bytes[1] == 0x8B { return try inflated(bytes, from: try gzipHeader(bytes)) }
        let isZlib = bytes[0] & 0x0F == 8 && (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
        return isZlib ? try inflated(bytes, from: 2) : bytes
    }

    /// Where the deflated data begin.
    private static func gzipHeader(_ bytes: [UInt8]) throws(BrokenData) -> Int {
        guard bytes.count > 10 else { throw BrokenData(bytes.count, "a gzip header has ten bytes") }
        guard bytes[2] == 8 else { throw BrokenData(2, "gzip with the unknown method \(bytes[2])") }
        let flags = bytes[3]
        var position = 10
        if flags & 4 != 0, bytes.count > 12 { position += 2 + Int(bytes[10]) + Int(bytes[11]) << 8 }
        for flag in [UInt8(8), 16] where flags & flag != 0 {
            while position < bytes.count, bytes[position] != 0 { position += 1 }
            position += 1
        }
        if flags & 2 != 0 { position += 2 }
        guard position < bytes.count else { throw BrokenData(bytes.count, "the data end inside the gzip header") }
        return position
    }

    private static func inflated(_ bytes: [UInt8], from start: Int) throws(BrokenData) -> [UInt8] {
        var result: UnsafeMutablePointer<UInt8>?
        var (count, taken) = (0, 0)
        let code = bytes.withUnsafeBufferPointer { source in
            ts_packing_all(
                Int32(ts_packing_deflate), 0, source.baseAddress.map { $0 + start },
                bytes.count - start, largest, &result, &count, &taken)
        }
        switch code {
        case 1: break
        case -2: throw BrokenData(bytes.count, "the data end before the packed stream does")
        case -3: throw BrokenData(start + taken, "unpacked, the data have more than \(largest) bytes")
        default: throw BrokenData(start + taken, "the packed data are damaged")
        }
        guard let result else { return [] }
        defer { free(result) }
        return [UInt8](UnsafeBufferPointer(start: result, count: count))
    }
}
