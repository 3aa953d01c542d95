// SPDX-License-Identifier: MIT
public import Dispatch

/// The forms of `async` for closures that are not `Sendable`, which Dispatch on Linux lacks. That nothing races is the
/// caller's to know, which is why `work` is unsafe in each.
extension DispatchQueue {
    public func asyncUnsafe(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        nonisolated(unsafe) let work = work
        async(group: group, qos: qos, flags: flags) { work() }
    }

    public func asyncAfterUnsafe(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        nonisolated(unsafe) let work = work
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
    }

    public func asyncAfterUnsafe(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        nonisolated(unsafe) let work = work
        asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { work() }
    }
}
