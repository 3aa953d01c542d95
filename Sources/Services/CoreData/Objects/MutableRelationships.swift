// SPDX-License-Identifier: MIT
import FoundationCompat

/// What `mutableSetValue(forKey:)` hands out: changes write through to the object.
final class ManagedMutableSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) {
        owner = nil
        key = ""
        super.init(capacity: numItems)
    }

    required override init(objects: UnsafePointer<AnyObject>?, count: Int) {
        owner = nil
        key = ""
        super.init(objects: objects, count: count)
    }

    required convenience init?(coder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }

    private var current: NSSet { owner?.value(forKey: key) as? NSSet ?? NSSet() }
    private var members: [NSManagedObject] { current.allObjects.compactMap { $0 as? NSManagedObject } }

    override var count: Int { owner == nil ? super.count : current.count }
    override var allObjects: [Any] { owner == nil ? super.allObjects : current.allObjects }
    override func member(_ object: Any) -> Any? { owner == nil ? super.member(object) : current.member(object) }
    override func contains(_ anObject: Any) -> Bool { member(anObject) != nil }
    override func anyObject() -> Any? { owner == nil ? super.anyObject() : current.anyObject() }
    override func objectEnumerator() -> NSEnumerator {
        owner == nil ? super.objectEnumerator() : current.objectEnumerator()
    }
    override func copy(with zone: NSZone? = nil) -> Any { current }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableSet(array: current.allObjects) }

    override func add(_ object: Any) {
        guard let owner else { return super.add(object) }
        guard let object = object as? NSManagedObject else { return }
        owner.changeMembers(key) { owner.attach(object, $0, $1) }
    }

    override func remove(_ object: Any) {
        guard let owner else { return super.remove(object) }
        guard let object = object as? NSManagedObject else { return }
        owner.changeMembers(key) { owner.detach(object, $0, $1) }
    }

    override func addObjects(from array: [Any]) { for object in array { add(object) } }
    override func union(_ otherSet: Set<AnyHashable>) { for object in otherSet { add(object.base) } }
    override func minus(_ otherSet: Set<AnyHashable>) { for object in otherSet { remove(object.base) } }
    override func intersect(_ otherSet: Set<AnyHashable>) {
        for object in members where !otherSet.contains(object) { remove(object) }
    }
    override func setSet(_ otherSet: Set<AnyHashable>) {
        intersect(otherSet)
        union(otherSet)
    }
    override func removeAllObjects() { for object in members { remove(object) } }
}

/// The same for ordered relationships: holds the objects, and hands them back after each change.
final class ManagedMutableOrderedSet: NSMutableOrderedSet {
    private var owner: NSManagedObject?
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        let current = owner.value(forKey: key) as? NSOrderedSet ?? NSOrderedSet()
        self.key = key
        super.init(capacity: current.count)
        super.addObjects(from: current.array)
        self.owner = owner
    }

    required init?(coder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) {
        NSException.raise(.invalidArgumentException, "the set belongs to a managed object")
    }

    private func change(_ body: () -> Void) {
        guard let owner else { return body() }
        // What `body` calls belongs to the same change.
        self.owner = nil
        body()
        self.owner = owner
        owner.setValue(NSOrderedSet(array: array), forKey: key)
    }

    override func insert(_ object: Any, at idx: Int) { change { super.insert(object, at: idx) } }
    override func removeObject(at idx: Int) { change { super.removeObject(at: idx) } }
    override func replaceObject(at idx: Int, with obj: Any) { change { super.replaceObject(at: idx, with: obj) } }
    override func add(_ object: Any) { change { super.add(object) } }
    override func addObjects(from array: [Any]) { change { super.addObjects(from: array) } }
    override func remove(_ val: Any) { change { super.remove(val) } }
    override func removeAllObjects() { change { super.removeAllObjects() } }
    override func union(_ other: NSOrderedSet) { change { super.union(other) } }
    override func minus(_ other: NSOrderedSet) { change { super.minus(other) } }
    override func removeObjects(in array: [Any]) { change { super.removeObjects(in: array) } }
    override func moveObjects(at indexes: IndexSet, to idx: Int) { change { super.moveObjects(at: indexes, to: idx) } }
    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        change { super.exchangeObject(at: idx1, withObjectAt: idx2) }
    }
}
