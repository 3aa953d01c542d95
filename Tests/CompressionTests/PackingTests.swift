// SPDX-License-Identifier: MIT
import Compression
import Foundation
import Testing

/// LZ4, LZMA and LZFSE, by Apple's description of LZ4's headers and by what other programs wrote; filters by Apple's
/// documentation.
struct PackingTests {
    private let text = Array(String(repeating: "Touchstone ", count: 20).utf8)
    /// Of another program: `xz -6` on the text.
    private let file = Array(
        Data(
            base64Encoded: "/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4ADbABJdACobyqZFKv7AdfwcS+mQ6AcAAAAAAPPXm8o7"
                + "G2OxAAEu3AEAAACmRUoKscRn+wIAAAAABFla"
        )!)  // A constant.

    private func unpacked(_ bytes: [UInt8], _ algorithm: compression_algorithm) -> [UInt8] {
        var out = [UInt8](repeating: 0, count: 1 << 20)
        let count = compression_decode_buffer(&out, out.count, bytes, bytes.count, nil, algorithm)
        return Array(out.prefix(count))
    }

    private func packed(_ bytes: [UInt8], _ algorithm: compression_algorithm) -> [UInt8] {
        var out = [UInt8](repeating: 0, count: 1 << 20)
        let count = compression_encode_buffer(&out, out.count, bytes, bytes.count, nil, algorithm)
        return Array(out.prefix(count))
    }

    @Test("a file of xz is read") func xz() { #expect(unpacked(file, COMPRESSION_LZMA) == text) }

    @Test("blocks of LZ4: plain, packed, and one that refers to what is before it")
    func blocks() {
        // A sequence of three literals and a match of nine bytes, three back; then four literals, as the last ones are.
        let block: [UInt8] = [0x35] + Array("abc".utf8) + [3, 0] + [0x50] + Array("vwxyz".utf8)
        let whole = Array("abcabcabcabcvwxyz".utf8)
        #expect(unpacked(block, COMPRESSION_LZ4_RAW) == whole)
        let number = { (value: Int) in [UInt8(value), 0, 0, 0] }
        let stored = Array("bv4-".utf8) + number(3) + Array("abc".utf8)
        let framed = Array("bv41".utf8) + number(whole.count) + number(block.count) + block
        #expect(unpacked(stored + framed + Array("bv4$".utf8), COMPRESSION_LZ4) == Array("abc".utf8) + whole)
        // Nine bytes, three back, which lie in the block before.
        let follower: [UInt8] = [0x05, 3, 0, 0x50] + Array("vwxyz".utf8)
        let following = Array("bv41".utf8) + number(14) + number(follower.count) + follower
        #expect(
            unpacked(stored + following + Array("bv4$".utf8), COMPRESSION_LZ4)
                == Array("abcabcabcabcvwxyz".utf8))
    }

    @Test("blocks of LZFSE that its own library wrote are read: plain steps, and steps coded by their entropy")
    func lzfse() throws {
        let plainText = "YnZ4btwAAAAaAAAA61RvdWNoc3RvbmUgOAvwtuEgBgAAAAAAAABidngk"
        let plain = try #require(Data(base64Encoded: plainText))
        #expect(unpacked([UInt8](plain), COMPRESSION_LZFSE) == text)
        let codedText =
            "YnZ4MmgQAADYAQAKANMBcEqAYxiNDgAgiQAAABiU8A/8CQACAAAgAPAnAAAAf44AAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADA5/F5fB6fxxvyd/wdAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAti25iyddrDRiphEzjZhpxEwjZhox04iZRsw0YqYRM42Y"
            + "acRMI2YaMdOImUbMNGKmETONmGnETCNmGjHTiJlGzDRiphEzjZhpxEwjZhox04iZRsw0YqYRM42Y"
            + "acRMI2YaMdOImUbMNGKmETONmGnETCNmGjHTiJlGzDRiphEzjZhpxEwjZhox04iZRsw0YqYRM42Y"
            + "acRMI2YaMdOImUbMAAAAAAAAAAAAUG22nQZidngk"
        let coded = try #require(Data(base64Encoded: codedText))
        #expect(coded.prefix(4) == Data("bvx2".utf8))
        let expected = (0..<4200).map { (index: Int) -> UInt8 in
            let curve = index * index / 4200 * 7
            return UInt8(97 + (curve + index / 9) % 7)
        }
        #expect(unpacked([UInt8](coded), COMPRESSION_LZFSE) == expected)
        // Cut short and damaged it gives something else or nothing, and never more than there is room for.
        for index in stride(from: 0, to: coded.count, by: 3) {
            var bytes = [UInt8](coded)
            bytes[index] ^= 0x10
            #expect(unpacked(bytes, COMPRESSION_LZFSE).count <= 1 << 20)
            #expect(unpacked(Array(coded.prefix(index)), COMPRESSION_LZFSE) != expected)
        }
    }

    @Test(
        "what is packed comes back",
        arguments: [COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_LZMA, COMPRESSION_LZFSE])
    func roundTrip(algorithm: compression_algorithm) {
        let many = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7 ^ $0 / 1000) }
        for bytes in [text, many] {
            let small = packed(bytes, algorithm)
            #expect(small.count > 0 && small.count < bytes.count)
            #expect(unpacked(small, algorithm) == bytes)
        }
    }

    @Test("algorithms and operations are made of their numbers, as C's enumerations are")
    func numbers() {
        #expect(compression_algorithm(0x205) == COMPRESSION_ZLIB)
        #expect(compression_stream_operation(1) == COMPRESSION_STREAM_DECODE)
    }

    @Test("damaged data give nothing", arguments: [COMPRESSION_LZ4, COMPRESSION_LZMA])
    func damage(algorithm: compression_algorithm) {
        let small = packed(text, algorithm)
        for index in small.indices.prefix(12) {
            var bytes = small
            bytes[index] ^= 0x40
            #expect(unpacked(bytes, algorithm) != text)
        }
    }

    @Test("filters pack and unpack in portions", arguments: [Algorithm.zlib, .lz4, .lzma, .lzfse])
    func filters(algorithm: Algorithm) throws {
        var small = Data()
        var isEnded = false
        let output = try OutputFilter(.compress, using: algorithm, bufferCapacity: 7) { portion in
            #expect((portion?.count ?? 0) <= 7)
            if let portion { small += portion } else { isEnded = true }
        }
        for start in stride(from: 0, to: text.count, by: 50) {
            try output.write(Data(text[start..<min(start + 50, text.count)]))
        }
        try output.finalize()
        #expect(isEnded && !small.isEmpty)

        var place = 0
        let input = try InputFilter(.decompress, using: algorithm, bufferCapacity: 5) { count -> Data? in
            defer { place += count }
            return place < small.count ? Data(small.dropFirst(place).prefix(count)) : nil
        }
        var back = Data()
        while let portion = try input.readData(ofLength: 9) {
            #expect(portion.count <= 9)
            back += portion
        }
        #expect(Array(back) == text)

        let broken = try InputFilter(.decompress, using: algorithm) { _ -> Data? in nil }
        #expect(throws: FilterError.self) { try broken.readData(ofLength: 1) }
    }
}
