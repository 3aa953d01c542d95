// SPDX-License-Identifier: MIT
import Glibc

/// Sound that is broken on purpose, one stage behind the other: an echo, fewer frames and fewer values, a polynomial, two ring
/// modulators and a soft limit. Stages and ranges are those of "Parameters for AUDistortion" in Apple's
/// `AudioUnitParameters.h`.
package struct Distortion {
    /// A share is 0 to 1.
    package struct Settings: Sendable {
        /// Seconds, and what an echo has of the one before.
        package var delay = 0.0
        package var feedback: Float = 0
        /// How loud echoes are beside the sound, which stays.
        package var delayMix: Float = 0
        /// 0: each frame counts; 1: one of fifty.
        package var decimation: Float = 0
        /// 0: 16 bits; 1: one.
        package var rounding: Float = 0
        /// Of what is decimated and rounded; of the sound the rest.
        package var decimationMix: Float = 0
        /// What of the sound's square is added to it; 0 to 20.
        package var squared: Float = 0
        /// What of its cube; 0 to 20.
        package var cubed: Float = 0
        /// Of what is bent so; of the sound the rest.
        package var polynomialMix: Float = 0
        /// Hz.
        package var ring: (Double, Double) = (100, 100)
        /// Of the first of the two.
        package var ringBalance: Float = 0.5
        /// Of what is multiplied by the rings; of the sound the rest.
        package var ringMix: Float = 0
        /// All stages off.
        package init() {}
    }

    private struct Line {
        var memory: [Float]
        var place = 0
        var held: Float = 0
        var age = 0
        var frame = 0
    }
    private let settings: Settings
    private let rate: Double
    private var lines: [Line] = []

    /// Silent until something has gone in.
    package init(_ settings: Settings, rate: Double) { (self.settings, self.rate) = (settings, rate) }

    /// - Parameters:
    ///   - drive: what the sound is multiplied by before.
    ///   - wet: what is heard of the outcome; of the sound itself the rest.
    package mutating func process(_ block: inout SoundBlock, drive: Float, wet: Float) {
        let length = max(1, Int((settings.delay * rate).rounded()))
        while lines.count < block.channels.count {
            lines.append(Line(memory: [Float](repeating: 0, count: length)))
        }
        for channel in block.channels.indices {
            // Out of the array, so that its memory is not copied.
            var line = Line(memory: [])
            swap(&line, &lines[channel])
            block.change(channel) { samples in
                for frame in samples.indices {
                    let broken = tanh(next(samples[frame] * drive, &line))
                    samples[frame] = samples[frame] * (1 - wet) + broken * wet
                }
            }
            swap(&line, &lines[channel])
        }
    }

    private func next(_ input: Float, _ line: inout Line) -> Float {
        var sound = input
        if settings.delayMix > 0 { sound = echoed(sound, &line) }
        if settings.decimationMix > 0 { sound = mix(sound, decimated(sound, &line), settings.decimationMix) }
        if settings.polynomialMix > 0 {
            let bent = sound + settings.squared * sound * sound + settings.cubed * sound * sound * sound
            sound = mix(sound, bent, settings.polynomialMix)
        }
        if settings.ringMix > 0 { sound = mix(sound, sound * ring(at: line.frame), settings.ringMix) }
        line.frame += 1
        return sound
    }

    private func mix(_ a: Float, _ b: Float, _ share: Float) -> Float { a * (1 - share) + b * share }

    /// The sound stays as loud as it is beside its echoes.
    private func echoed(_ sound: Float, _ line: inout Line) -> Float {
        let late = line.memory[line.place]
        line.memory[line.place] = sound + late * settings.feedback
        line.place = line.place + 1 == line.memory.count ? 0 : line.place + 1
        return sound + late * settings.delayMix
    }

    private func decimated(_ sound: Float, _ line: inout Line) -> Float {
        let fewest = 49
        if line.age == 0 { line.held = rounded(sound) }
        line.age = line.age >= Int(settings.decimation * Float(fewest)) ? 0 : line.age + 1
        return line.held
    }

    private func rounded(_ sound: Float) -> Float {
        let bits = 15 * (1 - settings.rounding)
        let steps = pow(2, bits)
        return (sound * steps).rounded() / steps
    }

    private func ring(at frame: Int) -> Float {
        let time = Double(frame) / rate
        let (first, second) = (sin(2 * .pi * settings.ring.0 * time), sin(2 * .pi * settings.ring.1 * time))
        return Float(first) * settings.ringBalance + Float(second) * (1 - settings.ringBalance)
    }
}
