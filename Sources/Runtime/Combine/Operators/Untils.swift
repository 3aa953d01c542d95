// SPDX-License-Identifier: MIT

extension Publishers {
    /// The values until another publisher has one; how that one ends does not matter.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            other.subscribe(junction.inlet(receive: { _ in junction.finish(.finished) }, end: { _ in }))
            upstream.subscribe(junction.inlet(receive: { junction.send($0) }, end: { junction.finish($0) }))
            junction.drain()
        }
    }

    /// The values from when another publisher has one; without one there are none.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let junction = Junction(subscriber)
            subscriber.receive(subscription: junction)
            let isOpen = State(false)
            other.subscribe(
                junction.inlet(receive: { _ in isOpen.value = true }, end: { if !isOpen.value { junction.finish($0) } })
            )
            upstream.subscribe(
                junction.inlet(receive: { if isOpen.value { junction.send($0) } }, end: { junction.finish($0) }))
            junction.drain()
        }
    }
}

extension Publisher {
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        .init(upstream: self, other: publisher)
    }
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure { .init(upstream: self, other: publisher) }
}
