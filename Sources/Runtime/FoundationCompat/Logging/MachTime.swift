// SPDX-License-Identifier: MIT
import Glibc

/// A clock in ticks of `mach_timebase_info`: nanoseconds here.
public func mach_absolute_time() -> UInt64 { nanoseconds(CLOCK_MONOTONIC) }
public func mach_continuous_time() -> UInt64 { nanoseconds(CLOCK_BOOTTIME) }

public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32 = 0
    public var denom: UInt32 = 0
    public init() {}
    public init(numer: UInt32, denom: UInt32) {
        self.numer = numer
        self.denom = denom
    }
}

/// The structure's other name, which a function shares.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

public typealias kern_return_t = Int32
public let KERN_SUCCESS: Int32 = 0

@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

private func nanoseconds(_ clock: Int32) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
