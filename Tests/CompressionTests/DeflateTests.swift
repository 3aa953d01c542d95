// SPDX-License-Identifier: MIT
import Compression
import Testing

/// RFC 1951.
struct DeflateTests {
    @Test("a stored block is read")
    func storedBlock() {
        // The last block, stored, of three bytes and their complement: section 3.2.4.
        let block: [UInt8] = [1, 3, 0, 0xFC, 0xFF] + Array("abc".utf8)
        var out = [UInt8](repeating: 0, count: 8)
        let count = compression_decode_buffer(&out, out.count, block, block.count, nil, COMPRESSION_ZLIB)
        #expect(Array(out.prefix(count)) == Array("abc".utf8))
        #expect(compression_decode_buffer(&out, out.count, [7, 7, 7], 3, nil, COMPRESSION_ZLIB) == 0)
    }

    @Test("what is compressed comes back, at once and in small portions")
    func roundTrip() {
        let text = Array(String(repeating: "abcdefgh", count: 500).utf8)
        var small = [UInt8](repeating: 0, count: text.count)
        let count = compression_encode_buffer(&small, small.count, text, text.count, nil, COMPRESSION_ZLIB)
        #expect(count > 0 && count < text.count / 10)
        var place: [UInt8] = [0]
        #expect(compression_encode_buffer(&place, 1, text, text.count, nil, COMPRESSION_ZLIB) == 0)
        let portion = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
        defer { portion.deallocate() }
        var back: [UInt8] = []
        small.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            var stream = compression_stream(dst_ptr: portion, dst_size: 64, src_ptr: start, src_size: count, state: nil)
            #expect(
                compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK)
            var status = COMPRESSION_STATUS_OK
            while status == COMPRESSION_STATUS_OK {
                (stream.dst_ptr, stream.dst_size) = (portion, 64)
                status = compression_stream_process(&stream, COMPRESSION_STREAM_FINALIZE.rawValue)
                back += UnsafeBufferPointer(start: portion, count: 64 - stream.dst_size)
            }
            #expect(status == COMPRESSION_STATUS_END)
            compression_stream_destroy(&stream)
        }
        #expect(back == text)
    }
}
