// SPDX-License-Identifier: MIT
public import Foundation
import ObjCRuntime

extension NSObject {
    /// `<Module.Class: 0x600000c0c3f0>`, as iOS describes an object whose class says nothing else: with the module of an
    /// app's class, and an address without leading zeros. Foundation's on Linux leaves the one out and writes the others.
    @_silgen_name("$s10Foundation8NSObjectC11descriptionSSvg")
    public func __plainObjectDescription() -> String { "<\(objcClassName(type(of: self))): \(addressText(self))>" }
}
