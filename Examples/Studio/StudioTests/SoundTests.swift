// SPDX-License-Identifier: MIT
import AVFoundation
import XCTest

/// The microphone hears a tone unless told otherwise.
final class SoundTests: XCTestCase {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("take.caf")

    private func pass(_ seconds: Double) {
        let passed = expectation(description: "\(seconds) s")
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { passed.fulfill() }
        wait(for: [passed], timeout: seconds + 60)
    }
    private func recorder() throws -> AVAudioRecorder {
        try AVAudioSession.sharedInstance().setCategory(.playAndRecord)
        let recorder = try AVAudioRecorder(url: url, settings: [AVFormatIDKey: Int(kAudioFormatLinearPCM)])
        recorder.isMeteringEnabled = true
        return recorder
    }

    /// ME19, ME20
    func testThreeSecondsAreThreeSecondsLong() throws {
        let recorder = try recorder()
        XCTAssertTrue(recorder.record())
        pass(1)
        recorder.updateMeters()
        XCTAssertGreaterThan(recorder.averagePower(forChannel: 0), -60)
        pass(1)
        recorder.pause()
        XCTAssertFalse(recorder.isRecording)
        pass(1)
        XCTAssertEqual(recorder.currentTime, 2, accuracy: 0.1)
        recorder.record()
        pass(1)
        recorder.stop()
        let player = try AVAudioPlayer(contentsOf: url)
        XCTAssertEqual(player.duration, 3, accuracy: 0.1)
        XCTAssertTrue(player.play())
        player.stop()
        XCTAssertTrue(recorder.deleteRecording())
        XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
    }

    /// ME21
    func testACategoryWithoutInputRecordsNothing() throws {
        let recorder = try recorder()
        try AVAudioSession.sharedInstance().setCategory(.playback)
        XCTAssertFalse(recorder.record())
    }

    /// ME14
    func testTheEndIsToldOnce() throws {
        let recorder = try recorder()
        recorder.record()
        pass(1)
        recorder.stop()
        let player = try AVAudioPlayer(contentsOf: url)
        let listener = Listener()
        player.delegate = listener
        player.play()
        pass(0.3)
        player.pause()
        pass(1)
        player.play()
        pass(0.2)
        player.stop()
        pass(1)
        XCTAssertEqual(listener.ends, [])
        player.currentTime = 0
        player.play()
        pass(2)
        XCTAssertEqual(listener.ends, [true])
    }

    /// MU24 and the notifications of a call
    func testAnInactiveSessionHasItsRoute() {
        let route = AVAudioSession.sharedInstance().currentRoute
        XCTAssertFalse(route.outputs.isEmpty && route.inputs.isEmpty)
        XCTAssertFalse(AVAudioSession.sharedInstance().isOtherAudioPlaying)
    }
}

private final class Listener: NSObject, AVAudioPlayerDelegate {
    var ends: [Bool] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends.append(flag) }
}
