// SPDX-License-Identifier: MIT
import Glibc

/// Makes sound longer or shorter and keeps its pitch: a phase vocoder (Flanagan and Golden 1966; the phases of each bin
/// go on at its measured frequency).
package final class TimeStretch {
    /// Frames of the source for each of the result.
    package var speed: Double
    private let channels: Int
    private static let size = 2048
    private static let hop = size / 4
    private static let fourier = Fourier(size)
    /// Hann's window.
    private static let window = (0..<size).map { Float(0.5 - 0.5 * cos(2 * Double.pi * Double($0) / Double(size))) }

    private var held: SoundBlock
    private var position = 0.0
    private var lastPosition: Double?
    private var voices: [Voice]
    private var ready: SoundBlock

    private struct Voice {
        var measured = [Float](repeating: 0, count: TimeStretch.size / 2 + 1)
        var phase = [Float](repeating: 0, count: TimeStretch.size / 2 + 1)
        var tail = [Float](repeating: 0, count: TimeStretch.size)
    }

    /// - Parameter speed: frames of the source for each of the result; above 1 is faster.
    package init(speed: Double, channels: Int) {
        (self.speed, self.channels) = (speed, channels)
        // Half a window of silence before, so that the first frame lies in the middle of a window.
        held = SoundBlock(silence: Self.size / 2, channels: channels)
        voices = Array(repeating: Voice(), count: channels)
        ready = SoundBlock(silence: 0, channels: channels)
        dropped = Self.size / 2
    }

    /// Frames of the result that still lie before the beginning.
    private var dropped: Int

    /// Exactly so many frames.
    /// - Parameter pull: gives so many frames of the source; fewer at its end.
    package func produce(_ count: Int, pull: (Int) -> SoundBlock) -> SoundBlock {
        while ready.frames < count {
            var hop = makeHop(pull)
            if dropped > 0 {
                let gone = min(dropped, hop.frames)
                hop.removeFirst(gone)
                dropped -= gone
            }
            ready.append(hop)
        }
        let result = ready.part(0..<count)
        ready.removeFirst(count)
        return result
    }

    private func makeHop(_ pull: (Int) -> SoundBlock) -> SoundBlock {
        let start = Int(position)
        let missing = start + Self.size - held.frames
        if missing > 0 {
            var block = pull(missing).mapped(to: channels)
            if block.frames < missing { block.append(SoundBlock(silence: missing - block.frames, channels: channels)) }
            held.append(block)
        }
        // Measured between where the windows really are.
        let moved = lastPosition.map { Double(start) - $0 }
        let out = SoundBlock(channels: (0..<channels).map { hop(&voices[$0], held.channels[$0], start, moved) })
        lastPosition = Double(start)
        position += Double(Self.hop) * speed
        let done = Int(position)
        if done > 1 << 14 {
            held.removeFirst(done)
            position -= Double(done)
            lastPosition = lastPosition.map { $0 - Double(done) }
        }
        return out
    }

    private func hop(_ voice: inout Voice, _ samples: [Float], _ start: Int, _ moved: Double?) -> [Float] {
        let size = Self.size
        var real = (0..<size).map { samples[start + $0] * Self.window[$0] }
        var imaginary = [Float](repeating: 0, count: size)
        Self.fourier.forward(&real, &imaginary)
        for bin in 0...size / 2 {
            let magnitude = (real[bin] * real[bin] + imaginary[bin] * imaginary[bin]).squareRoot()
            let measured = atan2(imaginary[bin], real[bin])
            voice.phase[bin] = Self.phase(voice, bin, measured, moved)
            voice.measured[bin] = measured
            (real[bin], imaginary[bin]) = (magnitude * cos(voice.phase[bin]), magnitude * sin(voice.phase[bin]))
            if bin > 0, bin < size / 2 { (real[size - bin], imaginary[size - bin]) = (real[bin], -imaginary[bin]) }
        }
        Self.fourier.inverse(&real, &imaginary)
        // Four windows overlap; the squares of Hann's add up to 1.5.
        for index in 0..<size { voice.tail[index] += real[index] * Self.window[index] / 1.5 }
        let out = Array(voice.tail[..<Self.hop])
        voice.tail.removeFirst(Self.hop)
        voice.tail += [Float](repeating: 0, count: Self.hop)
        return out
    }

    private static func phase(_ voice: Voice, _ bin: Int, _ measured: Float, _ moved: Double?) -> Float {
        guard let moved, moved > 0 else { return measured }
        let centre = 2 * Double.pi * Double(bin) / Double(size)
        let turn = Double(measured - voice.measured[bin]) - centre * moved
        let deviation = turn - 2 * .pi * (turn / (2 * .pi)).rounded()
        let frequency = centre + deviation / moved
        return Float((Double(voice.phase[bin]) + frequency * Double(hop)).truncatingRemainder(dividingBy: 2 * .pi))
    }
}
