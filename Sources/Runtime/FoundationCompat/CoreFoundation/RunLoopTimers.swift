// SPDX-License-Identifier: MIT
public import Foundation

// Timers of run loops, which are Foundation's.

public typealias CFRunLoopTimer = Timer

/// - Parameters:
///   - fireDate: seconds since 2001, of the first call.
///   - interval: seconds between calls; 0: it is called once.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    nonisolated(unsafe) let called = block
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
    ) { called?($0) }
}

public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    loop.add(timer, forMode: mode)
}

/// The timer is in one loop alone: it is not called any more.
public func CFRunLoopRemoveTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    timer.invalidate()
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { timer.timeInterval }
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
    timer.fireDate.timeIntervalSinceReferenceDate
}
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
    timer.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
