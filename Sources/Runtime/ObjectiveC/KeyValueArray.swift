// SPDX-License-Identifier: MIT
import Foundation

/// What `mutableArrayValue(forKey:)` hands out: reads and changes the property itself, through key-value coding, so that
/// observers hear of it.
final class KeyValueArray: NSMutableArray {
    private let owner: NSObject?
    private let key: String

    init(of owner: NSObject, key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        owner = nil
        key = ""
        super.init(objects: objects, count: count)
    }

    required convenience init?(coder: NSCoder) { nil }

    required convenience init(arrayLiteral elements: Any...) { self.init(objects: nil, count: 0) }

    private var elements: [Any] {
        let value = owner?.value(forKey: key)
        return value as? [Any] ?? (value as? NSArray).map { array in array.map { $0 } } ?? []
    }

    /// Changes the property; observers are told which elements are new, gone or replaced, and nothing else.
    private func change(
        _ kind: NSKeyValueChange, at index: Int, _ inPlace: (NSMutableArray) -> Void, _ copied: (inout [Any]) -> Void
    ) {
        guard let owner else { return }
        let indexes = IndexSet(integer: index)
        owner.willChange(kind, valuesAt: indexes, forKey: key)
        KeyValueObserving.silently(owner, key) {
            if let array = owner.value(forKey: key) as? NSMutableArray, !(array is KeyValueArray) {
                inPlace(array)
            } else {
                var all = elements
                copied(&all)
                owner.setValue(all, forKey: key)
            }
        }
        owner.didChange(kind, valuesAt: indexes, forKey: key)
    }

    override var count: Int { owner == nil ? super.count : elements.count }

    override func object(at index: Int) -> Any { owner == nil ? super.object(at: index) : elements[index] }

    override func insert(_ object: Any, at index: Int) {
        guard owner != nil else { return super.insert(object, at: index) }
        change(.insertion, at: index, { $0.insert(object, at: index) }, { $0.insert(object, at: index) })
    }

    override func removeObject(at index: Int) {
        guard owner != nil else { return super.removeObject(at: index) }
        change(.removal, at: index, { $0.removeObject(at: index) }, { $0.remove(at: index) })
    }

    override func replaceObject(at index: Int, with object: Any) {
        guard owner != nil else { return super.replaceObject(at: index, with: object) }
        // `array[count] = x` appends.
        if index == count { return insert(object, at: index) }
        change(.replacement, at: index, { $0.replaceObject(at: index, with: object) }, { $0[index] = object })
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        guard owner != nil else { return super.replaceObjects(in: range, withObjectsFrom: otherArray) }
        let common = Swift.min(range.length, otherArray.count)
        for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
        for index in (range.location + common..<range.location + range.length).reversed() { removeObject(at: index) }
        for offset in common..<otherArray.count { insert(otherArray[offset], at: range.location + offset) }
    }

    // Foundation finds no objects that do not derive from its own `NSObject`.

    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

    override func index(of anObject: Any) -> Int {
        guard owner != nil else { return super.index(of: anObject) }
        return elements.firstIndex { Self.isSame($0, anObject) } ?? NSNotFound
    }

    override func remove(_ anObject: Any) {
        guard owner != nil else { return super.remove(anObject) }
        let all = elements
        for index in all.indices.reversed() where Self.isSame(all[index], anObject) { removeObject(at: index) }
    }

    override func removeObjects(in otherArray: [Any]) {
        guard owner != nil else { return super.removeObjects(in: otherArray) }
        for object in otherArray { remove(object) }
    }

    private static func isSame(_ left: Any, _ right: Any) -> Bool {
        let (left, right) = (left as AnyObject, right as AnyObject)
        return left === right || (left as? Foundation.NSObject)?.isEqual(right) == true
    }
}
