// SPDX-License-Identifier: MIT
import Combine
import TestSupport
import Testing

/// What an operator gives, compared with the same function of Swift's sequences, whose documentation Combine's names; for random
/// values and demands.
@Suite struct OperatorLawTests {
    /// Takes as many values as the random demands allow, and checks the rules of `Subscriber`: one subscription before
    /// everything else, never more values than asked for, one completion, nothing after it.
    private final class Recorder<Input, Failure: Error>: Subscriber {
        private(set) var values: [Input] = []
        private(set) var completions = 0
        private(set) var failure: Failure?
        private var subscription: (any Subscription)?
        private var allowed = 0
        private var random: SeededNumbers

        init(seed: UInt64) { random = SeededNumbers(seed: seed) }

        func receive(subscription: any Subscription) {
            #expect(self.subscription == nil && completions == 0, "a second subscription")
            self.subscription = subscription
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            #expect(subscription != nil && completions == 0, "a value outside of the subscription")
            #expect(allowed > 0, "a value that nobody asked for")
            allowed -= 1
            values.append(input)
            let more = Int.random(in: 0...2, using: &random)
            allowed += more
            return .max(more)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            completions += 1
            #expect(completions == 1, "a second completion")
            if case .failure(let error) = completion { failure = error }
        }

        /// Asks for a few values at a time until the publisher has ended or has given nothing for long.
        func askUntilTheEnd() {
            for _ in 0..<200 where completions == 0 {
                let more = Int.random(in: 1...3, using: &random)
                allowed += more
                subscription?.request(.max(more))
            }
        }
    }

    private func run<P: Publisher>(_ publisher: P, seed: UInt64) -> (values: [P.Output], failure: P.Failure?) {
        let recorder = Recorder<P.Output, P.Failure>(seed: seed)
        publisher.subscribe(recorder)
        recorder.askUntilTheEnd()
        #expect(recorder.completions == 1, "no end")
        return (recorder.values, recorder.failure)
    }

    private func check<P: Publisher>(_ publisher: P, _ expected: [P.Output], seed: UInt64, _ name: Comment)
    where P.Output: Equatable, P.Failure == Never {
        #expect(run(publisher, seed: seed).values == expected, name)
    }

