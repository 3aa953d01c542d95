import HerbariumKit
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        // The scheme chooses the drawer to open.
        let name = ProcessInfo.processInfo.environment["HERBARIUM_DRAWER"] ?? "meadow"
        let controller = SpecimenViewController(drawer: Drawer(named: name))
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: controller)
        window?.makeKeyAndVisible()
    }
}
