// SPDX-License-Identifier: MIT
import CoreLocation
import TouchstoneDevice

// Sendable because nothing of it changes.
open class MKLocalSearchCompletion: __ObjCObject, @unchecked Sendable {
    open private(set) var title: String
    open private(set) var subtitle: String
    /// Of what was typed, in `title`.
    open private(set) var titleHighlightRanges: [NSValue]
    open private(set) var subtitleHighlightRanges: [NSValue] = []

    /// Empty.
    public convenience override init() { self.init(title: "", subtitle: "", typed: 0) }

    init(title: String, subtitle: String, typed: Int) {
        self.title = title
        self.subtitle = subtitle
        titleHighlightRanges = [NSValue(range: NSRange(location: 0, length: min(typed, (title as NSString).length)))]
    }
}

@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        byName(self, "completerDidUpdateResults:", [completer])
    }
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        byName(self, "completer:didFailWithError:", [completer, error])
    }
}

/// Suggests places while a person types: those of the map near by, and the gazetteer's towns. A Photon server that
/// `TOUCHSTONE_GEOCODER` names is asked instead of the gazetteer; Nominatim's rules forbid to ask it at each letter.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: __ObjCObject {
    public enum FilterType: Int, Sendable { case locationsAndQueries = 0, locationsOnly }
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1)
        public static let pointOfInterest = Self(rawValue: 2)
        public static let query = Self(rawValue: 4)
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion(MKMapRect.world)
    open var filterType = FilterType.locationsAndQueries
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open private(set) var results: [MKLocalSearchCompletion] = []
    open private(set) var isSearching = false
    private var number = 0

    public override init() { super.init() }

    open var queryFragment = "" { didSet { search() } }

    open func cancel() {
        number += 1
        isSearching = false
    }

    private func search() {
        number += 1
        let own = number
        isSearching = true
        let geocoder = CLGeocoder.serverKind == "photon" ? CLGeocoder() : nil
        World.shared.clock.after(0.1) { [weak self] in
            guard let self, own == number else { return }
            guard let geocoder, !queryFragment.isEmpty else { return found(places() + towns()) }
            geocoder.geocodeAddressString(queryFragment, in: region.circle) { [weak self] marks, error in
                MainActor.assumeIsolated {
                    guard let self, own == self.number else { return }
                    let isRefused = (error as? CLError).map { $0.code != .geocodeFoundNoResult } ?? false
                    if isRefused { return self.failed(MKError(.serverFailure)) }
                    self.found(self.places() + (marks ?? []).map(self.completion))
                }
            }
        }
    }

    private func found(_ completions: [MKLocalSearchCompletion]) {
        isSearching = false
        results = completions
        if let delegate { optionalCall { delegate.completerDidUpdateResults(self) } }
    }

    private func failed(_ error: MKError) {
        isSearching = false
        if let delegate { optionalCall { delegate.completer(self, didFailWithError: error) } }
    }

    private func completion(_ mark: CLPlacemark) -> MKLocalSearchCompletion {
        let title = mark.name ?? mark.locality ?? ""
        let parts = [mark.thoroughfare, mark.locality, mark.administrativeArea, mark.country]
        let subtitle = parts.compactMap { $0 }.filter { $0 != title && !$0.isEmpty }
        return completion(title, subtitle.joined(separator: ", "))
    }

    private func completion(_ title: String, _ subtitle: String) -> MKLocalSearchCompletion {
        MKLocalSearchCompletion(title: title, subtitle: subtitle, typed: (queryFragment as NSString).length)
    }

    /// Of the map, in the region.
    private func places() -> [MKLocalSearchCompletion] {
        guard resultTypes.contains(.pointOfInterest), !Gazetteer.key(queryFragment).isEmpty else { return [] }
        let items = MapPlaces.find(queryFragment, in: region, filter: pointOfInterestFilter)
        return items.prefix(5).map { completion($0.name ?? "", $0.placemark.locality ?? "") }
    }

    private func towns() -> [MKLocalSearchCompletion] {
        let key = Gazetteer.key(queryFragment)
        guard !key.isEmpty else { return [] }
        let gazetteer = Gazetteer.shared
        let area = region.mapRect
        let found = gazetteer.places.lazy.filter { $0.key.hasPrefix(key) }.prefix(60)
        func isInside(_ place: Gazetteer.Place) -> Bool {
            area.contains(MKMapPoint(CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)))
        }
        return (found.filter(isInside) + found.filter { !isInside($0) }).prefix(15).map { place in
            let region = gazetteer.regions[place.region]
            let parts = [region.name, gazetteer.countries[region.country].name].filter { !$0.isEmpty }
            return completion(place.name, parts.joined(separator: ", "))
        }
    }
}
