// SPDX-License-Identifier: MIT

/// A value of a context.
open class JSValue: __ObjCObject {
    open private(set) var context: JSContext!
    let reference: JSValueRef?
    private var library: JSLibrary? { context.library }

    init(reference: JSValueRef?, in context: JSContext) {
        self.context = context
        self.reference = reference
        super.init()
        if let reference, let machine = context.reference { context.library?.protect(machine, reference) }
    }

    deinit {
        if let reference, let machine = context.reference { context.library?.unprotect(machine, reference) }
    }

    private convenience init(_ context: JSContext?, _ make: (JSLibrary, JSContextRef) -> JSValueRef?) {
        let context = context ?? JSContext(machine: JSVirtualMachine())
        guard let library = context.library, let machine = context.reference else {
            self.init(reference: nil, in: context)
            return
        }
        self.init(reference: make(library, machine), in: context)
    }

    // MARK: Making

    public convenience init!(object value: Any!, in context: JSContext!) {
        self.init(context) { JSConversion(library: $0, machine: $1, context: context).value(of: value) }
    }
    public convenience init!(bool value: Bool, in context: JSContext!) {
        self.init(context) { $0.makeBoolean($1, value) }
    }
    public convenience init!(double value: Double, in context: JSContext!) {
        self.init(context) { $0.makeNumber($1, value) }
    }
    public convenience init!(int32 value: Int32, in context: JSContext!) {
        self.init(context) { $0.makeNumber($1, Double(value)) }
    }
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
        self.init(context) { $0.makeNumber($1, Double(value)) }
    }
    public convenience init!(undefinedIn context: JSContext!) { self.init(context) { $0.makeUndefined($1) } }
    public convenience init!(nullIn context: JSContext!) { self.init(context) { $0.makeNull($1) } }
    public convenience init!(newObjectIn context: JSContext!) { self.init(context) { $0.objectMake($1, nil, nil) } }
    public convenience init!(newArrayIn context: JSContext!) { self.init(context) { $0.makeArray($1, 0, nil, nil) } }
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        self.init(context) { library, machine in
            let text = library.withString(message ?? "") { library.makeString(machine, $0) } ?? nil
            return library.makeError(machine, 1, [text], nil)
        }
    }

    // MARK: Kinds, by the engine's numbers

    private var kind: UInt32 {
        guard let library, let machine = context.reference, let reference else { return 0 }
        return library.valueType(machine, reference)
    }
    open var isUndefined: Bool { kind == 0 }
    open var isNull: Bool { kind == 1 }
    open var isBoolean: Bool { kind == 2 }
    open var isNumber: Bool { kind == 3 }
    open var isString: Bool { kind == 4 }
    open var isObject: Bool { kind == 5 }
    open var isSymbol: Bool { kind == 6 }
    open var isArray: Bool { test { $0.isArray($1, $2) } }
    open var isDate: Bool { test { $0.isDate($1, $2) } }
    private func test(_ body: (JSLibrary, JSContextRef, JSValueRef) -> Bool) -> Bool {
        guard let library, let machine = context.reference, let reference else { return false }
        return body(library, machine, reference)
    }

    // MARK: Reading

    open func toBool() -> Bool { test { $0.toBoolean($1, $2) } }
    open func toDouble() -> Double {
        guard let library, let machine = context.reference, let reference else { return .nan }
        return library.toNumber(machine, reference, nil)
    }
    /// Modulo 2^32, as ECMAScript's ToInt32.
    open func toInt32() -> Int32 { Int32(bitPattern: toUInt32()) }
    open func toUInt32() -> UInt32 {
        let number = toDouble()
        guard number.isFinite else { return 0 }
        let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
        return UInt32(rest < 0 ? rest + 4_294_967_296 : rest)
    }
    open func toNumber() -> NSNumber! { isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble()) }
    open func toString() -> String! { textValue }
    private var textValue: String {
        guard let library, let machine = context.reference, let reference else { return "undefined" }
        return library.text(library.toString(machine, reference, nil))
    }
    open func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1000) }
    open func toArray() -> [Any]! { toObject() as? [Any] }
    open func toDictionary() -> [AnyHashable: Any]! { toObject() as? [AnyHashable: Any] }
    open func toObject() -> Any! {
        guard let library, let machine = context.reference, let reference else { return nil }
        return JSConversion(library: library, machine: machine, context: context).object(of: reference)
    }
    open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
        let object = toObject() as? NSObject
        return object?.isKind(of: expectedClass) == true ? object : nil
    }
    open override var description: String { textValue }

    // MARK: Properties

    private func access(_ key: Any!, _ body: (JSLibrary, JSContextRef, JSObjectRef, JSStringRef) -> Void) {
        guard let library, let machine = context.reference, let reference, isObject else { return }
        let name = (key as? JSValue)?.textValue ?? "\(key ?? "")"
        _ = library.withString(name) { body(library, machine, reference, $0) }
    }

    open func forProperty(_ property: Any!) -> JSValue! {
        var found: JSValueRef?
        var thrown: JSValueRef?
        access(property) { found = $0.getProperty($1, $2, $3, &thrown) }
        guard found != nil || thrown != nil else { return JSValue(undefinedIn: context) }
        return context.settle(found, thrown)
    }
    open func setValue(_ value: Any!, forProperty property: Any!) {
        access(property) { library, machine, object, name in
            let value = JSConversion(library: library, machine: machine, context: context).value(of: value)
            library.setProperty(machine, object, name, value, 0, nil)
        }
    }
    @discardableResult open func deleteProperty(_ property: Any!) -> Bool {
        var isGone = false
        access(property) { isGone = $0.deleteProperty($1, $2, $3, nil) }
        return isGone
    }
    open func hasProperty(_ property: Any!) -> Bool {
        var isThere = false
        access(property) { isThere = $0.hasProperty($1, $2, $3) }
        return isThere
    }
    open func atIndex(_ index: Int) -> JSValue! { forProperty("\(index)") }
    open func setValue(_ value: Any!, at index: Int) { setValue(value, forProperty: "\(index)") }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }
    open func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }

    // MARK: Calling

    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
        run(arguments) { library, machine, function, values, thrown in
            library.call(machine, function, nil, values.count, values, thrown)
        }
    }
    open func construct(withArguments arguments: [Any]!) -> JSValue! {
        run(arguments) { library, machine, function, values, thrown in
            library.construct(machine, function, values.count, values, thrown)
        }
    }
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        guard let function = forProperty(method), function.isObject else { return JSValue(undefinedIn: context) }
        let this = reference
        return function.run(arguments) { library, machine, function, values, thrown in
            library.call(machine, function, this, values.count, values, thrown)
        }
    }

    private func run(
        _ arguments: [Any]?,
        _ body: (JSLibrary, JSContextRef, JSObjectRef, [JSValueRef?], UnsafeMutablePointer<JSValueRef?>) -> JSValueRef?
    ) -> JSValue {
        guard let library, let machine = context.reference, let reference, isObject else {
            return JSValue(undefinedIn: context)
        }
        let conversion = JSConversion(library: library, machine: machine, context: context)
        let values = (arguments ?? []).map { conversion.value(of: $0) }
        var thrown: JSValueRef?
        let result = body(library, machine, reference, values, &thrown)
        return context.settle(result, thrown)
    }

    // MARK: Comparing

    open func isEqual(to value: Any!) -> Bool { compare(value) { $0.isStrictEqual($1, $2, $3) } }
    open func isEqualWithTypeCoercion(to value: Any!) -> Bool { compare(value) { $0.isEqual($1, $2, $3, nil) } }
    open func isInstance(of value: Any!) -> Bool { compare(value) { $0.isInstance($1, $2, $3, nil) } }
    private func compare(_ value: Any!, _ body: (JSLibrary, JSContextRef, JSValueRef, JSValueRef) -> Bool) -> Bool {
        guard let library, let machine = context.reference, let reference,
            let other = JSConversion(library: library, machine: machine, context: context).value(of: value)
        else { return false }
        return body(library, machine, reference, other)
    }
}
