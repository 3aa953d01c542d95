// SPDX-License-Identifier: MIT

extension Publishers {
    /// `prefix(while:)` with a closure that may throw.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(
                    subscriber, trying: { try predicate($0) ? .emit($0) : .finish }))
        }
    }

    /// `drop(while:)` with a closure that may throw.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (isDropping, predicate) = (State(true), predicate)
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    trying: { input in
                        if isDropping.value, try predicate(input) { return .skip }
                        isDropping.value = false
                        return .emit(input)
                    }))
        }
    }

    /// `first(where:)` with a closure that may throw.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(
                    subscriber, isGreedy: true, trying: { try predicate($0) ? .last($0) : .skip }))
        }
    }

    /// `last(where:)` with a closure that may throw.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (last, predicate) = (State<Output?>(nil), predicate)
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(
                    subscriber, isGreedy: true,
                    trying: { input in
                        if try predicate(input) { last.value = input }
                        return .skip
                    }, last: { last.value }))
        }
    }

    /// `contains(where:)` with a closure that may throw.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(
                    subscriber, isGreedy: true, trying: { try predicate($0) ? .last(true) : .skip }, last: { false }))
        }
    }

    /// `allSatisfy` with a closure that may throw.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(
                    subscriber, isGreedy: true, trying: { try predicate($0) ? .skip : .last(false) }, last: { true }))
        }
    }

    /// `removeDuplicates(by:)` with a closure that may throw.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (last, predicate) = (State<Output?>(nil), predicate)
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    trying: { input in
                        if let old = last.value, try predicate(old, input) { return .skip }
                        last.value = input
                        return .emit(input)
                    }))
        }
    }

    /// `max(by:)` and `min(by:)` with a closure that may throw.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (best, isLess) = (State<Output?>(nil), areInIncreasingOrder)
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(
                    subscriber, isGreedy: true,
                    trying: { input in
                        guard let old = best.value else {
                            best.value = input
                            return .skip
                        }
                        if try isLess(old, input) { best.value = input }
                        return .skip
                    }, last: { best.value }))
        }
    }
}

/// The operators whose closure may throw, which ends the values with that error.
extension Publisher {
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        .init(upstream: self, predicate: predicate)
    }
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        .init(upstream: self, predicate: predicate)
    }
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        .init(upstream: self, predicate: predicate)
    }
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self>
    {
        .init(upstream: self, predicate: predicate)
    }
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> { .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder) }
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> { .init(upstream: self) { try areInIncreasingOrder($1, $0) } }
}
