// SPDX-License-Identifier: MIT

/// A value of D-Bus with its type. Arrays and dictionaries are typed even where they are empty.
///
/// https://dbus.freedesktop.org/doc/dbus-specification.html#type-system
indirect enum BusValue: Hashable, Sendable {
    case byte(UInt8)
    case bool(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    /// Without a zero in it, which ends a text on the wire.
    case string(String)
    case path(String)
    case signature(String)
    /// All elements are of the type that the signature names.
    case array([BusValue], of: String)
    /// In arrays only, which are dictionaries then. The key is no container.
    case entry(BusValue, BusValue)
    case structure([BusValue])
    case variant(BusValue)
    /// An open file of the sender, which is not taken over; cannot be sent.
    case file

    /// The type, in the letters of the wire.
    var type: String {
        switch self {
        case .byte: "y"
        case .bool: "b"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .path: "o"
        case .signature: "g"
        case .array(_, let element): "a" + element
        case .entry(let key, let value): "{" + key.type + value.type + "}"
        case .structure(let members): "(" + members.map(\.type).joined() + ")"
        case .variant: "v"
        case .file: "h"
        }
    }

    // MARK: What services mostly take

    static func strings(_ texts: [String]) -> BusValue { .array(texts.map { .string($0) }, of: "s") }

    /// A dictionary of names and variants, `a{sv}`, by the names' order.
    static func properties(_ values: [String: BusValue]) -> BusValue {
        let entries = values.sorted { $0.key < $1.key }
        return .array(entries.map { .entry(.string($0.key), .variant($0.value)) }, of: "{sv}")
    }

    // MARK: Reading

    /// What is in a variant, however deep; anything else is itself.
    var content: BusValue {
        if case .variant(let value) = self { return value.content }
        return self
    }

    /// Of strings, object paths and signatures.
    var text: String? {
        switch content {
        case .string(let text), .path(let text), .signature(let text): text
        default: nil
        }
    }

    /// Of all kinds of numbers; the largest whole ones are rounded.
    var number: Double? {
        switch content {
        case .byte(let value): Double(value)
        case .int16(let value): Double(value)
        case .uint16(let value): Double(value)
        case .int32(let value): Double(value)
        case .uint32(let value): Double(value)
        case .int64(let value): Double(value)
        case .uint64(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    var flag: Bool? {
        if case .bool(let value) = content { return value }
        return nil
    }

    /// Of arrays and structures.
    var elements: [BusValue]? {
        switch content {
        case .array(let values, _), .structure(let values): values
        default: nil
        }
    }

    /// Of a dictionary whose keys are texts, without the variants around the values. The last of equal keys counts.
    var properties: [String: BusValue]? {
        guard case .array(let entries, let element) = content, element.hasPrefix("{") else { return nil }
        var result: [String: BusValue] = [:]
        for case .entry(let key, let value) in entries {
            guard let name = key.text else { return nil }
            result[name] = value.content
        }
        return result
    }
}
