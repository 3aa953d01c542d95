// SPDX-License-Identifier: MIT
public import Dispatch

/// Queues are objects of Objective-C on iOS, the same only as themselves.
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
    public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
