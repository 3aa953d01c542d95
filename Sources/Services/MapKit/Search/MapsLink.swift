// SPDX-License-Identifier: MIT

/// What is handed over to Maps, in the words of Apple's map links: a way with `saddr`, `daddr` and `dirflg`, or places with
/// `q` and `ll`; then the kind of map with `t`, the region with `sll` and `spn`.
///
/// https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
struct MapsLink {
    let url: URL

    /// nil without places.
    init?(_ items: [MKMapItem], _ options: [String: Any]) {
        guard let last = items.last else { return nil }
        var parts = URLComponents()
        parts.scheme = "maps"
        parts.host = ""
        var query: [(String, String?)] = []
        if let mode = options[MKLaunchOptionsDirectionsModeKey] as? String {
            query.append(("saddr", items.count > 1 ? Self.place(items[0]) : "Current Location"))
            query.append(("daddr", Self.place(last)))
            if let flag = Self.directions[mode] { query.append(("dirflg", flag)) }
        } else {
            for item in items { query += [("q", item.name), ("ll", Self.place(item))] }
        }
        query += Self.look(options)
        parts.queryItems = query.map { URLQueryItem(name: $0.0, value: $0.1) }
        guard let url = parts.url else { return nil }
        self.url = url
    }

    private static let directions = [
        MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
        MKLaunchOptionsDirectionsModeTransit: "r",
    ]

    private static func place(_ item: MKMapItem) -> String { text(item.placemark.coordinate) }
    private static func text(_ place: CLLocationCoordinate2D) -> String { "\(place.latitude),\(place.longitude)" }

    private static func look(_ options: [String: Any]) -> [(String, String?)] {
        var query: [(String, String?)] = []
        if let type = (options[MKLaunchOptionsMapTypeKey] as? NSNumber).flatMap({ MKMapType(rawValue: $0.uintValue) }) {
            query.append(("t", letter(type)))
        }
        if let center = (options[MKLaunchOptionsMapCenterKey] as? NSValue)?.mkCoordinateValue {
            query.append(("sll", text(center)))
        }
        if let span = (options[MKLaunchOptionsMapSpanKey] as? NSValue)?.mkCoordinateSpanValue {
            query.append(("spn", "\(span.latitudeDelta),\(span.longitudeDelta)"))
        }
        return query
    }

    private static func letter(_ type: MKMapType) -> String {
        switch type {
        case .standard, .mutedStandard: "m"
        case .satellite, .satelliteFlyover: "k"
        case .hybrid, .hybridFlyover: "h"
        }
    }
}
