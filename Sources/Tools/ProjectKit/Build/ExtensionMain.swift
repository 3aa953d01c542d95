// SPDX-License-Identifier: MIT

/// The entry point of an app extension, which has none in its source: shows the storyboard that its Info.plist names. A
/// service that changes notifications shows nothing: it answers the request that it is started with. One that shows
/// notifications is shown by who has the banner, a widget by who shows Today.
struct ExtensionMain {
    let target: Target

    func write(in context: BuildContext) throws -> Path {
        let file = context.objects(of: target) / "generated" / "TouchstoneExtensionMain.swift"
        switch try point {
        case "com.apple.usernotifications.service": try file.write(Self.notificationService)
        case "com.apple.usernotifications.content-extension": try file.write(Self.notificationContent)
        case "com.apple.widget-extension": try file.write(Self.widget)
        default: try file.write(Self.source)
        }
        return file
    }

    private var point: String? {
        get throws {
            let information = try InfoPlist(target: target).processed()["NSExtension"] as? [String: Any]
            return information?["NSExtensionPointIdentifier"] as? String
        }
    }

    private static let notificationContent = #"""
        import UserNotificationsUI

        @main
        enum __TouchstoneExtensionMain {
            @MainActor static func main() { __NotificationContent.run() }
        }

        """#

    private static let widget = #"""
        import NotificationCenter

        @main
        enum __TouchstoneExtensionMain {
            @MainActor static func main() { __TodayWidget.run() }
        }

        """#

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
