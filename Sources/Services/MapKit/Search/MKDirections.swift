// SPDX-License-Identifier: MIT
import MapEngine
import TouchstoneDevice

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = Self(rawValue: 1)
    public static let walking = Self(rawValue: 2)
    public static let transit = Self(rawValue: 4)
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A way between two places.
open class MKRoute: __ObjCObject, @unchecked Sendable {
    // Sendable because nothing of it changes.
    open class Step: __ObjCObject, @unchecked Sendable {
        public let instructions: String
        public let notice: String?
        /// Metres.
        public let distance: CLLocationDistance
        public let polyline: MKPolyline
        public let transportType: MKDirectionsTransportType
        /// No way.
        public convenience override init() { self.init("", MKPolyline(), 0, .any) }

        init(_ instructions: String, _ polyline: MKPolyline, _ distance: Double, _ type: MKDirectionsTransportType) {
            (self.instructions, notice, self.polyline) = (instructions, nil, polyline)
            (self.distance, transportType) = (distance, type)
        }
    }

    open private(set) var name: String
    open private(set) var advisoryNotices: [String]
    open private(set) var distance: CLLocationDistance
    open private(set) var expectedTravelTime: TimeInterval
    open private(set) var transportType: MKDirectionsTransportType
    open private(set) var polyline: MKPolyline
    open private(set) var steps: [Step]
    open private(set) var hasTolls = false
    open private(set) var hasHighways = false

    /// No way.
    public convenience override init() {
        self.init(name: "", steps: [], polyline: MKPolyline(), time: 0, notices: [], type: .any)
    }

    init(
        name: String, steps: [Step], polyline: MKPolyline, time: Double, notices: [String],
        type: MKDirectionsTransportType
    ) {
        self.name = name
        self.steps = steps
        self.polyline = polyline
        distance = steps.reduce(0) { $0 + $1.distance }
        expectedTravelTime = time
        advisoryNotices = notices
        transportType = type
    }
}

