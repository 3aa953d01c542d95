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
        guard let stream = ts_deflate_new(0, 0) else { throw BrokenData(start, "no memory to unpack") }
        defer { ts_deflate_free(stream) }
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        var left = bytes.count - start
        while true {
            let before = (left, result.count)
            var room = chunk.count
            let code = bytes.withUnsafeBufferPointer { source in
                chunk.withUnsafeMutableBufferPointer { target in
                    ts_deflate_run(
                        stream, source.baseAddress.map { $0 + (bytes.count - left) }, &left, target.baseAddress, &room,
                        0)
                }
            }
            result += chunk[..<(chunk.count - room)]
            guard code >= 0 else { throw BrokenData(bytes.count - left, "the packed data are damaged") }
            if code == 1 { return result }
            guard result.count <= largest else {
                throw BrokenData(bytes.count - left, "unpacked, the data have more than \(largest) bytes")
            }
            guard before != (left, result.count) else {
                throw BrokenData(bytes.count, "the data end before the packed stream does")
            }
        }
    }
}
