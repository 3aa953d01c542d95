// SPDX-License-Identifier: MIT
import CoreLocation
import TouchstoneDevice

/// Finds places by what a person types: what the map has that a person named with `--maps`, and the gazetteer's towns, in
/// whose place a server is asked where `TOUCHSTONE_GEOCODER` names one.
open class MKLocalSearch: __ObjCObject, @unchecked Sendable {
    // Sendable as on iOS: whoever has it uses it on one thread at a time.
    public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

    // Sendable as on iOS: whoever has it uses it on one thread at a time.
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

    // Sendable because nothing of it changes.
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
        let answer: @Sendable ([MKMapItem], MKError?) -> Void = { [self] items, error in
            guard own == number else { return }
            isSearching = false
            if items.isEmpty { return completionHandler(nil, error ?? MKError(.placemarkNotFound)) }
            completionHandler(Response(items), nil)
        }
        if pointsRequest == nil, CLGeocoder.serverKind != nil { return ask(answer) }
        World.shared.clock.after(0.05) { [self] in
            guard World.shared.state.network.isReachable else { return answer([], MKError(.serverFailure)) }
            let found = pointsRequest.map(Self.find) ?? Self.find(request)
            if found.isEmpty { Self.reportMissingMap() }
            answer(found, nil)
        }
    }

    private static func reportMissingMap() {
        guard StreetMap.store == nil else { return }
        Unsupported.report(
            "MKLocalSearch: only towns are known; name a map with --maps or a server with TOUCHSTONE_GEOCODER")
    }

    /// The server that a person has named, after the map's own places.
    private func ask(_ answer: @escaping @Sendable ([MKMapItem], MKError?) -> Void) {
        let ofMap = Self.places(request)
        CLGeocoder().geocodeAddressString(request.naturalLanguageQuery ?? "", in: request.region.circle) {
            found, error in
            let isRefused = (error as? CLError).map { $0.code != .geocodeFoundNoResult } ?? false
            let items = ofMap + (found ?? []).map(Self.item).filter(self.isWanted)
            answer(items, isRefused ? MKError(.serverFailure) : nil)
        }
    }

    private static func item(_ mark: CLPlacemark) -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(placemark: mark))
        item.pointOfInterestCategory = mark.address.kind.flatMap(MKPointOfInterestCategory.init(schemaWord:))
        return item
    }

    /// Whether the request asks for places of that kind.
    private func isWanted(_ item: MKMapItem) -> Bool {
        guard let category = item.pointOfInterestCategory else { return request.resultTypes.contains(.address) }
        guard request.resultTypes.contains(.pointOfInterest) else { return false }
        return request.pointOfInterestFilter?.includes(category) ?? true
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
        return places(request) + (inside + outside).prefix(25).map { MKMapItem(placemark: $0) }
    }

    /// Of the map.
    private static func places(_ request: Request) -> [MKMapItem] {
        guard request.resultTypes.contains(.pointOfInterest) else { return [] }
        return MapPlaces.find(request.naturalLanguageQuery, in: request.region, filter: request.pointOfInterestFilter)
    }
}

extension MKCoordinateRegion {
    /// Around the middle, as far as the corners; nil for regions larger than a continent, near which nothing lies.
    var circle: CLCircularRegion? {
        let area = mapRect
        guard area.width < MapMath.world / 8, area.height < MapMath.world / 8 else { return nil }
        let reach = hypot(area.width, area.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude)
        return CLCircularRegion(center: center, radius: reach, identifier: "region")
    }
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response
