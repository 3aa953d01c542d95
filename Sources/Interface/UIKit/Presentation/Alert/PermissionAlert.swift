// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// The system's question whether an app may use something.
@MainActor
enum PermissionAlert {
    static func install() {
        Permissions.present(by: { prompt, answered in
            DispatchQueue.main.async {
                SystemAlert.ask(
                    title: prompt.title, message: prompt.message, buttons: prompt.buttons.map { ($0.title, .default) },
                    answered: answered)
            }
        })
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
