// SPDX-License-Identifier: MIT
import Foundation

/// What a run of Swift Testing did, read from its event stream: one JSON object a line, written as things happen, so that
/// it also tells of runs that crash.
struct SwiftTestingLog {
    private struct Record: Decodable {
        struct Payload: Decodable {
            struct Instant: Decodable { var since1970: Double }
            struct Message: Decodable {
                var symbol: String
                var text: String
            }
            struct Issue: Decodable {
                struct Location: Decodable {
                    var _filePath: String?
                    var line: Int?
                }
                var isKnown: Bool?
                var isFailure: Bool?
                var sourceLocation: Location?
            }
            var id: String?
            var kind: String
            var testID: String?
            var instant: Instant?
            var messages: [Message]?
            var issue: Issue?
        }
        var kind: String
        var payload: Payload
    }

    /// Functions that ended, by identifier.
    private(set) var ended: [(identifier: String, result: TestRun.Case)] = []
    /// Functions that started and did not end.
    private(set) var running: [String] = []
    private(set) var isComplete = false
    private var functions: Set<String> = []
    private var starts: [String: Double] = [:]
    private var issues: [String: [String]] = [:]

    init(contentsOf file: Path) throws {
        guard file.exists else { return }
        for line in try file.readText().split(separator: "\n") {
            // A crash may cut the last line off.
            guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else { continue }
            take(record)
        }
    }

    private mutating func take(_ record: Record) {
        let payload = record.payload
        if record.kind == "test" {
            if payload.kind == "function", let identifier = payload.id { functions.insert(identifier) }
            return
        }
        if payload.kind == "runEnded" { isComplete = true }
        guard let test = payload.testID else { return }
        let time = payload.instant?.since1970 ?? 0
        if payload.kind == "issueRecorded" {
            guard payload.issue?.isKnown != true, payload.issue?.isFailure != false else { return }
            let place = payload.issue?.sourceLocation.flatMap { location in
                location._filePath.map { "\($0):\(location.line ?? 0): " }
            }
            let text = (payload.messages ?? []).map(\.text).joined(separator: "\n")
            issues[test, default: []].append((place ?? "") + text)
        }
        guard functions.contains(test) else { return }
        switch payload.kind {
        case "testStarted":
            starts[test] = time
            running.append(test)
        case "testSkipped": end(test, at: time, .skipped)
        case "testEnded": end(test, at: time, issues[test].map { .failed($0) } ?? .passed)
        default: break
        }
    }

    private mutating func end(_ test: String, at time: Double, _ outcome: TestRun.Case.Outcome) {
        running.removeAll { $0 == test }
        guard !ended.contains(where: { $0.identifier == test }) else { return }
        ended.append((test, Self.result(of: test, seconds: max(0, time - (starts[test] ?? time)), outcome)))
    }

    /// The result of a test that did not live to end, with what it had complained of before.
    func crash(of test: String, _ message: String) -> TestRun.Case {
        Self.result(of: test, seconds: 0, .failed((issues[test] ?? []) + [message]))
    }

    /// `Module.Suite/function()/File.swift:3:4` is `function()` of `Module.Suite`; without a suite, of the module.
    private static func result(
        of identifier: String, seconds: Double, _ outcome: TestRun.Case.Outcome
    ) -> TestRun.Case {
        var parts = identifier.split(separator: "/").map(String.init)
        if parts.count > 1, parts.last?.contains(":") == true, parts.last?.hasSuffix(")") == false {
            parts.removeLast()
        }
        let name = parts.removeLast()
        if parts.isEmpty, let dot = name.firstIndex(of: ".") {
            return TestRun.Case(
                className: String(name[..<dot]), name: String(name[name.index(after: dot)...]), seconds: seconds,
                outcome: outcome)
        }
        return TestRun.Case(
            className: parts.joined(separator: "/"), name: name, seconds: seconds, outcome: outcome)
    }
}
