// SPDX-License-Identifier: MIT
import ObjCRuntime

// Methods as values of Objective-C's run time. Calls of framework methods are Swift's here and cannot be led elsewhere
// by name: what exchanges implementations is reported.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

private struct NamedMethod {
    let cls: AnyClass
    let selector: Selector
}

private func method(_ cls: AnyClass?, _ selector: Selector, classMethod: Bool) -> Method? {
    guard let cls, classMethod ? __objcResponds(cls, selector) : objcLookup(cls, selector) != nil else { return nil }
    let memory = UnsafeMutablePointer<NamedMethod>.allocate(capacity: 1)
    memory.initialize(to: NamedMethod(cls: cls, selector: selector))
    return OpaquePointer(memory)
}

private func name(_ method: Method) -> String {
    let method = UnsafePointer<NamedMethod>(method).pointee
    return "\(__NSStringFromClass(method.cls)) \(method.selector.name)"
}

/// The method of the class or a superclass; nil when there is none. The value lives as long as the program.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    method(cls, name, classMethod: false)
}

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { method(cls, name, classMethod: true) }

/// The implementation as a value; it cannot be called here.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name)
}

public func method_getName(_ m: Method) -> Selector { UnsafePointer<NamedMethod>(m).pointee.selector }
public func method_getImplementation(_ m: Method) -> IMP { m }
/// What `class_addMethod` was told; nil for methods of the source.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? {
    let method = UnsafePointer<NamedMethod>(m).pointee
    return AddedMethods.encoding(method.selector, of: method.cls)
}
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { objcLookup($0, sel) != nil } ?? false
}

public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    Unsupported.report("method_exchangeImplementations of \(name(m1)) and \(name(m2))")
}

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    Unsupported.report("method_setImplementation of \(name(m))")
    return m
}

@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    Unsupported.report("class_replaceMethod of \(cls.map(__NSStringFromClass) ?? "nil") \(name.name)")
    return nil
}
