// SPDX-License-Identifier: MIT
@_exported public import FoundationCompat

/// A part of what an element tells, which assistive technology reads when it is asked for more, or at once where it is
/// important. Nothing here reads it aloud: it is kept for the app, and for its tests.
open class AXCustomContent: __ObjCObject, NSCopying, NSSecureCoding {
    public enum Importance: UInt, Sendable {
        /// Read when asked for.
        case `default` = 0
        /// Read with the element itself.
        case high = 1
    }

    /// The name of the part, as "Size".
    open private(set) var attributedLabel: NSAttributedString
    open private(set) var attributedValue: NSAttributedString
    open var importance = Importance.default

    open var label: String { attributedLabel.string }
    open var value: String { attributedValue.string }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        // Both may be mutable.
        attributedLabel = NSAttributedString(attributedString: label)
        attributedValue = NSAttributedString(attributedString: value)
        super.init()
    }

    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    // MARK: Copies and archives

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(label, forKey: "label")
        coder.encode(value, forKey: "value")
        coder.encode(Int(importance.rawValue), forKey: "importance")
    }

    /// The attributes of both texts stay behind.
    public required convenience init?(coder: NSCoder) {
        guard let label = coder.decodeObject(of: NSString.self, forKey: "label"),
            let value = coder.decodeObject(of: NSString.self, forKey: "value")
        else { return nil }
        self.init(label: "\(label)", value: "\(value)")
        importance = Importance(rawValue: UInt(coder.decodeInteger(forKey: "importance"))) ?? .default
    }
}

/// Elements that tell more than a label and a value.
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// In the order in which it is read; nil: there is none.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
