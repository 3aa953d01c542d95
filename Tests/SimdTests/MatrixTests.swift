// SPDX-License-Identifier: MIT
import Testing
import simd

/// Numbers that repeat from run to run: Knuth's 64-bit linear congruence.
struct Draw {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> Float {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Float(state >> 40) / Float(1 << 23) - 1
    }
    mutating func vector3() -> simd_float3 { simd_float3(next(), next(), next()) }
    mutating func matrix4() -> simd_float4x4 {
        simd_float4x4((0..<4).map { _ in simd_float4(next(), next(), next(), next()) })
    }
}

/// Against the definitions, written as loops over single elements.
struct MatrixTests {
    /// Leibniz's formula: the sum over permutations.
    private func determinant(_ n: Int, _ at: (Int, Int) -> Double) -> Double {
        func walk(_ row: Int, _ free: [Int], _ sign: Double) -> Double {
            guard row < n else { return sign }
            return free.enumerated().reduce(0) { sum, pair in
                var rest = free
                rest.remove(at: pair.offset)
                return sum + at(pair.element, row) * walk(row + 1, rest, pair.offset % 2 == 0 ? sign : -sign)
            }
        }
        return walk(0, Array(0..<n), 1)
    }

    @Test("a product's elements are the sums of the definition")
    func product() {
        var draw = Draw(1)
        for _ in 0..<50 {
            let (a, b) = (draw.matrix4(), draw.matrix4())
            let (c, v) = (a * b, a * b.columns.2)
            for column in 0..<4 {
                for row in 0..<4 {
                    let sum = (0..<4).reduce(Float(0)) { $0 + a[$1, row] * b[column, $1] }
                    #expect(abs(c[column, row] - sum) < 1e-5)
                }
            }
            #expect(simd_almost_equal_elements(simd_mul(a, b), matrix_multiply(a, b), 0))
            #expect(simd_distance(v, c.columns.2) < 1e-5)
            #expect(simd_distance(v * a, a.transpose * v) < 1e-5)
        }
        let wide = simd_float3x2(SIMD2(1, 2), SIMD2(3, 4), SIMD2(5, 6))
        #expect(wide * SIMD3(1, 10, 100) == SIMD2(531, 642))
        #expect(wide.transpose == simd_float2x3(SIMD3(1, 3, 5), SIMD3(2, 4, 6)))
        #expect(simd_float2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)]).columns.0 == SIMD2(1, 3))
    }

    @Test("determinants are Leibniz's sums, and a matrix times its inverse is the identity")
    func inverses() {
        var draw = Draw(2)
        for _ in 0..<50 {
            let a = draw.matrix4()
            let sum = determinant(4) { Double(a[$0, $1]) }
            #expect(abs(Double(a.determinant) - sum) < 1e-5)
            guard abs(sum) > 0.05 else { continue }
            #expect(simd_almost_equal_elements(a * a.inverse, matrix_identity_float4x4, 1e-3))
            let (x, y, z, _) = a.columns
            let b = simd_float3x3(simd_make_float3(x), simd_make_float3(y), simd_make_float3(z))
            #expect(abs(Double(b.determinant) - determinant(3) { Double(b[$0, $1]) }) < 1e-5)
            guard abs(b.determinant) > 0.05 else { continue }
            #expect(simd_almost_equal_elements(b * b.inverse, matrix_identity_float3x3, 1e-3))
        }
        let small = simd_double2x2(SIMD2(2, 1), SIMD2(7, 4))
        #expect(small.inverse == simd_double2x2(SIMD2(4, -1), SIMD2(-7, 2)))
        #expect(simd_trace(small) == 6)
    }

    @Test("a new matrix is zeros, a scalar is a multiple of the identity")
    func makers() {
        #expect(simd_float3x3() == simd_float3x3(0))
        #expect(float4x4(diagonal: SIMD4(1, 1, 1, 1)) == matrix_identity_float4x4)
        #expect(2 * matrix_identity_double3x3 == simd_double3x3(2))
        var a = float3x3(1)
        a[2, 0] = 5
        #expect(a.columns.2 == SIMD3(5, 0, 1))
        #expect(a[2] == SIMD3(5, 0, 1))
    }
}
