// SPDX-License-Identifier: MIT
import CoreGraphics

/// Kochanek-Bartels parameters of one key value ("Interpolating splines with local tension, continuity and bias
/// control", SIGGRAPH 1984).
struct SplineParameters {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0
}

/// The values of a keyframe animation with the times they are reached.
struct KeyframeTrack {
    private let values: [AnimatableValue]
    private let times: [Double]
    private let curves: [TimingCurve]
    private let isDiscrete: Bool
    private let splines: [SplineParameters]?

    init(
        values: [AnimatableValue], times: [Double]?, curves: [TimingCurve], mode: CAAnimationCalculationMode,
        splines: [SplineParameters]
    ) {
        self.values = values
        self.curves = curves
        isDiscrete = mode == .discrete
        self.splines = mode == .cubic || mode == .cubicPaced ? splines : nil
        if mode == .paced || mode == .cubicPaced {
            let lengths = zip(values, values.dropFirst()).map { AnimatableValue.distance($0, $1) }
            self.times = KeyTimes.paced(lengths)
        } else {
            self.times = KeyTimes.resolved(times, segments: isDiscrete ? values.count : values.count - 1)
        }
    }

    func value(at progress: Double) -> AnimatableValue {
        guard values.count > 1 else { return values[0] }
        if isDiscrete {
            let index = times.lastIndex { $0 <= progress } ?? 0
            return values[min(index, values.count - 1)]
        }
        let (index, t) = KeyTimes.segment(progress, times, curves)
        // Apps give more times than values; the last value stays.
        guard index + 1 < values.count else { return values[values.count - 1] }
        let (a, b) = (values[index], values[index + 1])
        return splines == nil ? .mix(a, b, t) : spline(index, t)
    }

    /// Hermite interpolation with the tangents of both ends.
    private func spline(_ i: Int, _ t: Double) -> AnimatableValue {
        guard let splines, canAdd(values[i]) else { return .mix(values[i], values[i + 1], t) }
        let out = tangent(i, splines[i], incoming: false)
        let into = tangent(i + 1, splines[i + 1], incoming: true)
        let (t2, t3) = (t * t, t * t * t)
        let terms: [(AnimatableValue, Double)] = [
            (values[i], 2 * t3 - 3 * t2 + 1), (out, t3 - 2 * t2 + t), (values[i + 1], 3 * t2 - 2 * t3),
            (into, t3 - t2),
        ]
        return terms.dropFirst().reduce(.scaled(terms[0].0, terms[0].1)) { .sum($0, .scaled($1.0, $1.1)) }
    }

    private func tangent(_ i: Int, _ p: SplineParameters, incoming: Bool) -> AnimatableValue {
        let before = i > 0 ? AnimatableValue.difference(values[i], values[i - 1]) : nil
        let after = i + 1 < values.count ? AnimatableValue.difference(values[i + 1], values[i]) : nil
        let sign = incoming ? -1.0 : 1.0
        let k0 = (1 - p.tension) * (1 + p.bias) * (1 + sign * p.continuity) / 2
        let k1 = (1 - p.tension) * (1 - p.bias) * (1 - sign * p.continuity) / 2
        switch (before, after) {
        case (let before?, let after?): return .sum(.scaled(before, k0), .scaled(after, k1))
        case (let before?, nil): return .scaled(before, k0)
        case (nil, let after?): return .scaled(after, k1)
        case (nil, nil): return .scaled(values[i], 0)
        }
    }

    private func canAdd(_ value: AnimatableValue) -> Bool {
        switch value {
        case .number, .point, .size, .rect, .numbers: true
        case .transform, .color, .path, .colors, .object: false
        }
    }
}

enum KeyTimes {
    /// The client's times when they fit, else equal steps. `segments + 1` numbers.
    static func resolved(_ times: [Double]?, segments: Int) -> [Double] {
        guard segments > 0 else { return [0] }
        if let times, times.count >= segments, zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) {
            return times.count > segments ? times : times + [1]
        }
        return (0...segments).map { Double($0) / Double(segments) }
    }

    /// Times proportional to the lengths.
    static func paced(_ lengths: [Double]) -> [Double] {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return resolved(nil, segments: lengths.count) }
        var times = [0.0]
        for length in lengths { times.append(times[times.count - 1] + length / total) }
        return times
    }

    /// The segment that `progress` falls into and the eased fraction inside it.
    static func segment(_ progress: Double, _ times: [Double], _ curves: [TimingCurve]) -> (Int, Double) {
        let last = times.count - 2
        guard last >= 0 else { return (0, 1) }
        if progress >= times[last + 1] { return (last, 1) }
        var index = times.lastIndex { $0 <= progress } ?? 0
        index = min(index, last)
        let span = times[index + 1] - times[index]
        let fraction = span > 0 ? max(0, (progress - times[index]) / span) : 1
        return (index, index < curves.count ? curves[index].value(at: fraction) : fraction)
    }
}

