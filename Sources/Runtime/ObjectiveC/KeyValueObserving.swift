// SPDX-License-Identifier: MIT
import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1)
    public static let old = Self(rawValue: 2)
    /// Tell the present value at once, before `addObserver` returns.
    public static let initial = Self(rawValue: 4)
    /// Also tell before the change.
    public static let prior = Self(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = Self(rawValue: "kind")
    public static let newKey = Self(rawValue: "new")
    public static let oldKey = Self(rawValue: "old")
    public static let indexesKey = Self(rawValue: "indexes")
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// One registration with one object. For a key path of several keys, `child` is the registration with the next object,
/// moved whenever this one's key changes.
final class KeyValueObserver {
    let key: String
    /// The path after `key`.
    let rest: String?
    /// The whole path, as the observer gave it.
    let fullPath: String
    let options: NSKeyValueObservingOptions
    /// What is told: the object at the root of the path and the change.
    let deliver: ([NSKeyValueChangeKey: Any]) -> Void
    weak var target: AnyObject?
    /// Tells the target also while it is being released, when the weak reference is empty.
    let targetID: ObjectIdentifier?
    let context: UnsafeMutableRawPointer?
    var oldValues: [Any?] = []
    var child: (object: AnyObject, observer: KeyValueObserver)?
    /// Registrations for the keys that `key` depends on.
    var dependencies: [KeyValueObserver] = []

    init(
        path: String, fullPath: String, options: NSKeyValueObservingOptions, target: AnyObject?,
        context: UnsafeMutableRawPointer?, deliver: @escaping ([NSKeyValueChangeKey: Any]) -> Void
    ) {
        let dot = path.firstIndex(of: ".")
        key = dot.map { String(path[..<$0]) } ?? path
        rest = dot.map { String(path[path.index(after: $0)...]) }
        self.fullPath = fullPath
        self.options = options
        self.target = target
        targetID = target.map { ObjectIdentifier($0) }
        self.context = context
        self.deliver = deliver
    }
}

/// Key-value observing without run-time subclassing: adapted `dynamic` properties, framework setters and key-value
/// coding announce changes; this sends them to the observers.
package enum KeyValueObserving {
    // MARK: registration

    static func add(_ observer: KeyValueObserver, to object: AnyObject) {
        guard let extras = ObjectExtras.of(object, create: true) else { return }
        extras.locked { extras.observers.append(observer) }
        if let defaults = object as? UserDefaults { ObservedDefaults.note(defaults) }
        follow(observer, of: object)
        addDependencies(observer, of: object)
    }

    static func remove(_ observer: KeyValueObserver, from object: AnyObject) {
        let extras = ObjectExtras.of(object, create: false)
        extras?.locked { extras?.observers.removeAll { $0 === observer } }
        unfollow(observer)
        for dependency in observer.dependencies { remove(dependency, from: object) }
        observer.dependencies = []
    }

    /// Registers with the object that `key` leads to, for the rest of the path.
    private static func follow(_ observer: KeyValueObserver, of object: AnyObject) {
        unfollow(observer)
        guard let rest = observer.rest, !rest.hasPrefix("@"),
            let next = KeyValueCoding.value(of: object, key: observer.key).map({ $0 as AnyObject })
        else { return }
        let child = KeyValueObserver(
            path: rest, fullPath: observer.fullPath, options: observer.options, target: nil, context: nil,
            deliver: observer.deliver)
        observer.child = (next, child)
        add(child, to: next)
    }

    private static func unfollow(_ observer: KeyValueObserver) {
        guard let child = observer.child else { return }
        observer.child = nil
        remove(child.observer, from: child.object)
    }

    private static func addDependencies(_ observer: KeyValueObserver, of object: AnyObject) {
        guard let cls = type(of: object) as? NSObject.Type else { return }
        for path in cls.keyPathsForValuesAffectingValue(forKey: observer.key).sorted() where path != observer.key {
            nonisolated(unsafe) weak let owner = object
            // The dependency announces a change of `key`, with its values.
            let dependency = KeyValueObserver(
                path: path, fullPath: path, options: observer.options.union(.prior), target: nil, context: nil
            ) { [weak observer] change in
                guard let observer, let owner else { return }
                let isPrior = change[.notificationIsPriorKey] != nil
                if isPrior { will(observer, owner) } else { did(observer, owner) }
            }
            observer.dependencies.append(dependency)
            add(dependency, to: object)
        }
    }

    // MARK: changes

    /// Before a value changes, on the thread that changes it; `didChange` has to follow. Cheap where nobody observes.
    package static func willChange(_ object: AnyObject, _ key: String) {
        for observer in observers(of: object, key) { will(observer, object) }
    }

    /// After a value has changed, on the thread that changed it.
    package static func didChange(_ object: AnyObject, _ key: String) {
        // The observer registered last is told first, as Foundation does.
        for observer in observers(of: object, key).reversed() { did(observer, object) }
    }

    static func observers(of object: AnyObject, _ key: String) -> [KeyValueObserver] {
        guard let extras = ObjectExtras.of(object, create: false) else { return [] }
        return extras.locked { extras.silentKeys.contains(key) ? [] : extras.observers.filter { $0.key == key } }
    }

    static func will(_ observer: KeyValueObserver, _ object: AnyObject) {
        let old = current(observer, object)
        observer.oldValues.append(old)
        guard observer.options.contains(.prior) else { return }
        var change: [NSKeyValueChangeKey: Any] = [
            .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue), .notificationIsPriorKey: true,
        ]
        if observer.options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        observer.deliver(change)
    }

    static func did(_ observer: KeyValueObserver, _ object: AnyObject) {
        let old = observer.oldValues.popLast() ?? nil
        if observer.rest != nil { follow(observer, of: object) }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
        if observer.options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        if observer.options.contains(.new) { change[.newKey] = current(observer, object) ?? NSNull() }
        observer.deliver(change)
    }

    private static func current(_ observer: KeyValueObserver, _ object: AnyObject) -> Any? {
        guard !observer.options.isDisjoint(with: [.old, .new]) else { return nil }
        let path = observer.rest.map { observer.key + "." + $0 } ?? observer.key
        return KeyValueCoding.value(of: object, keyPath: path)
    }

    static func initialChange(_ observer: KeyValueObserver, _ object: AnyObject) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
        if observer.options.contains(.new) { change[.newKey] = current(observer, object) ?? NSNull() }
        observer.deliver(change)
    }

    // MARK: observers by target

    /// For observers that are told by `observeValueForKeyPath:ofObject:change:context:`. Neither side is kept alive; a
    /// target that is gone hears nothing. With `.initial` it is told before this returns.
    package static func addObserver(
        _ target: AnyObject, to object: AnyObject, keyPath: String, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        nonisolated(unsafe) weak let weakTarget = target
        nonisolated(unsafe) weak let weakObject = object
        let observer = KeyValueObserver(
            path: keyPath, fullPath: keyPath, options: options, target: target, context: context
        ) { change in
            guard let weakTarget else { return }
            guard let receiver = weakTarget as? NSObject else {
                _ = objcSendIfResponds(
                    weakTarget, "observeValueForKeyPath:ofObject:change:context:",
                    [keyPath, weakObject, change, context])
                return
            }
            receiver.observeValue(forKeyPath: keyPath, of: weakObject, change: change, context: context)
        }
        add(observer, to: object)
        if options.contains(.initial) { initialChange(observer, object) }
    }

    /// Removes the registration added last that matches; raises when there is none, as Foundation does.
    package static func removeObserver(
        _ target: AnyObject, from object: AnyObject, keyPath: String, context: UnsafeMutableRawPointer??
    ) {
        let extras = ObjectExtras.of(object, create: false)
        let found = extras?.locked {
            extras?.observers.last {
                $0.targetID == ObjectIdentifier(target) && $0.fullPath == keyPath
                    && (context == nil || context == $0.context)
            }
        }
        guard let observer = found ?? nil else {
            NSException.raise(
                .rangeException,
                "Cannot remove an observer \(objectText(target)) for the key path \"\(keyPath)\" from "
                    + "\(objectText(object)) because it is not registered as an observer.")
        }
        remove(observer, from: object)
    }
}

extension KeyValueObserving {
    /// Calls `handler` at each change; the function returned ends it.
    package static func observe(
        _ object: AnyObject, keyPath: String, options: NSKeyValueObservingOptions,
        handler: @escaping ([NSKeyValueChangeKey: Any]) -> Void
    ) -> () -> Void {
        let observer = KeyValueObserver(
            path: keyPath, fullPath: keyPath, options: options, target: nil, context: nil, deliver: handler)
        add(observer, to: object)
        if options.contains(.initial) { initialChange(observer, object) }
        nonisolated(unsafe) weak let weakObject = object
        return { if let weakObject { remove(observer, from: weakObject) } }
    }
}
