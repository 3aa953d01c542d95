// SPDX-License-Identifier: MIT
public import Dispatch

@_silgen_name("dispatch_queue_get_label")
private func labelOfQueue(_ queue: UnsafeMutableRawPointer?) -> UnsafePointer<CChar>

/// The label of a queue, by the name that Swift on iOS has for the C function; nil: of the one that runs this code.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    guard let queue else { return labelOfQueue(nil) }
    return labelOfQueue(Unmanaged.passUnretained(queue).toOpaque())
}
