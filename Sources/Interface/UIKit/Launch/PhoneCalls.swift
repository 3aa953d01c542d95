// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// Telephone calls, as the world has them. One that rings takes the screen from the app in front, which is inactive until the
/// person has declined; while one goes on it is in the background, and sound is interrupted. Links that name a number make one,
/// once the person agrees.
@MainActor
enum PhoneCalls {
    private static var observer: Int?
    private static var screen: CallScreen?
    private static var question: SystemWindow?
    /// Whether the app was in front when the call came, and comes back when it is over.
    private static var bringsBack = false

    static func install() {
        guard observer == nil else { return }
        observer = World.shared.observe { old, new in
            if old.call != new.call { changed(from: old.call.state, to: new.call) }
        }
        URLOpener.dial = ask
    }

    private static func changed(from old: WorldCall.State, to call: WorldCall) {
        if old == .none { bringsBack = UIApplication.shared.applicationState != .background }
        if (old == .none) != (call.state == .none) {
            // The app whose own call rings as the telephone's goes on speaking.
            let isInterrupted = call.state != .none && !AppCalls.ringsAsTelephone
            World.shared.update { $0.audio.isInterrupted = isInterrupted }
        }
        guard bringsBack else { return }
        switch call.state {
        case .none:
            screen?.close()
            screen = nil
            HostInput.handle([.activation(.active)])
        case .ringing:
            HostInput.handle([.activation(.inactive)])
            show(call)
        case .dialing, .talking:
            HostInput.handle([.activation(.background)])
            show(call)
        }
    }

    private static func show(_ call: WorldCall) {
        // Whoever owns the display shows it over all apps.
        guard MainLoop.shared.host?.isShared != true else { return }
        // All apps of the device hear of the answer.
        let shown = screen ?? CallScreen { DeviceSession.changeWorld(["call": ["state": $0.rawValue]]) }
        screen = shown
        shown.show(call)
    }

    // MARK: Calling

    /// As iOS asks before an app's link makes a call.
    private static func ask(_ number: String) {
        // A sheet of a tablet would have to point at something.
        let style = UIScreen.main.device.isPad ? UIAlertController.Style.alert : .actionSheet
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
        alert.addAction(
            UIAlertAction(title: "\(SystemStrings.text("Call")) \(number)", style: .default) { _ in
                end()
                DeviceSession.changeWorld(["call": ["state": "dialing", "caller": number]])
            })
        alert.addAction(UIAlertAction(title: SystemStrings.text("Cancel"), style: .cancel) { _ in end() })
        let window = SystemWindow(level: .alert)
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        question = window
        root.present(alert, animated: true)
    }

    private static func end() {
        question?.isHidden = true
        question = nil
    }
}