/// Motion along a path: each line and curve is a segment, unless paced, when the whole path has one speed.
struct PathTrack {
    private struct Segment {
        var curve: CubicSegment
        /// Arc length at equal steps of the parameter.
        var lengths: [Double]
        var length: Double { lengths[lengths.count - 1] }
    }

    private var segments: [Segment] = []
    private let times: [Double]
    private let curves: [TimingCurve]
    private let isPaced: Bool
    private let isDiscrete: Bool
    let rotation: CAAnimationRotationMode?

    /// nil for a path without segments.
    init?(
        _ path: CGPath, times: [Double]?, curves: [TimingCurve], mode: CAAnimationCalculationMode,
        rotation: CAAnimationRotationMode?
    ) {
        isPaced = mode == .paced || mode == .cubicPaced
        isDiscrete = mode == .discrete
        self.curves = curves
        self.rotation = rotation
        var segments: [Segment] = []
        func add(_ curve: CubicSegment) { segments.append(Segment(curve: curve, lengths: Self.arcLengths(curve))) }
        var start = CGPoint.zero
        var here = CGPoint.zero
        path.storage.forEach { type, p in
            switch type {
            case .moveToPoint:
                start = p[0]
                here = p[0]
            case .addLineToPoint:
                add(Self.line(here, p[0]))
                here = p[0]
            case .addQuadCurveToPoint:
                add(CubicSegment(quad: here, p[0], p[1]))
                here = p[1]
            case .addCurveToPoint:
                add(CubicSegment(here, p[0], p[1], p[2]))
                here = p[2]
            case .closeSubpath:
                if here != start { add(Self.line(here, start)) }
                here = start
            }
        }
        guard !segments.isEmpty else { return nil }
        self.times =
            isPaced
            ? KeyTimes.paced(segments.map(\.length)) : KeyTimes.resolved(times, segments: segments.count)
        self.segments = segments
    }

    func value(at progress: Double) -> (point: CGPoint, angle: Double?) {
        var (index, t) = KeyTimes.segment(progress, times, isPaced ? [] : curves)
        index = min(index, segments.count - 1)
        if isDiscrete { t = t < 1 ? 0 : 1 }
        let segment = segments[index]
        let parameter = isPaced ? Self.parameter(segment.lengths, t * segment.length) : t
        let point = segment.curve.point(CGFloat(parameter))
        guard let rotation else { return (point, nil) }
        let tangent = Self.tangent(segment.curve, parameter)
        let angle = atan2(tangent.y, tangent.x) + (rotation == .rotateAutoReverse ? .pi : 0)
        return (point, angle)
    }

    private static let steps = 32

    private static func line(_ a: CGPoint, _ b: CGPoint) -> CubicSegment {
        func at(_ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        return CubicSegment(a, at(1.0 / 3), at(2.0 / 3), b)
    }

    private static func arcLengths(_ curve: CubicSegment) -> [Double] {
        var lengths = [0.0]
        var last = curve.p0
        for step in 1...steps {
            let p = curve.point(CGFloat(step) / CGFloat(steps))
            lengths.append(lengths[step - 1] + hypot(Double(p.x - last.x), Double(p.y - last.y)))
            last = p
        }
        return lengths
    }

    private static func parameter(_ lengths: [Double], _ distance: Double) -> Double {
        guard let after = lengths.firstIndex(where: { $0 >= distance }), after > 0 else { return distance > 0 ? 1 : 0 }
        let span = lengths[after] - lengths[after - 1]
        let fraction = span > 0 ? (distance - lengths[after - 1]) / span : 1
        return (Double(after - 1) + fraction) / Double(steps)
    }

    private static func tangent(_ c: CubicSegment, _ t: Double) -> SIMD2<Double> {
        func v(_ a: CGPoint, _ b: CGPoint) -> SIMD2<Double> { SIMD2(b.x - a.x, b.y - a.y) }
        let r = 1 - t
        let d = v(c.p0, c.p1) * (r * r) + v(c.p1, c.p2) * (2 * r * t) + v(c.p2, c.p3) * (t * t)
        return d == .zero ? v(c.p0, c.p3) : d
    }
}
