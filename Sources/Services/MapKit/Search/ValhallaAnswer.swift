// SPDX-License-Identifier: MIT

/// Valhalla's JSON: trips of legs, whose steps are stretches of one line.
enum ValhallaAnswer {
    private struct Body: Decodable {
        let trip: Trip?
        let alternates: [Alternate]?
        let error: String?
    }
    private struct Alternate: Decodable { let trip: Trip }
    private struct Trip: Decodable {
        let legs: [Leg]
        let summary: Summary
    }
    private struct Summary: Decodable {
        /// Seconds.
        let time: Double
    }
    private struct Leg: Decodable {
        let maneuvers: [Maneuver]
        let shape: String
    }
    private struct Maneuver: Decodable {
        let instruction: String
        /// Kilometres.
        let length: Double
        let begin_shape_index: Int
        let end_shape_index: Int
        let street_names: [String]?
    }

    static func routes(_ data: Data, _ type: MKDirectionsTransportType) -> [MKRoute] {
        let body: Body
        do { body = try JSONDecoder().decode(Body.self, from: data) } catch {
            Unsupported.report("MKDirections: the router's answer cannot be read: \(error)")
            return []
        }
        return ([body.trip] + (body.alternates ?? []).map(\.trip)).compactMap { $0.map { route($0, type) } }
    }

    private static func route(_ trip: Trip, _ type: MKDirectionsTransportType) -> MKRoute {
        var line: [MKMapPoint] = []
        var steps: [MKRoute.Step] = []
        for leg in trip.legs {
            let points = EncodedLine.points(leg.shape)
            line += points
            for step in leg.maneuvers {
                let (from, to) = (max(step.begin_shape_index, 0), min(step.end_shape_index, points.count - 1))
                let part = from <= to ? Array(points[from...to]) : []
                steps.append(MKRoute.Step(step.instruction, MKPolyline(list: part), step.length * 1000, type))
            }
        }
        return MKRoute(
            name: name(trip), steps: steps, polyline: MKPolyline(list: line), time: trip.summary.time, notices: [],
            type: type)
    }

    /// The street that is followed longest.
    private static func name(_ trip: Trip) -> String {
        var lengths: [String: Double] = [:]
        for step in trip.legs.flatMap(\.maneuvers) {
            if let street = step.street_names?.first { lengths[street, default: 0] += step.length }
        }
        return lengths.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
}

/// Lines as text, six digits behind the point.
///
/// https://valhalla.github.io/valhalla/decoding/
enum EncodedLine {
    /// What is no such text ends the line where it stops being one.
    static func points(_ text: String) -> [MKMapPoint] {
        var bytes = text.utf8.makeIterator()
        func number() -> Int? {
            var (value, shift) = (0, 0)
            while let byte = bytes.next() {
                guard (63..<127).contains(byte), shift < 60 else { return nil }
                value |= ((Int(byte) - 63) & 31) << shift
                shift += 5
                if byte - 63 < 32 { return value & 1 == 0 ? value >> 1 : ~(value >> 1) }
            }
            return nil
        }
        var (latitude, longitude) = (0, 0)
        var result: [MKMapPoint] = []
        while let north = number(), let east = number() {
            latitude += north
            longitude += east
            let place = CLLocationCoordinate2D(latitude: Double(latitude) / 1e6, longitude: Double(longitude) / 1e6)
            guard CLLocationCoordinate2DIsValid(place) else { break }
            result.append(MKMapPoint(place))
        }
        return result
    }
}
