// SPDX-License-Identifier: MIT
public import Foundation

/// A protocol of Objective-C as a value. Protocols are not known by name while a program runs here: there is none.
public final class Protocol: NSObject {
    private override init() {}
}

/// nil, and reported: code that asks goes on as where the protocol's framework is not linked.
public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol? {
    Unsupported.report("objc_getProtocol(\"\(String(cString: name))\")")
    return nil
}

/// nil, and reported; see `objc_getProtocol`.
public func NSProtocolFromString(_ namestr: String) -> Protocol? {
    Unsupported.report("NSProtocolFromString(\"\(namestr)\")")
    return nil
}

/// Never called with a protocol, since none can be had.
@discardableResult
public func class_addProtocol(_ cls: AnyClass?, _ protocol: Protocol) -> Bool { false }

/// Never called with a protocol, since none can be had.
public func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Protocol?) -> Bool { false }
