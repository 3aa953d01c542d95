// SPDX-License-Identifier: MIT
import AVFoundation
import MediaEngine
import Testing

/// Truth: sums of sines by Fourier's formula, the response that the filters' cookbook promises, and arithmetic.
@Suite("AVAudioEngine") struct AudioEngineTests {
    private static let rate = 44_100.0

    private func format(_ rate: Double = Self.rate, _ channels: AVAudioChannelCount = 1) throws -> AVAudioFormat {
        try #require(AVAudioFormat(standardFormatWithSampleRate: rate, channels: channels))
    }

    private func tone(_ frequency: Double, seconds: Double, rate: Double = Self.rate) throws -> AVAudioPCMBuffer {
        let count = AVAudioFrameCount(seconds * rate)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format(rate), frameCapacity: count))
        buffer.frameLength = count
        let samples = try #require(buffer.floatChannelData)[0]
        for index in 0..<Int(count) { samples[index] = Float(sin(Double(index) / rate * frequency * 2 * .pi)) * 0.5 }
        return buffer
    }

    /// The amplitude of one frequency in samples, over whole numbers of periods of it.
    private func amplitude(_ samples: ArraySlice<Float>, _ frequency: Double, rate: Double = Self.rate) -> Double {
        var (real, imaginary) = (0.0, 0.0)
        for (index, sample) in samples.enumerated() {
            let angle = Double(index) / rate * frequency * 2 * .pi
            real += Double(sample) * cos(angle)
            imaginary += Double(sample) * sin(angle)
        }
        return 2 * (real * real + imaginary * imaginary).squareRoot() / Double(samples.count)
    }

    /// Everything that comes out of an engine whose player plays a buffer through a node.
    private func rendered(
        _ buffer: AVAudioPCMBuffer, through effect: AVAudioNode?, seconds: Double
    ) throws -> [Float] {
        let engine = AVAudioEngine()
        let player = AVAudioPlayerNode()
        engine.attach(player)
        try engine.enableManualRenderingMode(.offline, format: format(), maximumFrameCount: 4096)
        if let effect {
            engine.attach(effect)
            engine.connect(player, to: effect, format: buffer.format)
            engine.connect(effect, to: engine.mainMixerNode, format: buffer.format)
        } else {
            engine.connect(player, to: engine.mainMixerNode, format: buffer.format)
        }
        try engine.start()
        player.scheduleBuffer(buffer)
        player.play()
        let target = try #require(AVAudioPCMBuffer(pcmFormat: format(), frameCapacity: 4096))
        var result: [Float] = []
        while result.count < Int(seconds * Self.rate) {
            #expect(try engine.renderOffline(4096, to: target) == .success)
            result += target.interleavedFloats()
        }
        #expect(engine.manualRenderingSampleTime == Int64(result.count))
        engine.stop()
        return result
    }

    @Test("A buffer comes out of player and mixer as it went in, and silence after it")
    func passing() throws {
        let buffer = try tone(440, seconds: 0.5)
        let heard = try rendered(buffer, through: nil, seconds: 1)
        let sent = buffer.interleavedFloats()
        #expect(Array(heard[..<sent.count]) == sent)
        #expect(heard[sent.count...].allSatisfy { $0 == 0 })
    }

    @Test("A source of another rate keeps its frequency, loudness and length", arguments: [22_050.0, 48_000, 96_000])
    func rates(_ rate: Double) throws {
        let heard = try rendered(tone(1000, seconds: 1, rate: rate), through: nil, seconds: 1.2)
        let middle = heard[4410..<4410 + 22_050]
        // Within the ripple of the kernel.
        #expect(abs(amplitude(middle, 1000) - 0.5) < 0.001)
        let rest = zip(middle, 0...).map { $0 - Float(sin(Double($1 + 4410) / Self.rate * 1000 * 2 * .pi)) * 0.5 }
        #expect((rest.map(abs).max() ?? 1) < 0.002)
        #expect(heard[44_200...].allSatisfy { abs($0) < 0.01 })
    }

    @Test("What a lower rate cannot hold is at least 60 dB down", arguments: [13_000.0, 17_000])
    func aliases(_ frequency: Double) throws {
        let converter = try #require(AVAudioConverter(from: format(), to: format(22_050)))
        let source = try tone(frequency, seconds: 1)
        let target = try #require(AVAudioPCMBuffer(pcmFormat: format(22_050), frameCapacity: 22_050))
        var isGiven = false
        let status = converter.convert(to: target, error: nil) { _, status in
            status.pointee = isGiven ? .endOfStream : .haveData
            defer { isGiven = true }
            return isGiven ? nil : source
        }
        #expect(status == .haveData && target.frameLength == 22_050)
        let loudest = target.interleavedFloats()[100..<21_900].map { abs($0) }.max() ?? 1
        #expect(20 * log10(loudest / 0.5) < -60)
    }

    @Test("A parametric band has its gain at its frequency, a low pass is 3 dB down at its own")
    func equaliser() throws {
        let bands = AVAudioUnitEQ(numberOfBands: 1)
        bands.bands[0].bypass = false
        bands.bands[0].frequency = 1000
        bands.bands[0].gain = 12
        let loud = try rendered(tone(1000, seconds: 1), through: bands, seconds: 1)
        #expect(abs(20 * log10(amplitude(loud[22_050..<44_100], 1000) / 0.5) - 12) < 0.05)
        bands.bands[0].filterType = .lowPass
        bands.reset()
        let low = try rendered(tone(1000, seconds: 1), through: bands, seconds: 1)
        #expect(abs(20 * log10(amplitude(low[22_050..<44_100], 1000) / 0.5) + 3.01) < 0.05)
        bands.bands[0].bypass = true
        #expect(
            try rendered(tone(1000, seconds: 0.2), through: bands, seconds: 0.2)[..<8820]
                == tone(1000, seconds: 0.2).interleavedFloats()[...])
    }

    @Test("An echo comes after its time, each time by its feedback fainter")
    func delay() throws {
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format(), frameCapacity: 1))
        buffer.frameLength = 1
        try #require(buffer.floatChannelData)[0][0] = 1
        let delay = AVAudioUnitDelay()
        (delay.delayTime, delay.feedback, delay.wetDryMix, delay.lowPassCutoff) = (0.1, 50, 50, 100_000)
        let heard = try rendered(buffer, through: delay, seconds: 0.5)
        for (place, value) in [(0, 0.5), (4410, 0.5), (8820, 0.25), (13_230, 0.125)] {
            #expect(abs(heard[place] - Float(value)) < 1e-6, "frame \(place)")
        }
        #expect(heard[1..<4410].allSatisfy { $0 == 0 })
    }

    // Stages as "Parameters for AUDistortion" in AudioUnitParameters.h names them; formulas of the sum of a sine's powers.
    @Test("A distortion's presets do what they are called: echoes, steps, harmonics of the square and the cube, a ring")
    func distortion() throws {
        let unit = AVAudioUnitDistortion()
        (unit.wetDryMix, unit.preGain) = (100, 0)
        func heard(_ preset: AVAudioUnitDistortionPreset, _ buffer: AVAudioPCMBuffer) throws -> [Float] {
            unit.loadFactoryPreset(preset)
            unit.reset()
            return try rendered(buffer, through: unit, seconds: 2)
        }
        let click = try #require(AVAudioPCMBuffer(pcmFormat: format(), frameCapacity: 1))
        click.frameLength = 1
        try #require(click.floatChannelData)[0][0] = 0.1
        let echoes = try heard(.multiEcho1, click).enumerated().filter { abs($0.element) > 0.001 }
        let gaps = zip(echoes.dropFirst(), echoes).map { $0.offset - $1.offset }
        #expect(gaps.count >= 3 && Set(gaps).count == 1, "even in time")
        #expect(zip(echoes.dropFirst(2), echoes.dropFirst()).allSatisfy { $0.element < $1.element }, "fainter")

        // Quiet, so that the soft limit bends nothing.
        let quiet = try tone(440, seconds: 2)
        for channel in 0..<Int(quiet.frameLength) { try #require(quiet.floatChannelData)[0][channel] *= 0.04 }
        let middle = 22_050..<66_150
        let steps = try heard(.multiDecimated4, quiet)[middle]
        #expect(zip(steps, steps.dropFirst()).filter { $0 == $1 }.count > middle.count * 9 / 10)
        // a sine of 0.02: 16 x 0.02^2 / 2 at twice, 16 x 0.02^3 / 4 at three times its frequency
        #expect(abs(amplitude(try heard(.multiDistortedSquared, quiet)[middle], 880) - 0.0032) < 1e-4)
        #expect(abs(amplitude(try heard(.multiDistortedCubed, quiet)[middle], 1320) - 3.2e-5) < 5e-6)
        let ring = try heard(.speechGoldenPi, quiet)[middle]
        // The tone's sum and difference with each of the two rings.
        let sides: [Double] = [126, 754, 68, 948]
        for side in sides {
            let heard = amplitude(ring, side)
            #expect(abs(heard - 0.004) < 1e-4, "\(side) Hz")
        }
    }

    @Test("Pitch goes up an octave in the same time; speed doubles at the same pitch")
    func pitch() throws {
        let octave = AVAudioUnitTimePitch()
        octave.pitch = 1200
        let high = try rendered(tone(440, seconds: 1), through: octave, seconds: 1)
        #expect(amplitude(high[13_230..<35_280], 880) > 0.4)
        #expect(amplitude(high[13_230..<35_280], 440) < 0.02)
        let fast = AVAudioUnitTimePitch()
        fast.rate = 2
        let short = try rendered(tone(440, seconds: 2), through: fast, seconds: 1.5)
        #expect(amplitude(short[13_230..<35_280], 440) > 0.4)
        #expect(short[48_000...].allSatisfy { abs($0) < 0.01 })
    }

    @Test("Varispeed changes pitch and length together")
    func varispeed() throws {
        let tape = AVAudioUnitVarispeed()
        tape.rate = 2
        let heard = try rendered(tone(440, seconds: 1), through: tape, seconds: 1)
        #expect(abs(amplitude(heard[4410..<17_640], 880) - 0.5) < 0.01)
        #expect(heard[22_200...].allSatisfy { abs($0) < 0.01 })
    }

    @Test("A room's sound is 60 dB down after its time")
    func reverb() throws {
        var room = Reverberator(rate: Self.rate, seconds: 0.5, damping: 0)
        var block = SoundBlock(silence: 44_100, channels: 1)
        block.channels[0][0] = 1
        room.process(&block, wet: 1)
        func energy(_ range: Range<Int>) -> Float { block.channels[0][range].reduce(0) { $0 + $1 * $1 } }
        let fall = 10 * log10(energy(30_870..<35_280) / energy(8_820..<13_230))
        // Half a second between the two stretches.
        #expect(abs(fall + 60) < 3)
    }

    @Test("A mixer adds up, with the volume and pan of each")
    func mixer() throws {
        let engine = AVAudioEngine()
        let players = [AVAudioPlayerNode(), AVAudioPlayerNode()]
        try engine.enableManualRenderingMode(.offline, format: format(Self.rate, 2), maximumFrameCount: 1000)
        for player in players {
            engine.attach(player)
            engine.connect(player, to: engine.mainMixerNode, format: try format(Self.rate, 2))
        }
        #expect(engine.mainMixerNode.numberOfInputs == 2)
        try engine.start()
        for (player, value) in zip(players, [Float(0.25), 0.5]) {
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format(Self.rate, 2), frameCapacity: 1000))
            buffer.store([Float](repeating: value, count: 2000))
            player.scheduleBuffer(buffer)
            player.play()
        }
        players[0].volume = 0.5
        players[1].pan = 1
        engine.mainMixerNode.outputVolume = 0.5
        let target = try #require(AVAudioPCMBuffer(pcmFormat: format(Self.rate, 2), frameCapacity: 1000))
        try engine.renderOffline(1000, to: target)
        // Left: 0.5 * 0.25 * 0.5; right: the same and 0.5 * 0.5.
        #expect(target.interleavedFloats()[..<2] == [0.0625, 0.3125])
        engine.stop()
    }

    @Test("A loop goes on, an interruption ends it, and each handler is called once")
    func scheduling() throws {
        let engine = AVAudioEngine()
        let player = AVAudioPlayerNode()
        engine.attach(player)
        try engine.enableManualRenderingMode(.offline, format: format(), maximumFrameCount: 1000)
        engine.connect(player, to: engine.mainMixerNode, format: try format())
        try engine.start()
        func buffer(_ value: Float) throws -> AVAudioPCMBuffer {
            let made = try #require(AVAudioPCMBuffer(pcmFormat: format(), frameCapacity: 100))
            made.store([Float](repeating: value, count: 100))
            return made
        }
        let ended = DispatchSemaphore(value: 0)
        player.scheduleBuffer(try buffer(0.25), at: nil, options: .loops) { ended.signal() }
        player.play()
        let target = try #require(AVAudioPCMBuffer(pcmFormat: format(), frameCapacity: 1000))
        try engine.renderOffline(1000, to: target)
        #expect(target.interleavedFloats().allSatisfy { $0 == 0.25 })
        player.scheduleBuffer(try buffer(0.5), at: nil, options: .interrupts)
        ended.wait()
        try engine.renderOffline(200, to: target)
        #expect(target.interleavedFloats() == [Float](repeating: 0.5, count: 100) + [Float](repeating: 0, count: 100))
        let place = try #require(player.lastRenderTime.flatMap(player.playerTime(forNodeTime:)))
        #expect(place.sampleTime == 1200)
        engine.stop()
        #expect(!player.isPlaying)
    }

    @Test("A tap gets every frame once, in order")
    func tap() throws {
        let engine = AVAudioEngine()
        let player = AVAudioPlayerNode()
        engine.attach(player)
        try engine.enableManualRenderingMode(.offline, format: format(), maximumFrameCount: 4410)
        engine.connect(player, to: engine.mainMixerNode, format: try format())
        let source = try tone(440, seconds: 1)
        final class Heard: @unchecked Sendable {  // Written by the tap's queue, read after the last signal.
            var samples: [Float] = []
            var times: [Int64] = []
        }
        let heard = Heard()
        let came = DispatchSemaphore(value: 0)
        player.installTap(onBus: 0, bufferSize: 4410, format: nil) { buffer, time in
            heard.samples += buffer.interleavedFloats()
            heard.times.append(time.sampleTime)
            came.signal()
        }
        try engine.start()
        player.scheduleBuffer(source)
        player.play()
        let target = try #require(AVAudioPCMBuffer(pcmFormat: format(), frameCapacity: 4410))
        for _ in 0..<10 { try engine.renderOffline(4410, to: target) }
        for _ in 0..<10 { came.wait() }
        #expect(heard.samples == source.interleavedFloats())
        #expect(heard.times == (0..<10).map { Int64($0) * 4410 })
        engine.stop()
    }

    /// `AVAudioMixing` lists AVAudioInputNode among the types that conform to it.
    @Test func theMicrophoneCanBeMixed() {
        let input = AVAudioEngine().inputNode
        let mixing: any AVAudioMixing = input
        #expect(mixing.volume == 1 && mixing.pan == 0)
        input.volume = 0.25
        input.pan = -2
        #expect(mixing.volume == 0.25 && mixing.pan == -1)
    }

    /// A tap takes no other rate than the hardware's, so apps ask the session for the rate they want first.
    @Test func theMicrophoneFollowsTheRateThatTheSessionPrefers() throws {
        let session = AVAudioSession.sharedInstance()
        defer { try? session.setPreferredSampleRate(0) }  // Zero is always taken.
        try session.setPreferredSampleRate(16_000)
        let format = AVAudioEngine().inputNode.outputFormat(forBus: 0)
        #expect(format.sampleRate == 16_000 && format.channelCount == 1)
        #expect(session.sampleRate == 16_000)
    }
}
