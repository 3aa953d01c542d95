// SPDX-License-Identifier: MIT
import Testing
import TouchstoneDevice

/// A test that leaves squares of ground being drawn leaves the device's clock standing for whoever comes next: it ends when
/// they are drawn.
struct RestingClock: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        // Their results come to the main queue, which is free while this waits.
        while ClockHold.isActive { await Task.yield() }
    }
}

extension Trait where Self == RestingClock {
    static var restingClock: Self { Self() }
}
