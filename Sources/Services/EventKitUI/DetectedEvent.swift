// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// Called by UIKit once, when a person first touches a date in a text.
@_cdecl("touchstone_register_event_screen")
package func registerEventScreen() {
    MainActor.assumeIsolated { DetectedItem.makeEventScreen = { DetectedEventScreen.make(title: $0, start: $1) } }
}

/// A new event of a date in a text. The system makes it, not the app: no permission of the app is asked for.
@MainActor
private final class DetectedEventScreen: NSObject, EKEventEditViewDelegate {
    private static let shared = DetectedEventScreen()

    static func make(title: String, start: Date) -> UIViewController {
        let permissions = Permissions(device: .current, app: "com.apple.mobilecal")
        permissions.set(.calendar, to: .granted)
        let store = EKEventStore(device: .current, permissions: permissions)
        let event = EKEvent(eventStore: store)
        (event.title, event.startDate, event.endDate) = (title, start, start.addingTimeInterval(3600))
        let screen = EKEventEditViewController()
        (screen.eventStore, screen.event, screen.editViewDelegate) = (store, event, shared)
        return screen
    }

    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) { controller.dismiss(animated: true) }
}
