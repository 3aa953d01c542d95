// SPDX-License-Identifier: MIT
import FoundationCompat

// The addresses alone are used, never the memory.
private enum Keys {
    nonisolated(unsafe) static let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
    static var label: UnsafeRawPointer { UnsafeRawPointer(memory) }
    static var hint: UnsafeRawPointer { UnsafeRawPointer(memory + 1) }
    static var value: UnsafeRawPointer { UnsafeRawPointer(memory + 2) }
    static var identifier: UnsafeRawPointer { UnsafeRawPointer(memory + 3) }
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
}
