// SPDX-License-Identifier: MIT
import Foundation

/// The argument `index` of a call by name, as the method's type. Raises when it cannot be converted.
public func __objcArgument<Value>(_ arguments: [Any?], _ index: Int) -> Value {
    let given = index < arguments.count ? arguments[index] : nil
    if let value: Value = objcConvert(given) { return value }
    NSException.raise(
        .invalidArgumentException,
        "argument \(index + 1) is \(typeText(given)), the method takes \(Value.self)")
}

/// The sender of an action that does not look at it: an object of any class. Other values are converted.
public func __objcSender<Value>(_ arguments: [Any?], _ index: Int) -> Value {
    let given = index < arguments.count ? arguments[index] : nil
    if let value: Value = objcConvert(given) { return value }
    // A class is known by its metatype: references of all classes look alike.
    if Value.self is AnyObject.Type, let object = flatten(given as Any) {
        return unsafeBitCast(object as AnyObject, to: Value.self)
    }
    return __objcArgument(arguments, index)
}

/// What a member returned, without nested optionals; nil for `Void`.
public func __objcResult<Value>(_ value: Value) -> Any? {
    if Value.self == Void.self { return nil }
    return flatten(value)
}

func __objcPropertyValue<Value>(_ arguments: [Any?], key: String, of target: AnyObject) -> Value {
    let given = arguments.first ?? nil
    if let value: Value = objcConvert(given) { return value }
    if given == nil {
        NSException.raise(
            .invalidArgumentException,
            "[\(objectText(target)) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }
    NSException.raise(
        .invalidArgumentException,
        "the property \(key) of \(objcClassName(type(of: target))) is a \(Value.self), it cannot be set to "
            + "\(typeText(given))")
}

/// Converts as Objective-C's loosely typed calls do: casts and bridges, numbers to any number type and to enumerations
/// and option sets by raw value, nil to any optional.
package func objcConvert<Value>(_ given: Any?) -> Value? {
    guard let given = flatten(given as Any) else {
        if Value.self == Void.self { return () as? Value }
        if let type = Value.self as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as? Value }
        return nil
    }
    if let value = given as? Value { return value }
    if let value = (given as AnyObject) as? Value { return value }
    if let type = Value.self as? any OptionalType.Type { return type.convertWrapped(given) as? Value }
    if let type = Value.self as? any RawRepresentable.Type, let value = fromRaw(type, given) { return value as? Value }
    if let number = numberValue(given), let value: Value = convertNumber(number) { return value }
    return convertFunction(given) ?? convertTwin(given) ?? convertAncestor(given)
}

/// An object of a class that was compiled into two modules, as where an app has a library's sources beside the library.
/// Objective-C looks at no class here, and what the same sources declare lies at the same places.
private func convertTwin<Value>(_ given: Any) -> Value? {
    guard Value.self is AnyObject.Type, type(of: given) is AnyObject.Type,
        String(describing: type(of: given)) == String(describing: Value.self)
    else { return nil }
    return unsafeBitCast(given as AnyObject, to: Value.self)
}

/// An object whose class is a superclass of the wanted one, as an outlet's when the storyboard names another class than the
/// source. Objective-C does not look either: what both classes have works, and what only the wanted one has must not be used.
private func convertAncestor<Value>(_ given: Any) -> Value? {
    guard let wanted = Value.self as? AnyClass, let own = type(of: given) as? AnyClass, own != NSObject.self,
        _getSuperclass(own) != NSObject.self,
        sequence(first: wanted, next: { _getSuperclass($0) }).contains(where: { $0 == own })
    else { return nil }
    return unsafeBitCast(given as AnyObject, to: Value.self)
}

private func fromRaw<Type: RawRepresentable>(_ type: Type.Type, _ given: Any) -> Type? {
    if type is AnyObject.Type { return nil }
    guard let raw: Type.RawValue = objcConvert(given) else { return nil }
    return Type(rawValue: raw)
}

private func numberValue(_ value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    if let raw = value as? any RawRepresentable { return raw.rawValue as? NSNumber }
    return nil
}

private func convertNumber<Value>(_ number: NSNumber) -> Value? {
    switch Value.self {
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
    case is Double.Type: return number.doubleValue as? Value
    case is Float.Type: return number.floatValue as? Value
    case is Bool.Type: return number.boolValue as? Value
    case is Int.Type: return number.intValue as? Value
    case is UInt.Type: return number.uintValue as? Value
    case is Int32.Type: return number.int32Value as? Value
    case is UInt32.Type: return number.uint32Value as? Value
    case is Int64.Type: return number.int64Value as? Value
    case is UInt64.Type: return number.uint64Value as? Value
    case is Int16.Type: return number.int16Value as? Value
    case is UInt16.Type: return number.uint16Value as? Value
    case is Int8.Type: return number.int8Value as? Value
    case is UInt8.Type: return number.uint8Value as? Value
    default: return nil
    }
}

/// Function types that differ in attributes alone (`@MainActor`, `@Sendable`) have one representation but do not cast.
private func convertFunction<Value>(_ given: Any) -> Value? {
    func plain(_ type: Any.Type) -> String {
        var text = String(reflecting: type)
        for attribute in ["@Swift.MainActor ", "@MainActor ", "@Sendable ", "@escaping "] {
            text = text.replacingOccurrences(of: attribute, with: "")
        }
        return text
    }
    guard String(reflecting: Value.self).contains("->"), plain(type(of: given)) == plain(Value.self) else { return nil }
    return withUnsafeTemporaryAllocation(of: Any.self, capacity: 1) { buffer in
        buffer.initializeElement(at: 0, to: given)
        defer { buffer.baseAddress?.deinitialize(count: 1) }
        // The first words of an `Any` hold a value of up to three words in place; a function has two.
        return UnsafeRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: Value.self).pointee
    }
}

private protocol OptionalType {
    var flattened: Any? { get }
    static func convertWrapped(_ given: Any) -> Any?
}

extension Optional: OptionalType {
    fileprivate var flattened: Any? {
        guard case .some(let wrapped) = self else { return nil }
        return flatten(wrapped)
    }

    fileprivate static func convertWrapped(_ given: Any) -> Any? {
        let value: Wrapped? = objcConvert(given)
        return value.map { Optional.some($0) as Any }
    }
}

private func flatten(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalType else { return value }
    return optional.flattened
}

private func typeText(_ value: Any?) -> String { value.map { String(reflecting: type(of: $0)) } ?? "nil" }
