// SPDX-License-Identifier: MIT
import Foundation
import Testing

struct VirtualClockTests {
    /// Runs the probe.
    /// - Returns: the lines that it printed.
    private func probe(_ arguments: String...) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("clock-probe")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }

    @Test("Ten seconds of timers, delays, sleeps and animations pass in order, by the clock, without waiting")
    func probe() throws {
        let start = ContinuousClock.now
        #expect(
            try probe() == [
                "start 2024-1-1 9:41", "semaphore 4", "animation 5", "thread 6", "task 7", "global 8", "asyncAfter 9",
                "timer 10",
            ])
        // A tenth of a second on an idle machine; far from the ten it pretends to take on any.
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test("TH4: a hundred sleeps of a tenth of a second end, on the main thread and on another, and take ten seconds")
    func sleeps() throws { #expect(try probe("sleeps") == ["main 5", "thread 10"]) }

    @Test("The clock stands while a service works: two real seconds pass before a timer of one virtual second")
    func hold() throws { #expect(try probe("hold") == ["answer 0", "timer 1"]) }

    @Test("The clock stands while a library of the system waits by the machine's time: a database for another program")
    func library() throws { #expect(try probe("library") == ["library 0", "timer 1"]) }
}
