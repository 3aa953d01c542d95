// SPDX-License-Identifier: MIT
import FoundationCompat

/// The forms in which stores keep values.
enum StoreValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case data(Data)

    /// - Parameter value: in canonical form.
    init(_ value: Any?, _ attribute: NSAttributeDescription) {
        guard let value else {
            self = .null
            return
        }
        switch attribute.attributeType {
        case .transformableAttributeType, .undefinedAttributeType, .compositeAttributeType, .objectIDAttributeType:
            self = Transformation(attribute).data(from: value).map(StoreValue.data) ?? .null
        default: self = StoreValue(plain: value)
        }
    }

    /// A value without an attribute, as in predicates.
    init(plain value: Any) {
        switch value {
        case let decimal as NSDecimalNumber: self = .text(decimal.description)
        case let number as NSNumber: self = StoreValue(number)
        case let text as String: self = .text(text)
        case let date as Date: self = .real(date.timeIntervalSinceReferenceDate)
        case let data as Data: self = .data(data)
        case let id as UUID: self = .data(withUnsafeBytes(of: id.uuid) { Data($0) })
        case let url as URL: self = .text(url.absoluteString)
        case let decimal as Decimal: self = .text("\(decimal)")
        default: self = .null
        }
    }

    private init(_ number: NSNumber) {
        // "f" and "d" are the encodings of floating point.
        let type = UInt8(bitPattern: number.objCType.pointee)
        self =
            type == UInt8(ascii: "f") || type == UInt8(ascii: "d")
            ? .real(number.doubleValue) : .integer(number.int64Value)
    }

    /// The canonical form.
    func value(_ attribute: NSAttributeDescription) -> Any? {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return integer.map { NSNumber(value: $0) }
        case .booleanAttributeType: return integer.map { NSNumber(value: $0 != 0) }
        case .doubleAttributeType: return real.map { NSNumber(value: $0) }
        case .floatAttributeType: return real.map { NSNumber(value: Float($0)) }
        case .decimalAttributeType: return text.map { NSDecimalNumber(string: $0) }
        case .stringAttributeType: return text
        case .dateAttributeType: return real.map(Date.init(timeIntervalSinceReferenceDate:))
        case .binaryDataAttributeType: return data
        case .UUIDAttributeType: return data.flatMap(Self.uuid)
        case .URIAttributeType: return text.flatMap(URL.init(string:))
        case .transformableAttributeType, .undefinedAttributeType, .compositeAttributeType, .objectIDAttributeType:
            return data.flatMap { Transformation(attribute).value(from: $0) }
        }
    }

    private static func uuid(_ data: Data) -> UUID? {
        guard data.count == 16 else { return nil }
        let bytes = Array(data)
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    var integer: Int64? {
        switch self {
        case .integer(let value): value
        case .real(let value): Int64(value)
        case .text(let text): Int64(text)
        case .null, .data: nil
        }
    }

    var real: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .text(let text): Double(text)
        case .null, .data: nil
        }
    }

    var text: String? {
        switch self {
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        case .text(let text): text
        case .null, .data: nil
        }
    }

    var data: Data? { if case .data(let data) = self { data } else { nil } }

    /// As property lists hold it; nil for nothing.
    var propertyListValue: Any? {
        switch self {
        case .null: nil
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .text(let text): text
        case .data(let data): data
        }
    }

    init(propertyListValue value: Any?) {
        switch value {
        case let number as NSNumber: self = StoreValue(number)
        case let text as String: self = .text(text)
        case let data as Data: self = .data(data)
        default: self = .null
        }
    }
}

/// Values of transformable attributes as data.
private struct Transformation {
    private let transformer: ValueTransformer?
    /// Transformers that unarchive turn data into values, all others values into data.
    private let unarchives: Bool

    init(_ attribute: NSAttributeDescription) {
        let name = attribute.valueTransformerName ?? ""
        transformer = name.isEmpty ? nil : ValueTransformer.named(NSValueTransformerName(name))
        unarchives =
            transformer is NSSecureUnarchiveFromDataTransformer || name == "NSKeyedUnarchiveFromData"
            || name == "NSUnarchiveFromData"
        if transformer == nil, !name.isEmpty {
            NSLog(
                "CoreData: fault: No NSValueTransformer with class name '%@' was found for attribute '%@' on entity '%@'",
                name, attribute.name, attribute.owner?.name ?? "")
        }
    }

    func data(from value: Any) -> Data? {
        guard let transformer else { return ArchivedValue.write(value) }
        let result = unarchives ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
        return result as? Data ?? (result as? NSData).map { $0 as Data }
    }

    func value(from data: Data) -> Any? {
        guard let transformer else { return ArchivedValue.read(data) }
        return unarchives ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }
}
