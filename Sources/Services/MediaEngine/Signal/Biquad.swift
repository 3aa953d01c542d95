// SPDX-License-Identifier: MIT
import Glibc

/// A filter of second order, after Robert Bristow-Johnson's cookbook
/// (https://www.w3.org/TR/audio-eq-cookbook/).
package struct Biquad: Sendable {
    /// As the cookbook names them.
    package enum Kind: Sendable {
        case peak, lowPass, highPass, bandPass, notch, lowShelf, highShelf
    }

    /// Of the numerator, divided by a0.
    package var b: (Double, Double, Double) = (1, 0, 0)
    /// Of the denominator without its first, divided by a0.
    package var a: (Double, Double) = (0, 0)
    /// Of each channel.
    private var states: [(Double, Double)] = []

    /// - Parameters:
    ///   - frequency: Hz; kept below half of the rate.
    ///   - gain: decibels; of peaks and shelves alone.
    ///   - bandwidth: octaves; nil: Butterworth's steepness, or shelves without an overshoot.
    package init(_ kind: Kind, frequency: Double, rate: Double, gain: Double = 0, bandwidth: Double? = nil) {
        let w = 2 * Double.pi * min(max(1, frequency), rate * 0.49) / rate
        let (c, s) = (cos(w), sin(w))
        let amplitude = pow(10, gain / 40)
        let alpha = bandwidth.map { s * sinh(log(2) / 2 * $0 * w / s) } ?? s * 0.5.squareRoot()
        var numerator: (Double, Double, Double)
        var denominator = (1 + alpha, -2 * c, 1 - alpha)
        switch kind {
        case .lowPass: numerator = ((1 - c) / 2, 1 - c, (1 - c) / 2)
        case .highPass: numerator = ((1 + c) / 2, -(1 + c), (1 + c) / 2)
        case .bandPass: numerator = (alpha, 0, -alpha)
        case .notch: numerator = (1, -2 * c, 1)
        case .peak:
            numerator = (1 + alpha * amplitude, -2 * c, 1 - alpha * amplitude)
            denominator = (1 + alpha / amplitude, -2 * c, 1 - alpha / amplitude)
        case .lowShelf, .highShelf:
            let sign: Double = kind == .lowShelf ? 1 : -1
            let root = 2 * amplitude.squareRoot() * alpha
            let (plus, minus) = (amplitude + 1, amplitude - 1)
            numerator = (
                amplitude * (plus - sign * minus * c + root), sign * 2 * amplitude * (minus - sign * plus * c),
                amplitude * (plus - sign * minus * c - root)
            )
            denominator = (
                plus + sign * minus * c + root, -sign * 2 * (minus + sign * plus * c), plus + sign * minus * c - root
            )
        }
        b = (numerator.0 / denominator.0, numerator.1 / denominator.0, numerator.2 / denominator.0)
        a = (denominator.1 / denominator.0, denominator.2 / denominator.0)
    }

    /// Keeps what it remembers of the sound before, for new settings.
    package mutating func takeOver(_ other: Biquad) { states = other.states }

    /// In place; what is remembered of each channel goes on in the next block.
    package mutating func process(_ block: inout SoundBlock) {
        while states.count < block.channels.count { states.append((0, 0)) }
        for channel in block.channels.indices {
            var (first, second) = states[channel]
            block.change(channel) { samples in
                for frame in samples.indices {
                    let x = Double(samples[frame])
                    let y = b.0 * x + first
                    first = b.1 * x - a.0 * y + second
                    second = b.2 * x - a.1 * y
                    samples[frame] = Float(y)
                }
            }
            states[channel] = (first, second)
        }
    }

    /// How much louder a sine of `frequency` is afterwards; decibels.
    package func response(at frequency: Double, rate: Double) -> Double {
        let w = 2 * Double.pi * frequency / rate
        func square(_ p: (Double, Double, Double)) -> Double {
            let real = p.0 + p.1 * cos(w) + p.2 * cos(2 * w)
            let imaginary = p.1 * sin(w) + p.2 * sin(2 * w)
            return real * real + imaginary * imaginary
        }
        return 10 * log10(max(1e-30, square(b) / square((1, a.0, a.1))))
    }
}
