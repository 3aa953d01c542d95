// SPDX-License-Identifier: MIT

/// Receives what a publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// The first call: from now on the subscriber may demand values.
    func receive(subscription: any Subscription)
    /// - Returns: how many values more than already demanded may come.
    func receive(_ input: Input) -> Subscribers.Demand
    /// The last call.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

extension Subscribers {
    /// How many values a subscriber is ready for.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// `UInt.max`: no limit.
        private var count: UInt

        private init(count: UInt) { self.count = count }

        public static let unlimited = Demand(count: .max)
        public static let none = Demand(count: 0)

        /// Traps when `value` is negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "Subscribers.Demand.max(\(value)): a demand is never negative")
            return Demand(count: UInt(value))
        }

        /// nil: no limit.
        public var max: Int? { count == .max ? nil : Int(clamping: count) }
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func + (left: Demand, right: Demand) -> Demand {
            let (sum, overflow) = left.count.addingReportingOverflow(right.count)
            return overflow ? .unlimited : Demand(count: sum)
        }
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
        public static func += (left: inout Demand, right: Int) { left = left + right }

        public static func * (left: Demand, right: Int) -> Demand {
            guard left != .unlimited, right > 0 else { return right == 0 ? .none : left }
            let (product, overflow) = left.count.multipliedReportingOverflow(by: UInt(right))
            return overflow ? .unlimited : Demand(count: product)
        }
        public static func *= (left: inout Demand, right: Int) { left = left * right }

        /// Never below none.
        public static func - (left: Demand, right: Demand) -> Demand {
            if left == .unlimited { return .unlimited }
            return right.count >= left.count ? .none : Demand(count: left.count - right.count)
        }
        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
        public static func -= (left: inout Demand, right: Int) { left = left - right }

        public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
        public static func != (left: Demand, right: Int) -> Bool { left.max != right }
        public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
        public static func >= (left: Demand, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
        public static func < (left: Demand, right: Int) -> Bool { !(left >= right) }
        public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }

        /// Takes one value off; false when none is left.
        mutating func take() -> Bool {
            guard count > 0 else { return false }
            if count != .max { count -= 1 }
            return true
        }
    }

    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)

        func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Completion<Other> {
            switch self {
            case .finished: .finished
            case .failure(let error): .failure(transform(error))
            }
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A subscriber whose own type nobody needs to know.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
        if let erased = subscriber as? Self {
            self = erased
            return
        }
        combineIdentifier = subscriber.combineIdentifier
        onSubscription = { subscriber.receive(subscription: $0) }
        onValue = { subscriber.receive($0) }
        onCompletion = { subscriber.receive(completion: $0) }
    }

    public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
        self.init(
            receiveSubscription: { subject.send(subscription: $0) },
            receiveValue: {
                subject.send($0)
                return .none
            },
            receiveCompletion: { subject.send(completion: $0) })
    }

    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        onSubscription = receiveSubscription ?? { _ in }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
    public var description: String { "AnySubscriber" }
}
