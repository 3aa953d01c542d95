// SPDX-License-Identifier: MIT
public import Foundation
@_exported import ObjCRuntime

/// What `class X: NSObject` of an app derives from after adaptation: Foundation's `NSObject` with the members of
/// Objective-C's that apps override.
///
/// The names of this class and its module matter: only from a class `NSObject` of a module `Foundation` or `ObjectiveC`
/// does the compiler let a `@MainActor` class override `init()`. Everybody sees it as `__ObjCObject`, so that `NSObject`
/// itself stays Foundation's.
open class NSObject: Foundation.NSObject {
    // Must stay the first stored property. CoreFoundation's CFEqual, which attributed strings compare attribute values with,
    // takes bits 8 to 17 of the word behind an object's header for a CF type, and for type 0 traps instead of asking
    // `isEqual`. This value is no CF type.
    private final let coreFoundationType: UInt = 0x3FF00
    /// Observers, associated objects; nil for most objects.
    // Guarded by the lock inside once made; made under the lock of `extras(of:)`.
    nonisolated(unsafe) package final var __extras: ObjectExtras?

    public override init() { super.init() }

    // MARK: messages by name

    /// Whether the object has a method of this name. What apps override to hide or add methods.
    open func responds(to selector: Selector!) -> Bool { selector.map { __objcResponds(self, $0) } ?? false }

    /// Called when nothing has the method; raises.
    open func doesNotRecognizeSelector(_ selector: Selector) {
        NSException.raise(
            .invalidArgumentException,
            "-[\(objcClassName(type(of: self))) \(selector)]: unrecognized selector sent to instance "
                + addressText(self))
    }

    /// Called after a storyboard or nib has made the object and connected its outlets.
    @preconcurrency @MainActor open func awakeFromNib() {}
    @preconcurrency @MainActor open func prepareForInterfaceBuilder() {}

    // MARK: key-value coding

    /// The value of the property `key`; the getters `key`, `isKey` and `getKey` are tried.
    open func value(forKey key: String) -> Any? {
        guard let entry = KeyValueCoding.getter(key, of: self) else { return value(forUndefinedKey: key) }
        return KeyValueCoding.boxed(entry.call(self, []))
    }

    /// Sets the property `key`, converting numbers; tells observers.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let entry = KeyValueCoding.setter(key, of: self) else { return setValue(value, forUndefinedKey: key) }
        if entry.notifies || __extras == nil {
            _ = entry.call(self, [value])
        } else {
            willChangeValue(forKey: key)
            _ = entry.call(self, [value])
            didChangeValue(forKey: key)
        }
    }

    open func value(forUndefinedKey key: String) -> Any? {
        KeyValueCoding.raiseUndefined("valueForUndefinedKey:", key, self)
    }

    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.raiseUndefined("setValue:forUndefinedKey:", key, self)
    }

    /// Called when nil is set for a property that cannot be nil; raises.
    open func setNilValueForKey(_ key: String) {
        NSException.raise(
            .invalidArgumentException,
            "[\(objectText(self)) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }

    open func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(of: self, keyPath: keyPath) }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyValueCoding.setValue(value, of: self, keyPath: keyPath)
    }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// The values of several keys; `NSNull` stands for nil.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        var values: [String: Any] = [:]
        for key in keys { values[key] = value(forKey: key) ?? NSNull() }
        return values
    }

    /// The arrays and sets returned write back to the property when changed.
    open func mutableArrayValue(forKey key: String) -> NSMutableArray {
        KeyValueArray(of: self, key: key)
    }

    // MARK: key-value observing

    /// Receives the changes of what `addObserver(_:forKeyPath:options:context:)` asked for.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        NSException.raise(
            .internalInconsistencyException,
            "\(objectText(self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not "
                + "handled.\nKey path: \(keyPath ?? "(null)")\nObserved object: \(object ?? "(null)")")
    }

    /// Keys whose change also changes `key`. The default asks the class method `keyPathsForValuesAffecting<Key>`.
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        let name = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
        guard __objcResponds(self, Selector(name)) else { return [] }
        return __objcSend(self, Selector(name), []) as? Set<String> ?? []
    }

    open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    open func willChangeValue(forKey key: String) { __kvoWill(key) }
    open func didChangeValue(forKey key: String) { __kvoDid(key) }

    /// The fast form that adapted property observers and framework setters call: nothing but a test when nobody
    /// observes.
    public final func __kvoWill(_ key: String) { if __extras != nil { KeyValueObserving.willChange(self, key) } }
    public final func __kvoDid(_ key: String) { if __extras != nil { KeyValueObserving.didChange(self, key) } }
}
