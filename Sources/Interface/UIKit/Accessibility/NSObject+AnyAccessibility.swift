// SPDX-License-Identifier: MIT
import FoundationCompat

/// Objects of the interface that keep what is read of them in members of their own.
@MainActor
private protocol AccessibleObject: AnyObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityIdentifier: String? { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
    var accessibilityFrame: CGRect { get set }
    var accessibilityAttributedLabel: NSAttributedString? { get set }
    var accessibilityAttributedHint: NSAttributedString? { get set }
    var accessibilityAttributedValue: NSAttributedString? { get set }
}
extension UIView: AccessibleObject {}
extension UIAccessibilityElement: AccessibleObject {}

/// The same of an object known only as Foundation's `NSObject`, as elements of lists are: `[NSObject]`. Values of
/// Foundation's own classes have nothing to be read and forget it.
extension NSObjectProtocol where Self: Foundation.NSObject {
    @MainActor private var accessible: (any AccessibleObject)? { self as? any AccessibleObject }
    private var other: __ObjCObject? { self as? __ObjCObject }

    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { accessible?.isAccessibilityElement ?? other?.isAccessibilityElement ?? false }
        set {
            guard let accessible else {
                other?.isAccessibilityElement = newValue
                return
            }
            accessible.isAccessibilityElement = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get { accessible.map { $0.accessibilityIdentifier } ?? other?.accessibilityIdentifier }
        set {
            guard let accessible else {
                other?.accessibilityIdentifier = newValue
                return
            }
            accessible.accessibilityIdentifier = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { accessible.map { $0.accessibilityLabel } ?? other?.accessibilityLabel }
        set {
            guard let accessible else {
                other?.accessibilityLabel = newValue
                return
            }
            accessible.accessibilityLabel = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { accessible.map { $0.accessibilityHint } ?? other?.accessibilityHint }
        set {
            guard let accessible else {
                other?.accessibilityHint = newValue
                return
            }
            accessible.accessibilityHint = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { accessible.map { $0.accessibilityValue } ?? other?.accessibilityValue }
        set {
            guard let accessible else {
                other?.accessibilityValue = newValue
                return
            }
            accessible.accessibilityValue = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { accessible?.accessibilityTraits ?? other?.accessibilityTraits ?? .none }
        set {
            guard let accessible else {
                other?.accessibilityTraits = newValue
                return
            }
            accessible.accessibilityTraits = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { accessible?.accessibilityFrame ?? other?.accessibilityFrame ?? .zero }
        set {
            guard let accessible else {
                other?.accessibilityFrame = newValue
                return
            }
            accessible.accessibilityFrame = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessible.map { $0.accessibilityAttributedLabel } ?? other?.accessibilityAttributedLabel }
        set {
            guard let accessible else {
                other?.accessibilityAttributedLabel = newValue
                return
            }
            accessible.accessibilityAttributedLabel = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get { accessible.map { $0.accessibilityAttributedHint } ?? other?.accessibilityAttributedHint }
        set {
            guard let accessible else {
                other?.accessibilityAttributedHint = newValue
                return
            }
            accessible.accessibilityAttributedHint = newValue
        }
    }
    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get { accessible.map { $0.accessibilityAttributedValue } ?? other?.accessibilityAttributedValue }
        set {
            guard let accessible else {
                other?.accessibilityAttributedValue = newValue
                return
            }
            accessible.accessibilityAttributedValue = newValue
        }
    }
}
