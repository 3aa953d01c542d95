// SPDX-License-Identifier: MIT
import Foundation
import Testing
import simd

/// Values of the definitions in <simd/geometry.h> and <simd/common.h>, worked out by hand.
struct VectorTests {
    @Test("lengths, products and projections")
    func geometry() {
        let (a, b) = (simd_float3(1, 2, 2), simd_float3(0, 3, 4))
        #expect(simd_dot(a, b) == 14 && dot(a, b) == 14)
        #expect(simd_length(a) == 3 && length(b) == 5 && simd_length_squared(b) == 25)
        #expect(simd_cross(a, b) == SIMD3(2, -4, 3))
        #expect(simd_distance(a, b) == Float(6).squareRoot())
        #expect(simd_normalize(b) == SIMD3(0, 0.6, 0.8))
        #expect(simd_project(SIMD2<Float>(3, 4), SIMD2(2, 0)) == SIMD2(3, 0))
        #expect(simd_reflect(SIMD2<Double>(1, -1), SIMD2(0, 1)) == SIMD2(1, 1))
        #expect(simd_refract(SIMD2<Double>(0, -1), SIMD2(0, 1), 1.5) == SIMD2(0, -1))
        #expect(simd_norm_one(SIMD2<Float>(-3, 4)) == 7 && simd_norm_inf(SIMD2<Float>(-3, 4)) == 4)
        #expect(simd_cross(SIMD2<Float>(1, 0), SIMD2(0, 1)) == SIMD3(0, 0, 1))
    }

    @Test("element-wise functions")
    func common() {
        let x = simd_float4(-1.5, 0, 0.25, 2)
        #expect(simd_abs(x) == SIMD4(1.5, 0, 0.25, 2) && simd_sign(x) == SIMD4(-1, 0, 1, 1))
        #expect(simd_clamp(x, SIMD4(repeating: 0), SIMD4(repeating: 1)) == SIMD4(0, 0, 0.25, 1))
        #expect(clamp(x, min: 0, max: 1) == SIMD4(0, 0, 0.25, 1))
        #expect(simd_mix(SIMD2<Float>(0, 10), SIMD2(10, 20), SIMD2(0.5, 0.25)) == SIMD2(5, 12.5))
        #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.5) == SIMD2(5, 15))
        #expect(simd_fract(x) == SIMD4(0.5, 0, 0.25, 0) && floor(x) == SIMD4(-2, 0, 0, 2))
        #expect(step(x, edge: SIMD4(repeating: 0)) == SIMD4(0, 1, 1, 1))
        #expect(simd_smoothstep(0, 2, Float(1)) == 0.5)
        #expect(smoothstep(SIMD2<Float>(1, 3), edge0: SIMD2(0, 0), edge1: SIMD2(2, 2)) == SIMD2(0.5, 1))
        #expect(simd_reduce_add(x) == 0.75 && simd_reduce_max(x) == 2 && reduce_min(x) == -1.5)
        #expect(sin(SIMD2<Double>(0, .pi / 2)) == SIMD2(0, 1) && pow(SIMD2<Float>(2, 3), SIMD2(3, 2)) == SIMD2(8, 9))
        #expect(simd_select(SIMD2<Float>(1, 2), SIMD2(3, 4), SIMD2(0, -1)) == SIMD2(1, 4))
    }

    @Test("integer vectors and what makes vectors of others")
    func integers() {
        #expect(simd_abs(simd_int3(-1, 2, -3)) == SIMD3(1, 2, 3))
        #expect(simd_all(simd_int2(-1, -1)) && !simd_all(simd_int2(-1, 1)) && simd_any(simd_int2(-1, 1)))
        #expect(simd_reduce_add(simd_uchar4(200, 50, 5, 0)) == 255)
        #expect(simd_make_float4(simd_float3(1, 2, 3), 4) == SIMD4(1, 2, 3, 4))
        #expect(simd_make_float3(simd_float4(1, 2, 3, 4)) == SIMD3(1, 2, 3))
        #expect(simd_make_float4(simd_float2(1, 2)) == SIMD4(1, 2, 0, 0))
        let names: (vector_float2, float2, vector_int2, simd_double4) = (SIMD2(), SIMD2(), SIMD2(), SIMD4())
        #expect(names.0 == names.1 && names.2 == .zero && names.3 == .zero)
    }
}
