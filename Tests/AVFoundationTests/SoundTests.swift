// SPDX-License-Identifier: MIT
import AVFoundation
import MediaEngine
import Testing

/// A file in the temporary folder, removed with the value.
private final class TemporaryFile {
    let url: URL
    init(_ suffix: String, _ bytes: [UInt8]? = nil) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(UUID().uuidString).\(suffix)")
        if let bytes { try Data(bytes).write(to: url) }
    }
    deinit { try? FileManager.default.removeItem(at: url) }  // Only the temporary folder is left fuller.
}

/// One second of a tone at half of full scale.
private func tone(rate: Double = 44_100) -> [Float] {
    (0..<Int(rate)).map { Float(sin(Double($0) / rate * 440 * 2 * .pi)) * 0.5 }
}

@Suite struct SoundTests {
    private func written(_ suffix: String, _ container: SoundFileWriter.Container, bits: Int, isFloat: Bool) throws
        -> TemporaryFile
    {
        let file = try TemporaryFile(suffix)
        let writer = try SoundFileWriter(
            path: file.url.path, container: container, rate: 44_100, channels: 1, bits: bits, isFloat: isFloat)
        try writer.write(tone())
        try writer.close()
        return file
    }

    @Test("A full disk is an error, also where the last bytes are the first that do not fit")
    func fullDisk() throws {
        func writer() throws -> SoundFileWriter {
            try SoundFileWriter(
                path: "/dev/full", container: .wave, rate: 44_100, channels: 1, bits: 16, isFloat: false)
        }
        #expect(throws: MediaFailure.self) {
            let writer = try writer()
            for _ in 0..<10 { try writer.write(tone()) }
        }
        let short = try writer()
        try short.write([0, 0.5])
        #expect(throws: MediaFailure.self) { try short.close() }
    }

    @Test("What is written as WAV, AIFF and CAF is what libsndfile reads")
    func containers() throws {
        for (suffix, container) in [("wav", SoundFileWriter.Container.wave), ("aiff", .aiff), ("caf", .caf)] {
            for (bits, isFloat) in [(16, false), (24, false), (32, false), (32, true)] {
                let file = try written(suffix, container, bits: bits, isFloat: isFloat)
                let source = try SoundFiles.open(file.url)
                #expect(source.frameCount == 44_100 && source.rate == 44_100 && source.channels == 1)
                let samples = try source.read(44_100, at: 0)
                let worst = zip(samples, tone()).map { abs($0 - $1) }.max() ?? 1
                // Half a step of 16 bits.
                #expect(worst <= 1.0 / 65_536 + 1e-7, "\(suffix) \(bits)")
            }
        }
    }

    @Test("IMA4 packets decode as the IMA's recommended practices say")
    func adpcm() {
        // Predictor 0, index 0; code 7 adds 7/8 + 7/4 + 7/2 + 7 in whole numbers: 0 + 1 + 3 + 7 = 11.
        var packet = IMA4PacketProbe([0, 0, 0x07] + [UInt8](repeating: 0, count: 31))
        #expect(packet.next() == 11.0 / 32768)
    }

    @Test("ME13: A player's sound has the file's length, and its position is kept over a pause")
    func player() throws {
        let file = try written("wav", .wave, bits: 16, isFloat: false)
        let player = try AVAudioPlayer(contentsOf: file.url)
        #expect(player.duration == 1 && player.numberOfChannels == 1 && !player.isPlaying)
        player.currentTime = 0.25
        #expect(player.play() && player.isPlaying)
        player.pause()
        #expect(!player.isPlaying && player.currentTime >= 0.25 && player.currentTime < 1)
        player.volume = 0.5
        player.numberOfLoops = -1
        #expect(try AVAudioPlayer(data: Data(contentsOf: file.url)).duration == 1)
    }

    @Test("ME13: What is no sound throws")
    func refusals() throws {
        let missing = URL(fileURLWithPath: "/nowhere/at-all.mp3")
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: missing) }
        #expect(throws: (any Error).self) { try AVAudioPlayer(data: Data("no sound".utf8)) }
    }

    @Test("ME15: Silence is near -160 dB and a full-scale square near 0")
    func levels() {
        #expect(SoundLevels.decibels([0, 0, 0], channels: 1)[0].average == -160)
        #expect(abs(SoundLevels.decibels([1, -1, 1, -1], channels: 1)[0].average) < 0.01)
        #expect(abs(SoundLevels.decibels([0.5], channels: 1)[0].peak + 6.02) < 0.01)
    }

    @Test("A voice sounds to the sample: from its place on, at its speed, and not after its end")
    func voice() throws {
        let ramp: [Float] = (0..<100).map { Float($0) / 100 }
        let voice = PlayedSound(SoundInMemory(rate: 44_100, channels: 1, samples: ramp))
        voice.begin(at: 10, position: 10 / 44_100, speed: 1, loops: 0)
        var out = [Float](repeating: 0, count: 400)
        out.withUnsafeMutableBufferPointer { buffer in
            if let base = buffer.baseAddress { voice.render(into: base, count: 200, time: 10) }
        }
        for frame in 0..<200 {
            let wanted: Float = frame < 90 ? ramp[frame + 10] : 0
            // The last sample is followed by none it could go over to.
            guard frame != 90 else { continue }
            #expect(abs(out[frame * 2] - wanted) < 1e-6)
            #expect(out[frame * 2] == out[frame * 2 + 1])
        }
    }

    @Test("Hostile files throw or read; none ends the process")
    func mutations() throws {
        var seeds: [Data] = []
        for (suffix, container) in [("wav", SoundFileWriter.Container.wave), ("aiff", .aiff), ("caf", .caf)] {
            let file = try written(suffix, container, bits: 16, isFloat: false)
            seeds.append(try Data(contentsOf: file.url).prefix(4096))
        }
        var random = SystemRandomNumberGenerator()
        for seed in seeds {
            for _ in 0..<12 {
                var bytes = [UInt8](seed.prefix(Int.random(in: 1...seed.count, using: &random)))
                for _ in 0..<8 {
                    bytes[Int.random(in: 0..<min(64, bytes.count), using: &random)] = .random(
                        in: 0...255, using: &random)
                }
                let file = try TemporaryFile("wav", bytes)
                do {
                    let source = try SoundFiles.open(file.url)
                    _ = try source.read(1000, at: 0)
                } catch {}
                do { _ = try MediaInfo.read(file.url) } catch {}
            }
        }
    }
}

/// Reaches the decoder of one packet through a file of one packet.
private struct IMA4PacketProbe {
    private var samples: [Float]
    init(_ packet: [UInt8]) {
        var bytes = Array("caff".utf8) + [0, 1, 0, 0] + Array("desc".utf8) + [0, 0, 0, 0, 0, 0, 0, 32]
        bytes += withUnsafeBytes(of: Double(44_100).bitPattern.bigEndian) { Array($0) } + Array("ima4".utf8)
        bytes += [0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 64, 0, 0, 0, 1, 0, 0, 0, 0]
        bytes += Array("data".utf8) + [0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0] + packet
        let file = try? TemporaryFile("caf", bytes)  // Without it the samples are none, and the test fails.
        samples = file.flatMap { try? SoundFiles.open($0.url).read(64, at: 0) } ?? []
    }
    mutating func next() -> Float? { samples.isEmpty ? nil : samples.removeFirst() }
}
