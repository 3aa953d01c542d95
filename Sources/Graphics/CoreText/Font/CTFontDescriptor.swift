// SPDX-License-Identifier: MIT
import CoreGraphics

/// A dictionary that describes a font. On iOS `CTFontDescriptor` and `UIFontDescriptor` are bridged; here they are one class.
///
/// Sendable because the dictionary never changes and holds only values and immutable objects.
public final class CTFontDescriptor: __ObjCObject, NSCopying, @unchecked Sendable {
    /// Keys are the raw values of `UIFontDescriptor.AttributeName` and the `kCTFont...Attribute` constants.
    package let attributes: [String: Any]

    package init(attributes: [String: Any]) {
        self.attributes = attributes
    }

    package enum Key {
        package static let name = "NSFontNameAttribute"
        package static let family = "NSFontFamilyAttribute"
        package static let face = "NSFontFaceAttribute"
        package static let size = "NSFontSizeAttribute"
        package static let visibleName = "NSFontVisibleNameAttribute"
        package static let matrix = "NSCTFontMatrixAttribute"
        package static let traits = "NSCTFontTraitsAttribute"
        package static let features = "NSCTFontFeatureSettingsAttribute"
        package static let variation = "NSCTFontVariationAttribute"
        package static let textStyle = "NSCTFontUIUsageAttribute"
        package static let cascadeList = "NSCTFontCascadeListAttribute"
        package static let design = "NSCTFontUIFontDesignTrait"
        package static let symbolicTrait = "NSCTFontSymbolicTrait"
        package static let weightTrait = "NSCTFontWeightTrait"
        package static let widthTrait = "NSCTFontProportionTrait"
        package static let slantTrait = "NSCTFontSlantTrait"
        package static let featureType = "CTFeatureTypeIdentifier"
        package static let featureSelector = "CTFeatureSelectorIdentifier"
        package static let openTypeTag = "CTFeatureOpenTypeTag"
        package static let openTypeValue = "CTFeatureOpenTypeValue"
    }

    package var size: Double { Self.number(attributes[Key.size]) ?? 0 }

    package static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    package func adding(_ more: [String: Any]) -> CTFontDescriptor {
        CTFontDescriptor(attributes: attributes.merging(more) { $1 })
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFontDescriptor else { return false }
        return self === other || NSDictionary(dictionary: attributes).isEqual(to: other.attributes)
    }

    public override var hash: Int {
        var hasher = Hasher()
        for key in attributes.keys.sorted() { hasher.combine(key) }
        hasher.combine(size)
        return hasher.finalize()
    }

    public override var description: String {
        let list = attributes.keys.sorted().map { "    \($0) = \(attributes[$0].map { "\($0)" } ?? "");" }
        return
            "UICTFontDescriptor <0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))> = {\n\(list.joined(separator: "\n"))\n}"
    }
}
