// SPDX-License-Identifier: MIT

/// Lengths of time that can be written in seconds.
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

/// When and where closures run.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A length of time in seconds, as all schedulers here have it.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable, Hashable,
    ExpressibleByFloatLiteral, Sendable
{
    public var timeInterval: TimeInterval
    public var magnitude: TimeInterval { abs(timeInterval) }

    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    public init(floatLiteral value: TimeInterval) { timeInterval = value }
    public init(integerLiteral value: Int) { timeInterval = TimeInterval(value) }
    public init?<T: BinaryInteger>(exactly source: T) { timeInterval = TimeInterval(source) }

    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }

    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}

/// Runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public struct SchedulerTimeType: Strideable, Sendable {
        public typealias Stride = SchedulerSeconds
        public func distance(to other: Self) -> SchedulerSeconds { 0 }
        public func advanced(by n: SchedulerSeconds) -> Self { self }
    }
    public typealias SchedulerOptions = Never

    public static let shared = ImmediateScheduler()
    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerSeconds { 0 }
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: Never?, _ action: @escaping () -> Void
    ) { action() }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

// A closure that its scheduler runs on its own thread; whoever schedules it answers for what it touches, as on iOS.
struct Work: @unchecked Sendable {
    let run: () -> Void

    /// The same for a closure that takes a value: it runs on the scheduler's thread.
    struct Delivery<Value>: @unchecked Sendable {
        let run: (Value) -> Void
    }

    /// A key path: Sendable unless its subscripts hold what is not, which a publisher's maker answers for.
    struct Path<Root, Value>: @unchecked Sendable {
        let keyPath: KeyPath<Root, Value>
    }
}
