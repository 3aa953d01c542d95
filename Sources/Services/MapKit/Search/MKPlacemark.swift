// SPDX-License-Identifier: MIT
import CoreLocation

/// A place with its address, on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// - Parameter addressDictionary: with the address book's keys: Street, City, State, ZIP, Country, CountryCode.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        var address = Address()
        func text(_ key: String) -> String? { addressDictionary?[key] as? String }
        address.name = text("Name") ?? text("Street")
        address.thoroughfare = text("Thoroughfare") ?? text("Street")
        address.subThoroughfare = text("SubThoroughfare")
        address.locality = text("City")
        address.subLocality = text("SubLocality")
        address.administrativeArea = text("State")
        address.subAdministrativeArea = text("SubAdministrativeArea")
        address.postalCode = text("ZIP")
        address.country = text("Country")
        address.isoCountryCode = text("CountryCode")
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), address: address)
    }

    public init(placemark: CLPlacemark) { super.init(location: placemark.location, address: placemark.address) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open var countryCode: String? { isoCountryCode }
    open var title: String? {
        let lines = addressDictionary?["FormattedAddressLines"] as? [String] ?? []
        return lines.isEmpty ? name : lines.joined(separator: ", ")
    }
    open var subtitle: String? { nil }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"

/// What item providers call a map item.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"

/// A place that has a name, and can be shown in Maps.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKMapItem: __ObjCObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    open private(set) var placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    open private(set) var isCurrentLocation: Bool

    /// Of no place yet.
    public convenience override init() { self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }

    public convenience init(placemark: MKPlacemark) { self.init(placemark, isCurrentLocation: false) }

    private init(_ placemark: MKPlacemark, isCurrentLocation: Bool) {
        self.placemark = placemark
        self.isCurrentLocation = isCurrentLocation
        super.init()
        name = placemark.name
        timeZone = placemark.timeZone
    }

    /// What can be read back: the place, its name, number and address on the web.
    public required init?(coder: NSCoder) {
        let place = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        guard coder.containsValue(forKey: "latitude"), CLLocationCoordinate2DIsValid(place) else { return nil }
        placemark = MKPlacemark(coordinate: place)
        isCurrentLocation = coder.decodeBool(forKey: "isCurrentLocation")
        super.init()
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key) as String? }
        name = text("name")
        phoneNumber = text("phoneNumber")
        url = text("url").flatMap { URL(string: $0) }
        pointOfInterestCategory = text("category").map { MKPointOfInterestCategory(rawValue: $0) }
    }

    open func encode(with coder: NSCoder) {
        coder.encode(placemark.coordinate.latitude, forKey: "latitude")
        coder.encode(placemark.coordinate.longitude, forKey: "longitude")
        coder.encode(isCurrentLocation, forKey: "isCurrentLocation")
        for (key, value) in [
            ("name", name), ("phoneNumber", phoneNumber), ("url", url?.absoluteString),
            ("category", pointOfInterestCategory?.rawValue),
        ] {
            if let value { coder.encode(value as NSString, forKey: key) }
        }
    }

    /// - Parameter scene: whose window shows Maps; one device has one screen.
    open func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        Self.openMaps(with: [self], launchOptions: launchOptions, from: scene, completionHandler: completionHandler)
    }

    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        let isOpen = openMaps(with: mapItems, launchOptions: launchOptions)
        DispatchQueue.main.async { completionHandler?(isOpen) }
    }

    open class func forCurrentLocation() -> MKMapItem {
        let here = CLLocationManager().location?.coordinate ?? CLLocationCoordinate2D()
        let item = MKMapItem(MKPlacemark(coordinate: here), isCurrentLocation: true)
        item.name = "Current Location"
        return item
    }

    /// Hands the places over to Maps, as a URL of its scheme: the device has no Maps of its own, and scripts see what was
    /// opened.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let url = MapsLink(mapItems, launchOptions ?? [:])?.url else { return false }
        return MainActor.assumeIsolated {
            guard UIApplication.shared.canOpenURL(url) else { return false }
            UIApplication.shared.open(url)
            return true
        }
    }
}
