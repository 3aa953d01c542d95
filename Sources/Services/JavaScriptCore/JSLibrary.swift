// SPDX-License-Identifier: MIT
import Glibc

public typealias JSContextRef = OpaquePointer
public typealias JSGlobalContextRef = OpaquePointer
public typealias JSValueRef = OpaquePointer
public typealias JSObjectRef = OpaquePointer
public typealias JSStringRef = OpaquePointer

/// The functions of the engine's C interface that are used here.
///
/// Sendable: found once, and never changed.
struct JSLibrary: @unchecked Sendable {
    typealias Callback =
        @convention(c) (
            JSContextRef?, JSObjectRef?, JSObjectRef?, Int, UnsafePointer<JSValueRef?>?,
            UnsafeMutablePointer<JSValueRef?>?
        ) -> JSValueRef?
    typealias Exception = UnsafeMutablePointer<JSValueRef?>?

    let contextCreate: @convention(c) (OpaquePointer?) -> JSGlobalContextRef?
    /// Whether errors list the program's own functions, too, below the script's. Engines of other versions lack it.
    let listNativeCalls: (@convention(c) (JSGlobalContextRef, Bool) -> Void)?
    let contextRelease: @convention(c) (JSGlobalContextRef) -> Void
    let globalObject: @convention(c) (JSContextRef) -> JSObjectRef?
    let evaluate:
        @convention(c) (JSContextRef, JSStringRef, JSObjectRef?, JSStringRef?, Int32, Exception) -> JSValueRef?
    let stringCreate: @convention(c) (UnsafePointer<CChar>) -> JSStringRef?
    let stringRelease: @convention(c) (JSStringRef) -> Void
    let stringLength: @convention(c) (JSStringRef) -> Int
    let stringCharacters: @convention(c) (JSStringRef) -> UnsafePointer<UInt16>?
    let valueType: @convention(c) (JSContextRef, JSValueRef) -> UInt32
    let isArray: @convention(c) (JSContextRef, JSValueRef) -> Bool
    let isDate: @convention(c) (JSContextRef, JSValueRef) -> Bool
    let isEqual: @convention(c) (JSContextRef, JSValueRef, JSValueRef, Exception) -> Bool
    let isStrictEqual: @convention(c) (JSContextRef, JSValueRef, JSValueRef) -> Bool
    let isInstance: @convention(c) (JSContextRef, JSValueRef, JSObjectRef, Exception) -> Bool
    let makeUndefined: @convention(c) (JSContextRef) -> JSValueRef?
    let makeNull: @convention(c) (JSContextRef) -> JSValueRef?
    let makeBoolean: @convention(c) (JSContextRef, Bool) -> JSValueRef?
    let makeNumber: @convention(c) (JSContextRef, Double) -> JSValueRef?
    let makeString: @convention(c) (JSContextRef, JSStringRef) -> JSValueRef?
    let toBoolean: @convention(c) (JSContextRef, JSValueRef) -> Bool
    let toNumber: @convention(c) (JSContextRef, JSValueRef, Exception) -> Double
    let toString: @convention(c) (JSContextRef, JSValueRef, Exception) -> JSStringRef?
    let protect: @convention(c) (JSContextRef, JSValueRef) -> Void
    let unprotect: @convention(c) (JSContextRef, JSValueRef) -> Void
    let objectMake: @convention(c) (JSContextRef, OpaquePointer?, UnsafeMutableRawPointer?) -> JSObjectRef?
    let makeArray: @convention(c) (JSContextRef, Int, UnsafePointer<JSValueRef?>?, Exception) -> JSObjectRef?
    let makeDate: @convention(c) (JSContextRef, Int, UnsafePointer<JSValueRef?>?, Exception) -> JSObjectRef?
    let makeError: @convention(c) (JSContextRef, Int, UnsafePointer<JSValueRef?>?, Exception) -> JSObjectRef?
    let makeFunction: @convention(c) (JSContextRef, JSStringRef?, Callback?) -> JSObjectRef?
    let getProperty: @convention(c) (JSContextRef, JSObjectRef, JSStringRef, Exception) -> JSValueRef?
    let setProperty: @convention(c) (JSContextRef, JSObjectRef, JSStringRef, JSValueRef?, UInt32, Exception) -> Void
    let hasProperty: @convention(c) (JSContextRef, JSObjectRef, JSStringRef) -> Bool
    let deleteProperty: @convention(c) (JSContextRef, JSObjectRef, JSStringRef, Exception) -> Bool
    let getIndex: @convention(c) (JSContextRef, JSObjectRef, UInt32, Exception) -> JSValueRef?
    let setIndex: @convention(c) (JSContextRef, JSObjectRef, UInt32, JSValueRef?, Exception) -> Void
    let isFunction: @convention(c) (JSContextRef, JSObjectRef) -> Bool
    let call:
        @convention(c) (JSContextRef, JSObjectRef, JSObjectRef?, Int, UnsafePointer<JSValueRef?>?, Exception) ->
            JSValueRef?
    let construct:
        @convention(c) (JSContextRef, JSObjectRef, Int, UnsafePointer<JSValueRef?>?, Exception) -> JSObjectRef?
    let copyNames: @convention(c) (JSContextRef, JSObjectRef) -> OpaquePointer?
    let namesCount: @convention(c) (OpaquePointer) -> Int
    let nameAt: @convention(c) (OpaquePointer, Int) -> JSStringRef?
    let namesRelease: @convention(c) (OpaquePointer) -> Void

