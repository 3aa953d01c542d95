// SPDX-License-Identifier: MIT
import FoundationCompat

/// One tile as its protocol buffer has it: layers of features with attributes, in the tile's own units.
///
/// https://github.com/mapbox/vector-tile-spec/tree/master/2.1
struct VectorTile {
    enum Kind: UInt64 { case unknown = 0, point, line, polygon }

    struct Feature {
        var kind = Kind.unknown
        var attributes: [String: String] = [:]
        /// Lines, rings or single points, in units of the layer's extent.
        var parts: [[CGPoint]] = []
    }

    struct Layer {
        var name = ""
        var extent = 4096.0
        var features: [Feature] = []
    }

    private(set) var layers: [Layer] = []

    /// - Parameter isWanted: whether a layer of this name is read; the others cost nothing.
    init(_ bytes: [UInt8], isWanted: (String) -> Bool = { _ in true }) throws(BrokenData) {
        var fields = ProtobufReader(ByteReader(bytes))
        while let (field, value, _) = try fields.next() {
            guard field == 3, case .bytes(let part) = value else { continue }
            if let layer = try Self.layer(part, isWanted) { layers.append(layer) }
        }
    }

    private static func layer(_ bytes: ByteReader, _ isWanted: (String) -> Bool) throws(BrokenData) -> Layer? {
        var layer = Layer()
        var (keys, values, features): ([String], [String], [ByteReader]) = ([], [], [])
        var fields = ProtobufReader(bytes)
        while let (field, value, offset) = try fields.next() {
            switch (field, value) {
            case (1, .bytes(var part)):
                layer.name = try part.text(part.rest)
                if !isWanted(layer.name) { return nil }
            case (2, .bytes(let part)): features.append(part)
            case (3, .bytes(var part)): keys.append(try part.text(part.rest))
            case (4, .bytes(let part)): values.append(try text(part))
            case (5, .number(let number)):
                guard (1...65_536).contains(number) else {
                    throw BrokenData(offset, "the layer '\(layer.name)' has an extent of \(number)")
                }
                layer.extent = Double(number)
            default: break
            }
        }
        for part in features { layer.features.append(try feature(part, keys, values)) }
        return layer
    }

    /// A value of an attribute, whatever its kind, as a text.
    private static func text(_ bytes: ByteReader) throws(BrokenData) -> String {
        var fields = ProtobufReader(bytes)
        while let (field, value, _) = try fields.next() {
            switch (field, value) {
            case (1, .bytes(var part)): return try part.text(part.rest)
            case (2, .number(let bits)): return number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
            case (3, .number(let bits)): return number(Double(bitPattern: bits))
            case (4, .number(let bits)): return String(Int64(bitPattern: bits))
            case (5, .number(let bits)): return String(bits)
            case (6, .number(let bits)): return String(Int64(bits >> 1) ^ -Int64(bits & 1))
            case (7, .number(let bits)): return bits == 0 ? "false" : "true"
            default: break
            }
        }
        return ""
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
    }

    private static func feature(
        _ bytes: ByteReader, _ keys: [String], _ values: [String]
    ) throws(BrokenData) -> Feature {
        var feature = Feature()
        var geometry: ByteReader?
        var fields = ProtobufReader(bytes)
        while let (field, value, offset) = try fields.next() {
            switch (field, value) {
            case (2, .bytes(var tags)):
                while !tags.isAtEnd {
                    let key = try tags.count(atMost: keys.count - 1, "the number of a key")
                    let value = try tags.count(atMost: values.count - 1, "the number of a value")
                    feature.attributes[keys[key]] = values[value]
                }
            case (3, .number(let number)):
                guard let kind = Kind(rawValue: number) else {
                    throw BrokenData(offset, "a feature is of the unknown kind \(number)")
                }
                feature.kind = kind
            case (4, .bytes(let part)): geometry = part
            default: break
            }
        }
        if let geometry { feature.parts = try parts(geometry, feature.kind) }
        return feature
    }

    /// Commands: 1 moves, 2 draws lines, 7 closes; places are differences to the last.
    private static func parts(_ bytes: ByteReader, _ kind: Kind) throws(BrokenData) -> [[CGPoint]] {
        var reader = bytes
        var result: [[CGPoint]] = []
        var (x, y) = (0, 0)
        func step() throws(BrokenData) -> Int {
            let value = try reader.varint()
            return Int(Int32(truncatingIfNeeded: value >> 1)) ^ -Int(value & 1)
        }
        while !reader.isAtEnd {
            let offset = reader.position
            let command = try reader.varint()
            let (code, count) = (command & 7, Int(truncatingIfNeeded: command >> 3 & 0x1FFF_FFFF))
            switch code {
            case 1, 2:
                guard count <= reader.rest / 2 else {
                    throw BrokenData(offset, "\(count) points are announced in \(reader.rest) bytes")
                }
                guard code == 1 || !result.isEmpty else { throw BrokenData(offset, "a line starts nowhere") }
                for _ in 0..<count {
                    x = x &+ (try step())
                    y = y &+ (try step())
                    let point = CGPoint(x: Double(x), y: Double(y))
                    if code == 1 { result.append([point]) } else { result[result.count - 1].append(point) }
                }
            case 7:
                guard kind == .polygon else { throw BrokenData(offset, "a feature that is no polygon is closed") }
            default: throw BrokenData(offset, "the unknown command \(code) in a geometry")
            }
        }
        return result
    }
}
