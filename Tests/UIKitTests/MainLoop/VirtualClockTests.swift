// SPDX-License-Identifier: MIT
import Foundation
import Testing

struct VirtualClockTests {
    @Test("Ten seconds of timers, delays, sleeps and animations pass in order, by the clock, without waiting")
    func probe() throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("clock-probe")
        let process = Process()
        process.executableURL = program
        let output = Pipe()
        process.standardOutput = output
        let start = ContinuousClock.now
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let elapsed = ContinuousClock.now - start
        #expect(process.terminationStatus == 0)
        #expect(
            text.split(separator: "\n").map(String.init) == [
                "start 2024-1-1 9:41", "semaphore 4", "animation 5", "thread 6", "task 7", "global 8", "asyncAfter 9",
                "timer 10",
            ])
        // A tenth of a second on an idle machine; far from the ten it pretends to take on any.
        #expect(elapsed < .seconds(5))
    }

    @Test("The clock stands while a service works: two real seconds pass before a timer of one virtual second")
    func hold() throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("clock-probe")
        let process = Process()
        process.executableURL = program
        process.arguments = ["hold"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.split(separator: "\n").map(String.init) == ["answer 0", "timer 1"])
    }
}
