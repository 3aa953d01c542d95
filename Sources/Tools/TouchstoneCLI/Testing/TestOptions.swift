// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// What the command line and a test plan's configuration say about how tests run; the command line wins.
struct TestOptions {
    var selection: TestSelection
    var filter: String?
    /// How often a test that fails runs again.
    var retries = 0
    var repetitions = 1
    var stopsAtFailure = false
    /// nil: Xcode's order.
    var seed: UInt64?
    var failedFirst = false
    var timeout: Double?
    /// nil: as many as the scheme lets run at once.
    var jobs: Int?
    var shard: TestSelection.Shard?
    /// Seconds of tests by `Target/Class/method`, by which shards are cut.
    var timings: [String: Double] = [:]
    var junit: Path?
    var report: Path?
    var attachments: Path?
    var isJSON = false
    var wantsCoverage = false
    var sanitizers: [String] = []

    init(_ options: Options) throws {
        selection = TestSelection(
            only: options.lists["only-testing"] ?? [], skipped: options.lists["skip-testing"] ?? [])
        filter = options["filter"]
        retries = try Self.number(options, "retry", from: 0) ?? 0
        if let text = options["repeat"] {
            (repetitions, stopsAtFailure) =
                text == "until-failure" ? (1000, true) : (try Self.number(options, "repeat", from: 1) ?? 1, false)
        }
        if let text = options["random-order"] {
            guard let number = text == "yes" ? UInt64.random(in: 1...999_999) : UInt64(text) else {
                throw Failure(.usage, "touchstone: --random-order is '\(text)'; it must be a seed or 'yes'")
            }
            seed = number
        }
        failedFirst = options.has("failed-first")
        timeout = try Self.number(options, "test-timeout", from: 1).map(Double.init)
        jobs = try Self.number(options, "jobs", from: 1)
        if let text = options["shard"] {
            guard let part = TestSelection.Shard(text) else {
                throw Failure(.usage, "touchstone: --shard is '\(text)'; it must be a part of a number, as 2/8")
            }
            shard = part
        }
        if let file = options["timings"] {
            for test in try XUnitReport.read(Path.absolute(file)) { timings[test.identifier] = test.seconds }
        }
        junit = options["junit"].map { Path.absolute($0) }
        report = options["report"].map { Path.absolute($0) }
        attachments = options["attachments"].map { Path.absolute($0) } ?? report.map { $0 / "attachments" }
        isJSON = options.has("json")
        wantsCoverage = options.has("coverage")
        if let text = options["sanitize"] {
            let known = ["address", "thread", "undefined"]
            sanitizers = text.split(separator: ",").map(String.init)
            guard !sanitizers.isEmpty, sanitizers.allSatisfy(known.contains) else {
                throw Failure(
                    .usage, "touchstone: --sanitize is '\(text)'; it must be one of \(known.joined(separator: ", "))")
            }
        }
    }

    private static func number(_ options: Options, _ name: String, from least: Int) throws -> Int? {
        guard let text = options[name] else { return nil }
        guard let number = Int(text), number >= least else {
            throw Failure(.usage, "touchstone: --\(name) is '\(text)'; it must be a number from \(least)")
        }
        return number
    }

    /// Fills in what the command line leaves open.
    mutating func take(_ plan: Scheme.TestConfiguration) {
        if retries == 0 { retries = plan.retries }
        if repetitions == 1 { (repetitions, stopsAtFailure) = (plan.repetitions, plan.stopsAtFailure) }
        if seed == nil, plan.isRandom { seed = UInt64.random(in: 1...999_999) }
        timeout = timeout ?? plan.timeout
    }
}

/// The same sequence from the same seed on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
