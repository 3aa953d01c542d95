// SPDX-License-Identifier: MIT

/// A circle on the ground as notifications take it. CoreLocation's regions are such, so that apps that plan notifications
/// and know no places need no CoreLocation.
public protocol __NotificationPlace: AnyObject {
    /// nil: not a circle on the ground.
    var __place: __NotificationCircle? { get }
}

/// A trigger that has a region; CoreLocation says of which type that is.
public protocol __HasNotificationPlace {
    var __circle: __NotificationCircle? { get }
}

/// Degrees and metres.
public struct __NotificationCircle: Hashable, Sendable {
    public var identifier: String
    public var latitude: Double
    public var longitude: Double
    public var radius: Double
    public var notifiesOnEntry: Bool
    public var notifiesOnExit: Bool

    public init(
        identifier: String, latitude: Double, longitude: Double, radius: Double, notifiesOnEntry: Bool,
        notifiesOnExit: Bool
    ) {
        self.identifier = identifier
        self.latitude = latitude
        self.longitude = longitude
        self.radius = radius
        self.notifiesOnEntry = notifiesOnEntry
        self.notifiesOnExit = notifiesOnExit
    }
}
