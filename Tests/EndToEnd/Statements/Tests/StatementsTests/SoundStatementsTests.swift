// SPDX-License-Identifier: MIT
import AVFoundation
import AudioToolbox
import Foundation
import Statements
import Testing

/// Short sounds, by Apple's documentation of System Sound Services.
@MainActor @Suite(.serialized)
final class SoundStatementsTests {
    private var files: [URL] = []
    deinit { for file in files { try? FileManager.default.removeItem(at: file) } }  // Only the temporary folder.

    /// A tone of 16 bits; AVAudioFile takes the container from the suffix.
    private func sound(_ suffix: String = "wav", seconds: Double = 1) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(suffix)")
        files.append(file)
        let settings: [String: Any] = [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 8000.0, AVNumberOfChannelsKey: 1,
            AVLinearPCMBitDepthKey: 16, AVLinearPCMIsFloatKey: false, AVLinearPCMIsBigEndianKey: suffix == "aiff",
        ]
        let written = try AVAudioFile(forWriting: file, settings: settings)
        let count = AVAudioFrameCount(8000 * seconds)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: written.processingFormat, frameCapacity: count))
        buffer.frameLength = count
        let samples = try #require(buffer.floatChannelData?[0])
        for index in 0..<Int(count) { samples[index] = Float(sin(Double(index) / 8000 * 440 * 2 * .pi)) / 2 }
        try written.write(from: buffer)
        return file
    }

    private func number(_ file: URL) -> (OSStatus, SystemSoundID) {
        var number: SystemSoundID = 0
        let status = AudioServicesCreateSystemSoundID(file as NSURL as CFURL, &number)
        return (status, number)
    }

    @Test(
        "AL41: WAV, AIFF and CAF files give 0 and a number of their own; a play returns at once, each from the beginning"
    )
    func kinds() async throws {
        var numbers: Set<SystemSoundID> = []
        for suffix in ["wav", "aiff", "caf"] {
            let (status, made) = number(try sound(suffix))
            #expect(status == 0 && made != 0)
            numbers.insert(made)
        }
        #expect(numbers.count == 3)
        // Each of two plays, half a second apart, takes the whole second.
        let journal = Journal()
        let made = try #require(numbers.first)
        var starts: [TimeInterval] = []
        for play in ["first", "second"] {
            starts.append(journal.elapsed)
            AudioServicesPlaySystemSoundWithCompletion(made) { journal.note(play) }
            #expect(journal.time(of: play) == nil)
            await pause(0.5)
        }
        await pause(3)
        #expect(journal.entries == ["first", "second"])
        for (play, start) in zip(["first", "second"], starts) {
            #expect((journal.time(of: play) ?? 0) - start >= 0.9)
        }
        for made in numbers { #expect(AudioServicesDisposeSystemSoundID(made) == 0) }
    }

    @Test("AL42: a missing or a wrong file gives an error; playing 0 does nothing; a sound of 30 s plays in full")
    func wrong() async throws {
        #expect(number(URL(fileURLWithPath: "/no/such/sound.wav")).0 != 0)
        let text = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        files.append(text)
        try Data("no sound".utf8).write(to: text)
        #expect(number(text).0 != 0)
        AudioServicesPlaySystemSound(0)
        let (status, made) = number(try sound(seconds: 30))
        #expect(status == 0)
        let journal = Journal()
        AudioServicesPlaySystemSoundWithCompletion(made) { journal.note("over") }
        await pause(28)
        #expect(journal.entries == [])
        await pause(4)
        #expect(journal.entries == ["over"])
        AudioServicesDisposeSystemSoundID(made)
    }

    @Test("AL43: an added completion is called once at the end of a play, and no more when the sound is disposed of")
    func completion() async throws {
        let (_, made) = number(try sound())
        final class Count { var value = 0 }
        let count = Count()
        let status = AudioServicesAddSystemSoundCompletion(
            made, nil, nil,
            { _, data in
                if let data { Unmanaged<Count>.fromOpaque(data).takeUnretainedValue().value += 1 }
            }, Unmanaged.passUnretained(count).toOpaque())
        #expect(status == 0)
        AudioServicesPlaySystemSound(made)
        await pause(0.7)
        #expect(count.value == 0)
        await pause(2)
        #expect(count.value == 1)
        #expect(AudioServicesDisposeSystemSoundID(made) == 0 && AudioServicesDisposeSystemSoundID(made) != 0)
        AudioServicesPlaySystemSound(made)
        await pause(2)
        #expect(count.value == 1)
    }

    @Test("AL44: vibration on a device without a vibrator is no error, and nothing else happens")
    func vibration() async throws {
        #expect(kSystemSoundID_Vibrate == 0xFFF)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
        await pause(1)
    }
}
