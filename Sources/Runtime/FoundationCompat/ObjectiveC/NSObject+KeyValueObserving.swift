// SPDX-License-Identifier: MIT
public import Foundation

import enum ObjectiveC.KeyValueObserving
// Exported here as well as in FoundationCompat.swift: of two imports of one name the compiler keeps either, and a plain
// one that wins takes the name from apps.
@_exported public import enum ObjectiveC.NSKeyValueChange
@_exported public import struct ObjectiveC.NSKeyValueChangeKey
@_exported public import struct ObjectiveC.NSKeyValueObservingOptions

public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// Nil unless asked for with `.new`.
    public let newValue: Value?
    /// Nil unless asked for with `.old`.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation made with `observe(_:options:changeHandler:)`; it ends when invalidated or released.
public final class NSKeyValueObservation: Foundation.NSObject {
    private var end: (() -> Void)?

    init(_ end: @escaping () -> Void) { self.end = end }

    public func invalidate() {
        end?()
        end = nil
    }

    deinit { end?() }
}

/// Stands for `Self` in `observe`, which only protocol extensions can name.
public protocol _KeyValueCodingAndObserving: AnyObject {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls `changeHandler` after each change of a property that is `@objc dynamic` (or a framework's observable one).
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let name = __keyPathName(keyPath)
        nonisolated(unsafe) weak let weakSelf = self
        let stop = KeyValueObserving.observe(self, keyPath: name, options: options) { change in
            guard let object = weakSelf else { return }
            let observed = NSKeyValueObservedChange<Value>(
                kind: (change[.kindKey] as? NSNumber).flatMap { NSKeyValueChange(rawValue: $0.uintValue) } ?? .setting,
                newValue: Self.value(change[.newKey]), oldValue: Self.value(change[.oldKey]),
                indexes: change[.indexesKey] as? IndexSet, isPrior: change[.notificationIsPriorKey] != nil)
            changeHandler(object, observed)
        }
        return NSKeyValueObservation(stop)
    }

    private static func value<Value>(_ raw: Any?) -> Value? {
        guard let raw else { return nil }
        return objcConvert(raw is NSNull ? nil : raw)
    }

    private func __keyPathName(_ keyPath: AnyKeyPath) -> String {
        if let name = objcKeyPath(of: keyPath, in: type(of: self)) { return name }
        // The text of a key path names stored properties.
        let text = String(describing: keyPath)
        if let dot = text.firstIndex(of: "."), !text.contains("<computed") {
            let path = text[text.index(after: dot)...].replacingOccurrences(of: "?", with: "")
            if !path.isEmpty { return path.replacingOccurrences(of: "!", with: "") }
        }
        NSException.raise(
            .invalidArgumentException,
            "Could not extract a String from KeyPath \(text): the property is not @objc dynamic")
    }

    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObserving.willChange(self, __keyPathName(keyPath))
    }

    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObserving.didChange(self, __keyPathName(keyPath))
    }
}

extension NSObjectProtocol {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of `observer` at each change. Neither object is retained.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        KeyValueObserving.addObserver(observer, to: self, keyPath: keyPath, options: options, context: context)
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        KeyValueObserving.removeObserver(observer, from: self, keyPath: keyPath, context: nil)
    }

    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        KeyValueObserving.removeObserver(observer, from: self, keyPath: keyPath, context: .some(context))
    }

    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        (self as? __ObjCObject)?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}
