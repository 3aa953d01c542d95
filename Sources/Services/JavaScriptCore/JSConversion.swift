// SPDX-License-Identifier: MIT

/// Values of scripts and of Swift.
struct JSConversion {
    let library: JSLibrary
    let machine: JSContextRef
    let context: JSContext?

    // MARK: To scripts

    func value(of object: Any?) -> JSValueRef? {
        switch object {
        case nil: return library.makeUndefined(machine)
        case is NSNull: return library.makeNull(machine)
        case let value as JSValue: return value.reference
        case let flag as Bool: return library.makeBoolean(machine, flag)
        case let text as String: return string(text)
        case let number as NSNumber: return library.makeNumber(machine, number.doubleValue)
        case let number as any BinaryInteger: return library.makeNumber(machine, Double("\(number)") ?? .nan)
        case let number as any BinaryFloatingPoint: return library.makeNumber(machine, Double("\(number)") ?? .nan)
        case let date as Date:
            return library.makeDate(machine, 1, [library.makeNumber(machine, date.timeIntervalSince1970 * 1000)], nil)
        case let array as [Any]:
            let values = array.map { value(of: $0) }
            return library.makeArray(machine, values.count, values, nil)
        case let dictionary as [AnyHashable: Any]: return self.object(dictionary)
        case .some(let other): return function(other) ?? unsupported(other)
        }
    }

    private func string(_ text: String) -> JSValueRef? {
        library.withString(text) { library.makeString(machine, $0) } ?? nil
    }

    private func object(_ dictionary: [AnyHashable: Any]) -> JSValueRef? {
        guard let object = library.objectMake(machine, nil, nil) else { return nil }
        for (key, member) in dictionary {
            _ = library.withString("\(key.base)") {
                library.setProperty(machine, object, $0, value(of: member), 0, nil)
            }
        }
        return object
    }

    private func unsupported(_ object: Any) -> JSValueRef? {
        Unsupported.report("JSValue: objects of \(type(of: object)) do not go to scripts")
        return library.makeUndefined(machine)
    }

    // MARK: Functions

    /// Swift's functions of the kinds that apps hand over.
    private func function(_ object: Any) -> JSValueRef? {
        guard let body = Self.body(object), let context,
            let function = library.withString("native", { library.makeFunction(machine, $0, Self.callback) }) ?? nil
        else { return nil }
        // The engine's object lives as long as the context: its address names the function.
        library.protect(machine, function)
        context.functions[function] = body
        return function
    }

    private static func body(_ object: Any) -> (([JSValue]) -> Any?)? {
        func text(_ values: [JSValue], _ index: Int) -> String {
            index < values.count ? values[index].toString() : "undefined"
        }
        func any(_ values: [JSValue], _ index: Int) -> Any {
            index < values.count ? values[index].toObject() as Any : NSNull()
        }
        func number(_ values: [JSValue], _ index: Int) -> Double {
            index < values.count ? values[index].toDouble() : .nan
        }
        switch object {
        case let f as () -> Void:
            return { _ in
                f(); return nil
            }
        case let f as (String) -> Void:
            return {
                f(text($0, 0)); return nil
            }
        case let f as (String) -> String: return { f(text($0, 0)) }
        case let f as (String) -> Any?: return { f(text($0, 0)) }
        case let f as (String, String) -> Void:
            return {
                f(text($0, 0), text($0, 1)); return nil
            }
        case let f as (String, String) -> String: return { f(text($0, 0), text($0, 1)) }
        case let f as (Double) -> Double: return { f(number($0, 0)) }
        case let f as (Double, Double) -> Double: return { f(number($0, 0), number($0, 1)) }
        case let f as (Int) -> Int: return { f(Int(number($0, 0))) }
        case let f as (Int, Int) -> Int: return { f(Int(number($0, 0)), Int(number($0, 1))) }
        case let f as (Int) -> Void:
            return {
                f(Int(number($0, 0))); return nil
            }
        case let f as (JSValue) -> Void:
            return {
                if let first = $0.first { f(first) }; return nil
            }
        case let f as (JSValue) -> JSValue: return { $0.first.map { f($0) } }
        case let f as (JSValue) -> Any?: return { $0.first.flatMap { f($0) } }
        case let f as (JSValue, JSValue) -> Void:
            return {
                if $0.count > 1 { f($0[0], $0[1]) }; return nil
            }
        case let f as ([Any]) -> Void:
            return {
                f($0.first?.toArray() ?? []); return nil
            }
        case let f as ([String: Any]) -> Void:
            return {
                f($0.first?.toDictionary() as? [String: Any] ?? [:]); return nil
            }
        case let f as (Any) -> Void:
            return {
                f(any($0, 0)); return nil
            }
        case let f as (Any) -> Any?: return { f(any($0, 0)) }
        case let f as () -> String: return { _ in f() }
        case let f as () -> Any?: return { _ in f() }
        default: return nil
        }
    }

    private static let callback: JSLibrary.Callback = { machine, function, this, count, values, _ in
        guard let machine, let function, let library = JSLibrary.shared else { return nil }
        guard let context = JSContext.find(machine), let body = context.functions[function] else {
            return library.makeUndefined(machine)
        }
        let arguments = (0..<count).map { JSValue(reference: values?[$0], in: context) }
        let outer = JSContext.call
        JSContext.call = .init(
            context: context, this: JSValue(reference: this, in: context), arguments: arguments)
        defer { JSContext.call = outer }
        let result = body(arguments)
        return JSConversion(library: library, machine: machine, context: context).value(of: result)
    }

    // MARK: From scripts

    /// Undefined and null as nil and `NSNull`; arrays, dates and plain objects as their counterparts.
    func object(of value: JSValueRef) -> Any? {
        switch library.valueType(machine, value) {
        case 0: return nil
        case 1: return NSNull()
        case 2: return NSNumber(value: library.toBoolean(machine, value))
        case 3: return NSNumber(value: library.toNumber(machine, value, nil))
        case 4: return library.text(library.toString(machine, value, nil))
        case 5: return composite(value)
        default: return nil
        }
    }

    private func composite(_ value: JSValueRef) -> Any? {
        if library.isDate(machine, value) {
            return Date(timeIntervalSince1970: library.toNumber(machine, value, nil) / 1000)
        }
        if library.isArray(machine, value) {
            let length = property("length", of: value).map { library.toNumber(machine, $0, nil) } ?? 0
            return (0..<max(0, Int(length))).map { index -> Any in
                library.getIndex(machine, value, UInt32(index), nil).flatMap { object(of: $0) } ?? NSNull()
            }
        }
        guard let names = library.copyNames(machine, value) else { return nil }
        defer { library.namesRelease(names) }
        var dictionary: [String: Any] = [:]
        for index in 0..<library.namesCount(names) {
            guard let name = library.nameAt(names, index) else { continue }
            guard let member = library.getProperty(machine, value, name, nil) else { continue }
            dictionary[library.borrowedText(name)] = object(of: member) ?? NSNull()
        }
        return dictionary
    }

    private func property(_ name: String, of object: JSObjectRef) -> JSValueRef? {
        library.withString(name) { library.getProperty(machine, object, $0, nil) } ?? nil
    }
}

/// Classes whose members scripts may use; the members of such objects are not exported here.
@preconcurrency public protocol JSExport {}

/// A value that lives as long as its owner; here, as long as the reference.
open class JSManagedValue: __ObjCObject {
    open private(set) var value: JSValue!
    public init(value: JSValue!) {
        self.value = value
        super.init()
    }
    public convenience init!(value: JSValue!, andOwner owner: Any!) { self.init(value: value) }
}
