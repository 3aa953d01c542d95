// SPDX-License-Identifier: MIT

extension Publishers {
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (state, combine) = (State(initial), nextPartialResult)
            upstream.subscribe(
                Transform(subscriber, isGreedy: true) {
                    state.value = combine(state.value, $0)
                    return .skip
                } end: {
                    ($0.isFinished ? state.value : nil, $0)
                })
        }
    }

    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (state, combine) = (State(initial), nextPartialResult)
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(
                    subscriber, isGreedy: true,
                    trying: {
                        state.value = try combine(state.value, $0)
                        return .skip
                    }, last: { state.value }))
        }
    }

    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let values = State<Output>([])
            upstream.subscribe(
                Transform(subscriber, isGreedy: true) {
                    values.value.append($0)
                    return .skip
                } end: {
                    ($0.isFinished ? values.value : nil, $0)
                })
        }
    }

    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (values, count) = (State<Output>([]), count)
            upstream.subscribe(
                Transform(subscriber) {
                    values.value.append($0)
                    guard values.value.count >= count else { return .skip }
                    defer { values.value = [] }
                    return .emit(values.value)
                } end: {
                    ($0.isFinished && !values.value.isEmpty ? values.value : nil, $0)
                })
        }
    }

    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (best, isLess) = (State<Output?>(nil), areInIncreasingOrder)
            upstream.subscribe(
                Transform(subscriber, isGreedy: true) {
                    if best.value.map({ [value = $0] old in isLess(old, value) }) ?? true { best.value = $0 }
                    return .skip
                } end: {
                    ($0.isFinished ? best.value : nil, $0)
                })
        }
    }

    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Transform(subscriber, isGreedy: true, next: { predicate($0) ? .last(true) : .skip }) {
                    ($0.isFinished ? false : nil, $0)
                })
        }
    }

    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Transform(subscriber, isGreedy: true, next: { predicate($0) ? .skip : .last(false) }) {
                    ($0.isFinished ? true : nil, $0)
                })
        }
    }

    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (isEmpty, output) = (State(true), output)
            upstream.subscribe(
                Transform(subscriber) {
                    isEmpty.value = false
                    return .emit($0)
                } end: {
                    ($0.isFinished && isEmpty.value ? output : nil, $0)
                })
        }
    }

    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let output = output
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(subscriber, next: { .emit($0) }) {
                    ($0.isFinished ? nil : output, .finished)
                })
        }
    }

    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        public let upstream: Upstream
        public let prefix: String
        public let file: StaticString
        public let line: UInt

        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (prefix, file, line) = (prefix, file, line)
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(subscriber, next: { .emit($0) }) {
                    if case .failure(let error) = $0 { fatalError("\(prefix)\(error)", file: file, line: line) }
                    return (nil, .finished)
                })
        }
    }
}

extension Publisher {
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
    public func collect() -> Publishers.Collect<Self> { .init(upstream: self) }
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> { .init(upstream: self, count: count) }
    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        .init(upstream: self) { areInIncreasingOrder($1, $0) }
    }
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        .init(upstream: self, predicate: predicate)
    }
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        .init(upstream: self, output: output)
    }
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        .init(upstream: self, output: output)
    }
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> { .init(upstream: self, prefix: prefix, file: file, line: line) }
}

extension Publisher where Output: Comparable {
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> { contains { $0 == output } }
}
