// SPDX-License-Identifier: MIT
import CDesktopBus

/// A method of an object of a service.
struct BusMethod: Hashable, Sendable {
    /// A well-known name, or a connection's own.
    var service: String
    var path: String
    var interface: String
    var member: String

    init(_ service: String, _ path: String, _ interface: String, _ member: String) {
        (self.service, self.path, self.interface, self.member) = (service, path, interface, member)
    }

    /// The bus itself.
    static func bus(_ member: String) -> BusMethod {
        BusMethod("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member)
    }

    func message() -> OpaquePointer? { ts_bus_new_call(service, path, interface, member) }
}

/// The values of a message, in and out. On the thread of the connection.
enum BusWire {
    // MARK: Reading

    static func read(_ message: OpaquePointer) -> [BusValue] {
        var place = ts_bus_place()
        ts_bus_read(message, &place)
        return values(&place)
    }

    private static func values(_ place: inout ts_bus_place) -> [BusValue] {
        var result: [BusValue] = []
        while true {
            let type = ts_bus_type(&place)
            guard type != 0 else { return result }
            result.append(value(letter(type), &place))
            ts_bus_go_on(&place)
        }
    }

    private static func letter(_ type: Int32) -> Character { Character(UnicodeScalar(UInt8(truncatingIfNeeded: type))) }

    private static func value(_ type: Character, _ place: inout ts_bus_place) -> BusValue {
        switch type {
        case "a", "r", "e", "v": container(type, &place)
        case "h": .file
        default: basic(type, ts_bus_value(&place))
        }
    }

    private static func basic(_ type: Character, _ value: ts_bus_basic) -> BusValue {
        switch type {
        case "y": .byte(value.byte)
        case "b": .bool(value.flag != 0)
        case "n": .int16(value.i16)
        case "q": .uint16(value.u16)
        case "i": .int32(value.i32)
        case "u": .uint32(value.u32)
        case "x": .int64(value.i64)
        case "t": .uint64(value.u64)
        case "d": .double(value.number)
        case "o": .path(text(value))
        case "g": .signature(text(value))
        default: .string(text(value))
        }
    }

    private static func text(_ value: ts_bus_basic) -> String { value.text.map { String(cString: $0) } ?? "" }

    private static func container(_ type: Character, _ place: inout ts_bus_place) -> BusValue {
        var inside = ts_bus_place()
        ts_bus_enter(&place, &inside)
        switch type {
        case "a":
            let whole = signature(&place)
            return .array(values(&inside), of: String(whole.dropFirst()))
        case "e":
            let pair = values(&inside)
            return pair.count == 2 ? .entry(pair[0], pair[1]) : .structure(pair)
        case "v": return .variant(values(&inside).first ?? .file)
        default: return .structure(values(&inside))
        }
    }

    private static func signature(_ place: inout ts_bus_place) -> String {
        guard let text = ts_bus_signature(&place) else { return "" }
        defer { ts_bus_free_text(text) }
        return String(cString: text)
    }

    // MARK: Writing

    static func write(_ values: [BusValue], to message: OpaquePointer) throws(BusError) {
        var place = ts_bus_place()
        ts_bus_write(message, &place)
        for value in values { try append(value, &place) }
    }

    private static func append(_ value: BusValue, _ place: inout ts_bus_place) throws(BusError) {
        switch value {
        case .array(let elements, let type):
            guard elements.allSatisfy({ $0.type == type }) else { throw .invalid("an array of more than '\(type)'") }
            try fill("a", type, elements, &place)
        case .entry(let key, let content): try fill("e", nil, [key, content], &place)
        case .structure(let members):
            guard !members.isEmpty else { throw .invalid("a structure without members") }
            try fill("r", nil, members, &place)
        case .variant(let content): try fill("v", content.type, [content], &place)
        case .file: throw .invalid("a file")
        case .string(let text), .path(let text), .signature(let text):
            let isWritten = text.withCString { add(value, ts_bus_basic(text: $0), &place) }
            guard isWritten else { throw .invalid("'\(text)'") }
        default:
            guard add(value, number(value), &place) else { throw .invalid("\(value)") }
        }
    }

    private static func add(_ value: BusValue, _ basic: ts_bus_basic, _ place: inout ts_bus_place) -> Bool {
        ts_bus_append(&place, code(value.type), basic)
    }

    private static func code(_ type: String) -> Int32 { Int32(type.utf8.first ?? 0) }

    private static func number(_ value: BusValue) -> ts_bus_basic {
        switch value {
        case .byte(let number): ts_bus_basic(byte: number)
        case .bool(let flag): ts_bus_basic(flag: flag ? 1 : 0)
        case .int16(let number): ts_bus_basic(i16: number)
        case .uint16(let number): ts_bus_basic(u16: number)
        case .int32(let number): ts_bus_basic(i32: number)
        case .uint32(let number): ts_bus_basic(u32: number)
        case .int64(let number): ts_bus_basic(i64: number)
        case .uint64(let number): ts_bus_basic(u64: number)
        case .double(let number): ts_bus_basic(number: number)
        default: preconditionFailure("BusWire: \(value) is no number")
        }
    }

    private static func fill(
        _ kind: String, _ contents: String?, _ values: [BusValue], _ place: inout ts_bus_place
    ) throws(BusError) {
        var inside = ts_bus_place()
        guard ts_bus_open_container(&place, code(kind), contents, &inside) else {
            throw .invalid("a container of '\(contents ?? kind)'")
        }
        for value in values { try append(value, &inside) }
        guard ts_bus_close_container(&place, &inside) else { throw .invalid("a container of '\(contents ?? kind)'") }
    }
}
