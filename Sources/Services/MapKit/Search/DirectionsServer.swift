// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// A router on the network, which `TOUCHSTONE_ROUTER` names: OSRM or Valhalla, by its address.
///
/// `osrm+http://host:5000` and `valhalla+http://host:8002` say which; without a word in front it is Valhalla where the
/// address has "valhalla" in it, else OSRM.
///
/// https://project-osrm.org/docs/v5.24.0/api/
/// https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/
struct DirectionsServer: Equatable, Sendable {
    enum Kind: String, CaseIterable, Sendable { case osrm, valhalla }
    struct Query: Sendable {
        let ends: [CLLocationCoordinate2D]
        let type: MKDirectionsTransportType
        let wantsAlternates: Bool
    }

    let kind: Kind
    /// Without a slash at its end.
    let base: String

    static var current: DirectionsServer? { Device.variable("ROUTER").map(DirectionsServer.init) }

    init(_ text: String) {
        let address = ServerAddress(text, usual: Kind.osrm)
        (kind, base) = (address.kind, address.base)
    }

    func url(_ query: Query) -> URL? {
        switch kind {
        case .osrm:
            let places = query.ends.map { "\($0.longitude),\($0.latitude)" }.joined(separator: ";")
            let alternatives = query.wantsAlternates ? "&alternatives=true" : ""
            return URL(
                string: "\(base)/route/v1/\(query.type == .walking ? "foot" : "driving")/\(places)"
                    + "?steps=true&geometries=geojson&overview=full\(alternatives)")
        case .valhalla:
            let places = query.ends.map { #"{"lat":\#($0.latitude),"lon":\#($0.longitude)}"# }.joined(separator: ",")
            let alternates = query.wantsAlternates ? #","alternates":2"# : ""
            let costing = query.type == .walking ? "pedestrian" : "auto"
            var parts = URLComponents(string: base + "/route")
            parts?.queryItems = [
                URLQueryItem(
                    name: "json",
                    value: #"{"locations":[\#(places)],"costing":"\#(costing)","units":"kilometers"\#(alternates)}"#)
            ]
            return parts?.url
        }
    }

    /// Empty when there are none, or for what is no answer of such a server; that is reported.
    func routes(_ data: Data, _ type: MKDirectionsTransportType) -> [MKRoute] {
        switch kind {
        case .osrm: OSRMAnswer.routes(data, type)
        case .valhalla: ValhallaAnswer.routes(data, type)
        }
    }
}
