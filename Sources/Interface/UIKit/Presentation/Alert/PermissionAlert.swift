// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// The system's question whether an app may use something.
@MainActor
enum PermissionAlert {
    static func install() {
        Permissions.present(by: { prompt, answered in
            DispatchQueue.main.async {
                let app = AppIdentity.displayName
                SystemAlert.ask(
                    title: SystemStrings.question(prompt.title, app: app), message: prompt.message,
                    buttons: prompt.buttons.map { (SystemStrings.question($0.title, app: app), .default) },
                    answered: answered)
            }
        })
        // By name: positions come from a framework that stands beside this one.
        services = NotificationCenter.default.addObserver(
            forName: Notification.Name("TouchstoneLocationServicesWanted"), object: nil, queue: nil
        ) { _ in DispatchQueue.main.async { askForLocationServices() } }
        calibration.watch()
    }

    private static var services: (any NSObjectProtocol)?
    private static let calibration = CompassCalibration()

    /// What iOS asks when an app wants positions and the person has switched them off for all apps.
    private static func askForLocationServices() {
        SystemAlert.ask(
            title: "Turn On Location Services to Allow “\(AppIdentity.displayName)” to Determine Your Location",
            message: nil, buttons: [("Settings", .default), ("Cancel", .cancel)]
        ) { button in
            guard button == 0, let page = URL(string: "app-prefs:Privacy&path=LOCATION") else { return }
            DispatchQueue.main.async { _ = URLOpener.open(page) }
        }
    }
}

/// A question that the system asks a person on an app's behalf: an alert in front of the app, which is inactive
/// meanwhile, as on iOS.
@MainActor
package enum SystemAlert {
    /// - Parameters:
    ///   - buttons: in the order in which an alert takes its actions.
    ///   - answered: on the main thread, with the index of the button that was touched.
    package static func ask(
        title: String, message: String?, buttons: [(title: String, style: UIAlertAction.Style)],
        answered: @escaping @Sendable (Int) -> Void
    ) {
        let cover = SystemCover()
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (index, button) in buttons.enumerated() {
            alert.addAction(
                UIAlertAction(title: button.title, style: button.style) { _ in
                    cover.close()
                    answered(index)
                })
        }
        cover.present(alert)
    }
}
