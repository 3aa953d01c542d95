// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// Looks at a run of Swift Testing while it goes on: passes on what has ended, and says when a test takes longer than it
/// may.
///
/// When the limit of a `.timeLimit` trait is over, Swift Testing cancels the test's task and waits for it to notice. One
/// that never does would hold the run for ever.
final class SwiftTestingWatch {
    /// Seconds from a test's own limit to the end of the program.
    private static let grace = 10.0

    private(set) var log = SwiftTestingLog()
    /// The program is to be ended: nothing has happened for longer than a test may take, or one is past its own limit.
    private(set) var isOver = false
    /// The test that takes too long; nil where several run, and it is not known which.
    private(set) var overdue: String?
    private let events: Path
    private let limit: Double?
    private let isSerial: Bool
    private let didEnd: (TestRun.Case) -> Void
    private var file: FileHandle?
    private var told = 0
    private var news = ContinuousClock.now
    private var ends: [String: ContinuousClock.Instant] = [:]

    /// - Parameter limit: seconds that a test may take; nil: what it says itself.
    /// - Parameter didEnd: hears of each test once, when it has ended.
    init(_ events: Path, limit: Double?, isSerial: Bool, didEnd: @escaping (TestRun.Case) -> Void) {
        (self.events, self.limit, self.isSerial, self.didEnd) = (events, limit, isSerial, didEnd)
    }

    /// Reads what has come since the last look.
    func read() {
        if file == nil, events.exists { file = FileHandle(forReadingAtPath: events.string) }
        // What cannot be read now is there at the next look, or was never written.
        guard let data = try? file?.readToEnd(), !data.isEmpty else { return }
        let count = log.count
        log.add(data)
        if log.count > count { news = .now }
        for test in log.ended.dropFirst(told) { didEnd(test.result) }
        told = log.ended.count
        for test in log.late where ends[test] == nil { ends[test] = .now + .seconds(Self.grace) }
    }

    /// Whether the program is to be ended now.
    func look() -> Bool {
        read()
        let running = log.running
        if let late = running.first(where: { test in ends[test].map { $0 <= .now } ?? false }) {
            overdue = late
        } else if let limit, !running.isEmpty, news.duration(to: .now) >= .seconds(limit) {
            // Several that run at once also wait for each other.
            overdue = isSerial || running.count == 1 ? running.last : nil
        } else {
            return false
        }
        isOver = true
        return true
    }
}
