// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

/// The measured figures of facts/measured-laws.md section 1.
struct ScrollPhysicsTests {
    private func rest(of motion: ScrollMotion, step: Double = 1.0 / 120) -> (
        position: Double, time: Double, peak: Double
    ) {
        var motion = motion
        var (time, last, peak) = (0.0, 0.0, -Double.infinity)
        while time < 20, let position = motion.position(at: time) {
            (last, peak) = (position, max(peak, position))
            if motion.isOver { break }
            time += step
        }
        return (last, time, peak)
    }

    @Test(
        "Deceleration ends at x0 + (v0 - 10) * 0.499 after ln(v0 / 10) / 2.002 seconds",
        arguments: [750.0, 1500, 3000, 4875])
    func deceleration(velocity: Double) {
        let motion = ScrollMotion(
            position: 100, velocity: velocity, target: nil, low: 0, high: 40000, rate: 0.998, bounces: true, time: 0)
        let end = rest(of: motion)
        #expect(abs(end.position - (100 + (velocity - 10) * 0.499)) < 0.3)
        // 1.5 % as measured, and the frame in which the end is noticed.
        let expected = log(velocity / 10) / 2.002
        #expect(abs(end.time - expected) < 0.015 * expected + 1.0 / 120)
        #expect(abs(ScrollPhysics.target(position: 100, velocity: velocity, rate: 0.998) - end.position) < 0.3)
    }

    @Test("Rubber band: (1 - 1 / (0.55 over / dim + 1)) dim, both ways, and its inverse")
    func rubberBand() {
        for over in [1.0, 50, 300, 590, -200] {
            let seen = ScrollPhysics.rubberBanded(over, dimension: 852)
            let expected = (1 - 1 / (0.55 * abs(over) / 852 + 1)) * 852
            #expect(abs(abs(seen) - expected) < 1e-9 && (seen < 0) == (over < 0))
            #expect(abs(ScrollPhysics.unbanded(seen, dimension: 852) - over) < 1e-6)
        }
    }

    @Test("Meeting the edge at 3005 pt/s overshoots v / (omega e), 100 points, and comes back to the edge")
    func bounce() {
        let motion = ScrollMotion(
            position: 0, velocity: 3005, target: nil, low: -1000, high: 0, rate: 0.998, bounces: true, time: 0)
        let end = rest(of: motion, step: 1.0 / 1000)
        #expect(abs(end.peak - 3005 / (11 * M_E)) < 1)
        #expect(end.position == 0)
    }

    @Test("From rest beyond the edge: overdamped with 9 and 46 per second")
    func creep() {
        var motion = ScrollMotion(
            position: 235, velocity: 0, target: nil, low: -1000, high: 0, rate: 0.998, bounces: true, time: 0)
        for time in [0.05, 0.1, 0.3] {
            let expected = 235 * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
            #expect(abs((motion.position(at: time) ?? -1) - expected) < 0.01)
        }
    }

    @Test("Without bouncing a scroll ends at the edge")
    func noBounce() {
        let motion = ScrollMotion(
            position: 0, velocity: 2000, target: nil, low: 0, high: 300, rate: 0.998, bounces: false, time: 0)
        #expect(rest(of: motion).position == 300)
    }
}