/// Routes over the roads of the map that a person names, or of the router that `TOUCHSTONE_ROUTER` names; see
/// `DirectionsServer`. Without either the answer is `directionsNotFound`.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKDirections: __ObjCObject, @unchecked Sendable {
    public typealias DirectionsHandler = @Sendable (Response?, (any Error)?) -> Void
    public typealias ETAHandler = @Sendable (ETAResponse?, (any Error)?) -> Void
    public enum RoutePreference: Int, Sendable { case any = 0, avoid }

    // Sendable as on iOS: whoever has it uses it on one thread at a time.
    open class Request: __ObjCObject, @unchecked Sendable {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        open var tollPreference = RoutePreference.any
        open var highwayPreference = RoutePreference.any
        public override init() { super.init() }

        /// Of a URL that Maps opens an app for directions with: `maps:?saddr=latitude,longitude&daddr=…`. What it does
        /// not name is the current location.
        public init(contentsOfURL url: URL) {
            super.init()
            let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            func item(_ key: String) -> MKMapItem {
                let text = parts.first { $0.name == key }?.value ?? ""
                let numbers = text.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
                guard numbers.count == 2 else { return .forCurrentLocation() }
                return MKMapItem(
                    placemark: MKPlacemark(
                        coordinate: CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])))
            }
            (source, destination) = (item("saddr"), item("daddr"))
        }

        open class func isDirectionsRequest(_ url: URL) -> Bool {
            url.scheme == "maps" && url.query?.contains("daddr") == true
        }
    }

    // Sendable because nothing of it changes.
    open class Response: __ObjCObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]
        init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    // Sendable because nothing of it changes.
    open class ETAResponse: __ObjCObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let expectedTravelTime: TimeInterval
        public let distance: CLLocationDistance
        public let expectedDepartureDate: Date
        public let expectedArrivalDate: Date
        public let transportType: MKDirectionsTransportType
        init(_ response: Response, _ route: MKRoute, from start: Date) {
            (source, destination) = (response.source, response.destination)
            (expectedTravelTime, distance) = (route.expectedTravelTime, route.distance)
            expectedDepartureDate = start
            expectedArrivalDate = start.addingTimeInterval(route.expectedTravelTime)
            transportType = route.transportType
        }
    }

    private let request: Request
    private var number = 0
    open private(set) var isCalculating = false

    public init(request: Request) {
        self.request = request
        super.init()
    }

    open func cancel() {
        number += 1
        isCalculating = false
    }

    /// Answers on the main queue.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        isCalculating = true
        number += 1
        let own = number
        find { [self] result in
            guard own == number else { return }
            isCalculating = false
            switch result {
            case .success(let response): completionHandler(response, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    open func calculate() async throws -> Response {
        try await withCheckedThrowingContinuation { continuation in
            calculate { response, error in
                if let response { continuation.resume(returning: response) }
                if response == nil { continuation.resume(throwing: error ?? MKError(.unknown)) }
            }
        }
    }

    open func calculateETA(completionHandler: @escaping ETAHandler) {
        let start = request.departureDate ?? Date()
        calculate { response, error in
            guard let response, let route = response.routes.first else { return completionHandler(nil, error) }
            completionHandler(ETAResponse(response, route, from: start), nil)
        }
    }

    open func calculateETA() async throws -> ETAResponse {
        try await withCheckedThrowingContinuation { continuation in
            calculateETA { response, error in
                if let response { continuation.resume(returning: response) }
                if response == nil { continuation.resume(throwing: error ?? MKError(.unknown)) }
            }
        }
    }

    /// Seconds, real, until a server counts as not to be had.
    private static let patience = 20.0

    private func find(_ answer: @escaping @Sendable (Result<Response, MKError>) -> Void) {
        let fail = { (code: MKError.Code) in DispatchQueue.main.async { answer(.failure(MKError(code))) } }
        guard let source = request.source, let destination = request.destination else {
            return fail(.directionsNotFound)
        }
        guard World.shared.state.network.isReachable else { return fail(.serverFailure) }
        guard let server = DirectionsServer.current else {
            return findInMap(source, destination, answer)
        }
        let query = DirectionsServer.Query(
            ends: [source.placemark.coordinate, destination.placemark.coordinate],
            type: request.transportType == .walking ? .walking : .automobile,
            wantsAlternates: request.requestsAlternateRoutes)
        guard let url = server.url(query) else { return fail(.serverFailure) }
        let hold = ClockHold()
        URLSession.shared.dataTask(with: URLRequest(url: url, timeoutInterval: Self.patience)) { data, _, _ in
            let routes = data.map { server.routes($0, query.type) }
            DispatchQueue.main.async {
                hold.release()
                switch routes {
                case nil: answer(.failure(MKError(.serverFailure)))
                case let routes? where routes.isEmpty: answer(.failure(MKError(.directionsNotFound)))
                case let routes?: answer(.success(Response(source, destination, routes)))
                }
            }
        }.resume()
    }

    /// Over the roads of the person's map.
    private func findInMap(
        _ source: MKMapItem, _ destination: MKMapItem, _ answer: @escaping @Sendable (Result<Response, MKError>) -> Void
    ) {
        guard let store = StreetMap.store else {
            Unsupported.report(
                "MKDirections: there are no roads; name a map with --maps, or set TOUCHSTONE_ROUTER to an OSRM or Valhalla server"
            )
            return DispatchQueue.main.async { answer(.failure(MKError(.directionsNotFound))) }
        }
        if request.transportType == .transit {
            Unsupported.report("MKDirectionsTransportType.transit: there are no timetables")
            return DispatchQueue.main.async { answer(.failure(MKError(.directionsNotFound))) }
        }
        let isWalk = request.transportType == .walking
        let ends = [source, destination].map { MKMapPoint($0.placemark.coordinate) }
        let alternates = request.requestsAlternateRoutes
        GroundQueue.run({
            RouteSearch(store, mode: isWalk ? .foot : .car).routes(
                from: CGPoint(x: ends[0].x, y: ends[0].y), to: CGPoint(x: ends[1].x, y: ends[1].y),
                alternates: alternates)
        }) { (found: [RoadRoute]) in
            let routes = found.map { MKRoute($0, isWalk ? .walking : .automobile) }
            answer(
                routes.isEmpty
                    ? .failure(MKError(.directionsNotFound)) : .success(Response(source, destination, routes)))
        }
    }
}

public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response
public typealias MKETAResponse = MKDirections.ETAResponse
public typealias MKRouteStep = MKRoute.Step
