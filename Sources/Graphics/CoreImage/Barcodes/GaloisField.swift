// SPDX-License-Identifier: MIT

/// Arithmetic of the 256 elements that QR codes' error correction works on (ISO/IEC 18004, 7.5.2): polynomials over
/// bits modulo x⁸ + x⁴ + x³ + x² + 1.
struct GaloisField: Sendable {
    private let powers: [UInt8]
    private let logarithms: [Int]

    static let qr = GaloisField()

    private init() {
        var (powers, logarithms) = ([UInt8](repeating: 0, count: 512), [Int](repeating: 0, count: 256))
        var value = 1
        for exponent in 0..<255 {
            powers[exponent] = UInt8(value)
            powers[exponent + 255] = UInt8(value)
            logarithms[value] = exponent
            value <<= 1
            if value > 255 { value ^= 0x11D }
        }
        self.powers = powers
        self.logarithms = logarithms
    }

    func power(_ exponent: Int) -> UInt8 { powers[((exponent % 255) + 255) % 255] }

    func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
        a == 0 || b == 0 ? 0 : powers[logarithms[Int(a)] + logarithms[Int(b)]]
    }

    /// `b` is not 0.
    func divide(_ a: UInt8, _ b: UInt8) -> UInt8 {
        a == 0 ? 0 : powers[logarithms[Int(a)] - logarithms[Int(b)] + 255]
    }

    func logarithm(_ a: UInt8) -> Int { logarithms[Int(a)] }

    /// The code words that make the message divisible by the generator of that degree.
    func corrections(_ message: [UInt8], _ count: Int) -> [UInt8] {
        var generator: [UInt8] = [1]
        for i in 0..<count {
            var next = generator + [0]
            for (j, coefficient) in generator.enumerated() { next[j + 1] ^= multiply(coefficient, power(i)) }
            generator = next
        }
        var rest = message + [UInt8](repeating: 0, count: count)
        for i in message.indices where rest[i] != 0 {
            let lead = rest[i]
            for (j, coefficient) in generator.enumerated() { rest[i + j] ^= multiply(coefficient, lead) }
        }
        return Array(rest.suffix(count))
    }
}
