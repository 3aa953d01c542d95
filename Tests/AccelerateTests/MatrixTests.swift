// SPDX-License-Identifier: MIT
import Accelerate
import Testing

struct MatrixTests {
    @Test("products in both orders and of transposes are the definition's", arguments: [CblasRowMajor, CblasColMajor])
    func products(order: CBLAS_ORDER) {
        let (m, n, k) = (2, 3, 4)
        let isRows = order == CblasRowMajor
        func value(_ r: Int, _ c: Int, _ salt: Int) -> Double { Double((r * 7 + c * 3 + salt) % 11) - 5 }
        func stored(_ rows: Int, _ columns: Int, _ salt: Int, flipped: Bool) -> ([Double], Int32) {
            let (height, width) = flipped ? (columns, rows) : (rows, columns)
            var result = [Double](repeating: 0, count: rows * columns)
            for r in 0..<height {
                for c in 0..<width {
                    result[isRows ? r * width + c : c * height + r] = flipped ? value(c, r, salt) : value(r, c, salt)
                }
            }
            return (result, Int32(isRows ? width : height))
        }
        for (ta, tb) in [(false, false), (true, false), (false, true), (true, true)] {
            let ((a, lda), (b, ldb)) = (stored(m, k, 1, flipped: ta), stored(k, n, 2, flipped: tb))
            var c = [Double](repeating: 1, count: m * n)
            let ldc = Int32(isRows ? n : m)
            cblas_dgemm(
                order, ta ? CblasTrans : CblasNoTrans, tb ? CblasTrans : CblasNoTrans, Int32(m), Int32(n), Int32(k), 2,
                a, lda,
                b, ldb, 3, &c, ldc)
            for r in 0..<m {
                for q in 0..<n {
                    let sum = (0..<k).reduce(0.0) { $0 + value(r, $1, 1) * value($1, q, 2) }
                    #expect(c[isRows ? r * n + q : q * m + r] == 2 * sum + 3)
                }
            }
        }
    }

    @Test("equations are solved, a singular matrix is named, an inverse is one")
    func equations() {
        var n2: Int32 = 2
        // Columns first: 2x + y = 3, x + 3y = 5 has x = 0.8, y = 1.4.
        var (a, b): ([Double], [Double]) = ([2, 1, 1, 3], [3, 5])
        var (n, one, info): (Int32, Int32, Int32) = (2, 1, 0)
        var (pivots, lda, ldb): ([Int32], Int32, Int32) = ([0, 0], 2, 2)
        dgesv_(&n, &one, &a, &lda, &pivots, &b, &ldb, &info)
        #expect(info == 0 && abs(b[0] - 0.8) < 1e-12 && abs(b[1] - 1.4) < 1e-12)
        var singular: [Double] = [1, 2, 2, 4]
        dgetrf_(&n, &n2, &singular, &lda, &pivots, &info)
        #expect(info == 2)
        // Needs an exchange of rows.
        var (inverse, work, size): ([Float], [Float], Int32) = ([0, 1, 2, 3], [0, 0], 2)
        sgetrf_(&n, &n2, &inverse, &lda, &pivots, &info)
        sgetri_(&n, &inverse, &lda, &pivots, &work, &size, &info)
        #expect(zip(inverse, [-1.5, 0.5, 1, 0]).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test("vectors with strides, also negative ones")
    func vectors() {
        var y: [Float] = [1, 1, 1, 1]
        cblas_saxpy(2, 2, [1, 2], -1, &y, 2)
        #expect(y == [5, 1, 3, 1])
        #expect(cblas_sdot(2, [1, 9, 2], 2, [3, 4], 1) == 11 && cblas_dnrm2(2, [3, 4], 1) == 5)
        #expect(cblas_isamax(3, [1, -5, 4], 1) == 1)
    }
}
