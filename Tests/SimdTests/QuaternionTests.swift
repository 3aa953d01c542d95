// SPDX-License-Identifier: MIT
import Foundation
import Testing
import simd

struct QuaternionTests {
    /// Rodrigues' formula for a rotation around a unit axis.
    private func rotated(_ v: simd_double3, _ angle: Double, _ axis: simd_double3) -> simd_double3 {
        v * cos(angle) + simd_cross(axis, v) * sin(angle) + axis * simd_dot(axis, v) * (1 - cos(angle))
    }

    @Test("a quaternion turns as Rodrigues' formula does, and so does its matrix")
    func turns() {
        var draw = Draw(3)
        for _ in 0..<50 {
            let axis = simd_normalize(simd_double3(draw.vector3()))
            let (v, angle) = (simd_double3(draw.vector3()), Double(draw.next()) * 3)
            let q = simd_quatd(angle: angle, axis: axis)
            let wanted = rotated(v, angle, axis)
            #expect(simd_distance(q.act(v), wanted) < 1e-12)
            #expect(simd_distance(simd_double3x3(q) * v, wanted) < 1e-12)
            #expect(simd_distance((simd_matrix4x4(q) * SIMD4(v, 1)), SIMD4(wanted, 1)) < 1e-12)
            let back = simd_quatd(simd_matrix4x4(q))
            #expect(abs(abs(simd_dot(back, q)) - 1) < 1e-12)
            #expect(simd_length(((q * q.inverse).vector - SIMD4(0, 0, 0, 1))) < 1e-12)
            let other = simd_normalize(v)
            #expect(simd_distance(simd_quatd(from: axis, to: other).act(axis), other) < 1e-12)
        }
    }

    @Test("a product turns by the right factor first; opposite directions have a half turn between them")
    func products() {
        let x = simd_quatf(angle: .pi / 2, axis: SIMD3(1, 0, 0))
        let y = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 1, 0))
        #expect(simd_distance((x * y).act(SIMD3(0, 0, 1)), SIMD3(1, 0, 0)) < 1e-6)
        #expect(simd_distance((y * x).act(SIMD3(0, 0, 1)), SIMD3(0, -1, 0)) < 1e-6)
        let half = simd_quatf(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0))
        #expect(simd_distance(half.act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-6)
        #expect(abs(half.angle - .pi) < 1e-6)
        #expect(simd_distance(x.axis, SIMD3(1, 0, 0)) < 1e-6 && abs(x.angle - .pi / 2) < 1e-6)
    }

    @Test("interpolation turns at an even pace, the short or the long way around")
    func interpolation() {
        let from = simd_quatd(angle: 0, axis: SIMD3(0, 0, 1))
        let to = simd_quatd(angle: 1, axis: SIMD3(0, 0, 1))
        for step in 0...10 {
            let t = Double(step) / 10
            #expect(abs(simd_slerp(from, to, t).angle - t) < 1e-12)
            let long = simd_slerp_longest(from, to, t).act(SIMD3(1, 0, 0))
            let angle = -t * (2 * .pi - 1)
            #expect(simd_distance(long, SIMD3(cos(angle), sin(angle), 0)) < 1e-9)
        }
        let next = simd_quatd(angle: 2, axis: SIMD3(0, 0, 1))
        #expect(simd_distance(simd_spline(from, from, to, next, 0).vector, from.vector) < 1e-9)
        #expect(simd_distance(simd_spline(from, from, to, next, 1).vector, to.vector) < 1e-9)
    }
}
