// SPDX-License-Identifier: MIT
import Glibc

/// Sound that comes back after a time, each time fainter and duller.
package struct Echo {
    private var lines: [[Float]] = []
    private var place = 0
    private var dull: [Float] = []

    /// Silent until something has gone in.
    package init() {}

    /// - Parameters:
    ///   - delay: frames, at least one.
    ///   - feedback: of what comes back, what goes in again; -1 to 1.
    ///   - cutoff: Hz, above which what comes back is damped.
    ///   - wet: what is heard of the echo; of the sound itself the rest.
    package mutating func process(
        _ block: inout SoundBlock, delay: Int, feedback: Float, cutoff: Double, rate: Double, wet: Float
    ) {
        let length = max(1, delay)
        if lines.count != block.channels.count || lines[0].count != length {
            lines = Array(repeating: [Float](repeating: 0, count: length), count: block.channels.count)
            dull = [Float](repeating: 0, count: block.channels.count)
            place = 0
        }
        let keep = cutoff >= rate / 2 ? 0 : Float(exp(-2 * .pi * cutoff / rate))
        let start = place
        for channel in block.channels.indices {
            var (place, dull) = (start, self.dull[channel])
            lines[channel].withUnsafeMutableBufferPointer { line in
                block.change(channel) { samples in
                    for frame in samples.indices {
                        let input = samples[frame]
                        dull = line[place] * (1 - keep) + dull * keep
                        line[place] = input + dull * feedback
                        samples[frame] = input * (1 - wet) + dull * wet
                        place = place + 1 == length ? 0 : place + 1
                    }
                }
            }
            (self.place, self.dull[channel]) = (place, dull)
        }
    }
}

/// A room: combs and all-passes (Schroeder 1962, with the lengths of Jezar's Freeverb, which is in the public domain).
package struct Reverberator {
    private struct Line {
        var memory: [Float]
        var place = 0
        var dull: Float = 0
    }
    private struct Ear {
        var combs: [Line]
        var passes: [Line]
    }
    private var ears: [Ear] = []
    private let rate: Double
    private let seconds: Double
    private let damping: Float

    private static let combs = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617]
    private static let passes = [556, 441, 341, 225]

    /// - Parameters:
    ///   - seconds: until the sound is 60 dB down.
    ///   - damping: of high frequencies; 0 to 1.
    package init(rate: Double, seconds: Double, damping: Float) {
        (self.rate, self.seconds, self.damping) = (rate, seconds, damping)
    }

    private func ear(_ channel: Int) -> Ear {
        // The lengths are for 44,100 frames a second; ears differ by 23 frames.
        func line(_ length: Int) -> Line {
            let frames = Double(length + channel * 23) * rate / 44_100
            return Line(memory: [Float](repeating: 0, count: max(1, Int(frames))))
        }
        return Ear(combs: Self.combs.map(line), passes: Self.passes.map(line))
    }

    /// - Parameter wet: what is heard of the room; of the sound itself the rest.
    package mutating func process(_ block: inout SoundBlock, wet: Float) {
        while ears.count < block.channels.count { ears.append(ear(ears.count)) }
        for channel in block.channels.indices {
            for frame in block.channels[channel].indices {
                let input = block.channels[channel][frame]
                let room = next(input, &ears[channel])
                block.channels[channel][frame] = input * (1 - wet) + room * wet
            }
        }
    }

    private func next(_ input: Float, _ ear: inout Ear) -> Float {
        let loudness: Float = 0.1
        var out: Float = 0
        for index in ear.combs.indices {
            let length = ear.combs[index].memory.count
            let gain = Float(pow(10, -3 * Double(length) / (seconds * rate)))
            let late = ear.combs[index].memory[ear.combs[index].place]
            ear.combs[index].dull = late * (1 - damping) + ear.combs[index].dull * damping
            ear.combs[index].memory[ear.combs[index].place] = input * loudness + ear.combs[index].dull * gain
            ear.combs[index].place = (ear.combs[index].place + 1) % length
            out += late
        }
        for index in ear.passes.indices {
            let late = ear.passes[index].memory[ear.passes[index].place]
            let sum = out + late * 0.5
            ear.passes[index].memory[ear.passes[index].place] = sum
            ear.passes[index].place = (ear.passes[index].place + 1) % ear.passes[index].memory.count
            out = late - sum * 0.5
        }
        return out
    }
}
