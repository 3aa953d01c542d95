// SPDX-License-Identifier: MIT
import UIKit

/// Shows one scene and ends. `SCENE` in the environment says which, `INPUT` what it is given.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        let input = URL(fileURLWithPath: environment["INPUT"] ?? "")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Self.scene(environment["SCENE"] ?? "", input)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private static func scene(_ name: String, _ input: URL) -> UIViewController {
        switch name {
        case "film": return FilmScene(input, endsAtFirstPicture: false)
        case "film-start": return FilmScene(input, endsAtFirstPicture: true)
        case "photos": return PhotosScene()
        case "thumbnails":
            Thumbnails.make(of: input)
            exit(0)
        case "graph":
            SoundGraph.render()
            exit(0)
        case "graph-by-hand":
            SoundByHand.render()
            exit(0)
        default: exit(0)
        }
    }
}
