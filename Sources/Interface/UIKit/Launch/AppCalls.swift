// SPDX-License-Identifier: MIT
import HostKit
import Synchronization
import TouchstoneDevice

/// Calls that an app itself brings, over the network. In front they ring on a screen over the app, which is inactive
/// meanwhile; behind other apps they ring as the telephone's do.
@MainActor
package enum AppCalls {
    /// How many calls the app has told the system of, whether they rang or not. Any thread.
    package nonisolated static var reported: Int { reports.load(ordering: .sequentiallyConsistent) }
    private nonisolated static let reports = Atomic(0)

    /// Any thread.
    package nonisolated static func noteReport() { reports.add(1, ordering: .sequentiallyConsistent) }

    private static var screen: CallScreen?
    private static var observer: Int?

    /// Rings until the person answers or `stop()`.
    /// - Parameters:
    ///   - caller: empty: without an identification.
    ///   - line: what is said of the way the call comes, as "Parley Audio".
    ///   - answer: true: accepted. Called once at most.
    package static func ring(caller: String, line: String, answer: @escaping @MainActor (Bool) -> Void) {
        stop()
        if UIApplication.shared.applicationState == .background {
            ringInFront(caller, answer)
        } else {
            HostInput.handle([.activation(.inactive)])
            let shown = CallScreen { state in
                stop()
                answer(state == .talking)
            }
            screen = shown
            var call = WorldCall()
            call.state = .ringing
            call.caller = caller
            shown.show(call, line: line)
        }
    }

    /// Nothing rings any more; a call that was taken on the telephone's screen is over.
    package static func stop() {
        if let screen {
            self.screen = nil
            screen.close()
            HostInput.handle([.activation(.active)])
        }
        if let observer {
            self.observer = nil
            World.shared.removeObserver(observer)
            DeviceSession.changeWorld(["call": ["state": WorldCall.State.none.rawValue]])
        }
    }

    private static func ringInFront(_ caller: String, _ answer: @escaping @MainActor (Bool) -> Void) {
        observer = World.shared.observe { old, new in
            guard old.call.state == .ringing, new.call.state != .ringing else { return }
            answer(new.call.state == .talking)
        }
        DeviceSession.changeWorld(["call": ["state": WorldCall.State.ringing.rawValue, "caller": caller]])
    }

    /// Whether the call that the world tells of is the app's own.
    package static var ringsAsTelephone: Bool { observer != nil }
}
