// SPDX-License-Identifier: MIT
import Foundation

/// The same sound as `SoundGraph`'s, in loops: what the graph cannot do without.
enum SoundByHand {
    static func tone(_ pitch: Double) -> [Float] {
        (0..<Int(SoundGraph.rate)).map { Float(sin(2 * .pi * pitch * Double($0) / SoundGraph.rate) / 4) }
    }

    /// A peak as the Audio EQ Cookbook has it, on one channel.
    private struct Peak {
        var (b0, b1, b2, a1, a2) = (Float(0), Float(0), Float(0), Float(0), Float(0))
        var (z1, z2) = (Float(0), Float(0))

        init(_ frequency: Double, gain: Double, octaves: Double) {
            let (amplitude, angle) = (pow(10, gain / 40), 2 * .pi * frequency / SoundGraph.rate)
            let alpha = sin(angle) * sinh(log(2) / 2 * octaves * angle / sin(angle))
            let a0 = 1 + alpha / amplitude
            (b0, b1, b2) = (
                Float((1 + alpha * amplitude) / a0), Float(-2 * cos(angle) / a0), Float((1 - alpha * amplitude) / a0)
            )
            (a1, a2) = (Float(-2 * cos(angle) / a0), Float((1 - alpha / amplitude) / a0))
        }

        @inline(__always) mutating func next(_ x: Float) -> Float {
            let y = b0 * x + z1
            (z1, z2) = (b1 * x - a1 * y + z2, b2 * x - a2 * y)
            return y
        }
    }

    static func render() {
        let (first, second) = (tone(220), tone(330))
        let (count, block) = (first.count, Int(SoundGraph.block))
        var peaks = (0..<2).map { _ in
            (Peak(200, gain: 6, octaves: 1), Peak(4000, gain: 6, octaves: 1))
        }
        var lines = [[Float]](repeating: [Float](repeating: 0, count: Int(SoundGraph.rate / 4)), count: 2)
        var output = [[Float]](repeating: [Float](repeating: 0, count: block), count: 2)
        var loudest: Float = 0
        var start = 0
        while start < Int(SoundGraph.rate) * SoundGraph.seconds {
            for channel in 0..<2 {
                var (low, high) = peaks[channel]
                output[channel].withUnsafeMutableBufferPointer { output in
                    lines[channel].withUnsafeMutableBufferPointer { line in
                        var (place, echo) = (start % count, start % line.count)
                        for index in 0..<block {
                            let dry = second[place]
                            let late = line[echo]
                            line[echo] = dry + 0.4 * late
                            output[index] = high.next(low.next(first[place])) + (dry + late) / 2
                            place = place + 1 == count ? 0 : place + 1
                            echo = echo + 1 == line.count ? 0 : echo + 1
                        }
                    }
                }
                peaks[channel] = (low, high)
            }
            loudest = max(loudest, output[0][0])
            start += block
        }
        print(loudest)
    }
}
