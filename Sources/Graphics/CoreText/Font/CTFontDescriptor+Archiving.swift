// SPDX-License-Identifier: MIT
import CoreGraphics

/// Archives of descriptors hold what a property list can, and other descriptors:
/// https://developer.apple.com/documentation/uikit/uifontdescriptor
extension CTFontDescriptor: NSSecureCoding {
    private static let attributesKey = "UIFontDescriptorAttributes"

    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        coder.encode(Self.archivable(attributes) as? NSDictionary, forKey: Self.attributesKey)
    }

    public convenience init?(coder: NSCoder) {
        let kinds: [AnyClass] = [
            NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, CTFontDescriptor.self,
        ]
        let object = coder.decodeObject(of: kinds, forKey: Self.attributesKey)
        guard let stored = object as? NSDictionary else { return nil }
        var attributes: [String: Any] = [:]
        for (key, value) in stored { if let key = key as? String { attributes[key] = value } }
        self.init(attributes: attributes)
    }

    /// The value as an object that archives hold; nil for others, as a matrix in a value of C's.
    private static func archivable(_ value: Any) -> NSObject? {
        switch value {
        case let text as String: return NSString(string: text)
        case let descriptor as CTFontDescriptor: return descriptor
        case let array as [Any]: return NSArray(array: array.compactMap(archivable))
        case let dictionary as [AnyHashable: Any]: return archivable(dictionary)
        default: return number(value).map { NSNumber(value: $0) }
        }
    }

    /// Keys are texts, or names that have one.
    private static func archivable(_ dictionary: [AnyHashable: Any]) -> NSObject {
        let result = NSMutableDictionary()
        for (key, value) in dictionary {
            let name = key.base as? String ?? (key.base as? any RawRepresentable)?.rawValue as? String
            guard let name, let object = archivable(value) else { continue }
            result.setObject(object, forKey: NSString(string: name))
        }
        return result
    }
}
