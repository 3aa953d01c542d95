// SPDX-License-Identifier: MIT
import Combine
import Testing

/// Subjects, demand and cancellation.
@Suite struct SubjectTests {
    @Test("a current value comes first, and changes are told before they happen")
    func currentValues() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var received: [Int] = []
        let link = subject.sink { received.append($0) }
        subject.value = 2
        subject.send(3)
        #expect(received == [1, 2, 3] && subject.value == 3)
        link.cancel()
        subject.send(4)
        #expect(received.count == 3)
    }

    @Test("nothing comes after the end; late subscribers get the end alone")
    func completion() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var ends = 0
        let first = subject.sink(receiveCompletion: { _ in ends += 1 }) { received.append($0) }
        subject.send(1)
        subject.send(completion: .finished)
        subject.send(2)
        let second = subject.sink(receiveCompletion: { _ in ends += 1 }) { received.append($0) }
        #expect(received == [1] && ends == 2)
        first.cancel()
        second.cancel()
    }

    private final class Slow: Subscriber {
        typealias Input = Int
        typealias Failure = Never
        var subscription: (any Subscription)?
        var received: [Int] = []
        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Int) -> Subscribers.Demand {
            received.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) {}
    }

    @Test("no more values than demanded")
    func demand() {
        let slow = Slow()
        (1...5).publisher.filter { $0 % 2 == 1 }.subscribe(slow)
        #expect(slow.received.isEmpty)
        slow.subscription?.request(.max(2))
        #expect(slow.received == [1, 3])
        slow.subscription?.request(.max(1))
        #expect(slow.received == [1, 3, 5])
        let late = Slow()
        (1...3).publisher.reduce(0, +).subscribe(late)
        #expect(late.received.isEmpty)
        late.subscription?.request(.max(1))
        #expect(late.received == [6])
    }

    @Test("a subscription ends with its token")
    func tokens() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        var tokens: Set<AnyCancellable> = []
        subject.sink { count += 1 }.store(in: &tokens)
        subject.send()
        tokens = []
        subject.send()
        #expect(count == 1)
    }

    @Test("a future runs once and keeps its result")
    func futures() {
        var runs = 0
        let future = Future<Int, Never> { promise in
            runs += 1
            promise(.success(5))
            promise(.success(6))
        }
        var received: [Int] = []
        _ = future.sink { received.append($0) }
        _ = future.sink { received.append($0) }
        #expect(runs == 1 && received == [5, 5])
    }

    private final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
    }

    @Test("published properties tell before they change")
    func published() {
        let model = Model()
        var names: [String] = []
        var seen: [Int] = []
        var changes = 0
        let links = [
            model.$name.sink { names.append($0) }, model.$count.sink { _ in seen.append(model.count) },
            model.objectWillChange.sink { changes += 1 },
        ]
        model.name = "b"
        model.count = 3
        #expect(names == ["a", "b"] && seen == [0, 0] && changes == 2)
        Just("c").assign(to: &model.$name)
        #expect(model.name == "c")
        for link in links { link.cancel() }
    }

    @Test("notifications and key paths")
    func foundation() {
        let name = Notification.Name("CombineTests")
        var count = 0
        let link = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        link.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(count == 1)
        final class Box { var text = "" }
        let box = Box()
        _ = Just("set").assign(to: \.text, on: box)
        #expect(box.text == "set")
    }

    @Test("values can be awaited")
    func awaiting() async {
        var received: [Int] = []
        for await value in (1...3).publisher.values { received.append(value) }
        #expect(received == [1, 2, 3])
    }

    /// A scheduler whose time moves only when told.
    private final class Hand: Scheduler {
        typealias SchedulerTimeType = RunLoop.SchedulerTimeType
        typealias SchedulerOptions = Never
        var now = RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 0))
        var minimumTolerance: SchedulerSeconds { 0 }
        private var work: [(time: Date, action: () -> Void)] = []
        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: Never?, _ action: @escaping () -> Void
        ) { work.append((date.date, action)) }
        func schedule(
            after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds, options: Never?,
            _ action: @escaping () -> Void
        ) -> any Cancellable { Subscriptions.empty }

        func advance(_ seconds: Double) {
            now = now.advanced(by: SchedulerSeconds(seconds))
            let due = work.filter { $0.time <= now.date }
            work.removeAll { $0.time <= now.date }
            for item in due { item.action() }
        }
    }

    @Test("debouncing waits for a pause, throttling for time to pass")
    func timing() {
        let (subject, hand) = (PassthroughSubject<Int, Never>(), Hand())
        var debounced: [Int] = []
        var throttled: [Int] = []
        let links = [
            subject.debounce(for: .seconds(1), scheduler: hand).sink { debounced.append($0) },
            subject.throttle(for: 1, scheduler: hand, latest: true).sink { throttled.append($0) },
        ]
        subject.send(1)
        hand.advance(0.5)
        subject.send(2)
        subject.send(3)
        #expect(debounced.isEmpty && throttled == [1])
        hand.advance(0.5)
        #expect(debounced.isEmpty && throttled == [1, 3])
        hand.advance(0.5)
        #expect(debounced == [3])
        for link in links { link.cancel() }
    }
}
