// SPDX-License-Identifier: MIT
import CoreGraphics

/// A dictionary that describes a font. On iOS `CTFontDescriptor` and `UIFontDescriptor` are bridged; here they are one class.
///
/// Sendable because the dictionary never changes and holds only values and immutable objects.
public final class CTFontDescriptor: __ObjCObject, NSCopying, @unchecked Sendable {
    /// Keys are the raw values of `UIFontDescriptor.AttributeName` and the `kCTFont...Attribute` constants.
    package let attributes: [String: Any]

    /// Unknown keys are kept, and count when descriptors are compared.
    package init(attributes: [String: Any]) {
        self.attributes = attributes
    }

    /// The texts behind `UIFontDescriptor.AttributeName`, its traits and its features.
    package enum Key {
        /// The PostScript name.
        package static let name = "NSFontNameAttribute"
        /// Counts where there is no name; a family that is unknown gives Helvetica.
        package static let family = "NSFontFamilyAttribute"
        /// The style's name; counts beside a family only.
        package static let face = "NSFontFaceAttribute"
        /// A number of points.
        package static let size = "NSFontSizeAttribute"
        /// For people. Answered for a font; does not choose one.
        package static let visibleName = "NSFontVisibleNameAttribute"
        /// Kept; does not choose a font or bend one.
        package static let matrix = "NSCTFontMatrixAttribute"
        /// A dictionary of the traits below.
        package static let traits = "NSCTFontTraitsAttribute"
        /// An array of dictionaries of the feature keys below.
        package static let features = "NSCTFontFeatureSettingsAttribute"
        /// A dictionary of numbers by axis tags.
        package static let variation = "NSCTFontVariationAttribute"
        /// A text style's raw value; counts before name and family.
        package static let textStyle = "NSCTFontUIUsageAttribute"
        /// Kept; missing characters are looked for in the platform's own order.
        package static let cascadeList = "NSCTFontCascadeListAttribute"
        /// Among the traits: one of `SystemDesign`.
        package static let design = "NSCTFontUIFontDesignTrait"
        /// Among the traits: bits of `TraitBits`.
        package static let symbolicTrait = "NSCTFontSymbolicTrait"
        /// Among the traits: UIFont's scale, -1 to 1.
        package static let weightTrait = "NSCTFontWeightTrait"
        /// Among the traits: -1 to 1.
        package static let widthTrait = "NSCTFontProportionTrait"
        /// Among the traits: -1 to 1.
        package static let slantTrait = "NSCTFontSlantTrait"
        /// Of a feature: its number in Apple's registry.
        package static let featureType = "CTFeatureTypeIdentifier"
        /// Of a feature: the choice's number.
        package static let featureSelector = "CTFeatureSelectorIdentifier"
        /// Of a feature: its OpenType tag, in place of the two numbers.
        package static let openTypeTag = "CTFeatureOpenTypeTag"
        /// Of a feature: 0 switches it off.
        package static let openTypeValue = "CTFeatureOpenTypeValue"
    }

    /// Points; 0 where the descriptor names none.
    package var size: Double { Self.number(attributes[Key.size]) ?? 0 }

    /// The value as a number, in whatever Swift or Objective-C form it came; nil for others. Booleans are not for this.
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

    /// The new values win.
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
