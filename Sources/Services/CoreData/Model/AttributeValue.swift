// SPDX-License-Identifier: MIT
import FoundationCompat

/// Values of attributes in the one form that objects keep: numbers as `NSNumber`, texts as `String`, the rest as
/// Foundation's Swift types.
enum AttributeValue {
    /// nil for values that do not have the type.
    static func canonical(_ value: Any, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return number(value).map { NSNumber(value: $0.int64Value) }
        case .booleanAttributeType: return number(value).map { NSNumber(value: $0.boolValue) }
        case .doubleAttributeType: return number(value).map { NSNumber(value: $0.doubleValue) }
        case .floatAttributeType: return number(value).map { NSNumber(value: $0.floatValue) }
        case .decimalAttributeType:
            if let decimal = value as? NSDecimalNumber { return decimal }
            if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
            return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        case .stringAttributeType: return value as? String ?? (value as? NSString).map { $0 as String }
        case .dateAttributeType: return value as? Date ?? (value as? NSDate).map { $0 as Date }
        case .binaryDataAttributeType: return value as? Data ?? (value as? NSData).map { $0 as Data }
        case .UUIDAttributeType: return value as? UUID ?? (value as? NSUUID).map { $0 as UUID }
        case .URIAttributeType: return value as? URL ?? (value as? NSURL).map { $0 as URL }
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
            return value
        }
    }

    static func number(_ value: Any) -> NSNumber? {
        if let number = value as? NSNumber { return number }
        if let raw = value as? any RawRepresentable { return raw.rawValue as? NSNumber }
        return nil
    }

    /// A default or limit as model files write it.
    static func parse(_ text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .booleanAttributeType: return NSNumber(value: ["YES", "TRUE", "1"].contains(text.uppercased()))
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .stringAttributeType: return text
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        case .dateAttributeType: return Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType:
            return Double(text).flatMap { canonical(NSNumber(value: $0), type) }
        case .binaryDataAttributeType, .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType,
            .compositeAttributeType:
            return nil
        }
    }

    /// Whether two values of an attribute are the same.
    static func isSame(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): return true
        case (nil, _?), (_?, nil): return false
        case (let left as NSNumber, let right as NSNumber): return left == right
        case (let left as AnyHashable, let right as AnyHashable): return left == right
        case (let left?, let right?): return (left as AnyObject) === (right as AnyObject)
        }
    }
}

extension PropertyValue {
    /// The canonical form of an attribute's value; nil when it does not have the type.
    init?(_ value: Any, _ type: NSAttributeType) {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            guard let number = AttributeValue.number(value) else { return nil }
            self = .integer(number.int64Value)
        case .booleanAttributeType:
            guard let number = AttributeValue.number(value) else { return nil }
            self = .boolean(number.boolValue)
        case .doubleAttributeType:
            guard let number = AttributeValue.number(value) else { return nil }
            self = .real(number.doubleValue)
        case .floatAttributeType:
            guard let number = AttributeValue.number(value) else { return nil }
            self = .single(number.floatValue)
        default:
            guard let canonical = AttributeValue.canonical(value, type) else { return nil }
            self = PropertyValue(canonical)
        }
    }
}
