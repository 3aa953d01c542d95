// SPDX-License-Identifier: MIT
import Accelerate
import Testing

/// LAPACK's `dgeev`: https://www.netlib.org/lapack/explore-html/ and the example of Intel's manual for it.
struct EigenvalueTests {
    private struct Result {
        var values: [(Double, Double)] = []
        /// Rows of the parts' real and imaginary numbers, as Intel's example prints them.
        var left: [[(Double, Double)]] = []
        var right: [[(Double, Double)]] = []
        var info: Int32 = 0
    }

    private func decompose(_ rows: [[Double]]) -> Result {
        var n = Int32(rows.count)
        var matrix = rows.indices.flatMap { column in rows.map { $0[column] } }
        var (job, alsoJob) = (CChar(86), CChar(86))
        var (real, imaginary) = ([Double](repeating: 0, count: rows.count), [Double](repeating: 0, count: rows.count))
        var (left, right) = (matrix, matrix)
        var (lda, ldvl, ldvr, asked, info) = (n, n, n, Int32(-1), Int32(0))
        var size = 0.0
        dgeev_(
            &job, &alsoJob, &n, &matrix, &lda, &real, &imaginary, &left, &ldvl, &right, &ldvr, &size, &asked, &info)
        var work = [Double](repeating: 0, count: Int(size))
        asked = Int32(size)
        dgeev_(
            &job, &alsoJob, &n, &matrix, &lda, &real, &imaginary, &left, &ldvl, &right, &ldvr, &work, &asked, &info)
        func vectors(_ columns: [Double]) -> [[(Double, Double)]] {
            rows.indices.map { row in
                rows.indices.map { place in
                    func part(_ column: Int) -> Double { columns[column * rows.count + row] }
                    if imaginary[place] > 0 { return (part(place), part(place + 1)) }
                    return imaginary[place] < 0 ? (part(place - 1), -part(place)) : (part(place), 0)
                }
            }
        }
        return Result(values: Array(zip(real, imaginary)), left: vectors(left), right: vectors(right), info: info)
    }

    /// The printed numbers have two places.
    private func matches(_ found: [(Double, Double)], _ printed: [(Double, Double)]) -> Bool {
        found.count == printed.count
            && zip(found, printed).allSatisfy { abs($0.0 - $1.0) < 0.0051 && abs($0.1 - $1.1) < 0.0051 }
    }

    private static let example: [[Double]] = [
        [-1.01, 0.86, -4.60, 3.31, -4.81], [3.98, 0.53, -7.04, 5.29, 3.55], [3.30, 8.26, -3.89, 8.20, -1.51],
        [4.43, 4.96, -7.66, -7.33, 6.18], [7.31, -6.43, -6.16, 2.47, 5.58],
    ]

    @Test("The example of Intel's manual has the values and vectors that the manual prints")
    func manual() {
        let found = decompose(Self.example)
        #expect(found.info == 0)
        #expect(matches(found.values, [(2.86, 10.76), (2.86, -10.76), (-0.69, 4.70), (-0.69, -4.70), (-10.46, 0)]))
        let left: [[(Double, Double)]] = [
            [(0.04, 0.29), (0.04, -0.29), (-0.13, -0.33), (-0.13, 0.33), (0.04, 0)],
            [(0.62, 0), (0.62, 0), (0.69, 0), (0.69, 0), (0.56, 0)],
            [(-0.04, -0.58), (-0.04, 0.58), (-0.39, -0.07), (-0.39, 0.07), (-0.13, 0)],
            [(0.28, 0.01), (0.28, -0.01), (-0.02, -0.19), (-0.02, 0.19), (-0.80, 0)],
            [(-0.04, 0.34), (-0.04, -0.34), (-0.40, 0.22), (-0.40, -0.22), (0.18, 0)],
        ]
        let right: [[(Double, Double)]] = [
            [(0.11, 0.17), (0.11, -0.17), (0.73, 0), (0.73, 0), (0.46, 0)],
            [(0.41, -0.26), (0.41, 0.26), (-0.03, -0.02), (-0.03, 0.02), (0.34, 0)],
            [(0.10, -0.51), (0.10, 0.51), (0.19, -0.29), (0.19, 0.29), (0.31, 0)],
            [(0.40, -0.09), (0.40, 0.09), (-0.08, -0.08), (-0.08, 0.08), (-0.74, 0)],
            [(0.54, 0), (0.54, 0), (-0.29, -0.49), (-0.29, 0.49), (0.16, 0)],
        ]
        for row in left.indices {
            #expect(matches(found.left[row], left[row]), "left, row \(row): \(found.left[row])")
            #expect(matches(found.right[row], right[row]), "right, row \(row): \(found.right[row])")
        }
    }

    private static func matrix(_ size: Int, _ value: (Int, Int) -> Int) -> [[Double]] {
        (0..<size).map { row in (0..<size).map { Double(value(row, $0)) } }
    }

    /// The definition, for matrices of all sizes up to twelve, also with equal values and without enough vectors.
    @Test("A v is λ v, and every vector has the length 1", arguments: 1...12)
    func definition(size: Int) {
        let mixed = Self.matrix(size) { row, column in
            let value: Int = row * 7 + column * column * 3
            return (value + row * column) % 13 - 6
        }
        let jordan = Self.matrix(size) { row, column in row == column ? 2 : column == row + 1 ? 1 : 0 }
        for matrix in [mixed, jordan] {
            let found = decompose(matrix)
            #expect(found.info == 0)
            for place in matrix.indices { prove(found.right.map { $0[place] }, found.values[place], of: matrix) }
        }
    }

    private func prove(_ vector: [(Double, Double)], _ value: (Double, Double), of matrix: [[Double]]) {
        var length = 0.0
        for part in vector { length += part.0 * part.0 + part.1 * part.1 }
        #expect(abs(length - 1) < 1e-9)
        for (row, numbers) in matrix.enumerated() {
            var (real, imaginary) = (0.0, 0.0)
            for (number, part) in zip(numbers, vector) {
                real += number * part.0
                imaginary += number * part.1
            }
            let scaledReal: Double = value.0 * vector[row].0 - value.1 * vector[row].1
            let scaledImaginary: Double = value.0 * vector[row].1 + value.1 * vector[row].0
            #expect(abs(real - scaledReal) < 1e-8 && abs(imaginary - scaledImaginary) < 1e-8)
        }
    }
}
