// SPDX-License-Identifier: MIT
import Glibc

/// Reads a stream of sound at another speed, by sums of windowed sines (https://ccrma.stanford.edu/~jos/resample/). What
/// is beyond the new rate's half is at least 60 dB down; sound keeps its place in time.
package final class Resampler {
    /// Frames of the source for each of the result; may change between two calls.
    package var step: Double
    private var held: SoundBlock
    /// Where the next frame of the result lies in `held`.
    private var position: Double

    /// Zero crossings of the kernel on each side.
    private static let wings = 16
    private static let resolution = 256
    /// The kernel's right half, `resolution` values from one zero crossing to the next.
    private static let kernel: [Float] = (0...(wings * resolution + 1)).map { index in
        let x = Double(index) / Double(resolution)
        guard x < Double(wings) else { return 0 }
        let sine = x == 0 ? 1 : sin(.pi * x) / (.pi * x)
        let place = x / Double(wings)
        // Blackman's window.
        return Float(sine * (0.42 + 0.5 * cos(.pi * place) + 0.08 * cos(2 * .pi * place)))
    }

    /// - Parameter step: frames of the source for each of the result; 1 leaves the speed.
    package init(step: Double, channels: Int) {
        self.step = step
        // What lies before the beginning is silence.
        held = SoundBlock(silence: Self.wings, channels: channels)
        position = Double(Self.wings)
    }

    /// As at the beginning: forgets what it holds of the source. The step stays.
    package func reset() {
        held = SoundBlock(silence: Self.wings, channels: held.channels.count)
        position = Double(Self.wings)
    }

    /// - Parameter pull: gives so many frames of the source; fewer at its end, which silence follows.
    package func produce(_ count: Int, pull: (Int) -> SoundBlock) -> SoundBlock {
        let reach = Double(Self.wings) * max(1, step)
        let last = position + Double(max(0, count - 1)) * step
        let missing = Int((last + reach).rounded(.up)) + 1 - held.frames
        if missing > 0 {
            var block = pull(missing).mapped(to: held.channels.count)
            if block.frames < missing {
                block.append(SoundBlock(silence: missing - block.frames, channels: held.channels.count))
            }
            held.append(block)
        }
        let result = SoundBlock(channels: held.channels.map { read($0, count) })
        position += Double(count) * step
        let done = Int((position - reach).rounded(.down)) - 1
        if done > 0 {
            held.removeFirst(done)
            position -= Double(done)
        }
        return result
    }

    private func read(_ samples: [Float], _ count: Int) -> [Float] {
        if step == 1, position == position.rounded() {
            return Array(samples[Int(position)..<Int(position) + count])
        }
        // Of a faster source what would fold back is left out: the kernel is as much wider.
        let width = max(1, step)
        let reach = Double(Self.wings) * width
        let scale = Double(Self.resolution) / width
        return (0..<count).map { index in
            let place = position + Double(index) * step
            let first = max(0, Int((place - reach).rounded(.up)))
            let last = min(samples.count - 1, Int((place + reach).rounded(.down)))
            var sum: Float = 0
            var frame = first
            while frame <= last {
                let distance = abs(Double(frame) - place) * scale
                let entry = Int(distance)
                let part = Float(distance - Double(entry))
                sum += samples[frame] * (Self.kernel[entry] + (Self.kernel[entry + 1] - Self.kernel[entry]) * part)
                frame += 1
            }
            return sum / Float(width)
        }
    }
}
