// SPDX-License-Identifier: MIT
import QuartzCore

/// Nanoseconds of the clock that motion runs on.
public func CVGetCurrentHostTime() -> UInt64 { UInt64(CACurrentMediaTime() * 1e9) }
/// Ticks a second.
public func CVGetHostClockFrequency() -> Double { 1e9 }
public func CVGetHostClockMinimumTimeDelta() -> UInt32 { 1 }

public struct CVTimeStamp: Sendable {
    public var version: UInt32 = 0
    public var videoTimeScale: Int32 = 0
    public var videoTime: Int64 = 0
    public var hostTime: UInt64 = 0
    public var rateScalar: Double = 0
    public var videoRefreshPeriod: Int64 = 0
    public var flags: UInt64 = 0
    public var reserved: UInt64 = 0
    public init() {}
}
