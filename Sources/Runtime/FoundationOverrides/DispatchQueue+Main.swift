// SPDX-License-Identifier: MIT
public import Dispatch
import Foundation

extension DispatchQueue {
    /// Takes the place of `DispatchQueue.main`, which on Linux makes an object for each call. On iOS it is one object: apps
    /// compare queues with it, by `===` too.
    @_silgen_name("$s8Dispatch0A5QueueC4mainACvgZ")
    public static func __main() -> DispatchQueue { mainQueue }
}

private let mainQueue: DispatchQueue = {
    guard let theirs = dlsym(ReplacedMethods.next, "$s8Dispatch0A5QueueC4mainACvgZ") else {
        preconditionFailure("This toolchain's Dispatch has no DispatchQueue.main under its known link name")
    }
    // A type's member without arguments, which does not look at the type: as a C function, it hands out an object that its
    // caller owns.
    let function = unsafeBitCast(theirs, to: (@convention(c) () -> UnsafeRawPointer).self)
    return Unmanaged<DispatchQueue>.fromOpaque(function()).takeRetainedValue()
}()