    static let names = [
        "libjavascriptcoregtk-4.1.so.0", "libjavascriptcoregtk-6.0.so.1", "libjavascriptcoregtk-4.0.so.18",
    ]

    /// nil, said once by name, where the package is not installed.
    static let shared: JSLibrary? = {
        for name in names {
            if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL), let library = JSLibrary(handle) { return library }
        }
        Unsupported.report("JavaScriptCore: scripts do not run; install the package libjavascriptcoregtk-4.1-0")
        return nil
    }()

    private init?(_ handle: UnsafeMutableRawPointer) {
        var isComplete = true
        func find<Function>(_ name: String) -> Function {
            guard let found = dlsym(handle, name) else {
                isComplete = false
                // Never called: the library is refused below.
                return unsafeBitCast(handle, to: Function.self)
            }
            return unsafeBitCast(found, to: Function.self)
        }
        contextCreate = find("JSGlobalContextCreate")
        listNativeCalls = dlsym(handle, "JSGlobalContextSetIncludesNativeCallStackWhenReportingExceptions").map {
            unsafeBitCast($0, to: (@convention(c) (JSGlobalContextRef, Bool) -> Void).self)
        }
        contextRelease = find("JSGlobalContextRelease")
        globalObject = find("JSContextGetGlobalObject")
        evaluate = find("JSEvaluateScript")
        stringCreate = find("JSStringCreateWithUTF8CString")
        stringRelease = find("JSStringRelease")
        stringLength = find("JSStringGetLength")
        stringCharacters = find("JSStringGetCharactersPtr")
        valueType = find("JSValueGetType")
        isArray = find("JSValueIsArray")
        isDate = find("JSValueIsDate")
        isEqual = find("JSValueIsEqual")
        isStrictEqual = find("JSValueIsStrictEqual")
        isInstance = find("JSValueIsInstanceOfConstructor")
        makeUndefined = find("JSValueMakeUndefined")
        makeNull = find("JSValueMakeNull")
        makeBoolean = find("JSValueMakeBoolean")
        makeNumber = find("JSValueMakeNumber")
        makeString = find("JSValueMakeString")
        toBoolean = find("JSValueToBoolean")
        toNumber = find("JSValueToNumber")
        toString = find("JSValueToStringCopy")
        protect = find("JSValueProtect")
        unprotect = find("JSValueUnprotect")
        objectMake = find("JSObjectMake")
        makeArray = find("JSObjectMakeArray")
        makeDate = find("JSObjectMakeDate")
        makeError = find("JSObjectMakeError")
        makeFunction = find("JSObjectMakeFunctionWithCallback")
        getProperty = find("JSObjectGetProperty")
        setProperty = find("JSObjectSetProperty")
        hasProperty = find("JSObjectHasProperty")
        deleteProperty = find("JSObjectDeleteProperty")
        getIndex = find("JSObjectGetPropertyAtIndex")
        setIndex = find("JSObjectSetPropertyAtIndex")
        isFunction = find("JSObjectIsFunction")
        call = find("JSObjectCallAsFunction")
        construct = find("JSObjectCallAsConstructor")
        copyNames = find("JSObjectCopyPropertyNames")
        namesCount = find("JSPropertyNameArrayGetCount")
        nameAt = find("JSPropertyNameArrayGetNameAtIndex")
        namesRelease = find("JSPropertyNameArrayRelease")
        if !isComplete { return nil }
    }

    /// Calls `body` with an engine's string of the text.
    func withString<Result>(_ text: String, _ body: (JSStringRef) -> Result) -> Result? {
        guard let string = stringCreate(text) else { return nil }
        defer { stringRelease(string) }
        return body(string)
    }

    func text(_ string: JSStringRef?) -> String {
        guard let string else { return "" }
        defer { stringRelease(string) }
        return borrowedText(string)
    }

    /// The string stays the engine's.
    func borrowedText(_ string: JSStringRef) -> String {
        guard let characters = stringCharacters(string) else { return "" }
        return String(decoding: UnsafeBufferPointer(start: characters, count: stringLength(string)), as: UTF16.self)
    }
}
