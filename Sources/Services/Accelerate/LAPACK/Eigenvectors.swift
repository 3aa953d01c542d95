// SPDX-License-Identifier: MIT
internal import Glibc

/// Eigenvectors from Schur's form, as LAPACK gives them: of length 1, and the largest part of a complex one is real and positive.
extension RealSchur {
    /// The smallest number that a pivot is taken for: equal eigenvalues then give vectors that are as good as parallel.
    private var floor: Double {
        let norm = form.reduce(0) { $0 + $1.reduce(0) { $0 + abs($1) } }
        return max(norm * Double.ulpOfOne, Double.leastNormalMagnitude)
    }

    /// A v = λ v for the eigenvalue at a place of the diagonal.
    func rightVector(_ place: Int) -> [Complex] {
        vector(place, rows: { form[$0][$1] }, order: Array((0..<blockEnd(place)).reversed()))
    }

    /// u* A = λ u*.
    func leftVector(_ place: Int) -> [Complex] {
        // With the conjugate value, of the transposed form, whose rows go the other way.
        vector(place, rows: { form[$1][$0] }, order: Array(blockStart(place)..<size), isLeft: true)
    }

    private func blockStart(_ place: Int) -> Int { values[place].imaginary < 0 ? place - 1 : place }
    private func blockEnd(_ place: Int) -> Int { values[place].imaginary > 0 ? place + 2 : place + 1 }

    /// Solves for the rows in `order`, the eigenvalue's own first.
    private func vector(
        _ place: Int, rows: (Int, Int) -> Double, order: [Int], isLeft: Bool = false
    ) -> [Complex] {
        let value = isLeft ? values[place].conjugate : values[place]
        var vector = Array(repeating: Complex(0), count: size)
        let start = blockStart(place)
        let ownCount = blockEnd(place) - start
        startVector(&vector, start, value, rows)
        var index = ownCount
        while index < order.count {
            let row = order[index]
            let isPair = values[row].imaginary != 0
            if isPair {
                solvePair(&vector, min(row, order[index + 1]), value, rows)
            } else {
                let sum = (0..<size).reduce(Complex(0)) { $0 + rows(row, $1) * vector[$1] }
                vector[row] = -sum / pivot(Complex(rows(row, row)) - value)
            }
            index += isPair ? 2 : 1
        }
        return normalised(basis.map { row in zip(row, vector).reduce(Complex(0)) { $0 + $1.0 * $1.1 } }, value)
    }

    private func startVector(
        _ vector: inout [Complex], _ start: Int, _ value: Complex, _ rows: (Int, Int) -> Double
    ) {
        vector[start] = Complex(1)
        guard value.imaginary != 0 else { return }
        let next = start + 1
        if abs(rows(start, next)) >= abs(rows(next, start)) {
            vector[next] = (value - Complex(rows(start, start))) / Complex(rows(start, next))
        } else {
            vector[next] = Complex(1)
            vector[start] = (value - Complex(rows(next, next))) / Complex(rows(next, start))
        }
    }

    private func pivot(_ value: Complex) -> Complex { value.size < floor ? Complex(floor) : value }

    /// Two rows at once, by Cramer's rule.
    private func solvePair(
        _ vector: inout [Complex], _ first: Int, _ value: Complex, _ rows: (Int, Int) -> Double
    ) {
        let sums = [first, first + 1].map { row in
            (0..<size).reduce(Complex(0)) { $0 + rows(row, $1) * vector[$1] }
        }
        let (a, d) = (Complex(rows(first, first)) - value, Complex(rows(first + 1, first + 1)) - value)
        let (b, c) = (Complex(rows(first, first + 1)), Complex(rows(first + 1, first)))
        let determinant = pivot(a * d - b * c)
        vector[first] = (b * sums[1] - d * sums[0]) / determinant
        vector[first + 1] = (c * sums[0] - a * sums[1]) / determinant
    }

    private func normalised(_ vector: [Complex], _ value: Complex) -> [Complex] {
        let largest = vector.map(\.size).max() ?? 0
        guard largest > 0, largest.isFinite else { return vector }
        let scaled = vector.map { Complex($0.real / largest, $0.imaginary / largest) }
        let length = sqrt(scaled.reduce(0) { $0 + $1.real * $1.real + $1.imaginary * $1.imaginary })
        var turn = Complex(1 / length)
        if value.imaginary != 0, let top = scaled.max(by: { $0.size < $1.size }) {
            turn = Complex(1 / length) * Complex(top.real / top.size, -top.imaginary / top.size)
        }
        return scaled.map { $0 * turn }
    }
}
