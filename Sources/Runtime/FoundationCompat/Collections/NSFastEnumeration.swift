// SPDX-License-Identifier: MIT
public import Foundation

/// What a loop of Objective-C keeps between two calls.
public struct NSFastEnumerationState {
    public var state: UInt = 0
    public var itemsPtr: AutoreleasingUnsafeMutablePointer<AnyObject?>?
    public var mutationsPtr: UnsafeMutablePointer<UInt>?
    public var extra: (UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0)
    public init() {}
}

/// Collections that hand out their objects in portions. Loops of Swift use `Sequence` instead.
public protocol NSFastEnumeration {
    func countByEnumerating(
        with state: UnsafeMutablePointer<NSFastEnumerationState>,
        objects buffer: AutoreleasingUnsafeMutablePointer<AnyObject?>, count len: Int
    ) -> Int
}

/// Foundation's collections hand out no portions here: what goes through them is their own iteration.
extension NSFastEnumeration where Self: Sequence {
    public func countByEnumerating(
        with state: UnsafeMutablePointer<NSFastEnumerationState>,
        objects buffer: AutoreleasingUnsafeMutablePointer<AnyObject?>, count len: Int
    ) -> Int {
        Unsupported.report("countByEnumerating(with:objects:count:)")
        return 0
    }
}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSEnumerator: NSFastEnumeration {}

/// Goes through a collection: the elements of arrays and sets, the keys of dictionaries.
public struct NSFastEnumerationIterator: IteratorProtocol {
    public typealias Element = Any
    private var rest: any IteratorProtocol<Any>

    public init(_ enumerable: any NSFastEnumeration) {
        switch enumerable {
        case let array as NSArray: rest = AnyIterator(array.makeIterator())
        case let set as NSSet: rest = AnyIterator(set.makeIterator())
        case let set as NSOrderedSet: rest = AnyIterator(set.array.makeIterator())
        case let dictionary as NSDictionary: rest = AnyIterator(dictionary.allKeys.makeIterator())
        case let enumerator as NSEnumerator: rest = AnyIterator { enumerator.nextObject() }
        default:
            Unsupported.report("NSFastEnumerationIterator of \(type(of: enumerable))")
            rest = AnyIterator { nil }
        }
    }

    public mutating func next() -> Any? { rest.next() }
}
