// SPDX-License-Identifier: MIT

/// A value of a keyed archive's property list. Foundation reads property lists but does not give out the references
/// between an archive's objects.
enum ArchiveValue {
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    case text(String)
    case data(Data)
    case array([ArchiveValue])
    case dictionary([String: ArchiveValue])
    /// The number of an object.
    case reference(Int)

    init(_ data: Data) throws {
        guard data.starts(with: Array("bplist00".utf8)) else {
            // Foundation writes the references that it has read.
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            self = try BinaryArchive(
                PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            )
            .root()
            return
        }
        self = try BinaryArchive(data).root()
    }

    var number: Double? {
        switch self {
        case .bool(let flag): flag ? 1 : 0
        case .integer(let number): Double(number)
        case .real(let number): number
        case .text(let text): Double(text)
        default: nil
        }
    }
    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }
    var array: [ArchiveValue]? {
        if case .array(let list) = self { return list }
        return nil
    }
    var dictionary: [String: ArchiveValue]? {
        if case .dictionary(let table) = self { return table }
        return nil
    }
}

/// Why a scene's file cannot be read.
struct SceneFileError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// A binary property list, version 00: objects, a table of their offsets, a trailer of 32 bytes (format documented in
/// Apple's open CFBinaryPList.c).
struct BinaryArchive {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let top: Int
    private let table: Int
    /// Nested deeper than any archive is: a file that refers to itself.
    private static let deepest = 64
    /// How many more values are read: lists that name each other grow without end.
    private let budget: Budget

    private final class Budget { var left = 1_000_000 }

    init(_ data: Data) throws {
        bytes = [UInt8](data)
        budget = Budget()
        guard bytes.count >= 40 else { throw SceneFileError("a binary property list of \(data.count) bytes") }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.integer(bytes[(trailer + 8)..<(trailer + 16)]),
            let top = Self.integer(bytes[(trailer + 16)..<(trailer + 24)]),
            let table = Self.integer(bytes[(trailer + 24)..<(trailer + 32)]),
            count <= bytes.count, top < max(count, 1), table <= trailer, count * offsetSize <= trailer - table
        else { throw SceneFileError("a damaged trailer") }
        (self.count, self.top, self.table) = (count, top, table)
    }

    func root() throws -> ArchiveValue { try object(top, depth: 0) }

    private static func integer(_ slice: ArraySlice<UInt8>) -> Int? {
        var value: UInt64 = 0
        for byte in slice.suffix(8) { value = value << 8 | UInt64(byte) }
        return Int(exactly: value)
    }

    private func slice(_ start: Int, _ length: Int) throws -> ArraySlice<UInt8> {
        guard start >= 0, length >= 0, start <= bytes.count - 32, length <= bytes.count - 32 - start else {
            throw SceneFileError("an object at byte \(start) reaches beyond the file")
        }
        return bytes[start..<(start + length)]
    }

    private func object(_ number: Int, depth: Int) throws -> ArchiveValue {
        guard depth < Self.deepest else { throw SceneFileError("lists nested deeper than \(Self.deepest)") }
        budget.left -= 1
        guard budget.left > 0 else { throw SceneFileError("more values than a scene has") }
        guard number < count, let at = Self.integer(try slice(table + number * offsetSize, offsetSize)),
            let marker = try slice(at, 1).first
        else { throw SceneFileError("object \(number) of \(count) has no place") }
        let (kind, info) = (marker >> 4, Int(marker & 15))
        switch kind {
        case 0: return .bool(info == 9)
        case 1: return .integer(Int64(bitPattern: Self.bits(try slice(at + 1, 1 << info))))
        case 2, 3: return .real(try real(at + 1, 1 << info))
        case 8: return .reference(Self.integer(try slice(at + 1, info + 1)) ?? 0)
        default: return try list(kind, at, info, depth)
        }
    }

    private static func bits(_ slice: ArraySlice<UInt8>) -> UInt64 {
        slice.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    private func real(_ at: Int, _ size: Int) throws -> Double {
        let bits = Self.bits(try slice(at, size))
        return size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    }

    private func list(_ kind: UInt8, _ at: Int, _ info: Int, _ depth: Int) throws -> ArchiveValue {
        var (start, length) = (at + 1, info)
        if info == 15, let marker = try slice(start, 1).first {
            let size = 1 << Int(marker & 15)
            length = Self.integer(try slice(start + 1, size)) ?? 0
            start += 1 + size
        }
        guard length <= bytes.count else { throw SceneFileError("a list of \(length) at byte \(at)") }
        func member(_ i: Int) throws -> ArchiveValue {
            let at = Self.integer(try slice(start + i * referenceSize, referenceSize)) ?? 0
            return try object(at, depth: depth + 1)
        }
        switch kind {
        case 4: return .data(Data(try slice(start, length)))
        case 5: return .text(String(decoding: try slice(start, length), as: UTF8.self))
        case 6:
            let units = try slice(start, length * 2)
            return .text(
                String(
                    decoding: stride(from: units.startIndex, to: units.endIndex, by: 2).map {
                        UInt16(units[$0]) << 8 | UInt16(units[$0 + 1])
                    }, as: UTF16.self))
        case 10, 12:
            _ = try slice(start, length * referenceSize)
            return .array(try (0..<length).map(member))
        case 13:
            _ = try slice(start, length * 2 * referenceSize)
            var result: [String: ArchiveValue] = [:]
            for i in 0..<length {
                if let key = try member(i).text { result[key] = try member(length + i) }
            }
            return .dictionary(result)
        default: throw SceneFileError("an object of kind \(kind) at byte \(at)")
        }
    }
}
