// SPDX-License-Identifier: MIT
public import Foundation

extension NSObjectProtocol {
    /// Calls a method by name. The result is unretained and lives until the main loop's next turn.
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        __objcSend(self, selector, []).map(autoreleased)
    }

    @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        __objcSend(self, selector, [object]).map(autoreleased)
    }

    @discardableResult
    public func perform(_ selector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        __objcSend(self, selector, [object1, object2]).map(autoreleased)
    }

    public func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        if let object = self as? __ObjCObject { return object.responds(to: selector) }
        return __objcResponds(self, selector)
    }

    /// Foundation's protocol of all objects has these two on iOS, not here.
    public func isKind(of cls: AnyClass) -> Bool { __isSubclass(type(of: self), of: cls) }
    public func isMember(of cls: AnyClass) -> Bool { type(of: self) == cls }

    /// Another object that shall get the message when this one has no such method. Adapted overrides are found by name.
    public func forwardingTarget(for selector: Selector!) -> Any? { nil }

    public func method(for selector: Selector!) -> OpaquePointer? {
        Unsupported.report("NSObject.method(for:)")
        return nil
    }

    /// Whether the object's class or a superclass conforms to the protocol.
    public func conforms<Requirements>(to proto: Requirements.Type) -> Bool { self is Requirements }
}

/// For adapted uses of optional requirements: the object itself when it has the member `selector`.
public func __responding<Object>(_ object: Object?, _ selector: Selector) -> Object? {
    guard let object, __objcAnswers(object, selector) else { return nil }
    return object
}

extension NSObject {
    /// Whether objects of the class have the method.
    public class func instancesRespond(to selector: Selector!) -> Bool {
        selector.map { objcLookup(self, $0) != nil } ?? false
    }

    public class func responds(to selector: Selector!) -> Bool { selector.map { __objcResponds(self, $0) } ?? false }

    @discardableResult
    public class func perform(_ selector: Selector!, with object: Any! = nil) -> Unmanaged<AnyObject>! {
        __objcSend(self, selector, [object]).map(autoreleased)
    }

    /// Whether objects of the class conform to the protocol.
    public class func conforms<Requirements>(to proto: Requirements.Type) -> Bool {
        objcConforms(self, to: proto)
    }

    /// The name of the class without its module, as `String(describing:)` gives it.
    public var __className: String { String(describing: type(of: self)) }
}

/// Whether an object or a class implements an optional requirement, asking `responds(to:)` where it can be overridden.
public func __objcAnswers(_ object: Any, _ selector: Selector) -> Bool {
    (object as? __ObjCObject)?.responds(to: selector) ?? __objcResponds(object, selector)
}
