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
        get {
            let value = owner?.value(forKey: key)
            return value as? [Any] ?? (value as? NSArray).map { array in array.map { $0 } } ?? []
        }
        set { owner?.setValue(newValue, forKey: key) }
    }

    override var count: Int { owner == nil ? super.count : elements.count }

    override func object(at index: Int) -> Any { owner == nil ? super.object(at: index) : elements[index] }

    override func insert(_ object: Any, at index: Int) {
        if owner == nil { super.insert(object, at: index) } else { elements.insert(object, at: index) }
    }

    override func removeObject(at index: Int) {
        if owner == nil { super.removeObject(at: index) } else { elements.remove(at: index) }
    }

    override func replaceObject(at index: Int, with object: Any) {
        if owner == nil { super.replaceObject(at: index, with: object) } else { elements[index] = object }
    }
}
