// SPDX-License-Identifier: MIT
import Foundation

// Lists of what a class itself, not its superclasses, makes known to Objective-C, in the order of names.

public typealias objc_property_t = OpaquePointer

/// The class's `@objc` properties. The caller frees the list; the properties live as long as the program.
/// - Parameter outCount: receives how many there are.
/// - Returns: nil when there are none.
public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    list(cls.map { objcPropertyNames(of: $0) } ?? [], outCount) { OpaquePointer(permanentName($0)) }
}

public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { UnsafePointer(property) }

/// The class's methods, getters and setters among them. The caller frees the list.
public func class_copyMethodList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
    list(cls.map { objcMethodNames(of: $0) } ?? [], outCount) { name in
        guard let method = class_getInstanceMethod(cls, Selector(name)) else {
            preconditionFailure("\(name) stands in the table of its class and is not found there")
        }
        return method
    }
}

private func list(
    _ names: [String], _ count: UnsafeMutablePointer<UInt32>?, _ element: (String) -> OpaquePointer
) -> UnsafeMutablePointer<OpaquePointer>? {
    count?.pointee = UInt32(names.count)
    guard !names.isEmpty, let memory = malloc(names.count * MemoryLayout<OpaquePointer>.stride) else { return nil }
    let list = memory.bindMemory(to: OpaquePointer.self, capacity: names.count)
    for (index, name) in names.enumerated() { (list + index).initialize(to: element(name)) }
    return list
}
