public import Foundation
// SPDX-License-Identifier: MIT
import ObjCRuntime

import enum ObjectiveC.KeyValueCoding

// The addresses alone are used, never the memory.
nonisolated(unsafe) private let keyKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
nonisolated(unsafe) private let selectorKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
nonisolated(unsafe) private let comparatorKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
private let standardSelector = Selector("compare:")

extension NSSortDescriptor {
    /// Sorts by the value at a key path, compared with `compare:`; nil sorts by the objects themselves. Missing values
    /// come first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \Any.self, ascending: ascending) { order($0, $1, key, nil) }
        remember(key, nil)
    }

    /// Compares with a method of the values, such as `caseInsensitiveCompare:`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(keyPath: \Any.self, ascending: ascending) { order($0, $1, key, selector) }
        remember(key, selector)
    }

    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        // Called where the app sorts, as on iOS.
        nonisolated(unsafe) let comparator = comparator
        self.init(keyPath: \Any.self, ascending: ascending) { left, right in
            guard let key else { return comparator(left, right) }
            let values = [left, right].map { KeyValueCoding.value(of: $0, keyPath: key) }
            return absent(values[0], values[1]) ?? comparator(values[0] as Any, values[1] as Any)
        }
        remember(key, nil)
        objc_setAssociatedObject(self, comparatorKey, true, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Whether both sort alike: by the same key, direction and method. Comparators cannot be compared.
    package func sortsAs(_ other: NSSortDescriptor) -> Bool {
        let haveComparators = [self, other].contains { objc_getAssociatedObject($0, comparatorKey) != nil }
        return !haveComparators && key == other.key && ascending == other.ascending
            && (selector ?? standardSelector) == (other.selector ?? standardSelector)
    }

    private func remember(_ key: String?, _ selector: Selector?) {
        if let key { objc_setAssociatedObject(self, keyKey, key, .OBJC_ASSOCIATION_RETAIN) }
        if let selector { objc_setAssociatedObject(self, selectorKey, selector, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// The key path the descriptor was made with.
    public var key: String? {
        if let key = objc_getAssociatedObject(self, keyKey) as? String { return key }
        guard keyPath != \Any.self else { return nil }
        return predicateKey(of: keyPath)
    }

    public var selector: Selector? { objc_getAssociatedObject(self, selectorKey) as? Selector }
}

/// The order when a value is missing.
private func absent(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (left is NSNull ? nil : left, right is NSNull ? nil : right) {
    case (nil, nil): return .orderedSame
    case (nil, _?): return .orderedAscending
    case (_?, nil): return .orderedDescending
    default: return nil
    }
}

private func value(_ object: Any, _ key: String?) -> Any? {
    guard let key else { return object }
    return KeyValueCoding.value(of: object, keyPath: key)
}

private func order(_ left: Any, _ right: Any, _ key: String?, _ selector: Selector?) -> ComparisonResult {
    let first = value(left, key)
    let second = value(right, key)
    if let order = absent(first, second) { return order }
    guard let first, let second else { return .orderedSame }
    guard let selector, selector != "compare:" else { return KeyValueCoding.compare(first, second) }
    if let first = first as? String, let second = second as? String {
        switch selector.name {
        case "caseInsensitiveCompare:": return first.caseInsensitiveCompare(second)
        case "localizedCompare:": return first.localizedCompare(second)
        case "localizedCaseInsensitiveCompare:": return first.localizedCaseInsensitiveCompare(second)
        case "localizedStandardCompare:": return first.localizedStandardCompare(second)
        default: break
        }
    }
    let answer: Int? = objcConvert(__objcSend(first, selector, [second]))
    return answer.flatMap(ComparisonResult.init(rawValue:)) ?? .orderedSame
}

extension NSArray {
    /// The array sorted by a method of its elements.
    public func sortedArray(using selector: Selector) -> [Any] {
        let descriptor = NSSortDescriptor(key: nil, ascending: true, selector: selector)
        return sortedArray(using: [descriptor])
    }

    public func makeObjectsPerform(_ selector: Selector) { for object in self { __objcSend(object, selector, []) } }

    public func makeObjectsPerform(_ selector: Selector, with argument: Any?) {
        for object in self { __objcSend(object, selector, [argument]) }
    }
}
