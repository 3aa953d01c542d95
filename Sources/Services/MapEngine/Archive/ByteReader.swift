// SPDX-License-Identifier: MIT
import FoundationCompat

/// Reads numbers from bytes nobody has checked; never beyond their end.
struct ByteReader {
    let bytes: [UInt8]
    private(set) var position: Int
    let end: Int

    init(_ bytes: [UInt8]) { self.init(bytes, 0..<bytes.count) }

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { position >= end }
    var rest: Int { end - position }

    mutating func byte() throws(BrokenData) -> UInt8 {
        guard position < end else { throw BrokenData(position, "the data end in the middle of a number") }
        defer { position += 1 }
        return bytes[position]
    }

    /// Little endian.
    mutating func fixed(_ count: Int) throws(BrokenData) -> UInt64 {
        guard rest >= count else { throw BrokenData(position, "the data end in the middle of a number") }
        var value: UInt64 = 0
        for index in 0..<count { value |= UInt64(bytes[position + index]) << (8 * UInt64(index)) }
        position += count
        return value
    }

    /// Seven bits a byte, the lowest first; at most ten bytes.
    mutating func varint() throws(BrokenData) -> UInt64 {
        let start = position
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 63, by: 7) {
            let part = try byte()
            value |= UInt64(part & 127) << shift
            if part < 128 { return value }
        }
        throw BrokenData(start, "a number has more than ten bytes")
    }

    /// A count or an offset, which must be at most `limit`; with a limit below zero there is none that fits.
    mutating func count(atMost limit: Int, _ what: @autoclosure () -> String) throws(BrokenData) -> Int {
        let start = position
        let value = try varint()
        guard limit >= 0, value <= UInt64(limit) else {
            throw BrokenData(start, "\(what()) is \(value); there is room for \(max(limit, 0))")
        }
        return Int(value)
    }

    /// The next `count` bytes, as a reader of their own.
    mutating func part(_ count: Int) throws(BrokenData) -> ByteReader {
        guard count >= 0, count <= rest else {
            throw BrokenData(position, "\(count) bytes are announced and \(rest) are left")
        }
        defer { position += count }
        return ByteReader(bytes, position..<(position + count))
    }

    mutating func text(_ count: Int) throws(BrokenData) -> String {
        let part = try part(count)
        return String(decoding: bytes[part.position..<part.end], as: UTF8.self)
    }
}

/// Fields of a protocol buffer, one after the other.
///
/// https://protobuf.dev/programming-guides/encoding/
struct ProtobufReader {
    enum Value {
        case number(UInt64)
        case bytes(ByteReader)
    }

    private var reader: ByteReader

    init(_ reader: ByteReader) { self.reader = reader }

    /// nil at the end.
    mutating func next() throws(BrokenData) -> (field: Int, value: Value, offset: Int)? {
        guard !reader.isAtEnd else { return nil }
        let offset = reader.position
        let key = try reader.varint()
        let field = Int(key >> 3 & 0x1FFF_FFFF)
        guard field > 0 else { throw BrokenData(offset, "a field has the number 0") }
        switch key & 7 {
        case 0: return (field, .number(try reader.varint()), offset)
        case 1: return (field, .number(try reader.fixed(8)), offset)
        case 2:
            let count = try reader.count(atMost: reader.rest, "the length of field \(field)")
            return (field, .bytes(try reader.part(count)), offset)
        case 5: return (field, .number(try reader.fixed(4)), offset)
        case let kind: throw BrokenData(offset, "field \(field) is of the unknown kind \(kind)")
        }
    }
}
