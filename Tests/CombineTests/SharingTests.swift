// SPDX-License-Identifier: MIT
import Combine
import Testing

/// How often publishers are subscribed to, what side effects hear, and what ends with a subscription; by Combine's documentation.
@Suite struct SharingTests {
    /// Counts its subscriptions and cancellations.
    private final class Counted {
        let subject = PassthroughSubject<Int, Never>()
        private(set) var subscriptions = 0
        private(set) var cancellations = 0
        private(set) var requests: [Subscribers.Demand] = []

        lazy var publisher = subject.handleEvents(
            receiveSubscription: { [unowned self] _ in subscriptions += 1 },
            receiveCancel: { [unowned self] in cancellations += 1 },
            receiveRequest: { [unowned self] in requests.append($0) })
    }

    @Test("two subscribers of a publisher are two subscriptions; of a shared one, one, which ends with the last")
    func sharing() {
        let plain = Counted()
        let links = [plain.publisher.sink { _ in }, plain.publisher.sink { _ in }]
        #expect(plain.subscriptions == 2)
        links.forEach { $0.cancel() }
        #expect(plain.cancellations == 2)

        let shared = Counted()
        let publisher = shared.publisher.share()
        var received: [[Int]] = [[], []]
        let first = publisher.sink { received[0].append($0) }
        shared.subject.send(1)
        let second = publisher.sink { received[1].append($0) }
        shared.subject.send(2)
        #expect(shared.subscriptions == 1 && received == [[1, 2], [2]])
        first.cancel()
        #expect(shared.cancellations == 0)
        second.cancel()
        #expect(shared.cancellations == 1)
    }

    @Test("a connectable publisher waits for connect, and ends when the connection does")
    func connecting() {
        let counted = Counted()
        let connectable = counted.publisher.makeConnectable()
        var received: [Int] = []
        let link = connectable.sink { received.append($0) }
        counted.subject.send(1)
        #expect(counted.subscriptions == 0 && received.isEmpty)
        let connection = connectable.connect()
        counted.subject.send(2)
        #expect(counted.subscriptions == 1 && received == [2])
        connection.cancel()
        counted.subject.send(3)
        #expect(received == [2] && counted.cancellations == 1)
        link.cancel()
    }

    @Test("autoconnect connects at the first subscriber")
    func autoconnecting() {
        let counted = Counted()
        let publisher = counted.publisher.makeConnectable().autoconnect()
        #expect(counted.subscriptions == 0)
        var received: [Int] = []
        let first = publisher.sink { received.append($0) }
        let second = publisher.sink { received.append($0 * 10) }
        counted.subject.send(1)
        #expect(counted.subscriptions == 1 && received.sorted() == [1, 10])
        first.cancel()
        second.cancel()
    }

    @Test("multicasting through a subject that remembers gives late subscribers the newest value")
    func multicasting() {
        let source = PassthroughSubject<Int, Never>()
        let multicast = source.multicast(subject: CurrentValueSubject<Int, Never>(0))
        var received: [[Int]] = [[], []]
        let first = multicast.sink { received[0].append($0) }
        let connection = multicast.connect()
        source.send(1)
        let second = multicast.sink { received[1].append($0) }
        source.send(2)
        #expect(received == [[0, 1, 2], [1, 2]])
        connection.cancel()
        first.cancel()
        second.cancel()
    }

    @Test("side effects hear everything in its order")
    func sideEffects() {
        var heard: [String] = []
        _ = [1, 2].publisher.handleEvents(
            receiveSubscription: { _ in heard.append("subscription") }, receiveOutput: { heard.append("\($0)") },
            receiveCompletion: { _ in heard.append("end") }, receiveCancel: { heard.append("cancel") },
            receiveRequest: { _ in heard.append("request") }
        ).sink { heard.append("value \($0)") }
        #expect(heard == ["subscription", "request", "1", "value 1", "2", "value 2", "end"])
    }

