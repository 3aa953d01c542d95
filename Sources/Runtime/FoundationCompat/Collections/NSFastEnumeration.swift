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

/// Goes through a collection of Foundation's.
public struct NSFastEnumerationIterator: IteratorProtocol {
    public typealias Element = Any
    private var rest: any IteratorProtocol<Any>

    public init(_ enumerable: NSArray) { rest = AnyIterator(enumerable.makeIterator()) }
    public init(_ enumerable: NSSet) { rest = AnyIterator(enumerable.makeIterator()) }
    public init(_ enumerable: NSOrderedSet) { rest = AnyIterator(enumerable.array.makeIterator()) }
    public init(_ enumerable: NSDictionary) { rest = AnyIterator(enumerable.allKeys.makeIterator()) }
    public init(_ enumerable: NSEnumerator) { rest = AnyIterator { enumerable.nextObject() } }

    public mutating func next() -> Any? { rest.next() }
}