    private func randomValues(_ seed: UInt64) -> [Int] {
        var random = SeededNumbers(seed: seed)
        return (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...5, using: &random) }
    }

    @Test("operators of one value after another", arguments: 0..<60)
    func mapping(_ number: Int) {
        let seed = UInt64(number)
        let values = randomValues(seed)
        let source = values.publisher
        check(source.map { $0 * 3 }, values.map { $0 * 3 }, seed: seed, "map")
        check(
            source.compactMap { $0 % 2 == 0 ? "\($0)" : nil }, values.filter { $0 % 2 == 0 }.map { "\($0)" },
            seed: seed, "compactMap")
        check(source.filter { $0 > 2 }, values.filter { $0 > 2 }, seed: seed, "filter")
        check(source.drop { $0 < 3 }, Array(values.drop { $0 < 3 }), seed: seed, "drop(while:)")
        check(source.prefix { $0 < 4 }, Array(values.prefix { $0 < 4 }), seed: seed, "prefix(while:)")
        check(source.dropFirst(3), Array(values.dropFirst(3)), seed: seed, "dropFirst")
        check(source.prefix(3), Array(values.prefix(3)), seed: seed, "prefix")
        check(source.append(7, 8), values + [7, 8], seed: seed, "append")
        check(source.prepend(7, 8), [7, 8] + values, seed: seed, "prepend")
        check(source.replaceEmpty(with: 9), values.isEmpty ? [9] : values, seed: seed, "replaceEmpty")
        check(source.ignoreOutput().map { _ in 0 }, [], seed: seed, "ignoreOutput")
        check(source.setFailureType(to: Never.self), values, seed: seed, "setFailureType")
    }

    @Test("operators that give one value", arguments: 0..<60)
    func reducing(_ number: Int) {
        let seed = UInt64(number) + 1000
        let values = randomValues(seed)
        let source = values.publisher
        func one<T>(_ value: T?) -> [T] { value.map { [$0] } ?? [] }
        check(source.reduce(10, -), [values.reduce(10, -)], seed: seed, "reduce")
        check(source.count(), [values.count], seed: seed, "count")
        check(source.collect(), [values], seed: seed, "collect")
        check(source.min(), one(values.min()), seed: seed, "min")
        check(source.max(), one(values.max()), seed: seed, "max")
        check(source.first(), one(values.first), seed: seed, "first")
        check(source.last(), one(values.last), seed: seed, "last")
        check(source.first { $0 > 3 }, one(values.first { $0 > 3 }), seed: seed, "first(where:)")
        check(source.last { $0 > 3 }, one(values.last { $0 > 3 }), seed: seed, "last(where:)")
        check(source.contains(4), [values.contains(4)], seed: seed, "contains")
        check(source.contains { $0 > 4 }, [values.contains { $0 > 4 }], seed: seed, "contains(where:)")
        check(source.allSatisfy { $0 < 5 }, [values.allSatisfy { $0 < 5 }], seed: seed, "allSatisfy")
        check(source.output(at: 2), one(values.dropFirst(2).first), seed: seed, "output(at:)")
        check(source.output(in: 1...3), Array(values.dropFirst().prefix(3)), seed: seed, "output(in:)")
    }

    @Test("operators that remember", arguments: 0..<60)
    func remembering(_ number: Int) {
        let seed = UInt64(number) + 2000
        let values = randomValues(seed)
        let source = values.publisher
        var sum = 0
        let sums = values.map { value -> Int in
            sum += value
            return sum
        }
        check(source.scan(0, +), sums, seed: seed, "scan")
        var last: Int?
        let changes = values.filter { value in
            defer { last = value }
            return value != last
        }
        check(source.removeDuplicates(), changes, seed: seed, "removeDuplicates")
        let groups = stride(from: 0, to: values.count, by: 3).map { Array(values[$0..<min($0 + 3, values.count)]) }
        check(source.collect(3), groups, seed: seed, "collect(count)")
    }

    // MARK: Laws between operators

    @Test("mapping by identity, and by two functions after each other (functor laws)", arguments: 0..<20)
    func functor(_ number: Int) {
        let seed = UInt64(number) + 3000
        let values = randomValues(seed)
        func f(_ value: Int) -> Int { value * 7 + 1 }
        func g(_ value: Int) -> String { "<\(value)>" }
        check(values.publisher.map { $0 }, values, seed: seed, "identity")
        #expect(
            run(values.publisher.map(f).map(g), seed: seed).values
                == run(values.publisher.map { g(f($0)) }, seed: seed).values)
    }

    @Test("publishers made of values, one after another (monad laws)", arguments: 0..<20)
    func monad(_ number: Int) {
        let seed = UInt64(number) + 4000
        let values = randomValues(seed)
        func f(_ value: Int) -> Publishers.Sequence<[Int], Never> { [value, value + 10].publisher }
        func g(_ value: Int) -> Publishers.Sequence<[Int], Never> {
            Array(repeating: value, count: value % 3).publisher
        }
        check(Just(3).flatMap(f), run(f(3), seed: seed).values, seed: seed, "left identity")
        check(values.publisher.flatMap(maxPublishers: .max(1)) { Just($0) }, values, seed: seed, "right identity")
        let left = values.publisher.flatMap(maxPublishers: .max(1), f).flatMap(maxPublishers: .max(1), g)
        let right = values.publisher.flatMap(maxPublishers: .max(1)) { f($0).flatMap(maxPublishers: .max(1), g) }
        #expect(run(left, seed: seed).values == run(right, seed: seed).values, "associativity")
        #expect(
            run(left, seed: seed).values
                == values.flatMap { [$0, $0 + 10] }.flatMap { Array(repeating: $0, count: $0 % 3) })
    }

    @Test("parts make the whole", arguments: 0..<20)
    func parts(_ number: Int) {
        let seed = UInt64(number) + 5000
        let values = randomValues(seed)
        let source = values.publisher
        let count = number % 6
        check(source.prefix(count).append(source.dropFirst(count)), values, seed: seed, "prefix and dropFirst")
        check(source.prefix { $0 < 3 }.append(source.drop { $0 < 3 }), values, seed: seed, "prefix and drop while")
        check(
            source.removeDuplicates().removeDuplicates(), run(source.removeDuplicates(), seed: seed).values, seed: seed,
            "idempotent")
        let merged = run(source.filter { $0 % 2 == 0 }.merge(with: source.filter { $0 % 2 == 1 }), seed: seed).values
        #expect(merged.sorted() == values.sorted(), "merge keeps all")
        #expect(merged.filter { $0 % 2 == 0 } == values.filter { $0 % 2 == 0 }, "merge keeps each one's order")
        let zipped = run(source.zip(source.dropFirst()), seed: seed).values
        #expect(zipped.map(\.0) == Array(values.dropLast()) && zipped.map(\.1) == Array(values.dropFirst()), "zip")
    }

    // MARK: Failures

    private struct Failed: Error, Equatable { let value: Int }

    /// The values up to one that fails.
    private func failing(_ values: [Int], at limit: Int) -> some Publisher<Int, any Error> {
        values.publisher.tryMap { value in
            if value >= limit { throw Failed(value: value) }
            return value
        }
    }

    @Test("a failure comes after the values before it, once, and ends the chain", arguments: 0..<40)
    func failures(_ number: Int) {
        let seed = UInt64(number) + 6000
        let values = randomValues(seed)
        let before = Array(values.prefix { $0 < 4 })
        let failure = values.first { $0 >= 4 }
        let result = run(failing(values, at: 4), seed: seed)
        #expect(result.values == before)
        #expect((result.failure as? Failed)?.value == failure)

        let mapped = run(failing(values, at: 4).mapError { _ in Failed(value: -1) }, seed: seed)
        #expect(mapped.values == before && mapped.failure == failure.map { _ in Failed(value: -1) })

        let caught = run(failing(values, at: 4).catch { _ in [8, 9].publisher }, seed: seed)
        #expect(caught.values == before + (failure == nil ? [] : [8, 9]))

        let replaced = run(failing(values, at: 4).replaceError(with: 8), seed: seed)
        #expect(replaced.values == before + (failure == nil ? [] : [8]))

        let again = run(failing(values, at: 4).retry(2), seed: seed)
        #expect(again.values == Array(repeating: before, count: failure == nil ? 1 : 3).flatMap { $0 })
    }

    @Test("the throwing forms do what the others do until they throw", arguments: 0..<20)
    func throwing(_ number: Int) {
        let seed = UInt64(number) + 7000
        let values = randomValues(seed)
        let source = values.publisher
        #expect(run(source.tryMap { $0 + 1 }, seed: seed).values == values.map { $0 + 1 })
        #expect(run(source.tryFilter { $0 > 2 }, seed: seed).values == values.filter { $0 > 2 })
        #expect(run(source.tryCompactMap { $0 > 2 ? $0 : nil }, seed: seed).values == values.filter { $0 > 2 })
        let stopped = run(
            source.tryFilter { value in
                if value == 5 { throw Failed(value: value) }
                return true
            }, seed: seed)
        #expect(stopped.values == Array(values.prefix { $0 != 5 }))
        #expect((stopped.failure as? Failed)?.value == values.first { $0 == 5 })
        #expect(run(source.tryPrefix { $0 > 2 }, seed: seed).values == Array(values.prefix { $0 > 2 }))
        #expect(run(source.tryDrop { $0 > 2 }, seed: seed).values == Array(values.drop { $0 > 2 }))
        #expect(run(source.tryFirst { $0 > 2 }, seed: seed).values == values.first { $0 > 2 }.map { [$0] } ?? [])
        #expect(run(source.tryLast { $0 > 2 }, seed: seed).values == values.last { $0 > 2 }.map { [$0] } ?? [])
        #expect(run(source.tryContains { $0 == 5 }, seed: seed).values == [values.contains(5)])
        #expect(run(source.tryAllSatisfy { $0 > 2 }, seed: seed).values == [values.allSatisfy { $0 > 2 }])
        #expect(run(source.tryMax { $0 < $1 }, seed: seed).values == values.max().map { [$0] } ?? [])
        #expect(run(source.tryMin { $0 < $1 }, seed: seed).values == values.min().map { [$0] } ?? [])
        let unlike = values.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
        #expect(run(source.tryRemoveDuplicates { $0 == $1 }, seed: seed).values == unlike)
        let asked = run(
            source.tryContains { value in
                if value == 5 { throw Failed(value: value) }
                return false
            }, seed: seed)
        #expect((asked.failure as? Failed)?.value == values.first { $0 == 5 })
    }
}
