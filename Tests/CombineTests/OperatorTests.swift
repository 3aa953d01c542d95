// SPDX-License-Identifier: MIT
import Combine
import Testing

/// Operators, by the documentation of Combine.
@Suite struct OperatorTests {
    private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
        var received: [P.Output] = []
        _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { received.append($0) })
        return received
    }

    private struct Failed: Error, Equatable {}

    @Test("one value after another")
    func transforming() {
        let numbers = (1...5).publisher
        #expect(values(numbers.map { $0 * 2 }) == [2, 4, 6, 8, 10])
        #expect(values(numbers.filter { $0 % 2 == 0 }) == [2, 4])
        #expect(values(numbers.compactMap { $0 > 3 ? "\($0)" : nil }) == ["4", "5"])
        #expect(values(numbers.scan(0, +)) == [1, 3, 6, 10, 15])
        #expect(values(numbers.reduce(0, +)) == [15])
        #expect(values(numbers.collect()) == [[1, 2, 3, 4, 5]])
        #expect(values(numbers.collect(2)) == [[1, 2], [3, 4], [5]])
        #expect(values(numbers.prefix(2)) == [1, 2])
        #expect(values(numbers.dropFirst(3)) == [4, 5])
        #expect(values(numbers.first { $0 > 2 }) == [3])
        #expect(values(numbers.last()) == [5])
        #expect(values(numbers.output(in: 1...2)) == [2, 3])
        #expect(values([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
        #expect(values(numbers.min()) == [1] && values(numbers.max()) == [5] && values(numbers.count()) == [5])
        #expect(values(numbers.contains(3)) == [true] && values(numbers.allSatisfy { $0 < 3 }) == [false])
        #expect(values(Empty<Int, Never>().replaceEmpty(with: 7)) == [7])
        #expect(values(numbers.append(6).prepend(0)) == [0, 1, 2, 3, 4, 5, 6])
    }

    @Test("failures end a chain unless something catches them")
    func failing() {
        let failing = [1, 2, 3].publisher.tryMap { value -> Int in
            if value == 2 { throw Failed() }
            return value
        }
        var completion: Subscribers.Completion<any Error>?
        _ = failing.sink(receiveCompletion: { completion = $0 }, receiveValue: { #expect($0 == 1) })
        if case .failure(let error) = completion { #expect(error is Failed) } else { Issue.record("no failure") }
        #expect(values(failing.catch { _ in Just(9) }) == [1, 9])
        #expect(values(failing.replaceError(with: 0)) == [1, 0])
        #expect(values(failing.retry(1)) == [1, 1])
    }

    @Test("several publishers")
    func combining() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var latest: [String] = []
        var pairs: [String] = []
        let links = [
            a.combineLatest(b) { "\($0)\($1)" }.sink { latest.append($0) },
            a.zip(b) { "\($0)\($1)" }.sink { pairs.append($0) },
        ]
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        #expect(latest == ["2x", "2y"])
        #expect(pairs == ["1x", "2y"])
        for link in links { link.cancel() }
        b.send("z")
        #expect(latest.count == 2)
        #expect(values(Publishers.MergeMany([1, 2].publisher, [3].publisher)) == [1, 2, 3])
        #expect(values([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])
        #expect(values([1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { Just($0) }) == [1, 2, 3])
    }

    @Test("the newest inner publisher counts")
    func switching() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var received: [Int] = []
        var isOver = false
        let link = outer.switchToLatest().sink(receiveCompletion: { _ in isOver = true }) { received.append($0) }
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        #expect(received == [1, 3] && !isOver)
        second.send(completion: .finished)
        #expect(isOver)
        link.cancel()
    }

    @Test("a shared publisher is subscribed to once")
    func sharing() {
        let source = PassthroughSubject<Int, Never>()
        var subscriptions = 0
        let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        var received: [Int] = []
        let links = [shared.sink { received.append($0) }, shared.sink { received.append($0) }]
        source.send(4)
        #expect(subscriptions == 1 && received == [4, 4])
        for link in links { link.cancel() }
    }

    /// https://developer.apple.com/documentation/combine/publisher: "until another publisher produces an element".
    @Test("values until and from when another publisher has one")
    func untils() {
        let (source, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        var (before, after): ([String], [Int]) = ([], [])
        let links = [
            source.prefix(untilOutputFrom: signal).sink(receiveCompletion: { _ in before.append("over") }) {
                before.append("\($0)")
            },
            source.drop(untilOutputFrom: signal).sink { after.append($0) },
        ]
        source.send(1)
        signal.send()
        source.send(2)
        #expect(before == ["1", "over"])
        #expect(after == [2])
        for link in links { link.cancel() }
        #expect(values([1, 2].publisher.prefix(untilOutputFrom: Empty<Int, Never>())) == [1, 2])
        #expect(values([1, 2].publisher.drop(untilOutputFrom: Empty<Int, Never>())) == [])
    }

    @Test("four publishers")
    func fours() {
        let (a, b) = ([1, 2].publisher, ["a", "b"].publisher)
        #expect(values(a.zip(b, a, b) { "\($0)\($1)\($2)\($3)" }) == ["1a1a", "2b2b"])
        #expect(values(a.zip(b, a) { "\($0)\($1)\($2)" }) == ["1a1", "2b2"])
        #expect(values(Just(1).combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }) == [[1, 2, 3, 4]])
    }
}
