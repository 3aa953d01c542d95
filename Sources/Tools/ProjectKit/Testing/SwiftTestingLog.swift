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
            struct Location: Decodable {
                var _filePath: String?
                var line: Int?
            }
            struct Issue: Decodable {
                var isKnown: Bool?
                var isFailure: Bool?
                var sourceLocation: Location?
            }
            struct Attachment: Decodable { var path: String? }
            var id: String?
            var kind: String
            var testID: String?
            var instant: Instant?
            var messages: [Message]?
            var issue: Issue?
            var attachment: Attachment?
            var sourceLocation: Location?
        }
        var kind: String
        var payload: Payload
    }

    /// Functions that ended, by identifier.
    private(set) var ended: [(identifier: String, result: TestRun.Case)] = []
    /// Functions that started and did not end.
    private(set) var running: [String] = []
    private(set) var isComplete = false
    /// Those that a `.timeLimit` of their own has ended, by identifier; Swift Testing waits for them to notice.
    private(set) var late: [String] = []
    /// Files that tests have attached, in their order.
    private(set) var attached: [(test: TestRun.Case, file: Path)] = []
    /// How many records there have been.
    private(set) var count = 0
    private var rest = Data()
    private(set) var functions: Set<String> = []
    /// Where functions are, and after their first issue where that is.
    private var places: [String: Record.Payload.Location] = [:]
    private var starts: [String: Double] = [:]
    private var issues: [String: [String]] = [:]

    /// Any piece of the stream; half a line waits for its rest, which a crash may cut off.
    mutating func add(_ data: Data) {
        rest.append(data)
        while let end = rest.firstIndex(of: 10) {
            let line = rest[rest.startIndex..<end]
            rest = Data(rest[rest.index(after: end)...])
            count += 1
            // Of other versions there may be records that are told otherwise.
            guard let record = try? JSONDecoder().decode(Record.self, from: line) else { continue }
            take(record)
        }
    }

    private mutating func take(_ record: Record) {
        let payload = record.payload
        if record.kind == "test" {
            guard payload.kind == "function", let identifier = payload.id else { return }
            functions.insert(identifier)
            places[identifier] = payload.sourceLocation
            return
        }
        if payload.kind == "runEnded" { isComplete = true }
        guard let test = payload.testID else { return }
        let time = payload.instant?.since1970 ?? 0
        if payload.kind == "issueRecorded" {
            guard payload.issue?.isKnown != true, payload.issue?.isFailure != false else { return }
            let location = payload.issue?.sourceLocation
            let place = location.flatMap { location in location._filePath.map { "\($0):\(location.line ?? 0): " } }
            if issues[test] == nil, location?._filePath != nil { places[test] = location }
            let text = (payload.messages ?? []).map(\.text).joined(separator: "\n")
            issues[test, default: []].append((place ?? "") + text)
            // The stream has no other word for it.
            if text.hasPrefix("Time limit was exceeded") { late.append(test) }
        }
        guard functions.contains(test) else { return }
        if payload.kind == "valueAttached", let file = payload.attachment?.path {
            attached.append((result(of: test, seconds: 0, .passed), Path(file)))
        }
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
        ended.append((test, result(of: test, seconds: max(0, time - (starts[test] ?? time)), outcome)))
    }

    /// The result of a test that did not live to end, with what it had complained of before.
    func crash(of test: String, _ message: String) -> TestRun.Case {
        result(of: test, seconds: 0, .failed((issues[test] ?? []) + [message]))
    }

    private func result(
        of identifier: String, seconds: Double, _ outcome: TestRun.Case.Outcome
    ) -> TestRun.Case {
        let (type, name) = Self.names(in: identifier)
        var result = TestRun.Case(className: type, name: name, seconds: seconds, outcome: outcome)
        (result.file, result.line) = (places[identifier]?._filePath, places[identifier]?.line)
        return result
    }

    /// `Module.Suite/function()/File.swift:3:4` is `function()` of `Module.Suite`; without a suite, of the module.
    static func names(in identifier: String) -> (type: String, function: String) {
        var parts = identifier.split(separator: "/").map(String.init)
        if parts.count > 1, parts.last?.contains(":") == true, parts.last?.hasSuffix(")") == false {
            parts.removeLast()
        }
        let name = parts.removeLast()
        if parts.isEmpty, let dot = name.firstIndex(of: ".") {
            return (String(name[..<dot]), String(name[name.index(after: dot)...]))
        }
        return (parts.joined(separator: "/"), name)
    }
}
