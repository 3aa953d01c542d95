// SPDX-License-Identifier: MIT
import MapEngine

/// Routes over the roads of a person's map, in words.
extension MKRoute {
    convenience init(_ route: RoadRoute, _ type: MKDirectionsTransportType) {
        let steps = route.steps.map { step in
            let line = Self.line(step.points)
            return Step(step.instructions, line, Self.metres(line), type)
        }
        self.init(
            name: route.name, steps: steps, polyline: Self.line(route.points), time: route.seconds, notices: [],
            type: type)
    }

    private static func line(_ points: [CGPoint]) -> MKPolyline {
        MKPolyline(list: points.map { MKMapPoint(x: $0.x, y: $0.y) })
    }

    /// Along the ellipsoid.
    private static func metres(_ line: MKPolyline) -> CLLocationDistance {
        let points = (0..<line.pointCount).map { line.points()[$0] }
        return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
}

extension RoadRoute.Step {
    var instructions: String {
        let onto = name.isEmpty ? "" : " onto \(name)"
        switch turn {
        case .start: return name.isEmpty ? "Start" : "Start on \(name)"
        case .straight: return name.isEmpty ? "Continue" : "Continue onto \(name)"
        case .slightLeft: return "Bear left\(onto)"
        case .slightRight: return "Bear right\(onto)"
        case .left: return "Turn left\(onto)"
        case .right: return "Turn right\(onto)"
        case .sharpLeft: return "Make a sharp left\(onto)"
        case .sharpRight: return "Make a sharp right\(onto)"
        case .uTurn: return "Make a U-turn\(onto)"
        case .arrive: return "Arrive at the destination"
        }
    }
}