    @Test("the demand of a sink is unlimited, and passes through operators")
    func demands() {
        let counted = Counted()
        let link = counted.publisher.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in }
        #expect(counted.requests == [.unlimited])
        link.cancel()
    }

    @Test("the newest inner publisher counts, and the end waits for it")
    func switching() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var received: [Int] = []
        var isDone = false
        let link = outer.switchToLatest().sink(
            receiveCompletion: { _ in isDone = true }, receiveValue: { received.append($0) })
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        #expect(received == [1, 3] && !isDone)
        second.send(completion: .finished)
        #expect(isDone)
        link.cancel()
    }

    @Test("latest values combine once all have one; the end comes with the last of them")
    func combiningLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var received: [[Int]] = []
        var isDone = false
        let link = a.combineLatest(b).sink(
            receiveCompletion: { _ in isDone = true }, receiveValue: { received.append([$0, $1]) })
        a.send(1)
        #expect(received.isEmpty)
        b.send(10)
        a.send(2)
        a.send(completion: .finished)
        b.send(20)
        #expect(received == [[1, 10], [2, 10], [2, 20]] && !isDone)
        b.send(completion: .finished)
        #expect(isDone)
        link.cancel()
    }

    @Test("pairs end when one side can bring no more")
    func zipping() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var received: [[Int]] = []
        var isDone = false
        let link = a.zip(b).sink(
            receiveCompletion: { _ in isDone = true }, receiveValue: { received.append([$0, $1]) })
        a.send(1)
        a.send(2)
        a.send(completion: .finished)
        #expect(!isDone)
        b.send(10)
        b.send(20)
        #expect(received == [[1, 10], [2, 20]] && isDone)
        link.cancel()
    }

    @Test("a failing one of several ends them all")
    func failingTogether() {
        struct Failed: Error {}
        let (a, b) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
        var ends = 0
        var received: [Int] = []
        let link = a.merge(with: b).sink(
            receiveCompletion: { if case .failure = $0 { ends += 1 } }, receiveValue: { received.append($0) })
        a.send(1)
        b.send(completion: .failure(Failed()))
        a.send(2)
        #expect(received == [1] && ends == 1)
        link.cancel()
    }

    @Test("a token ends its subscription when it goes away")
    func tokens() {
        let counted = Counted()
        var token: AnyCancellable? = counted.publisher.sink { _ in }
        #expect(counted.cancellations == 0 && token != nil)
        token = nil
        #expect(counted.cancellations == 1)
        var calls = 0
        let once = AnyCancellable { calls += 1 }
        once.cancel()
        once.cancel()
        #expect(calls == 1)
    }

    private final class Box { var value = 0 }

    @Test("assigning writes each value")
    func assigning() {
        let (subject, box) = (PassthroughSubject<Int, Never>(), Box())
        let link = subject.assign(to: \.value, on: box)
        subject.send(3)
        #expect(box.value == 3)
        link.cancel()
        subject.send(4)
        #expect(box.value == 3)
    }

    @Test("erased publishers are what they were")
    func erasing() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let erased: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher()
        var received: [Int] = []
        let link = erased.sink { received.append($0) }
        subject.send(2)
        #expect(received == [1, 2])
        link.cancel()
        let deferred = Deferred { Just(subject.value) }
        subject.send(5)
        var late: [Int] = []
        _ = deferred.sink { late.append($0) }
        #expect(late == [5])
    }

    /// https://developer.apple.com/documentation/combine/publishers/autoconnect: it disconnects when subscribers cancel;
    /// nothing is said of completion.
    @Test("a shared publisher that has completed is not begun anew for later subscribers")
    func completedSharing() {
        var begun = 0
        let shared = Deferred { () -> Publishers.Sequence<[Int], Never> in
            begun += 1
            return [1, 2].publisher
        }.share()
        var (received, ends): ([Int], Int) = ([], 0)
        let links = (0..<3).map { _ in
            shared.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { received.append($0) })
        }
        #expect(begun == 1 && received == [1, 2] && ends == 3)
        links.forEach { $0.cancel() }
    }

    @Test("a subscription through handleEvents does not keep the publisher")
    func eventsKeepNoPublisher() {
        final class Owner: Publisher {
            typealias Output = Int
            typealias Failure = Never
            let subject = PassthroughSubject<Int, Never>()
            let ended: () -> Void
            init(ended: @escaping () -> Void) { self.ended = ended }
            deinit { ended() }
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                subject.receive(subscriber: subscriber)
            }
        }
        var isGone = false
        var owner: Owner? = Owner { isGone = true }
        let link = owner?.handleEvents(receiveCancel: {}).sink { _ in }
        owner = nil
        #expect(isGone)
        link?.cancel()
    }

    /// https://developer.apple.com/documentation/combine/currentvaluesubject: it keeps the most recently published value.
    @Test("a current value follows a publisher before anybody listens")
    func currentValueFollows() {
        let (source, follower) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(0))
        let connection = source.subscribe(follower)
        #expect(follower.value == 1)
        var received: [Int] = []
        let link = follower.sink { received.append($0) }
        source.send(2)
        #expect(received == [1, 2])
        connection.cancel()
        source.send(3)
        #expect(received == [1, 2] && follower.value == 2)
        link.cancel()
    }
}
