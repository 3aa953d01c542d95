// SPDX-License-Identifier: MIT
import Glibc
import TouchstoneDevice

/// Suspends an app of a device some seconds after it has left the screen, unless it has a reason to go on: its process
/// stops, and with it its timers and queues. Commands of the device wake it for as long as they take.
///
/// An app that was started alone is never suspended, nor one with a window of its own on a desktop, which would hang there,
/// nor the one that owns the device's display.
@MainActor
enum Suspension {
    /// Seconds that iOS leaves an app to come to an end.
    private static let delay = 5.0
    private static var isPlanned = false
    private static var observer: Int?
    /// When the device last moved: an app that waits for places must hear of the way's end.
    private static var lastMove: CFTimeInterval = 0

    private static var isWanted: Bool {
        Device.variable("SESSION") != nil && LaunchOptions.current.control != nil
            && [.headless, .session].contains(LaunchOptions.current.host) && DeviceSession.display == nil
    }

    /// What the app switcher shows.
    static func keepSnapshot() {
        guard isWanted else { return }
        NotificationArrival.shared.banners.hidden { MainLoop.shared.renderNow() }
        MainLoop.shared.withLastFrame { buffer in
            guard let buffer else { return }
            do {
                try ScreenPicture.write(buffer, to: Device.current.snapshot(of: AppIdentity.identifier).path)
            } catch { FileHandle.standardError.write(Data("touchstone: snapshot: \(error)\n".utf8)) }
        }
    }

    /// To be called when the app has come to the background, also for work there.
    static func plan() {
        guard isWanted, !isPlanned else { return }
        isPlanned = true
        observer =
            observer
            ?? World.shared.observe { old, new in if old.location != new.location { lastMove = FrameClock.now } }
        DeadlineQueue.shared.schedule(after: delay) {
            isPlanned = false
            suspendIfIdle()
        }
    }

    private static func suspendIfIdle() {
        let application = UIApplication.shared
        guard application.applicationState == .background else { return }
        let isAtRest = FrameClock.now - lastMove > delay
        if isAtRest, application.backgroundTasks.isEmpty, !BackgroundWork.isGoingOn(), !ControlServer.isBusy {
            raise(SIGSTOP)
            // From here on somebody has woken the process.
        }
        plan()
    }
}
