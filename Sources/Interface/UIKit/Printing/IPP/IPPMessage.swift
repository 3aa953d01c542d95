// SPDX-License-Identifier: MIT

/// A value of an attribute (RFC 8010, section 3.9), as far as printing needs its kind.
enum IPPValue: Equatable, Sendable {
    case integer(Int32)
    case boolean(Bool)
    case enumeration(Int32)
    case keyword(String)
    case uri(String)
    case name(String)
    case language(String)
    case charset(String)
    case mimeType(String)
    /// Any other tag, as it came.
    case other(UInt8, [UInt8])

    var text: String? {
        switch self {
        case .keyword(let text), .uri(let text), .name(let text), .language(let text), .charset(let text),
            .mimeType(let text):
            text
        case .other(let tag, let bytes) where (0x40...0x4A).contains(tag): String(decoding: bytes, as: UTF8.self)
        case .integer, .boolean, .enumeration, .other: nil
        }
    }

    var number: Int32? {
        switch self {
        case .integer(let number), .enumeration(let number): number
        default: nil
        }
    }

    var tag: UInt8 {
        switch self {
        case .integer: 0x21
        case .boolean: 0x22
        case .enumeration: 0x23
        case .keyword: 0x44
        case .uri: 0x45
        case .name: 0x42
        case .language: 0x48
        case .charset: 0x47
        case .mimeType: 0x49
        case .other(let tag, _): tag
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .integer(let number), .enumeration(let number): IPPMessage.bytes(UInt32(bitPattern: number), count: 4)
        case .boolean(let isTrue): [isTrue ? 1 : 0]
        case .other(_, let bytes): bytes
        default: Array((text ?? "").utf8)
        }
    }

    init(tag: UInt8, _ bytes: [UInt8]) {
        let text = { String(decoding: bytes, as: UTF8.self) }
        switch (tag, bytes.count) {
        case (0x21, 4): self = .integer(Int32(bitPattern: IPPMessage.number(bytes)))
        case (0x22, 1): self = .boolean(bytes[0] != 0)
        case (0x23, 4): self = .enumeration(Int32(bitPattern: IPPMessage.number(bytes)))
        case (0x44, _): self = .keyword(text())
        case (0x45, _): self = .uri(text())
        case (0x42, _): self = .name(text())
        case (0x48, _): self = .language(text())
        case (0x47, _): self = .charset(text())
        case (0x49, _): self = .mimeType(text())
        default: self = .other(tag, bytes)
        }
    }
}

/// A request to a printer or its answer (RFC 8010, section 3).
struct IPPMessage: Equatable, Sendable {
    enum Group: UInt8, Sendable { case operation = 1, job = 2, printer = 4, unsupported = 5 }
    struct Attribute: Equatable, Sendable {
        let group: UInt8
        let name: String
        var values: [IPPValue]
    }

    /// Why bytes are no message.
    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    static let printJob: UInt16 = 0x0002
    static let cancelJob: UInt16 = 0x0008
    static let getJobAttributes: UInt16 = 0x0009
    static let getPrinterAttributes: UInt16 = 0x000B

    /// An operation, or the status of an answer: below 0x0100 it is success.
    var code: UInt16
    var identifier: UInt32
    var attributes: [Attribute] = []
    var document: [UInt8] = []

    init(code: UInt16, identifier: UInt32) {
        self.code = code
        self.identifier = identifier
    }

    /// A request with the attributes that each must begin with (RFC 8011, 4.1.4).
    init(operation: UInt16, printer: String) {
        self.init(code: operation, identifier: 1)
        add(.operation, "attributes-charset", .charset("utf-8"))
        add(.operation, "attributes-natural-language", .language("en"))
        add(.operation, "printer-uri", .uri(printer))
    }

    mutating func add(_ group: Group, _ name: String, _ values: IPPValue...) {
        attributes.append(Attribute(group: group.rawValue, name: name, values: values))
    }

    /// All values by name, of whichever group.
    var byName: [String: [IPPValue]] {
        Dictionary(attributes.map { ($0.name, $0.values) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Bytes

    static func bytes(_ number: UInt32, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * (count - 1 - $0))) }
    }

    static func number(_ bytes: some Sequence<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

    var encoded: [UInt8] {
        var bytes: [UInt8] = [1, 1] + Self.bytes(UInt32(code), count: 2) + Self.bytes(identifier, count: 4)
        var group: UInt8?
        for attribute in attributes {
            if group != attribute.group {
                group = attribute.group
                bytes.append(attribute.group)
            }
            for (index, value) in attribute.values.enumerated() {
                let name = index == 0 ? Array(attribute.name.utf8) : []
                let content = value.bytes
                bytes.append(value.tag)
                bytes += Self.bytes(UInt32(name.count), count: 2) + name
                bytes += Self.bytes(UInt32(content.count), count: 2) + content
            }
        }
        return bytes + [0x03] + document
    }

    /// - Throws: `Malformed` for what ends early.
    init(decoding bytes: [UInt8]) throws {
        var reader = Reader(bytes: bytes)
        _ = try reader.take(2)
        code = UInt16(Self.number(try reader.take(2)))
        identifier = Self.number(try reader.take(4))
        var group: UInt8 = 0
        while true {
            let tag = try reader.take(1)[0]
            if tag == 0x03 { break }
            guard tag >= 0x10 else {
                group = tag
                continue
            }
            let name = String(decoding: try reader.sized(), as: UTF8.self)
            let value = IPPValue(tag: tag, try reader.sized())
            if name.isEmpty, !attributes.isEmpty {
                attributes[attributes.count - 1].values.append(value)
            } else {
                attributes.append(Attribute(group: group, name: name, values: [value]))
            }
        }
        document = Array(bytes[reader.place...])
    }

    private struct Reader {
        let bytes: [UInt8]
        var place = 0

        mutating func take(_ count: Int) throws -> [UInt8] {
            guard place + count <= bytes.count else { throw Malformed(description: "an IPP message that ends early") }
            defer { place += count }
            return Array(bytes[place..<place + count])
        }

        mutating func sized() throws -> [UInt8] { try take(Int(IPPMessage.number(try take(2)))) }
    }
}
