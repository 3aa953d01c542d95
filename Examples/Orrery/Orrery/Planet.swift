import UIKit

/// A body of the solar system, drawn larger and closer than it is.
struct Planet: Equatable {
    let name: String
    let color: UIColor
    /// Radius on screen in points.
    let radius: CGFloat
    let orbit: Orbit
    var hasRing = false

    static let all: [Planet] = [
        Planet(name: "Mercury", color: .lightGray, radius: 4, orbit: Orbit(semiMajorAxis: 0.16, eccentricity: 0.206, period: 0.241)),
        Planet(name: "Venus", color: .systemOrange, radius: 7, orbit: Orbit(semiMajorAxis: 0.27, eccentricity: 0.007, period: 0.615)),
        Planet(name: "Earth", color: .systemBlue, radius: 8, orbit: Orbit(semiMajorAxis: 0.4, eccentricity: 0.017, period: 1)),
        Planet(name: "Mars", color: .systemRed, radius: 6, orbit: Orbit(semiMajorAxis: 0.54, eccentricity: 0.094, period: 1.881)),
        Planet(name: "Jupiter", color: .systemBrown, radius: 15, orbit: Orbit(semiMajorAxis: 0.75, eccentricity: 0.049, period: 5)),
        Planet(name: "Saturn", color: .systemYellow, radius: 12, orbit: Orbit(semiMajorAxis: 0.93, eccentricity: 0.057, period: 8), hasRing: true),
    ]
}
