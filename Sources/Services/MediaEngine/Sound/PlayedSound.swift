// SPDX-License-Identifier: MIT
import Synchronization

/// A sound as it is played: from a place on, at a speed, with a loudness. All times are the frame clock's.
package final class PlayedSound: Voice {
    // Sendable: the source is only touched under the lock.
    private struct State: @unchecked Sendable {
        var source: any SoundSource
        /// When frame `position` of the source sounds.
        var start = 0.0
        var position = 0.0
        var speed = 1.0
        /// How often the whole sound is played after the first time; negative: for ever.
        var loops = 0
        var volume: Float = 1
        var pan: Float = 0
        var fade: (from: Float, begin: Double, duration: Double)?
        var cache: (first: Int64, samples: [Float]) = (0, [])
    }
    private let state: Mutex<State>
    /// Nobody looks at it while it plays; but what comes as it is made has to be taken as it comes.
    package let isWatched: Bool

    /// The source is this object's from now on: reading is not safe from elsewhere.
    package init(_ source: any SoundSource) {
        nonisolated(unsafe) let source = source
        isWatched = source is LiveSound
        state = Mutex(State(source: source))
    }

    /// - Parameter position: seconds of the sound.
    package func begin(at start: Double, position: Double, speed: Double, loops: Int) {
        state.withLock { state in
            state.start = start
            state.position = position * state.source.rate
            state.speed = speed
            state.loops = loops
        }
    }

    /// At once; ends a fade.
    /// - Parameters:
    ///   - volume: 1 is the sound's own.
    ///   - pan: -1 left to 1 right.
    package func set(volume: Float, pan: Float) {
        state.withLock { state in
            state.volume = volume
            state.pan = pan
            state.fade = nil
        }
    }

    /// Goes from the present loudness to `volume` within `duration` seconds.
    package func fade(to volume: Float, from now: Double, duration: Double) {
        state.withLock { state in
            state.fade = (Self.loudness(state, at: now), now, duration)
            state.volume = volume
        }
    }

    /// Without pan; within a fade what it has come to.
    package func loudness(at time: Double) -> Float { state.withLock { Self.loudness($0, at: time) } }

    private static func loudness(_ state: State, at time: Double) -> Float {
        guard let fade = state.fade, time < fade.begin + fade.duration else { return state.volume }
        let part = Float(max(0, (time - fade.begin) / fade.duration))
        return fade.from + (state.volume - fade.from) * part
    }

    /// Adds to what is there. Reads the source, so may decode.
    package func render(into samples: UnsafeMutablePointer<Float>, count: Int, time: Double) {
        state.withLock { state in
            let rate = state.source.rate
            let step = rate / Loudspeaker.rate * state.speed
            let frames = Double(state.source.frameCount)
            guard frames > 0 else { return }
            let end = state.loops < 0 ? Double.infinity : frames * Double(state.loops + 1)
            let first = state.position + (time - state.start) * rate * state.speed
            for index in 0..<count {
                let place = first + Double(index) * step
                guard place > -0.5, place < end - 0.5 else { continue }
                let inside = max(0, place).truncatingRemainder(dividingBy: frames)
                let loudness = Self.loudness(state, at: time + Double(index) / Loudspeaker.rate)
                let (left, right) = Self.frame(&state, inside)
                samples[index * 2] += left * loudness * min(1, 1 - state.pan)
                samples[index * 2 + 1] += right * loudness * min(1, 1 + state.pan)
            }
        }
    }

    /// Between two frames, on the line that joins them.
    private static func frame(_ state: inout State, _ place: Double) -> (Float, Float) {
        let first = place.rounded(.down)
        // A place that is a frame but for rounding is that frame.
        let nearest = place.rounded()
        if abs(place - nearest) < 1e-4 { return sample(&state, Int64(nearest)) }
        let part = Float(place - first)
        let (a, b) = (sample(&state, Int64(first)), sample(&state, Int64(first) + 1))
        return (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
    }

    private static func sample(_ state: inout State, _ index: Int64) -> (Float, Float) {
        let channels = state.source.channels
        var offset = Int(index - state.cache.first) * channels
        if index < state.cache.first || offset + channels > state.cache.samples.count {
            guard index < state.source.frameCount else { return (0, 0) }
            do {
                state.cache = (index, try state.source.read(8192, at: index))
            } catch {
                Unsupported.report("sound: \(error.text)")
                return (0, 0)
            }
            offset = 0
            guard state.cache.samples.count >= channels else { return (0, 0) }
        }
        let left = state.cache.samples[offset]
        return (left, channels > 1 ? state.cache.samples[offset + 1] : left)
    }

    /// Decibels of full scale over the stretch of `seconds` before `place`: mean and greatest of each channel.
    package func levels(before place: Double, seconds: Double) -> [(average: Float, peak: Float)] {
        state.withLock { state in
            let source = state.source
            let channels = source.channels
            let first = max(0, Int64((place - seconds) * source.rate))
            let samples: [Float]
            do { samples = try source.read(Int(seconds * source.rate), at: first) } catch { samples = [] }
            return SoundLevels.decibels(samples, channels: channels).map { level in
                let gain = 20 * log10(max(1e-8, Float(state.volume)))
                return (max(SoundLevels.silence, level.average + gain), max(SoundLevels.silence, level.peak + gain))
            }
        }
    }
}

/// Loudness for meters.
package enum SoundLevels {
    /// Of complete silence.
    package static let silence: Float = -160

    /// Root mean square and greatest of each channel in decibels of full scale, 0 for a full-scale square wave.
    package static func decibels(_ samples: [Float], channels: Int) -> [(average: Float, peak: Float)] {
        (0..<max(1, channels)).map { channel in
            let own = stride(from: channel, to: samples.count, by: max(1, channels)).map { samples[$0] }
            guard !own.isEmpty else { return (silence, silence) }
            let square = own.reduce(Float(0)) { $0 + $1 * $1 } / Float(own.count)
            let peak = own.reduce(Float(0)) { max($0, abs($1)) }
            return (decibels(square.squareRoot()), decibels(peak))
        }
    }

    private static func decibels(_ amplitude: Float) -> Float {
        amplitude > 1e-8 ? max(silence, 20 * log10(amplitude)) : silence
    }
}
