// SPDX-License-Identifier: MIT
import Glibc

/// Fourier's transform of a power of two of complex values (Cooley and Tukey 1965), in place.
package struct Fourier: Sendable {
    /// Values of a transform.
    package let count: Int
    private let cosines: [Float]
    private let sines: [Float]
    private let order: [Int]

    /// - Parameter count: a power of two, at least 2.
    package init(_ count: Int) {
        precondition(count >= 2 && count & (count - 1) == 0, "Fourier: \(count) is no power of two")
        self.count = count
        let angles = (0..<count / 2).map { -2 * Double.pi * Double($0) / Double(count) }
        (cosines, sines) = (angles.map { Float(cos($0)) }, angles.map { Float(sin($0)) })
        let bits = count.trailingZeroBitCount
        order = (0..<count).map { index in
            (0..<bits).reduce(0) { $0 | ((index >> $1 & 1) << (bits - 1 - $1)) }
        }
    }

    /// In place, not scaled. Both arrays have at least `count` values. O(n log n).
    package func forward(_ real: inout [Float], _ imaginary: inout [Float]) {
        for index in 0..<count where order[index] > index {
            real.swapAt(index, order[index])
            imaginary.swapAt(index, order[index])
        }
        var size = 2
        while size <= count {
            let (half, stride) = (size / 2, count / size)
            for start in Swift.stride(from: 0, to: count, by: size) {
                for offset in 0..<half {
                    let (c, s) = (cosines[offset * stride], sines[offset * stride])
                    let (low, high) = (start + offset, start + offset + half)
                    let (x, y) = (real[high] * c - imaginary[high] * s, real[high] * s + imaginary[high] * c)
                    (real[high], imaginary[high]) = (real[low] - x, imaginary[low] - y)
                    real[low] += x
                    imaginary[low] += y
                }
            }
            size *= 2
        }
    }

    /// Undoes `forward`.
    package func inverse(_ real: inout [Float], _ imaginary: inout [Float]) {
        for index in 0..<count { imaginary[index] = -imaginary[index] }
        forward(&real, &imaginary)
        let part = 1 / Float(count)
        for index in 0..<count {
            real[index] *= part
            imaginary[index] *= -part
        }
    }
}
