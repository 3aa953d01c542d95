// SPDX-License-Identifier: MIT

/// A machine that contexts share. Here each context has its own: values do not go from one to another.
open class JSVirtualMachine: __ObjCObject {
    public override init() { super.init() }
    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// A world of scripts with its own global object.
open class JSContext: __ObjCObject {
    let library: JSLibrary?
    let reference: JSGlobalContextRef?
    open private(set) var virtualMachine: JSVirtualMachine
    open var name: String?
    open var isInspectable = false
    /// What a script threw last and the handler kept.
    open var exception: JSValue!
    /// Without another one, `exception` keeps what was thrown.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { context, exception in
        context?.exception = exception
    }
    /// Functions that scripts may call, by their engine objects.
    var functions: [JSObjectRef: ([JSValue]) -> Any?] = [:]
    private static var contexts: [JSContextRef: WeakContext] {
        get { lock.withLock { registry } }
        set { lock.withLock { registry = newValue } }
    }
    private static let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var registry: [JSContextRef: WeakContext] = [:]
    struct WeakContext { weak var context: JSContext? }

    /// Swift calls the one below, which can be unwrapped as iOS's has to be.
    @_disfavoredOverload public override convenience init() { self.init(machine: JSVirtualMachine()) }
    public convenience init!(_ nothing: Void = ()) { self.init(machine: JSVirtualMachine()) }
    public convenience init!(virtualMachine: JSVirtualMachine!) {
        self.init(machine: virtualMachine ?? JSVirtualMachine())
    }

    init(machine: JSVirtualMachine) {
        virtualMachine = machine
        library = JSLibrary.shared
        reference = library.flatMap { $0.contextCreate(nil) }
        super.init()
        // Finding their names takes nearly all of the time of an error where a program has many functions.
        if let reference { library?.listNativeCalls?(reference, false) }
        if let reference { Self.contexts[reference] = WeakContext(context: self) }
    }

    deinit {
        guard let reference else { return }
        Self.contexts[reference] = nil
        library?.contextRelease(reference)
    }

    static func find(_ reference: JSContextRef?) -> JSContext? { reference.flatMap { contexts[$0]?.context } }

    open var jsGlobalContextRef: JSGlobalContextRef! { reference }

    // MARK: While a script calls

    private static let callKey = "TouchstoneJavaScriptCall"
    struct Call {
        let context: JSContext
        let this: JSValue
        let arguments: [JSValue]
    }
    static var call: Call? {
        get { Thread.current.threadDictionary[callKey] as? Call }
        set { Thread.current.threadDictionary[callKey] = newValue }
    }
    open class func current() -> JSContext! { call?.context }
    open class func currentThis() -> JSValue! { call?.this }
    open class func currentArguments() -> [Any]! { call?.arguments }

    // MARK: Running

    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
        evaluateScript(script, withSourceURL: nil)
    }

    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        guard let library, let reference else { return JSValue(undefinedIn: self) }
        var thrown: JSValueRef?
        let result = library.withString(script ?? "") { source in
            guard let sourceURL, let place = library.stringCreate(sourceURL.absoluteString) else {
                return library.evaluate(reference, source, nil, nil, 1, &thrown)
            }
            defer { library.stringRelease(place) }
            return library.evaluate(reference, source, nil, place, 1, &thrown)
        }
        return settle(result ?? nil, thrown)
    }

    /// The value, or undefined after the handler was told what was thrown.
    func settle(_ result: JSValueRef?, _ thrown: JSValueRef?) -> JSValue {
        if let thrown {
            exceptionHandler?(self, JSValue(reference: thrown, in: self))
            return JSValue(undefinedIn: self)
        }
        return JSValue(reference: result, in: self)
    }

    open var globalObject: JSValue! {
        guard let library, let reference else { return JSValue(undefinedIn: self) }
        return JSValue(reference: library.globalObject(reference), in: self)
    }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.objectForKeyedSubscript(key) }
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
        globalObject.setObject(object, forKeyedSubscript: key)
    }
    public subscript(key: Any!) -> JSValue! { objectForKeyedSubscript(key) }
}
