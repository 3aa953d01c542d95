// SPDX-License-Identifier: MIT
import Synchronization

extension CGColor {
    /// `CGColorGetComponents`, as Swift imports it: the components where C finds them. The memory stays for as long as the
    /// process does, one piece for all colours of the same components.
    public var __unsafeComponents: UnsafePointer<CGFloat>? {
        guard let values = components else { return nil }
        return componentMemory.withLock { known in
            if let address = known[values] { return UnsafePointer(bitPattern: address) }
            let memory = UnsafeMutableBufferPointer<CGFloat>.allocate(capacity: max(1, values.count))
            _ = memory.initialize(from: values)
            guard let start = memory.baseAddress else { return nil }
            known[values] = UInt(bitPattern: start)
            return UnsafePointer(start)
        }
    }
}

/// Addresses by what stands there.
private let componentMemory = Mutex<[[CGFloat]: UInt]>([:])
