// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Regions whose edges deliver notifications.
extension CLRegion: __NotificationPlace {
    public var __place: __NotificationCircle? {
        guard let circle = self as? CLCircularRegion else { return nil }
        return __NotificationCircle(
            identifier: identifier, latitude: circle.center.latitude, longitude: circle.center.longitude,
            radius: circle.radius, notifiesOnEntry: notifyOnEntry, notifiesOnExit: notifyOnExit)
    }
}

extension __HasNotificationPlace {
    /// Where the notification is delivered.
    public var region: CLRegion {
        guard let place = __circle else { return CLRegion("") }
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
            radius: place.radius, identifier: place.identifier)
        region.notifyOnEntry = place.notifiesOnEntry
        region.notifyOnExit = place.notifiesOnExit
        return region
    }
}
