// SPDX-License-Identifier: MIT
internal import PhotoStore
import TouchstoneDevice
package import UIKit

/// Lets the person choose which photos an app with limited access sees.
@MainActor
package enum LimitedLibrary {
    private static var window: UIWindow?

    /// - Parameters:
    ///   - controller: nil: in front of the app.
    ///   - done: with the local identifiers of photos that the app did not see before.
    package static func present(from controller: UIViewController?, _ done: @escaping @Sendable ([String]) -> Void) {
        let app = Permissions.current.app
        let old: Set<String>
        do { old = try PhotoStore.shared.chosen(by: app) } catch {
            Unsupported.report("photo library: \(error)")
            return done([])
        }
        var settings = PhotoGrid.Settings()
        settings.limit = 0
        settings.chosen = Array(old)
        settings.title = "Select Photos"
        settings.doneTitle = "Done"
        let grid = PhotoGrid(settings)
        let navigation = UINavigationController(rootViewController: grid)
        grid.finished = { [weak navigation] chosen in
            navigation?.dismiss(animated: true) {
                MainActor.assumeIsolated { window = nil }
            }
            guard let chosen else { return done([]) }
            let new = Set(chosen.map(\.identifier))
            do { try PhotoStore.shared.choose(new, for: app) } catch { Unsupported.report("photo library: \(error)") }
            PHPhotoLibrary.shared().limitedChoiceChanged(from: old, to: new)
            done(new.subtracting(old).map { $0 + "/L0/001" })
        }
        (controller ?? cover()).present(navigation, animated: true)
    }

    private static func cover() -> UIViewController {
        let cover = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        cover.windowLevel = .alert
        cover.rootViewController = root
        cover.isHidden = false
        window = cover
        return root
    }
}
