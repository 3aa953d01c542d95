// SPDX-License-Identifier: MIT
import CoreGraphics

public enum CGImageMetadataType: Int32, Sendable {
    case invalid = -1
    /// What the value or the tag's own definition asks for.
    case `default` = 0
    case string = 1
    /// A set: `rdf:Bag`.
    case arrayUnordered = 2
    /// `rdf:Seq`.
    case arrayOrdered = 3
    /// The same thing in several forms: `rdf:Alt`.
    case alternateArray = 4
    /// The same text in several languages, each with the qualifier `xml:lang`.
    case alternateText = 5
    case structure = 6
}

/// One property of XMP: a text, a list of tags, or a structure of named ones.
// Sendable: tags change only inside of a mutable metadata object, which one thread uses at a time.
public final class CGImageMetadataTag: @unchecked Sendable {
    enum Value {
        case text(String)
        case list([CGImageMetadataTag])
        /// In the order they were set.
        case fields([CGImageMetadataTag])
    }

    let namespace: String
    let prefix: String
    let name: String
    var type: CGImageMetadataType
    var value: Value
    var qualifiers: [CGImageMetadataTag] = []

    init(_ namespace: String, _ prefix: String, _ name: String, _ type: CGImageMetadataType, _ value: Value) {
        self.namespace = namespace
        self.prefix = prefix
        self.name = name
        self.type = type
        self.value = value
    }

    /// - Parameter value: a text, number or Boolean, an array or a dictionary of such or of tags. nil: anything else.
    convenience init?(
        _ namespace: String, _ prefix: String, _ name: String, _ type: CGImageMetadataType, foundation value: Any
    ) {
        guard let made = Self.made(value, namespace, prefix, name, type) else { return nil }
        self.init(namespace, prefix, name, made.0, made.1)
    }

    private static func made(
        _ value: Any, _ namespace: String, _ prefix: String, _ name: String, _ type: CGImageMetadataType
    ) -> (CGImageMetadataType, Value)? {
        let usual = type == .default ? XMPSchema.type(namespace, name) : type
        if let text = XMPText.text(value) {
            switch usual {
            case .alternateText:
                return (.alternateText, .list([XMPText.alternative(text, "x-default", namespace, prefix)]))
            case .arrayUnordered, .arrayOrdered, .alternateArray:
                return (usual, .list([CGImageMetadataTag(namespace, prefix, "", .string, .text(text))]))
            case .default, .string: return (.string, .text(text))
            case .invalid, .structure: return nil
            }
        }
        if let items = value as? [Any] {
            let tags = items.compactMap { item in
                item as? CGImageMetadataTag
                    ?? CGImageMetadataTag(namespace, prefix, "", .string, foundation: item)
            }
            guard tags.count == items.count, ![.string, .structure, .invalid].contains(usual) else { return nil }
            return (usual == .default ? .arrayOrdered : usual, .list(tags))
        }
        guard let fields = value as? [String: Any], [.default, .structure].contains(usual) else { return nil }
        let tags = fields.sorted { $0.key < $1.key }.compactMap { key, item in
            item as? CGImageMetadataTag ?? CGImageMetadataTag(namespace, prefix, key, .default, foundation: item)
        }
        return tags.count == fields.count ? (.structure, .fields(tags)) : nil
    }

    /// A tag of its own with the same content.
    var copy: CGImageMetadataTag {
        let value: Value =
            switch self.value {
            case .text: self.value
            case .list(let tags): .list(tags.map(\.copy))
            case .fields(let tags): .fields(tags.map(\.copy))
            }
        let copy = CGImageMetadataTag(namespace, prefix, name, type, value)
        copy.qualifiers = qualifiers.map(\.copy)
        return copy
    }

    /// A text, or the one that speaks for several: the default language, the first of a list.
    var text: String? {
        switch value {
        case .text(let text): text
        case .list(let tags):
            (tags.first { $0.language == "x-default" } ?? tags.first)?.text
        case .fields: nil
        }
    }

    var language: String? { qualifiers.first { $0.name == "lang" }?.text }
}

/// What Foundation's values are as texts of XMP.
enum XMPText {
    /// nil: the value is no single one.
    static func text(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let text as NSString: text as String
        case let flag as Bool where !(value is NSNumber) || isBoolean(value): flag ? "True" : "False"
        case let number as NSNumber: number.stringValue
        case let date as Date: date.ISO8601Format()
        default: numericValue(value).map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
        }
    }

    private static func isBoolean(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return value is Bool }
        return number === kCFBooleanTrue || number === kCFBooleanFalse || String(cString: number.objCType) == "B"
    }

    static func alternative(_ text: String, _ language: String, _ space: String, _ prefix: String) -> CGImageMetadataTag
    {
        let tag = CGImageMetadataTag(space, prefix, "", .string, .text(text))
        tag.qualifiers = [CGImageMetadataTag(XMPNamespaces.xml, "xml", "lang", .string, .text(language))]
        return tag
    }
}

public func CGImageMetadataTagGetTypeID() -> CFTypeID { 0x4347_4954 }

/// - Parameters:
///   - prefix: nil: the one that the namespace usually has.
///   - value: a text, number or Boolean; an array or a dictionary of such or of tags.
/// - Returns: nil where the value does not have the type.
public func CGImageMetadataTagCreate(
    _ xmlns: CFString, _ prefix: CFString?, _ name: CFString, _ type: CGImageMetadataType, _ value: CFTypeRef
) -> CGImageMetadataTag? {
    let space = xmlns as String
    guard let prefix = prefix as String? ?? XMPNamespaces.prefix(of: space), !(name as String).isEmpty else {
        return nil
    }
    return CGImageMetadataTag(space, prefix, name as String, type, foundation: value)
}

public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> CFString? { NSString(string: tag.namespace) }
public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> CFString? { NSString(string: tag.prefix) }
public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString? { NSString(string: tag.name) }
public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType { tag.type }

/// The text; an array of tags; a dictionary of tags by their names.
public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> CFTypeRef? {
    switch tag.value {
    case .text(let text): NSString(string: text)
    case .list(let tags): NSArray(array: tags)
    case .fields(let tags):
        NSDictionary(dictionary: Dictionary(tags.map { ($0.name, $0) }) { first, _ in first })
    }
}

/// nil where there are none.
public func CGImageMetadataTagCopyQualifiers(_ tag: CGImageMetadataTag) -> CFArray? {
    tag.qualifiers.isEmpty ? nil : NSArray(array: tag.qualifiers)
}
