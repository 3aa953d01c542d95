// SPDX-License-Identifier: MIT

/// The entry point of an app extension, which has none in its source: shows the storyboard that its Info.plist names. A
/// service that changes notifications shows nothing: it answers the request that it is started with.
struct ExtensionMain {
    let target: Target

    func write(in context: BuildContext) throws -> Path {
        let file = context.objects(of: target) / "generated" / "TouchstoneExtensionMain.swift"
        try file.write(try isNotificationService ? Self.notificationService : Self.source)
        return file
    }

    private var isNotificationService: Bool {
        get throws {
            let information = try InfoPlist(target: target).processed()["NSExtension"] as? [String: Any]
            return information?["NSExtensionPointIdentifier"] as? String == "com.apple.usernotifications.service"
        }
    }

    private static let notificationService = #"""
        import UserNotifications

        @main
        enum __TouchstoneExtensionMain {
            static func main() { UNNotificationServiceExtension.__run() }
        }

        """#

    private static let source = #"""
        import UIKit

        @main
        final class __TouchstoneExtensionDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = Self.controller()
                window.makeKeyAndVisible()
                self.window = window
                return true
            }

            private static func controller() -> UIViewController? {
                let information = Bundle.main.infoDictionary?["NSExtension"] as? [String: Any]
                if let storyboard = information?["NSExtensionMainStoryboard"] as? String {
                    return UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
                }
                let name = information?["NSExtensionPrincipalClass"] as? String ?? "none"
                print("the extension has no storyboard; its principal class '\(name)' is made by its host alone")
                return nil
            }
        }

        """#
}
