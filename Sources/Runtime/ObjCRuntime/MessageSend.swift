// SPDX-License-Identifier: MIT

extension __ObjCEntry {
    /// Calls the member.
    package func call(_ target: AnyObject, _ arguments: [Any?]) -> Any? { implementation(target, arguments) }
}

/// Calls `selector` of `target`, which may be a class; raises `NSInvalidArgumentException` when it has no such method.
/// - Returns: nil for methods that return nothing.
@discardableResult
public func __objcSend(_ target: Any, _ selector: Selector, _ arguments: [Any?]) -> Any? {
    if let cls = target as? AnyClass {
        guard let entry = objcLookup(cls, "+" + selector.name) else { raiseUnrecognized(selector, class: cls) }
        return entry.call(cls as AnyObject, arguments)
    }
    let object = target as AnyObject
    guard let entry = objcLookup(type(of: object), selector.name) else {
        guard let other = forwardingTarget(of: object, selector) else { raiseUnrecognized(selector, object) }
        return __objcSend(other, selector, arguments)
    }
    return entry.call(object, arguments)
}

/// The object that shall get a message in place of one that has no such method: what `forwardingTarget(for:)` says.
func forwardingTarget(of object: AnyObject, _ selector: Selector) -> AnyObject? {
    guard let entry = RequirementCache.entry("forwardingTargetForSelector:", of: type(of: object)),
        let target = entry.call(object, [selector]).map({ $0 as AnyObject }), target !== object
    else { return nil }
    return target
}

/// Calls `selector` when `target` has it. The outer optional is nil when it has not.
package func objcSendIfResponds(_ target: AnyObject, _ selector: Selector, _ arguments: [Any?]) -> Any?? {
    guard let entry = objcLookup(type(of: target), selector.name) else { return nil }
    return .some(entry.call(target, arguments))
}

private func raiseUnrecognized(_ selector: Selector, _ object: AnyObject) -> Never {
    let name = objcClassName(type(of: object))
    NSException.raise(
        .invalidArgumentException,
        "-[\(name) \(selector)]: unrecognized selector sent to instance \(addressText(object))")
}

private func raiseUnrecognized(_ selector: Selector, class cls: AnyClass) -> Never {
    NSException.raise(
        .invalidArgumentException,
        "+[\(objcClassName(cls)) \(selector)]: unrecognized selector sent to class \(addressText(cls as AnyObject))")
}

/// `0x7f12...`, as descriptions and exception texts show objects.
package func addressText(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}
