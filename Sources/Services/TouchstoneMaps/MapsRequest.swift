// SPDX-License-Identifier: MIT
import MapKit

/// What Maps is asked to show, in the words of Apple's map links.
///
/// https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
struct MapsRequest {
    /// An end of a way, or a place that is looked for.
    enum Place: Equatable {
        case current
        case coordinate(latitude: Double, longitude: Double)
        case text(String)

        init(_ words: String) {
            if words.lowercased() == "current location" {
                self = .current
            } else if let point = MapsRequest.numbers(words) {
                self = .coordinate(latitude: point.0, longitude: point.1)
            } else {
                self = .text(words)
            }
        }
    }

    struct Pin: Equatable {
        var name: String?
        var place: Place
    }

    struct Way: Equatable {
        var source: Place
        var destination: Place
        var transport: MKDirectionsTransportType
    }

    /// nil: no way is wanted.
    var way: Way?
    var pins: [Pin] = []
    var type = MKMapType.standard
    var center: CLLocationCoordinate2D?
    var span: MKCoordinateSpan?
    /// The app that asked; a person can go back to it.
    var source: String?

    /// nil: the URL is no map link.
    init?(_ url: URL) {
        guard url.scheme?.lowercased() == "maps" || url.host?.lowercased() == "maps.apple.com" else { return nil }
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        if let end = value("daddr") {
            let start = Place(value("saddr") ?? "Current Location")
            way = Way(source: start, destination: Place(end), transport: Self.transport(value("dirflg")))
        }
        pins = Self.pins(items)
        if let address = value("address") { pins.append(Pin(name: nil, place: Place(address))) }
        type = ["k": .satellite, "h": .hybrid][value("t") ?? ""] ?? .standard
        center = value("sll").flatMap(Self.numbers).map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        span = value("spn").flatMap(Self.numbers).map { MKCoordinateSpan(latitudeDelta: $0.0, longitudeDelta: $0.1) }
        source = value(Self.sourceKey)
    }

    /// Of the system's own making: which app opened the link.
    static let sourceKey = "x-touchstone-source"

    /// A name stands before its place; either may stand alone.
    private static func pins(_ items: [URLQueryItem]) -> [Pin] {
        var result: [Pin] = []
        var name: String?
        for item in items {
            if item.name == "q" {
                if let name { result.append(Pin(name: name, place: .text(name))) }
                name = item.value
            } else if item.name == "ll", let value = item.value {
                result.append(Pin(name: name, place: Place(value)))
                name = nil
            }
        }
        if let name { result.append(Pin(name: name, place: Place(name))) }
        return result
    }

    private static func transport(_ flag: String?) -> MKDirectionsTransportType {
        switch flag {
        case "w": .walking
        case "r": .transit
        default: .automobile
        }
    }

    private static func numbers(_ text: String) -> (Double, Double)? {
        let parts = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, let first = parts[0], let second = parts[1] else { return nil }
        return (first, second)
    }
}
