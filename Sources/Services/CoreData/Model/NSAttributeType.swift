// SPDX-License-Identifier: MIT
import FoundationCompat

/// The kinds of values that attributes hold, by Apple's numbers.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100

    /// By the names that model files use.
    init?(modelName: String) {
        guard let type = Self.modelNames[modelName] else { return nil }
        self = type
    }

    var modelName: String { Self.modelNames.first { $0.value == self }?.key ?? "Undefined" }

    private static let modelNames: [String: NSAttributeType] = [
        "Undefined": .undefinedAttributeType, "Integer 16": .integer16AttributeType,
        "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
        "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType,
        "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
        "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
        "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
        "Composite": .compositeAttributeType,
    ]

    /// The class of the values, as Objective-C names it.
    var valueClassName: String? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            "NSNumber"
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .compositeAttributeType: "NSDictionary"
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: nil
        }
    }

    var isInteger: Bool {
        self == .integer16AttributeType || self == .integer32AttributeType || self == .integer64AttributeType
    }

    var isNumeric: Bool { valueClassName == "NSNumber" || self == .decimalAttributeType }
}

extension NSAttributeDescription {
    /// The kinds of values under the names of Swift's interface.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        init(_ type: NSAttributeType) { rawValue = type.rawValue }

        public static let undefined = Self(.undefinedAttributeType)
        public static let integer16 = Self(.integer16AttributeType)
        public static let integer32 = Self(.integer32AttributeType)
        public static let integer64 = Self(.integer64AttributeType)
        public static let decimal = Self(.decimalAttributeType)
        public static let double = Self(.doubleAttributeType)
        public static let float = Self(.floatAttributeType)
        public static let string = Self(.stringAttributeType)
        public static let boolean = Self(.booleanAttributeType)
        public static let date = Self(.dateAttributeType)
        public static let binaryData = Self(.binaryDataAttributeType)
        public static let uuid = Self(.UUIDAttributeType)
        public static let uri = Self(.URIAttributeType)
        public static let transformable = Self(.transformableAttributeType)
        public static let objectID = Self(.objectIDAttributeType)
        public static let composite = Self(.compositeAttributeType)
    }
}
