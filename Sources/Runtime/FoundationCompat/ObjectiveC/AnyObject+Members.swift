// SPDX-License-Identifier: MIT
import Foundation

import enum ObjectiveC.KeyValueCoding

/// The members of an object of unknown class, found by name when they are used, as Objective-C finds those of
/// `AnyObject`. A name that the object does not have raises.
@dynamicMemberLookup
public struct __AnyMembers {
    private let object: AnyObject

    fileprivate init(_ object: AnyObject) { self.object = object }

    /// The property, as the type that is expected.
    public subscript<Value>(dynamicMember name: String) -> Value { expected(value(name), name) }

    /// The property, where nothing says which type is expected.
    public subscript(dynamicMember name: String) -> Any? { value(name) }

    // Members of Foundation's classes that code reads without saying which type it expects.
    public var doubleValue: Double! { expected(value("doubleValue"), "doubleValue") }
    public var floatValue: Float! { expected(value("floatValue"), "floatValue") }
    public var intValue: Int32! { expected(value("intValue"), "intValue") }
    public var integerValue: Int! { expected(value("integerValue"), "integerValue") }
    public var boolValue: Bool! { expected(value("boolValue"), "boolValue") }
    public var stringValue: String! { expected(value("stringValue"), "stringValue") }
    public var length: Int! { expected(value("length"), "length") }
    public var count: Int! { expected(value("count"), "count") }
    public var cgRectValue: CGRect! { geometry("CGRectValue").rectValue }
    public var cgPointValue: CGPoint! { geometry("CGPointValue").pointValue }
    public var cgSizeValue: CGSize! { geometry("CGSizeValue").sizeValue }

    /// The object as a value that wraps a structure, for one of its names in Objective-C.
    package func geometry(_ selector: String) -> NSValue {
        guard let value = object as? NSValue else {
            NSException.raise(.invalidArgumentException, "\(object) has no \(selector)")
        }
        return value
    }

    public var description: String! { String(describing: object) }
    public var debugDescription: String! { String(reflecting: object) }
    public var indexPath: IndexPath! { expected(value("indexPath"), "indexPath") }

    private func expected<Value>(_ value: Any?, _ name: String) -> Value {
        guard let value: Value = objcConvert(value) else {
            NSException.raise(
                .invalidArgumentException,
                "\(name) of \(object) is \(value ?? "nil"), which is no \(Value.self)")
        }
        return value
    }

    private func value(_ name: String) -> Any? { KeyValueCoding.value(of: object, key: name) }

    // Methods that every object has.
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: object, key: key) }
    public func value(forKeyPath path: String) -> Any? { KeyValueCoding.value(of: object, keyPath: path) }
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.setValue(value, of: object, key: key) }
    public func setValue(_ value: Any?, forKeyPath path: String) {
        KeyValueCoding.setValue(value, of: object, keyPath: path)
    }
    public func responds(to selector: Selector!) -> Bool { selector.map { __objcAnswers(object, $0) } ?? false }
    public func isKind(of cls: AnyClass) -> Bool { (object as? NSObject)?.isKind(of: cls) ?? false }
    public func isMember(of cls: AnyClass) -> Bool { (object as? NSObject)?.isMember(of: cls) ?? false }
    public func isEqual(_ other: Any?) -> Bool { (object as? NSObject)?.isEqual(other) ?? false }
    public func copy() -> Any { (object as? NSObject)?.copy() ?? object }
    public func mutableCopy() -> Any { (object as? NSObject)?.mutableCopy() ?? object }

    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        __objcSend(object, selector, []).map(autoreleased)
    }

    @discardableResult
    public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        __objcSend(object, selector, [argument]).map(autoreleased)
    }

    @discardableResult
    public func perform(_ selector: Selector!, with argument1: Any!, with argument2: Any!) -> Unmanaged<AnyObject>! {
        __objcSend(object, selector, [argument1, argument2]).map(autoreleased)
    }

    /// Calls a method for a result of the type that is expected.
    public func __send<Result>(_ selector: String, _ arguments: [Any?]) -> Result {
        expected(__objcSend(object, Selector(selector), arguments), selector)
    }

    @discardableResult
    public func __send(_ selector: String, _ arguments: [Any?]) -> Any? {
        __objcSend(object, Selector(selector), arguments)
    }

    /// `object.method?(...)`: nil when the object does not answer to the message.
    public func __sendIfAnswered<Result>(_ selector: String, _ arguments: [Any?]) -> Result? {
        guard __objcAnswers(object, Selector(selector)) else { return nil }
        return expected(__objcSend(object, Selector(selector), arguments), selector) as Result
    }

    @discardableResult
    public func __sendIfAnswered(_ selector: String, _ arguments: [Any?]) -> Any? {
        __objcAnswers(object, Selector(selector)) ? __objcSend(object, Selector(selector), arguments) : nil
    }
}

public func __any(_ object: AnyObject) -> __AnyMembers { __AnyMembers(object) }
public func __any(_ object: AnyObject?) -> __AnyMembers? { object.map { __AnyMembers($0) } }

/// The object that a value bridges to, for casts to protocols of objects; nil when there is no value, however many
/// optionals say so.
public func __bridged(_ value: Any?) -> AnyObject? { __objcResult(value).map { $0 as AnyObject } }
