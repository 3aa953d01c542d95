// SPDX-License-Identifier: MIT

/// Which tests run: `Target`, `Target/Class` or `Target/Class/method`, as Xcode's command line names them.
package struct TestSelection: Sendable {
    /// Empty: all.
    package var only: [String] = []
    /// Wins over `only`.
    package var skipped: [String] = []

    /// Parentheses behind methods are left out.
    package init(only: [String] = [], skipped: [String] = []) {
        self.only = only.map(Self.plain)
        self.skipped = skipped.map(Self.plain)
    }

    /// Whether any test of the target may run.
    package func mayInclude(target: String) -> Bool {
        guard !skipped.contains(target) else { return false }
        return only.isEmpty || only.contains { $0 == target || $0.hasPrefix(target + "/") }
    }

    /// - Parameter test: `Class/method`.
    package func includes(target: String, test: String) -> Bool {
        let name = "\(target)/\(Self.plain(test))"
        func covers(_ pattern: String) -> Bool { name == pattern || name.hasPrefix(pattern + "/") }
        return !skipped.contains(where: covers) && (only.isEmpty || only.contains(where: covers))
    }

    /// Schemes and plans write `Class/method()`.
    private static func plain(_ name: String) -> String { name.hasSuffix("()") ? String(name.dropLast(2)) : name }

    // MARK: Shards

    /// One part of a number of parts of all tests, for machines that share the work.
    package struct Shard: Sendable, Equatable {
        /// From 0.
        package var index: Int
        /// 1 or more.
        package var count: Int

        /// `2/8`; nil: not of that form.
        package init?(_ text: String) {
            let parts = text.split(separator: "/").compactMap { Int($0) }
            guard parts.count == 2, parts[1] >= 1, (1...parts[1]).contains(parts[0]) else { return nil }
            (index, count) = (parts[0] - 1, parts[1])
        }
    }

    /// The part's tests. Every machine comes to the same division, for it depends on the names and the recorded times
    /// alone: the longest first, each to the part that has the least so far.
    package static func part(
        _ shard: Shard, of tests: [String], seconds: [String: Double]
    ) -> [String] {
        let chosen = Set(divide(tests, into: shard.count, seconds: seconds)[shard.index])
        return tests.filter(chosen.contains)
    }

    /// Tests of unknown length count as much as the known ones on average.
    package static func divide(_ tests: [String], into count: Int, seconds: [String: Double]) -> [[String]] {
        let known = tests.compactMap { seconds[$0] }
        let usual = known.isEmpty ? 1 : max(0.001, known.reduce(0, +) / Double(known.count))
        let sorted = tests.sorted { a, b in
            let (first, second) = (seconds[a] ?? usual, seconds[b] ?? usual)
            return first == second ? a < b : first > second
        }
        var parts = [[String]](repeating: [], count: max(1, count))
        var loads = [Double](repeating: 0, count: max(1, count))
        for test in sorted {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            parts[least].append(test)
            loads[least] += seconds[test] ?? usual
        }
        return parts
    }
}
