// SPDX-License-Identifier: MIT

extension Publishers {
    /// Pairs of the latest values, once both have one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            let latest = State<(A.Output?, B.Output?)>((nil, nil))
            let open = State(2)
            func send() { if case (let a?, let b?) = latest.value { junction.send((a, b)) } }
            func end(_ completion: Subscribers.Completion<Failure>, isEmpty: Bool) {
                open.value -= 1
                // One that ends without a value can never make a pair.
                if open.value == 0 || isEmpty || !completion.isFinished { junction.finish(completion) }
            }
            a.subscribe(
                junction.inlet(
                    receive: {
                        latest.value.0 = $0
                        send()
                    }, end: { end($0, isEmpty: latest.value.0 == nil) }))
            b.subscribe(
                junction.inlet(
                    receive: {
                        latest.value.1 = $0
                        send()
                    }, end: { end($0, isEmpty: latest.value.1 == nil) }))
            junction.drain()
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
                .receive(subscriber: subscriber)
        }
    }

    /// Pairs of the first values, the second values, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            let left = State<(values: [A.Output], isOver: Bool)>(([], false))
            let right = State<(values: [B.Output], isOver: Bool)>(([], false))
            func pair() {
                if !left.value.values.isEmpty, !right.value.values.isEmpty {
                    junction.send((left.value.values.removeFirst(), right.value.values.removeFirst()))
                }
                let isOver =
                    left.value.isOver && left.value.values.isEmpty || right.value.isOver && right.value.values.isEmpty
                if isOver { junction.finish(.finished) }
            }
            a.subscribe(
                junction.inlet(
                    receive: {
                        left.value.values.append($0)
                        pair()
                    },
                    end: {
                        left.value.isOver = true
                        if $0.isFinished { pair() } else { junction.finish($0) }
                    }))
            b.subscribe(
                junction.inlet(
                    receive: {
                        right.value.values.append($0)
                        pair()
                    },
                    end: {
                        right.value.isOver = true
                        if $0.isFinished { pair() } else { junction.finish($0) }
                    }))
            junction.drain()
        }
    }

    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        .init(self, other)
    }
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        combineLatest(other).map { transform($0, $1) }
    }
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ first: P, _ second: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        .init(self, first, second)
    }
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(first, second).map { transform($0, $1, $2) }
    }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ first: P, _ second: Q, _ third: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure { .init(self, first, second, third) }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ first: P, _ second: Q, _ third: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(first, second, third).map { transform($0, $1, $2, $3) }
    }

    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure {
        .init(self, other)
    }
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure { zip(other).map { transform($0, $1) } }
    public func zip<P: Publisher, Q: Publisher>(_ first: P, _ second: Q) -> Publishers.Zip3<Self, P, Q>
    where Failure == P.Failure, P.Failure == Q.Failure { .init(self, first, second) }
    public func zip<P: Publisher, Q: Publisher, T>(
        _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        zip(first, second).map { transform($0, $1, $2) }
    }
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ first: P, _ second: Q, _ third: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure { .init(self, first, second, third) }
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ first: P, _ second: Q, _ third: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        zip(first, second, third).map { transform($0, $1, $2, $3) }
    }
}
