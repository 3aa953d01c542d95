// SPDX-License-Identifier: MIT
import CoreLocation
import UIKit
import UserNotifications

/// Tells a person that a favorite is near, or no longer: an alert in front, a notification behind other apps.
final class GeofenceReporter {
    private let places: PlaceStore

    init(places: PlaceStore) {
        self.places = places
    }

    func report(_ region: CLRegion, _ state: CLRegionState) {
        let identifier = region.identifier
        places.context.perform { [places] in
            guard let place = places.place(forRegion: identifier) else { return }
            let name = place.placeName ?? "A favorite"
            let radius = Int(place.displayRadius)
            DispatchQueue.main.async {
                if state == .inside {
                    self.tell("Favorite Nearby!", "\(name) is within \(radius) meters.")
                } else {
                    self.tell("Favorite Geofence Exit", "\(name) is farther than \(radius) meters.")
                }
            }
        }
    }

    private func tell(_ title: String, _ message: String) {
        if UIApplication.shared.applicationState == .background { notify(title, message) }
        guard let root = AppDelegate.shared.window?.rootViewController else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        (root.presentedViewController ?? root).present(alert, animated: true)
    }

    private func notify(_ title: String, _ message: String) {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = message
        content.sound = .default
        let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: nil)
        UNUserNotificationCenter.current().add(request)
    }
}
