// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Auto-Lock: a device that nobody touches for as long as the world says locks itself, unless the app in front disables the
/// idle timer. The world of a new device says never, as a simulator.
@MainActor
enum IdleTimer {
    private static var deadline: Deadline?
    private static var observer: Int?

    static func install() {
        guard observer == nil else { return }
        observer = World.shared.observe { old, new in if old.lock != new.lock { restart() } }
        restart()
    }

    /// Somebody has touched the device, or its lock has changed.
    static func restart() {
        deadline?.cancel()
        deadline = nil
        let lock = World.shared.state.lock
        guard let seconds = lock.idleSeconds, !lock.isLocked else { return }
        deadline = DeadlineQueue.shared.schedule(after: seconds) { expire() }
    }

    /// The app in front decides; others are not asked.
    private static func expire() {
        deadline = nil
        let application = UIApplication.shared
        guard application.applicationState == .active else { return }
        // An app that lets the device sleep again does so from then on.
        if application.isIdleTimerDisabled { return restart() }
        DeviceSession.changeWorld(["lock": ["isLocked": true]])
    }
}
