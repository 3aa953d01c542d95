// SPDX-License-Identifier: MIT
public import Foundation
import Synchronization

/// Calls that wait for their time, so that they can be cancelled by target, selector and argument.
// Sendable: only reached through the mutex.
private struct DelayedCalls: @unchecked Sendable {
    struct Call {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        let timer: Timer
    }
    var calls: [Call] = []
}

private let delayedCalls = Mutex(DelayedCalls())

private func equal(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    case (let left?, let right?):
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        return (left as AnyObject) === (right as AnyObject)
    default: return false
    }
}

extension NSObjectProtocol {
    /// Calls the method on this thread's run loop after `delay` seconds, which retains the receiver and the argument.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        perform(selector, with: argument, afterDelay: delay, inModes: [.default])
    }

    public func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        nonisolated(unsafe) let target = self as AnyObject
        nonisolated(unsafe) let argument = argument
        let date = Date(timeIntervalSinceNow: max(delay, 0))
        let timer = Timer(fire: date, interval: 0, repeats: false) { timer in
            let id = ObjectIdentifier(timer)
            delayedCalls.withLock { $0.calls.removeAll { ObjectIdentifier($0.timer) == id } }
            __objcSend(target, selector, [argument])
        }
        let call = DelayedCalls.Call(target: target, selector: selector, argument: argument, timer: timer)
        nonisolated(unsafe) let unsafeCall = call
        delayedCalls.withLock { $0.calls.append(unsafeCall) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let target = self as AnyObject
        nonisolated(unsafe) let argument = argument
        if wait, Thread.isMainThread {
            __objcSend(target, selector, [argument])
        } else if wait {
            DispatchQueue.main.sync { _ = __objcSend(target, selector, [argument]) }
        } else {
            DispatchQueue.main.async { __objcSend(target, selector, [argument]) }
        }
    }

    public func performSelector(inBackground selector: Selector, with argument: Any?) {
        nonisolated(unsafe) let target = self as AnyObject
        nonisolated(unsafe) let argument = argument
        Thread.detachNewThread { __objcSend(target, selector, [argument]) }
    }
}

extension NSObject {
    /// Cancels delayed calls of any method of `target`.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        cancel { $0.target === target as AnyObject }
    }

    /// Cancels delayed calls of one method with an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object argument: Any?
    ) {
        cancel { $0.target === target as AnyObject && $0.selector == selector && equal($0.argument, argument) }
    }

    private class func cancel(_ matches: (DelayedCalls.Call) -> Bool) {
        let cancelled = delayedCalls.withLock { state -> [DelayedCalls.Call] in
            let cancelled = state.calls.filter(matches)
            state.calls.removeAll(where: matches)
            nonisolated(unsafe) let result = cancelled
            return result
        }
        for call in cancelled { call.timer.invalidate() }
    }
}
