// SPDX-License-Identifier: MIT
import Testing
import TouchstoneDevice

@testable import UIKit

/// Apple's "Extending your app's background execution time", on a clock that the test moves.
@MainActor @Suite("Background tasks")
struct BackgroundTaskTests {
    private let clock = ManualClock()
    private final class Log { var lines: [String] = [] }
    private let log = Log()

    private func tasks() -> BackgroundTasks {
        let log = log
        return BackgroundTasks(clock: clock) { log.lines.append("killed for \($0)") }
    }

    @Test("BG2: tasks are counted from 1, in the foreground and on other threads")
    func identifiers() async {
        let tasks = tasks()
        #expect(tasks.begin("a", nil).rawValue == 1)
        let other = await Task.detached { tasks.begin("b", nil).rawValue }.value
        #expect(other == 2)
    }

    @Test("BG7, BG8: time remaining is endless in the foreground, and the budget's rest in the background")
    func remaining() {
        let tasks = tasks()
        #expect(tasks.timeRemaining == .greatestFiniteMagnitude)
        tasks.enterBackground(budget: 180)
        #expect(tasks.timeRemaining == 180)
        clock.advance(by: 60)
        #expect(tasks.timeRemaining == 120)
        tasks.enterForeground()
        #expect(tasks.timeRemaining == .greatestFiniteMagnitude)
    }

    @Test("BG4, BG9: a task goes on; its handler is called once, five seconds before the end")
    func expiration() {
        let (tasks, log) = (tasks(), log)
        var identifier = UIBackgroundTaskIdentifier.invalid
        identifier = tasks.begin("upload") {
            log.lines.append("expired")
            tasks.end(identifier)
        }
        tasks.enterBackground(budget: 30)
        clock.advance(by: 24)
        #expect(log.lines.isEmpty)
        clock.advance(by: 1)
        #expect(log.lines == ["expired"])
        clock.advance(by: 100)
        #expect(log.lines == ["expired"])
    }

    @Test("BG10: an app that does not end its task is killed when the time is over, with the task's name")
    func killing() {
        let (tasks, log) = (tasks(), log)
        _ = tasks.begin("upload") { log.lines.append("expired") }
        tasks.enterBackground(budget: 30)
        clock.advance(by: 29)
        #expect(log.lines == ["expired"])
        clock.advance(by: 1)
        #expect(log.lines == ["expired", "killed for upload"])
    }

    @Test("BG5, BG6: what has ended ends nothing else; an app without tasks is left alone")
    func endings() {
        let tasks = tasks()
        let first = tasks.begin("first", nil)
        tasks.end(first)
        tasks.end(first)
        tasks.end(.invalid)
        tasks.enterBackground(budget: 10)
        clock.advance(by: 60)
        #expect(log.lines.isEmpty)
    }

    @Test("BG13: back in the foreground the task goes on, and the next stay has the whole budget")
    func returning() {
        let (tasks, log) = (tasks(), log)
        _ = tasks.begin("upload") { log.lines.append("expired") }
        tasks.enterBackground(budget: 30)
        clock.advance(by: 20)
        tasks.enterForeground()
        clock.advance(by: 60)
        #expect(log.lines.isEmpty)
        tasks.enterBackground(budget: 30)
        clock.advance(by: 20)
        #expect(log.lines.isEmpty)
        clock.advance(by: 5)
        #expect(log.lines == ["expired"])
    }

    @Test("a task that is begun in the background has what is left of the budget")
    func late() {
        let (tasks, log) = (tasks(), log)
        tasks.enterBackground(budget: 30)
        clock.advance(by: 20)
        _ = tasks.begin("late") { log.lines.append("expired") }
        clock.advance(by: 5)
        #expect(log.lines == ["expired"])
    }
}
