// SPDX-License-Identifier: MIT
public import Foundation

/// Changes of single elements of an ordered collection, as `mutableArrayValue(forKey:)` announces them.
extension KeyValueObserving {
    static func willChange(_ object: AnyObject, _ key: String, _ kind: NSKeyValueChange, _ indexes: IndexSet) {
        for observer in observers(of: object, key) {
            guard observer.rest == nil else {
                will(observer, object)
                continue
            }
            let old = kind == .insertion ? nil : elements(of: object, key, at: indexes)
            observer.oldValues.append(old)
            guard observer.options.contains(.prior) else { continue }
            var change = change(kind, indexes)
            change[.notificationIsPriorKey] = true
            if observer.options.contains(.old) { change[.oldKey] = old }
            observer.deliver(change)
        }
    }

    static func didChange(_ object: AnyObject, _ key: String, _ kind: NSKeyValueChange, _ indexes: IndexSet) {
        for observer in observers(of: object, key).reversed() {
            guard observer.rest == nil else {
                did(observer, object)
                continue
            }
            var change = change(kind, indexes)
            let old = observer.oldValues.popLast() ?? nil
            if observer.options.contains(.old) { change[.oldKey] = old }
            if observer.options.contains(.new), kind != .removal {
                change[.newKey] = elements(of: object, key, at: indexes)
            }
            observer.deliver(change)
        }
    }

    private static func change(_ kind: NSKeyValueChange, _ indexes: IndexSet) -> [NSKeyValueChangeKey: Any] {
        [.kindKey: NSNumber(value: kind.rawValue), .indexesKey: indexes]
    }

    private static func elements(of object: AnyObject, _ key: String, at indexes: IndexSet) -> [Any] {
        let value = KeyValueCoding.value(of: object, key: key)
        let all = value as? [Any] ?? (value as? NSArray).map { array in array.map { $0 } } ?? []
        return indexes.filter { $0 < all.count }.map { all[$0] }
    }

    /// Runs `body`, whose changes of `key` observers are not told of.
    static func silently(_ object: AnyObject, _ key: String, _ body: () -> Void) {
        let extras = ObjectExtras.of(object, create: false)
        let isOuter = extras?.locked { extras?.silentKeys.insert(key).inserted == true } ?? false
        body()
        if isOuter { extras?.locked { _ = extras?.silentKeys.remove(key) } }
    }
}

extension NSObject {
    /// Announces that elements of an ordered to-many property are about to be inserted, removed or replaced.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        if __extras != nil { KeyValueObserving.willChange(self, key, changeKind, indexes) }
    }

    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        if __extras != nil { KeyValueObserving.didChange(self, key, changeKind, indexes) }
    }
}
