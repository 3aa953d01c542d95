// SPDX-License-Identifier: MIT
import Testing
import TouchstoneDevice

@testable import UIKit

/// `UIApplication.isIdleTimerDisabled`: "a Boolean value that controls whether the idle timer is disabled for the app", and what
/// Settings call Auto-Lock.
@MainActor @Suite(.serialized)
struct IdleTimerTests {
    private func isLocked(after seconds: Double, isDisabled: Bool, touchedAfter: Double? = nil) -> Bool {
        let application = UIApplication.shared
        let (state, disabled) = (application.state, application.isIdleTimerDisabled)
        (application.state, application.isIdleTimerDisabled) = (.active, isDisabled)
        World.shared.update {
            $0.lock.isLocked = false
            $0.lock.idleSeconds = 30
        }
        IdleTimer.restart()
        defer {
            World.shared.update { $0.lock = WorldLock() }
            IdleTimer.restart()
            (application.state, application.isIdleTimerDisabled) = (state, disabled)
        }
        if let touchedAfter {
            MainLoop.shared.advance(by: touchedAfter)
            IdleTimer.restart()
            MainLoop.shared.advance(by: seconds - touchedAfter)
        } else {
            MainLoop.shared.advance(by: seconds)
        }
        return World.shared.state.lock.isLocked
    }

    @Test("AP34: the screen locks after the idle time, and not while the app keeps it on")
    func locks() {
        #expect(!isLocked(after: 29, isDisabled: false))
        #expect(isLocked(after: 31, isDisabled: false))
        #expect(!isLocked(after: 300, isDisabled: true))
        #expect(!isLocked(after: 40, isDisabled: false, touchedAfter: 20))
        #expect(isLocked(after: 51, isDisabled: false, touchedAfter: 20))
    }
}
