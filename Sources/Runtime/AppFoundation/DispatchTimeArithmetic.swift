// SPDX-License-Identifier: MIT
public import FoundationCompat

// As Darwin's Dispatch has them since iOS 13.

extension DispatchTime {
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

    /// From here to there, in nanoseconds; negative for what is before.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        .nanoseconds(Int(Int64(bitPattern: other.uptimeNanoseconds &- uptimeNanoseconds)))
    }
}

/// Objective-C's name for a serial queue, as Swift sees it before iOS 17.
public typealias OS_dispatch_queue_serial = DispatchQueue
