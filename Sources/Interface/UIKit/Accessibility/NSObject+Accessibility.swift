// SPDX-License-Identifier: MIT
import FoundationCompat

// The addresses alone are used, never the memory.
private enum Keys {
    nonisolated(unsafe) static let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 18)
    static var label: UnsafeRawPointer { UnsafeRawPointer(memory) }
    static var hint: UnsafeRawPointer { UnsafeRawPointer(memory + 1) }
    static var value: UnsafeRawPointer { UnsafeRawPointer(memory + 2) }
    static var identifier: UnsafeRawPointer { UnsafeRawPointer(memory + 3) }
    static var isElement: UnsafeRawPointer { UnsafeRawPointer(memory + 4) }
    static var traits: UnsafeRawPointer { UnsafeRawPointer(memory + 5) }
    static var frame: UnsafeRawPointer { UnsafeRawPointer(memory + 6) }
    static var path: UnsafeRawPointer { UnsafeRawPointer(memory + 7) }
    static var activationPoint: UnsafeRawPointer { UnsafeRawPointer(memory + 8) }
    static var language: UnsafeRawPointer { UnsafeRawPointer(memory + 9) }
    static var elements: UnsafeRawPointer { UnsafeRawPointer(memory + 10) }
    static var customActions: UnsafeRawPointer { UnsafeRawPointer(memory + 11) }
    static var elementsHidden: UnsafeRawPointer { UnsafeRawPointer(memory + 12) }
    static var viewIsModal: UnsafeRawPointer { UnsafeRawPointer(memory + 13) }
    static var attributedLabel: UnsafeRawPointer { UnsafeRawPointer(memory + 14) }
    static var attributedHint: UnsafeRawPointer { UnsafeRawPointer(memory + 15) }
    static var attributedValue: UnsafeRawPointer { UnsafeRawPointer(memory + 16) }
    static var groups: UnsafeRawPointer { UnsafeRawPointer(memory + 17) }
}

/// What any object may be given to be read by assistive technology. It stands in a protocol's extension because views and
/// bar items have members of the same names that can be overridden.
extension NSObjectProtocol where Self: __ObjCObject {
    public var accessibilityLabel: String? {
        get { objc_getAssociatedObject(self, Keys.label) as? String }
        set { objc_setAssociatedObject(self, Keys.label, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    public var accessibilityHint: String? {
        get { objc_getAssociatedObject(self, Keys.hint) as? String }
        set { objc_setAssociatedObject(self, Keys.hint, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    public var accessibilityValue: String? {
        get { objc_getAssociatedObject(self, Keys.value) as? String }
        set { objc_setAssociatedObject(self, Keys.value, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    public var accessibilityIdentifier: String? {
        get { objc_getAssociatedObject(self, Keys.identifier) as? String }
        set { objc_setAssociatedObject(self, Keys.identifier, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    public var isAccessibilityElement: Bool {
        get { objc_getAssociatedObject(self, Keys.isElement) as? Bool ?? false }
        set { objc_setAssociatedObject(self, Keys.isElement, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var accessibilityTraits: UIAccessibilityTraits {
        get { objc_getAssociatedObject(self, Keys.traits) as? UIAccessibilityTraits ?? [] }
        set { objc_setAssociatedObject(self, Keys.traits, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var accessibilityFrame: CGRect {
        get { objc_getAssociatedObject(self, Keys.frame) as? CGRect ?? .zero }
        set { objc_setAssociatedObject(self, Keys.frame, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var accessibilityPath: UIBezierPath? {
        get { objc_getAssociatedObject(self, Keys.path) as? UIBezierPath }
        set { objc_setAssociatedObject(self, Keys.path, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var accessibilityActivationPoint: CGPoint {
        get { objc_getAssociatedObject(self, Keys.activationPoint) as? CGPoint ?? .zero }
        set { objc_setAssociatedObject(self, Keys.activationPoint, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var accessibilityLanguage: String? {
        get { objc_getAssociatedObject(self, Keys.language) as? String }
        set { objc_setAssociatedObject(self, Keys.language, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var accessibilityElements: [Any]? {
        get { objc_getAssociatedObject(self, Keys.elements) as? [Any] }
        set { objc_setAssociatedObject(self, Keys.elements, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { objc_getAssociatedObject(self, Keys.customActions) as? [UIAccessibilityCustomAction] }
        set { objc_setAssociatedObject(self, Keys.customActions, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var accessibilityElementsHidden: Bool {
        get { objc_getAssociatedObject(self, Keys.elementsHidden) as? Bool ?? false }
        set { objc_setAssociatedObject(self, Keys.elementsHidden, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var accessibilityViewIsModal: Bool {
        get { objc_getAssociatedObject(self, Keys.viewIsModal) as? Bool ?? false }
        set { objc_setAssociatedObject(self, Keys.viewIsModal, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var shouldGroupAccessibilityChildren: Bool {
        get { objc_getAssociatedObject(self, Keys.groups) as? Bool ?? false }
        set { objc_setAssociatedObject(self, Keys.groups, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public var accessibilityAttributedLabel: NSAttributedString? {
        get {
            objc_getAssociatedObject(self, Keys.attributedLabel) as? NSAttributedString
                ?? accessibilityLabel.map { NSAttributedString(string: $0) }
        }
        set {
            objc_setAssociatedObject(self, Keys.attributedLabel, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            accessibilityLabel = newValue?.string
        }
    }

    public var accessibilityAttributedHint: NSAttributedString? {
        get {
            objc_getAssociatedObject(self, Keys.attributedHint) as? NSAttributedString
                ?? accessibilityHint.map { NSAttributedString(string: $0) }
        }
        set {
            objc_setAssociatedObject(self, Keys.attributedHint, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            accessibilityHint = newValue?.string
        }
    }

    public var accessibilityAttributedValue: NSAttributedString? {
        get {
            objc_getAssociatedObject(self, Keys.attributedValue) as? NSAttributedString
                ?? accessibilityValue.map { NSAttributedString(string: $0) }
        }
        set {
            objc_setAssociatedObject(self, Keys.attributedValue, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            accessibilityValue = newValue?.string
        }
    }
}
