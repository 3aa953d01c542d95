// SPDX-License-Identifier: MIT
import Foundation

/// One item: its attributes by Apple's short names, as property list values.
struct KeychainItem {
    /// Numbers items in the order they were added; never used twice.
    var row: Int64
    /// `genp`, `inet`, ...
    var kind: String
    var attributes: [String: Any]
    var data: Data?

    /// What tells items of a kind apart: two items may not agree in all of these.
    static func identity(of kind: String) -> [String] {
        switch kind {
        case "genp": ["acct", "svce", "agrp", "sync"]
        case "inet":
            ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
        case "cert": ["ctyp", "issr", "slnr", "agrp", "sync"]
        default: ["kcls", "klbl", "atag", "type", "bsiz", "esiz", "agrp", "sync"]
        }
    }

    /// Names the item for good: its kind and its row.
    var persistentReference: Data {
        Data(kind.utf8) + withUnsafeBytes(of: row.bigEndian) { Data($0) }
    }

    func isSame(as other: KeychainItem) -> Bool {
        kind == other.kind
            && Self.identity(of: kind).allSatisfy {
                plainEqual(attributes[$0], other.attributes[$0], missingIsEmpty: true)
            }
    }
}

/// A value of a keychain dictionary as a property list has it; nil: none can be made of it.
func plainValue(_ value: Any) -> Any? {
    switch value {
    case let value as SecAccessControl: value.flags.isEmpty ? nil : NSNumber(value: value.flags.rawValue)
    case let value as NSString: value as String
    case let value as String: value
    case let value as NSData: value as Data
    case let value as Data: value
    case let value as NSDate: value as Date
    case let value as Date: value
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(value))
    default: nil
    }
}

/// - Parameter missingIsEmpty: whether no value, an empty text and 0 are the same, as they are in an item's identity.
func plainEqual(_ first: Any?, _ second: Any?, missingIsEmpty: Bool = false) -> Bool {
    func object(_ value: Any?) -> NSObject? {
        switch value {
        case let value as String: missingIsEmpty && value.isEmpty ? nil : NSString(string: value)
        case let value as Data: missingIsEmpty && value.isEmpty ? nil : NSData(data: value)
        case let value as Date: NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
        case let value as NSNumber: missingIsEmpty && value.doubleValue == 0 ? nil : value
        case nil: nil
        default: value as? NSObject
        }
    }
    switch (object(first), object(second)) {
    case (nil, nil): return true
    case (let first?, let second?): return first.isEqual(second)
    default: return false
    }
}
