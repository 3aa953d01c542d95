// SPDX-License-Identifier: MIT

/// OSRM's JSON.
enum OSRMAnswer {
    private struct Body: Decodable {
        let routes: [Route]?
    }
    private struct Geometry: Decodable {
        let coordinates: [[Double]]
        var polyline: MKPolyline {
            MKPolyline(
                list: coordinates.filter { $0.count >= 2 }.map {
                    MKMapPoint(CLLocationCoordinate2D(latitude: $0[1], longitude: $0[0]))
                })
        }
    }
    private struct Route: Decodable {
        let duration: Double
        let geometry: Geometry
        let legs: [Leg]
    }
    private struct Leg: Decodable {
        let summary: String
        let steps: [Step]
    }
    private struct Step: Decodable {
        let name: String
        let distance: Double
        let geometry: Geometry
        let maneuver: Maneuver
    }
    private struct Maneuver: Decodable {
        let type: String
        let modifier: String?
    }

    static func routes(_ data: Data, _ type: MKDirectionsTransportType) -> [MKRoute] {
        let body: Body
        do { body = try JSONDecoder().decode(Body.self, from: data) } catch {
            Unsupported.report("MKDirections: the router's answer cannot be read: \(error)")
            return []
        }
        return (body.routes ?? []).map { route in
            let steps = route.legs.flatMap(\.steps).map {
                MKRoute.Step(instructions($0), $0.geometry.polyline, $0.distance, type)
            }
            return MKRoute(
                name: route.legs.map(\.summary).joined(separator: ", "), steps: steps,
                polyline: route.geometry.polyline, time: route.duration, notices: [], type: type)
        }
    }

    private static func instructions(_ step: Step) -> String {
        let street = step.name.isEmpty ? "" : " onto \(step.name)"
        switch (step.maneuver.type, step.maneuver.modifier) {
        case ("depart", _): return step.name.isEmpty ? "Start" : "Start on \(step.name)"
        case ("arrive", _): return "Arrive at the destination"
        case ("roundabout", _), ("rotary", _): return "Take the roundabout\(street)"
        case (_, "straight"?): return "Continue\(street)"
        case (_, "uturn"?): return "Make a U-turn\(street)"
        case (_, let side?): return "Turn \(side)\(street)"
        default: return "Continue\(street)"
        }
    }
}
