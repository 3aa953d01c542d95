// SPDX-License-Identifier: MIT
internal import HostKit
import QuartzCore
import Synchronization
internal import TouchstoneDevice

/// Something that sounds. Called under the loudspeaker's lock, in order of time.
package protocol Voice: AnyObject, Sendable {
    /// Adds `count` frames to stereo samples, interleaved, at the loudspeaker's rate.
    /// - Parameter time: the frame clock's at the first frame.
    func render(into samples: UnsafeMutablePointer<Float>, count: Int, time: Double)
    /// Wants to be asked in small steps even where nobody listens: a tap or a meter looks at what is played.
    var isWatched: Bool { get }
}

/// Where the device's sound goes. Headless, the file that `TOUCHSTONE_AUDIO` names gets it: what sounds between two
/// times of the frame clock is the same on every machine, to the sample. In a window the desktop's loudspeaker gets it, on
/// a web page the page, as loud as the device's keys say; the file has it before them. Where nobody hears nothing is
/// decoded.
///
/// The file begins with the first sound.
package final class Loudspeaker: Sendable {
    /// The device has one; the environment is read when it is first used.
    package static let shared = Loudspeaker()
    /// Frames a second of all that sounds.
    package static let rate = 44_100.0
    private static let longestStep = 4096

    // Sendable: voices are.
    private struct State: @unchecked Sendable {
        var voices: [any Voice] = []
        var file: SoundFileWriter?
        /// The frame clock's time of frame zero, and frames done since.
        var start: Double?
        var done: Int64 = 0
        var timer: (any DispatchSourceTimer)?
        var isSilenced = false
    }
    private let state = Mutex(State())
    private let output = ProcessInfo.processInfo.environment["TOUCHSTONE_AUDIO"]

    private init() {}

    /// How loud the system's own sounds are: the switch at the side takes them away, whatever the app plays.
    package static var loudnessOfSystemSounds: Float { World.shared.state.isSilenced ? 0 : 1 }

    /// Whether anybody hears.
    package var isAudible: Bool { output != nil || HostSound.host != nil }

    /// Sounds from now on; added twice it sounds once. Keeps the app going in the background.
    package func add(_ voice: any Voice) {
        sync { state in
            if !state.voices.contains(where: { $0 === voice }) { state.voices.append(voice) }
            if state.start == nil { begin(&state) }
            watch(&state)
        }
        tellDevice(isPlaying: true)
    }

    /// Silent from now on. Does nothing for one that does not sound.
    package func remove(_ voice: any Voice) {
        let isPlaying = sync { state in
            state.voices.removeAll { $0 === voice }
            watch(&state)
            return !state.voices.isEmpty
        }
        tellDevice(isPlaying: isPlaying)
    }

    /// What sounds may go on behind other apps, and other apps hear of it.
    private func tellDevice(isPlaying: Bool) {
        BackgroundWork.set(.audio, isPlaying)
        SoundBoard.current.update { $0.isPlaying = isPlaying }
    }

    /// Whether what sounds is no more than decoration, and the person has asked for silence: nothing is heard, in the file
    /// too, while all goes on.
    package func setSilenced(_ isSilenced: Bool) { sync { $0.isSilenced = isSilenced } }

    /// Plays what has sounded by now, then changes something about the voices.
    package func change(_ body: () -> Void) { sync { _ in body() } }

    private func sync<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        state.withLock { state in
            render(&state, until: FrameClock.now)
            return body(&state)
        }
    }

    private func begin(_ state: inout State) {
        state.start = FrameClock.now
        guard let output else { return }
        do {
            state.file = try SoundFileWriter(
                path: output, container: .wave, rate: Self.rate, channels: 2, bits: 16, isFloat: false)
            atexit { Loudspeaker.shared.finish() }
        } catch { Unsupported.report("TOUCHSTONE_AUDIO: \(error.text)") }
    }

    private func finish() {
        state.withLock { state in
            render(&state, until: FrameClock.now)
            Self.reporting { () throws(MediaFailure) in try state.file?.close() }
            state.file = nil
        }
    }

    private func render(_ state: inout State, until now: Double) {
        guard let start = state.start else { return }
        let end = Int64(((now - start) * Self.rate).rounded(.down))
        let host = state.voices.isEmpty ? nil : HostSound.host
        guard output != nil || host != nil || state.voices.contains(where: \.isWatched) else {
            state.done = max(state.done, end)
            return
        }
        var samples = [Float](repeating: 0, count: Self.longestStep * 2)
        while state.done < end {
            let count = Int(min(Int64(Self.longestStep), end - state.done))
            let time = start + Double(state.done) / Self.rate
            samples.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                base.update(repeating: 0, count: count * 2)
                for voice in state.voices { voice.render(into: base, count: count, time: time) }
                if state.isSilenced { base.update(repeating: 0, count: count * 2) }
            }
            let part = samples[..<(count * 2)]
            let isTaken = Self.reporting { () throws(MediaFailure) in try state.file?.write(Array(part)) }
            if !isTaken { state.file = nil }
            host?.play(Self.heard(part, volume: Float(World.shared.state.volume)))
            state.done += Int64(count)
        }
    }

    /// - Returns: whether the file has taken it.
    @discardableResult
    private static func reporting(_ body: () throws(MediaFailure) -> Void) -> Bool {
        do { try body() } catch {
            Unsupported.report("TOUCHSTONE_AUDIO: \(error.text)")
            return false
        }
        return true
    }

    /// What a loudspeaker gets of samples between -1 and 1; louder ones are cut.
    private static func heard(_ samples: ArraySlice<Float>, volume: Float) -> [Int16] {
        samples.map { Int16(max(-32_768, min(32_767, ($0 * volume * 32_768).rounded()))) }
    }

    /// Fifty times a second while somebody hears or watches what is played.
    private func watch(_ state: inout State) {
        let isHeard = !state.voices.isEmpty && HostSound.host != nil
        let isNeeded = isHeard || state.voices.contains(where: \.isWatched)
        if isNeeded, state.timer == nil {
            let timer = DispatchSource.makeTimerSource(queue: .global())
            timer.schedule(deadline: .now() + 0.02, repeating: 0.02)
            timer.setEventHandler { Loudspeaker.shared.change {} }
            timer.activate()
            state.timer = timer
        } else if !isNeeded, let timer = state.timer {
            timer.cancel()
            state.timer = nil
        }
    }

    /// A voice has begun or ceased to be watched.
    package func watchedDidChange() { sync { watch(&$0) } }
}
