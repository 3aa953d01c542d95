// SPDX-License-Identifier: MIT
internal import Glibc

/// Schur's form of a real square matrix: A = Q T Q', with orthogonal Q and T that is triangular but for blocks of two rows,
/// one for each pair of complex eigenvalues. Rows first.
///
/// Householder's reflections make A zero below the first subdiagonal; Francis's double steps then make the subdiagonal zero
/// from the bottom up: Golub and Van Loan, Matrix Computations, 7.4 and 7.5, with the shifts of EISPACK's hqr2.
struct RealSchur {
    let size: Int
    /// T.
    private(set) var form: [[Double]]
    /// Q.
    private(set) var basis: [[Double]]
    /// Along the diagonal of T; of a pair the one with the positive imaginary part first.
    private(set) var values: [Complex]
    /// What the shifts that help slow cases have taken from the diagonal.
    private var shifted = 0.0

    /// A step acts on rows `low...last`, from `first` on.
    private struct Block {
        var low: Int
        var last: Int
    }

    /// nil: an eigenvalue was not found in thirty steps for each row, or the matrix has numbers that are not finite.
    init?(_ matrix: [[Double]]) {
        size = matrix.count
        form = matrix
        basis = (0..<size).map { row in (0..<matrix.count).map { $0 == row ? 1 : 0 } }
        values = Array(repeating: Complex(0), count: size)
        guard matrix.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }
        makeHessenberg()
        guard iterate() else { return nil }
        clearBelow()
    }

    // MARK: 1. Hessenberg's form

    private mutating func makeHessenberg() {
        guard size > 2 else { return }
        for column in 0..<size - 2 {
            let norm = (column + 1..<size).reduce(0.0) { hypot($0, form[$1][column]) }
            guard (column + 2..<size).contains(where: { form[$0][column] != 0 }) else { continue }
            var mirror = (0..<size).map { $0 > column ? form[$0][column] : 0 }
            mirror[column + 1] += form[column + 1][column] < 0 ? -norm : norm
            let length = mirror.reduce(0) { $0 + $1 * $1 }
            for other in 0..<size { reflectColumn(other, mirror, length) }
            for row in 0..<size {
                Self.reflect(&form[row], mirror, length)
                Self.reflect(&basis[row], mirror, length)
            }
        }
    }

    private mutating func reflectColumn(_ column: Int, _ mirror: [Double], _ length: Double) {
        let product = (0..<size).reduce(0) { $0 + mirror[$1] * form[$1][column] }
        for row in 0..<size { form[row][column] -= 2 * product / length * mirror[row] }
    }

    private static func reflect(_ row: inout [Double], _ mirror: [Double], _ length: Double) {
        let product = zip(row, mirror).reduce(0) { $0 + $1.0 * $1.1 }
        for index in row.indices { row[index] -= 2 * product / length * mirror[index] }
    }

    // MARK: 2. Steps

    private mutating func iterate() -> Bool {
        let norm = form.reduce(0) { $0 + $1.reduce(0) { $0 + abs($1) } }
        var (last, count) = (size - 1, 0)
        while last >= 0 {
            let low = lowEnd(above: last, norm)
            switch last - low {
            case 0:
                form[last][last] += shifted
                values[last] = Complex(form[last][last])
                (last, count) = (last - 1, 0)
            case 1:
                splitPair(last)
                (last, count) = (last - 2, 0)
            default:
                guard count < 30 * max(10, size) else { return false }
                step(Block(low: low, last: last), count)
                count += 1
            }
        }
        return true
    }

    /// The first row of the block that ends with `last`: what lies left of it is as good as zero.
    private func lowEnd(above last: Int, _ norm: Double) -> Int {
        var low = last
        while low > 0 {
            let near = abs(form[low - 1][low - 1]) + abs(form[low][low])
            if abs(form[low][low - 1]) < Double.ulpOfOne * (near == 0 ? norm : near) { break }
            low -= 1
        }
        return low
    }

    /// A block of two rows: real eigenvalues make it a triangle, complex ones stay.
    private mutating func splitPair(_ last: Int) {
        let first = last - 1
        form[last][last] += shifted
        form[first][first] += shifted
        let product = form[last][first] * form[first][last]
        let half = (form[first][first] - form[last][last]) / 2
        let square = half * half + product
        let root = sqrt(abs(square))
        let corner = form[last][last]
        guard square >= 0 else {
            values[first] = Complex(corner + half, root)
            values[last] = Complex(corner + half, -root)
            return
        }
        let far = half >= 0 ? half + root : half - root
        values[first] = Complex(corner + far)
        values[last] = Complex(far == 0 ? corner + far : corner - product / far)
        let length = hypot(form[last][first], far)
        guard length > 0 else { return }
        rotate(first, last, form[last][first] / length, far / length)
    }

    private mutating func rotate(_ first: Int, _ last: Int, _ sine: Double, _ cosine: Double) {
        for column in first..<size {
            let value = form[first][column]
            form[first][column] = cosine * value + sine * form[last][column]
            form[last][column] = cosine * form[last][column] - sine * value
        }
        for row in 0..<size {
            if row <= last {
                let value = form[row][first]
                form[row][first] = cosine * value + sine * form[row][last]
                form[row][last] = cosine * form[row][last] - sine * value
            }
            let value = basis[row][first]
            basis[row][first] = cosine * value + sine * basis[row][last]
            basis[row][last] = cosine * basis[row][last] - sine * value
        }
    }

    /// Two shifts at once: their sum and product are real. They are the eigenvalues of the block's last two rows, except where
    /// those do not help.
    private mutating func shifts(_ block: Block, _ count: Int) -> (x: Double, y: Double, product: Double) {
        let last = block.last
        var x = form[last][last]
        guard count % 20 == 10 else {
            return (x, form[last - 1][last - 1], form[last][last - 1] * form[last - 1][last])
        }
        shifted += x
        for row in 0...last { form[row][row] -= x }
        let size = abs(form[last][last - 1]) + abs(form[last - 1][last - 2])
        x = 0.75 * size
        return (x, x, -0.4375 * size * size)
    }

    private mutating func step(_ block: Block, _ count: Int) {
        let last = block.last
        let (x, y, product) = shifts(block, count)
        var (p, q, r) = (0.0, 0.0, 0.0)
        var start = last - 2
        while true {
            let corner = form[start][start]
            let (low, high) = (x - corner, y - corner)
            p = (low * high - product) / form[start + 1][start] + form[start][start + 1]
            q = form[start + 1][start + 1] - corner - low - high
            r = form[start + 2][start + 1]
            let scale = abs(p) + abs(q) + abs(r)
            (p, q, r) = (p / scale, q / scale, r / scale)
            if start == block.low { break }
            let near = abs(form[start - 1][start - 1]) + abs(corner) + abs(form[start + 1][start + 1])
            if abs(form[start][start - 1]) * (abs(q) + abs(r)) < Double.ulpOfOne * abs(p) * near { break }
            start -= 1
        }
        for row in start + 2...last {
            form[row][row - 2] = 0
            if row > start + 2 { form[row][row - 3] = 0 }
        }
        chase(block, start, (p, q, r))
    }

    /// Drives the bulge that the first reflection makes down to the block's end.
    private mutating func chase(_ block: Block, _ start: Int, _ first: (p: Double, q: Double, r: Double)) {
        let last = block.last
        var (p, q, r) = first
        for k in start..<last {
            let isWhole = k != last - 1
            var scale = 0.0
            if k != start {
                (p, q, r) = (form[k][k - 1], form[k + 1][k - 1], isWhole ? form[k + 2][k - 1] : 0)
                scale = abs(p) + abs(q) + abs(r)
                if scale == 0 { continue }
                (p, q, r) = (p / scale, q / scale, r / scale)
            }
            let length = (p < 0 ? -1 : 1) * sqrt(p * p + q * q + r * r)
            guard length != 0 else { continue }
            if k != start {
                form[k][k - 1] = -length * scale
            } else if block.low != start {
                form[k][k - 1] = -form[k][k - 1]
            }
            p += length
            let left = (p / length, q / length, r / length)
            mirror(k, isWhole, left, (q / p, r / p), last)
        }
    }

    private mutating func mirror(
        _ k: Int, _ isWhole: Bool, _ left: (x: Double, y: Double, z: Double), _ right: (q: Double, r: Double),
        _ last: Int
    ) {
        for column in k..<size {
            var sum = form[k][column] + right.q * form[k + 1][column]
            if isWhole {
                sum += right.r * form[k + 2][column]
                form[k + 2][column] -= sum * left.z
            }
            form[k][column] -= sum * left.x
            form[k + 1][column] -= sum * left.y
        }
        for row in 0..<size {
            if row <= min(last, k + 3) { Self.mirror(&form[row], k, isWhole, left, right) }
            Self.mirror(&basis[row], k, isWhole, left, right)
        }
    }

    private static func mirror(
        _ row: inout [Double], _ k: Int, _ isWhole: Bool, _ left: (x: Double, y: Double, z: Double),
        _ right: (q: Double, r: Double)
    ) {
        var sum = left.x * row[k] + left.y * row[k + 1]
        if isWhole {
            sum += left.z * row[k + 2]
            row[k + 2] -= sum * right.r
        }
        row[k] -= sum
        row[k + 1] -= sum * right.q
    }

    /// What the steps found to be zero.
    private mutating func clearBelow() {
        for row in 1..<max(1, size) {
            for column in 0..<row where column < row - 1 || values[row].imaginary >= 0 { form[row][column] = 0 }
        }
    }
}
