// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// C strings that live as long as the program, one for each name that was asked for.
private let names = Mutex<[String: UInt]>([:])

/// The name of an object's class, as Objective-C knows it. The text stays valid for ever.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
    class_getName(object.map { type(of: $0 as AnyObject) })
}

public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

/// The name of a class; `nil` without one.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    permanentName(cls.map { __NSStringFromClass($0) } ?? "nil")
}

/// The same pointer each time for one name.
func permanentName(_ name: String) -> UnsafePointer<CChar> {
    let address = names.withLock { names -> UInt in
        if let known = names[name] { return known }
        let made = name.withCString { UInt(bitPattern: strdup($0)) }
        names[name] = made
        return made
    }
    return UnsafePointer(bitPattern: address).unsafelyUnwrapped
}

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// `cls.superclass()` of adapted code, also of classes known only as `AnyClass`.
public func __superclass(of cls: AnyClass) -> AnyClass? { _getSuperclass(cls) }

/// `cls.isSubclass(of: other)` of adapted code: a class counts as its own subclass.
public func __isSubclass(_ cls: AnyClass, of other: AnyClass) -> Bool {
    sequence(first: cls) { _getSuperclass($0) }.contains { $0 == other }
}

/// `cls?.isSubclass(of: other)`: nil for no class.
public func __isSubclass(_ cls: AnyClass?, of other: AnyClass) -> Bool? {
    cls.map { __isSubclass($0, of: other) }
}

extension NSObjectProtocol {
    /// The superclass of the object's class; nil for `NSObject` itself.
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}
