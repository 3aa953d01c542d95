import CoreGraphics
import Foundation

/// An ellipse with the sun in one focus, run through by Kepler's laws.
struct Orbit: Equatable {
    /// Half the long axis, as a share of half the view's shorter side.
    let semiMajorAxis: CGFloat
    let eccentricity: CGFloat
    /// Years for one turn.
    let period: CGFloat

    /// Solves Kepler's equation `M = E - e sin E` for the eccentric anomaly, by Newton's method.
    func eccentricAnomaly(meanAnomaly: CGFloat) -> CGFloat {
        var anomaly = meanAnomaly
        for _ in 0..<20 {
            let step = (anomaly - eccentricity * sin(anomaly) - meanAnomaly) / (1 - eccentricity * cos(anomaly))
            anomaly -= step
            if abs(step) < 1e-12 { break }
        }
        return anomaly
    }

    /// The place relative to the sun after `years`, in units of the semi-major axis' unit.
    func position(years: CGFloat) -> CGPoint {
        let anomaly = eccentricAnomaly(meanAnomaly: 2 * .pi * years / period)
        let minor = semiMajorAxis * (1 - eccentricity * eccentricity).squareRoot()
        return CGPoint(x: semiMajorAxis * (cos(anomaly) - eccentricity), y: minor * sin(anomaly))
    }

    /// The ellipse around a sun at the origin, scaled by `unit` points.
    func path(unit: CGFloat) -> CGPath {
        let minor = semiMajorAxis * (1 - eccentricity * eccentricity).squareRoot()
        let bounds = CGRect(
            x: -semiMajorAxis * (1 + eccentricity), y: -minor, width: 2 * semiMajorAxis, height: 2 * minor)
        return CGPath(ellipseIn: bounds.applying(CGAffineTransform(scaleX: unit, y: unit)), transform: nil)
    }
}
