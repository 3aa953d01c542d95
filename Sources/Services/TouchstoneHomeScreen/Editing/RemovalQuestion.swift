// SPDX-License-Identifier: MIT
import ObjCRuntime
import UIKit

/// The system's question before an app is removed.
@MainActor
enum RemovalQuestion {
    /// The icon goes when the device has no such app any more. Of the device's own apps nothing is asked.
    static func ask(_ icon: HomeIcon, over host: UIViewController) {
        guard !icon.isSystem else { return }
        let alert = UIAlertController(
            title: "Delete “\(icon.name)”?", message: "Deleting this app will also delete its data.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in
                if !DeviceSession.uninstall(icon.identifier) {
                    Unsupported.report("the home screen removes apps where `touchstone device` has launched it")
                }
            })
        host.present(alert, animated: true)
    }
}
