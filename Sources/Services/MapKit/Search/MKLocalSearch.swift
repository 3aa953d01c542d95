// SPDX-License-Identifier: MIT
import CoreLocation
import TouchstoneDevice

/// Finds places by what a person types: the gazetteer's towns, and what the map has that a person named with `--maps`.
open class MKLocalSearch: __ObjCObject, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

    open class Request: __ObjCObject, NSCopying, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion(MKMapRect.world)
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() { super.init() }
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(
                separator: ", ")
        }
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1)
        public static let pointOfInterest = Self(rawValue: 2)
        public static let physicalFeature = Self(rawValue: 4)
    }

    open class Response: __ObjCObject, @unchecked Sendable {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion
        init(_ items: [MKMapItem]) {
            mapItems = items
            let bounds = MKMultiPoint.bounds(items.map { MKMapPoint($0.placemark.coordinate) })
            boundingRegion = MKCoordinateRegion(bounds.insetBy(dx: -20_000, dy: -20_000))
        }
    }

    private let request: Request
    private let pointsRequest: MKLocalPointsOfInterestRequest?
    private var number = 0
    open private(set) var isSearching = false

    public init(request: Request) {
        self.request = request
        pointsRequest = nil
        super.init()
    }

    public init(request: MKLocalPointsOfInterestRequest) {
        self.request = Request()
        pointsRequest = request
        super.init()
    }

    /// Answers on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        isSearching = true
        number += 1
        let own = number
        World.shared.clock.after(0.05) { [self] in
            guard own == number else { return }
            isSearching = false
            guard World.shared.state.network.isReachable else { return completionHandler(nil, MKError(.serverFailure)) }
            let items = pointsRequest.map(Self.find) ?? Self.find(request)
            if items.isEmpty { return completionHandler(nil, MKError(.placemarkNotFound)) }
            completionHandler(Response(items), nil)
        }
    }

    open func start() async throws -> Response {
        try await withCheckedThrowingContinuation { continuation in
            start { response, error in
                if let response { continuation.resume(returning: response) }
                if response == nil { continuation.resume(throwing: error ?? MKError(.unknown)) }
            }
        }
    }

    open func cancel() {
        number += 1
        isSearching = false
    }

    private static func find(_ request: MKLocalPointsOfInterestRequest) -> [MKMapItem] {
        MapPlaces.find(nil, in: request.region, filter: request.pointOfInterestFilter)
    }

    /// Towns of that name, the ones in the region first, then the larger ones.
    static func find(_ request: Request) -> [MKMapItem] {
        let area = request.region.mapRect
        let marks = AddressSearch(request.naturalLanguageQuery ?? "").matches().map {
            MKPlacemark(placemark: CLPlacemark($0.place, street: $0.street, postalCode: $0.postalCode))
        }
        let inside = marks.filter { area.contains(MKMapPoint($0.coordinate)) }
        let outside = marks.filter { !area.contains(MKMapPoint($0.coordinate)) }
        let ofMap =
            request.resultTypes.contains(.pointOfInterest)
            ? MapPlaces.find(request.naturalLanguageQuery, in: request.region, filter: request.pointOfInterestFilter)
            : []
        return ofMap + (inside + outside).prefix(25).map { MKMapItem(placemark: $0) }
    }
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response

open class MKLocalSearchCompletion: __ObjCObject, @unchecked Sendable {
    public let title: String
    public let subtitle: String
    /// Of what was typed, in `title`.
    public let titleHighlightRanges: [NSValue]
    public let subtitleHighlightRanges: [NSValue] = []

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

/// Suggests places while a person types.
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
    public private(set) var results: [MKLocalSearchCompletion] = []
    public private(set) var isSearching = false
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
        World.shared.clock.after(0.1) { [weak self] in
            guard let self, own == number else { return }
            isSearching = false
            results = find()
            if let delegate { optionalCall { delegate.completerDidUpdateResults(self) } }
        }
    }

    private func find() -> [MKLocalSearchCompletion] {
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
            return MKLocalSearchCompletion(
                title: place.name, subtitle: parts.joined(separator: ", "), typed: (queryFragment as NSString).length)
        }
    }
}
