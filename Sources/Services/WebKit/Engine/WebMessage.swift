// SPDX-License-Identifier: MIT

/// A message of the engine's program: a verb, numbers of a view and of a question, and fields of bytes.
///
/// On the wire: length of the fields, verb (16 bytes, padded), number of fields, view, token, little-endian; then each
/// field as length, bytes, and a zero byte.
struct WebMessage: Sendable {
    static let headerSize = 32
    private static let verbSize = 16

    var verb: String
    var view: UInt32
    var token: UInt32
    var fields: [Data]
    /// A descriptor that came along; whoever takes the message closes it.
    var descriptor: Int32?

    /// A field as text; empty where there is none.
    func text(_ index: Int) -> String { index < fields.count ? String(decoding: fields[index], as: UTF8.self) : "" }
    func number(_ index: Int) -> Double { Double(text(index)) ?? 0 }
    func integer(_ index: Int) -> Int { Int(text(index)) ?? 0 }
    func flag(_ index: Int) -> Bool { text(index) == "1" }

    var encoded: Data {
        var body = Data()
        for field in fields {
            body.append(word: UInt32(field.count))
            body.append(field)
            body.append(UInt8(0))
        }
        var data = Data(capacity: Self.headerSize + body.count)
        data.append(word: UInt32(body.count))
        data.append(contentsOf: verb.utf8.prefix(Self.verbSize - 1))
        data.append(contentsOf: repeatElement(0, count: Self.verbSize - min(verb.utf8.count, Self.verbSize - 1)))
        data.append(word: UInt32(fields.count))
        data.append(word: view)
        data.append(word: token)
        data.append(body)
        return data
    }

    /// Takes the first whole message off the front of `bytes`.
    static func take(from bytes: inout Data) -> WebMessage? {
        guard bytes.count >= headerSize else { return nil }
        let length = Int(bytes.word(at: 0))
        guard bytes.count >= headerSize + length else { return nil }
        let name = bytes.part(4, verbSize).prefix { $0 != 0 }
        var message = WebMessage(
            verb: String(decoding: name, as: UTF8.self), view: bytes.word(at: 24), token: bytes.word(at: 28), fields: []
        )
        var at = headerSize
        for _ in 0..<bytes.word(at: 20) {
            let size = Int(bytes.word(at: at))
            message.fields.append(bytes.part(at + 4, size))
            at += 4 + size + 1
        }
        bytes = bytes.part(headerSize + length, bytes.count - headerSize - length)
        return message
    }
}

extension Data {
    fileprivate mutating func append(word: UInt32) {
        Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
    }

    /// Offsets count from the first byte, whatever the slice's indices.
    fileprivate func word(at offset: Int) -> UInt32 {
        withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    }

    fileprivate func part(_ offset: Int, _ length: Int) -> Data {
        withUnsafeBytes { Data($0[offset..<offset + length]) }
    }
}
