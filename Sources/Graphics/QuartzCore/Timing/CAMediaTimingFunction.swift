// SPDX-License-Identifier: MIT
import CoreGraphics

public struct CAMediaTimingFunctionName: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps the fraction of time to the fraction of change. Immutable.
///
/// Sendable because nothing of it changes.
open class CAMediaTimingFunction: __ObjCObject, @unchecked Sendable {
    // Immutable after init, which is what makes it sendable.
    let curve: TimingCurve

    /// Unknown names give the default curve.
    public init(name: CAMediaTimingFunctionName) {
        curve = TimingCurve(name: name)
        super.init()
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = TimingCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
        super.init()
    }

    init(curve: TimingCurve) {
        self.curve = curve
        super.init()
    }

    /// Writes x and y of the control point `index`, 0 to 3.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        precondition(points.indices.contains(index), "CAMediaTimingFunction: control point \(index); there are 0 to 3")
        values[0] = Float(points[index].0)
        values[1] = Float(points[index].1)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction).map { $0.curve == curve } ?? false
    }

    open override var hash: Int { curve.hashValue }

    open override var description: String {
        "<CAMediaTimingFunction: (\(curve.x1), \(curve.y1)), (\(curve.x2), \(curve.y2))>"
    }
}

/// The value form of a timing function.
package struct TimingCurve: Hashable, Sendable {
    /// The two control points; x in 0 to 1, else time would run back.
    package var x1, y1, x2, y2: Double

    /// No curve at all.
    package static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)

    /// Checks nothing.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// Control points as documented for `CAMediaTimingFunctionName`.
    package init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self = .linear
        case .easeIn: self.init(x1: 0.42, y1: 0, x2: 1, y2: 1)
        case .easeOut: self.init(x1: 0, y1: 0, x2: 0.58, y2: 1)
        case .easeInEaseOut: self.init(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
        default: self.init(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
        }
    }

    /// The curve's y at `x` in 0 to 1, by Newton's method with bisection where the slope vanishes.
    package func value(at x: Double) -> Double {
        if x <= 0 || x.isNaN { return 0 }
        if x >= 1 { return 1 }
        if x1 == y1 && x2 == y2 { return x }
        return bezier(y1, y2, parameter(x))
    }

    private func parameter(_ x: Double) -> Double {
        var s = x
        for _ in 0..<8 {
            let error = bezier(x1, x2, s) - x
            if abs(error) < 1e-9 { return s }
            let slope = derivative(x1, x2, s)
            if abs(slope) < 1e-6 { break }
            s -= error / slope
        }
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            s = (low + high) / 2
            if bezier(x1, x2, s) < x { low = s } else { high = s }
        }
        return s
    }

    private func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }

    private func derivative(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
    }
}
