// SPDX-License-Identifier: MIT

// Trees are asked for many times a second, so they travel as plain bytes: numbers in the order of the machine, texts
// with their length before them, children after their parent.

/// Bytes under construction.
struct AutomationWriter {
    private(set) var data = Data()

    mutating func add<Number: BitwiseCopyable>(_ number: Number) {
        withUnsafeBytes(of: number) { data.append(contentsOf: $0) }
    }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            add(UInt32(bytes.count))
            data.append(contentsOf: bytes)
        }
    }

    mutating func add(_ text: String?) {
        add(UInt8(text == nil ? 0 : 1))
        if let text { add(text) }
    }

    mutating func add(_ element: AutomationElement) {
        add(element.id)
        add(element.role.rawValue)
        add(element.flags.rawValue)
        add(element.traits)
        for number in [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height] {
            add(Double(number))
        }
        add(element.identifier)
        add(element.label)
        add(element.title)
        add(element.value)
        add(element.placeholder)
        add(UInt32(element.children.count))
        for child in element.children { add(child) }
    }
}

/// Reads what `AutomationWriter` wrote.
struct AutomationReader {
    struct Malformed: Error {}
    private let data: Data
    private var place: Int

    init(_ data: Data) { (self.data, place) = (data, data.startIndex) }

    mutating func number<Number: BitwiseCopyable>(_ type: Number.Type) throws -> Number {
        let size = MemoryLayout<Number>.size
        guard data.endIndex - place >= size else { throw Malformed() }
        defer { place += size }
        return data[place..<place + size].withUnsafeBytes { $0.loadUnaligned(as: type) }
    }

    mutating func text() throws -> String {
        let count = Int(try number(UInt32.self))
        guard data.endIndex - place >= count else { throw Malformed() }
        defer { place += count }
        return String(decoding: data[place..<place + count], as: UTF8.self)
    }

    mutating func optionalText() throws -> String? { try number(UInt8.self) == 0 ? nil : try text() }

    mutating func element() throws -> AutomationElement {
        let id = try number(UInt32.self)
        var element = AutomationElement(role: AutomationRole(rawValue: try number(UInt8.self)) ?? .other)
        element.id = id
        element.flags = AutomationElement.Flags(rawValue: try number(UInt8.self))
        element.traits = try number(UInt64.self)
        let (x, y) = (try number(Double.self), try number(Double.self))
        element.frame = CGRect(x: x, y: y, width: try number(Double.self), height: try number(Double.self))
        element.identifier = try text()
        element.label = try text()
        element.title = try text()
        element.value = try optionalText()
        element.placeholder = try optionalText()
        let count = try number(UInt32.self)
        for _ in 0..<count { element.children.append(try self.element()) }
        return element
    }
}

extension AutomationElement {
    /// With everything it contains; what `AutomationReader` reads.
    package var encoded: Data {
        var writer = AutomationWriter()
        writer.add(self)
        return writer.data
    }

    /// - Throws: when the bytes are no tree.
    package init(decoding data: Data) throws {
        var reader = AutomationReader(data)
        self = try reader.element()
    }
}
