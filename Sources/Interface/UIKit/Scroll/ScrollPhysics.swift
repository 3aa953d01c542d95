// SPDX-License-Identifier: MIT
import Glibc

/// The laws of scrolling, measured on UIKit (facts/measured-laws.md section 1). Points and seconds, one axis.
package enum ScrollPhysics {
    /// Speed at which a scroll ends, points a second.
    static let stopSpeed = 10.0
    static let rubberBand = 0.55
    /// Above this speed an edge is met like a blow, below it the content creeps back.
    static let bounceSpeed = 50.0
    static let bounceFrequency = 11.0
    static let creep = (slow: 9.0, fast: 46.0)

    /// How far content appears beyond the edge when the finger has gone `over` beyond it.
    package static func rubberBanded(_ over: Double, dimension: Double) -> Double {
        guard over != 0, dimension > 0 else { return 0 }
        let magnitude = (1 - 1 / (rubberBand * abs(over) / dimension + 1)) * dimension
        return over < 0 ? -magnitude : magnitude
    }

    /// The finger's distance for what is seen; the inverse of `rubberBanded`.
    package static func unbanded(_ seen: Double, dimension: Double) -> Double {
        guard seen != 0, dimension > 0 else { return 0 }
        let part = min(abs(seen) / dimension, 0.999)
        let magnitude = (1 / (1 - part) - 1) * dimension / rubberBand
        return seen < 0 ? -magnitude : magnitude
    }

    /// Points a scroll goes on per unit of speed: the sum over milliseconds of a speed that falls by `rate` in each.
    static func reach(rate: Double) -> Double { rate / (1 - rate) / 1000 }

    /// Where a scroll that starts at `position` with `velocity` ends by itself.
    package static func target(position: Double, velocity: Double, rate: Double) -> Double {
        guard abs(velocity) > stopSpeed else { return position }
        return position + (velocity - (velocity < 0 ? -stopSpeed : stopSpeed)) * reach(rate: rate)
    }
}

/// How one axis moves after the finger has lifted.
package struct ScrollMotion {
    private enum Law {
        case rest
        /// Speed falls by the same factor every millisecond.
        case friction(start: Double, velocity: Double, rate: Double)
        /// Critically damped towards `edge`.
        case bounce(edge: Double, over: Double, slope: Double, frequency: Double)
        /// Overdamped towards `edge`.
        case creep(edge: Double, slow: Double, fast: Double)
    }

    private var law: Law
    private var began: Double
    private var low: Double
    private var high: Double
    private let bounces: Bool

    /// - Parameters:
    ///   - target: where to end instead of the natural place; nil: there.
    ///   - low, high: the offsets at the edges.
    package init(
        position: Double, velocity: Double, target: Double?, low: Double, high: Double, rate: Double, bounces: Bool,
        time: Double
    ) {
        (self.low, self.high, self.bounces, began) = (low, max(low, high), bounces, time)
        if position < low || position > max(low, high) {
            law = Self.returning(to: position < low ? low : max(low, high), position, velocity)
        } else if let target {
            law = Self.spring(to: target, position, velocity, frequency: ScrollPhysics.bounceFrequency)
        } else if abs(velocity) > ScrollPhysics.stopSpeed {
            law = .friction(start: position, velocity: velocity, rate: rate)
        } else {
            law = .rest
        }
    }

    private static func returning(to edge: Double, _ position: Double, _ velocity: Double) -> Law {
        if abs(velocity) > ScrollPhysics.bounceSpeed {
            return spring(to: edge, position, velocity, frequency: ScrollPhysics.bounceFrequency)
        }
        let over = position - edge
        let (slow, fast) = ScrollPhysics.creep
        let first = (fast * over + velocity) / (fast - slow)
        return .creep(edge: edge, slow: first, fast: over - first)
    }

    private static func spring(to edge: Double, _ position: Double, _ velocity: Double, frequency: Double) -> Law {
        let over = position - edge
        return .bounce(edge: edge, over: over, slope: velocity + frequency * over, frequency: frequency)
    }

    /// The coordinates moved: everything is `distance` farther.
    package mutating func shift(by distance: Double) {
        low += distance
        high += distance
        switch law {
        case .rest: break
        case .friction(let start, let velocity, let rate):
            law = .friction(start: start + distance, velocity: velocity, rate: rate)
        case .bounce(let edge, let over, let slope, let frequency):
            law = .bounce(edge: edge + distance, over: over, slope: slope, frequency: frequency)
        case .creep(let edge, let slow, let fast): law = .creep(edge: edge + distance, slow: slow, fast: fast)
        }
    }

    /// The content got other edges; a bounce under way ends where it would have.
    package mutating func setEdges(low: Double, high: Double) { (self.low, self.high) = (low, max(low, high)) }

    /// Whether it has come to rest; asking for positions decides it.
    package var isOver: Bool { if case .rest = law { true } else { false } }

    /// The position at `time`; nil once at rest. Meeting an edge changes the law.
    package mutating func position(at time: Double) -> Double? {
        let t = max(0, time - began)
        switch law {
        case .rest:
            return nil
        case .friction(let start, let velocity, let rate):
            return friction(start, velocity, rate, t)
        case .bounce(let edge, let over, let slope, let frequency):
            let decay = exp(-frequency * t)
            let now = (over + slope * t) * decay
            let speed = (slope - frequency * (over + slope * t)) * decay
            return settled(edge, now, speed)
        case .creep(let edge, let slow, let fast):
            let (a, b) = (slow * exp(-ScrollPhysics.creep.slow * t), fast * exp(-ScrollPhysics.creep.fast * t))
            return settled(edge, a + b, -ScrollPhysics.creep.slow * a - ScrollPhysics.creep.fast * b)
        }
    }

    private mutating func friction(_ start: Double, _ velocity: Double, _ rate: Double, _ t: Double) -> Double {
        let reach = ScrollPhysics.reach(rate: rate)
        let duration = log(abs(velocity) / ScrollPhysics.stopSpeed) / (-log(rate) * 1000)
        let end = min(t, duration)
        let position = start + velocity * reach * (1 - pow(rate, end * 1000))
        let edge = velocity < 0 ? low : high
        if velocity < 0 ? position < edge : position > edge {
            return crossEdge(edge, start, velocity, rate, t)
        }
        if t >= duration { law = .rest }
        return position
    }

    /// The content reached `edge` on its way: from that moment on it bounces with the speed it had there.
    private mutating func crossEdge(
        _ edge: Double, _ start: Double, _ velocity: Double, _ rate: Double, _ t: Double
    ) -> Double {
        guard bounces else {
            law = .rest
            return edge
        }
        let part = (edge - start) / (velocity * ScrollPhysics.reach(rate: rate))
        let remaining = max(1 - part, 1e-9)
        let moment = log(remaining) / (log(rate) * 1000)
        law = Self.spring(to: edge, edge, velocity * remaining, frequency: ScrollPhysics.bounceFrequency)
        began += moment
        return position(at: began + max(0, t - moment)) ?? edge
    }

    private mutating func settled(_ edge: Double, _ over: Double, _ speed: Double) -> Double {
        if abs(over) < 0.1, abs(speed) < ScrollPhysics.stopSpeed {
            law = .rest
            return edge
        }
        return edge + over
    }
}
