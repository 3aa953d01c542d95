// SPDX-License-Identifier: MIT
internal import CObjCRegistry
import Synchronization

/// Calls an optional requirement of a delegate; nil when neither its class nor a subclass implements it.
///
///     let height = optionalCall { delegate.tableView(self, heightForRowAt: path) } ?? rowHeight
///
/// The requirement's default implementation must be `byName(...)`. Costs a few nanoseconds when the class that declares
/// the conformance implements the method. See docs/delegates.md.
package func optionalCall<Result>(_ call: () throws -> Result) rethrows -> Result? {
    ts_set_requirement_missing(false)
    let result = try call()
    guard ts_get_requirement_missing() else { return result }
    ts_set_requirement_missing(false)
    return nil
}

/// The default implementation of an optional requirement: calls the method that a subclass has under this name, else
/// tells the enclosing `optionalCall` that there is none and returns `dummy`.
package func byName<Result>(
    _ object: AnyObject, _ selector: StaticString, _ arguments: @autoclosure () -> [Any?],
    or dummy: @autoclosure () -> Result
) -> Result {
    guard let entry = RequirementCache.entry(selector, of: type(of: object)) else {
        let name = Selector(selector.description)
        if let other = forwardingTarget(of: object, name), let sent = objcSendIfResponds(other, name, arguments()) {
            return objcConvert(sent) ?? dummy()
        }
        ts_set_requirement_missing(true)
        return dummy()
    }
    // A framework class whose method of this name is the protocol's default comes straight back here: it has none.
    let identity = Unmanaged.passUnretained(object).toOpaque()
    if ts_requirement_in_progress(identity, selector.utf8Start) {
        ts_set_requirement_recursion(true)
        ts_set_requirement_missing(true)
        return dummy()
    }
    let outer = ts_begin_requirement(identity, selector.utf8Start)
    ts_set_requirement_recursion(false)
    let result = entry.call(object, arguments())
    let isMissing = ts_get_requirement_recursion()
    ts_end_requirement(outer)
    ts_set_requirement_missing(isMissing)
    return isMissing ? dummy() : objcConvert(result) ?? dummy()
}

/// Calls an optional requirement that gives nothing back; does nothing but note it where the object has none. The
/// arguments are computed only for a call.
package func byName(_ object: AnyObject, _ selector: StaticString, _ arguments: @autoclosure () -> [Any?]) {
    byName(object, selector, arguments(), or: ())
}

/// Says that the optional requirement just called is not there, for default implementations that cannot use `byName`.
package func reportMissingRequirement() { ts_set_requirement_missing(true) }

/// Remembers answers by class and by the address of the literal, which is much cheaper than hashing the name.
enum RequirementCache {
    // Sendable: only reached through the mutex.
    private struct Slot: @unchecked Sendable {
        var cls: ObjectIdentifier?
        var literal: UnsafePointer<UInt8>?
        var entry: __ObjCEntry?
    }

    // Sendable: only reached through the mutex.
    private struct Slots: @unchecked Sendable {
        var slots = [Slot](repeating: Slot(), count: 1024)
    }

    private static let cache = Mutex(Slots())

    static func clear() { cache.withLock { $0 = Slots() } }

    static func entry(_ selector: StaticString, of cls: AnyClass) -> __ObjCEntry? {
        let id = ObjectIdentifier(cls)
        let literal = selector.utf8Start
        let index = (Int(bitPattern: literal) &* 31 &+ Int(bitPattern: id) >> 4) & 1023
        let known: __ObjCEntry?? = cache.withLock { cache in
            let slot = cache.slots[index]
            return slot.cls == id && slot.literal == literal ? .some(slot.entry) : nil
        }
        if let known { return known }
        let entry = objcRequirement(cls, selector.description)
        cache.withLock { $0.slots[index] = Slot(cls: id, literal: literal, entry: entry) }
        return entry
    }
}

/// A member that an extension of a framework class declares and classes of the app override: calls the override nearest
/// to the object's class, which is registered as `name`, else `original`.
public func __objcOverridden<Result>(
    _ object: Any, _ name: Selector, _ arguments: @autoclosure () -> [Any?], _ original: () throws -> Result
) rethrows -> Result {
    let entry =
        (object as? AnyClass).map { objcLookup($0, "+" + name.name) }
        ?? objcLookup(type(of: object as AnyObject), name.name)
    guard let entry else { return try original() }
    let value = entry.call(object as AnyObject, arguments())
    if let result: Result = objcConvert(value) { return result }
    NSException.raise(
        .invalidArgumentException,
        "the override of \(name.name.dropFirst()) returned \(value ?? "nil"), not a \(Result.self)")
}

/// The default implementation of an `optional` requirement that client code declares.
public func __objcDefault<Result>(_ object: Any, _ selector: Selector, _ arguments: [Any?]) -> Result {
    let value = __objcSend(object, selector, arguments)
    if let result: Result = objcConvert(value) { return result }
    NSException.raise(
        .invalidArgumentException,
        "-[\(objcClassName(type(of: object as AnyObject))) \(selector)] returned \(value ?? "nil"), not a \(Result.self)"
    )
}

/// An `optional` property that client code declares in a protocol: nil when the object does not have it.
public func __objcOptionalValue<Value>(_ object: Any, _ name: Selector) -> Value? {
    let entry =
        (object as? AnyClass).map { objcLookup($0, "+" + name.name) }
        ?? objcLookup(type(of: object as AnyObject), name.name)
    guard let entry else { return nil }
    let value = entry.call(object as AnyObject, [])
    if let result: Value = objcConvert(value) { return result }
    NSException.raise(
        .invalidArgumentException,
        "-[\(objcClassName(type(of: object as AnyObject))) \(name)] returned \(value ?? "nil"), not a \(Value.self)")
}
