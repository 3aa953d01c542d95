// SPDX-License-Identifier: MIT
import CoreData
import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let places = PlaceStore()
    private(set) lazy var geofences = GeofenceReporter(places: places)

    static var shared: AppDelegate {
        guard let delegate = UIApplication.shared.delegate as? AppDelegate else {
            fatalError("The application's delegate is of another class")
        }
        return delegate
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // Also for a launch in the background, which crossing a region's edge causes.
        LocationManager.shared.regionHandler = geofences.report
        LocationManager.shared.start()
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { _, _ in }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        places.save()
    }
}
