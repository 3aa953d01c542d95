// SPDX-License-Identifier: MIT
import AVFoundation
import MediaPlayer
import XCTest

@testable import Longplay

final class MusicTests: XCTestCase {
    private let music = Music()

    override func tearDown() {
        music.stop()
        super.tearDown()
    }

    /// BG25
    func testTheBundledFileIsReadAndABrokenOneThrows() throws {
        let file = try XCTUnwrap(Bundle.main.url(forResource: "Lullaby", withExtension: "mp3"))
        let player = try AVAudioPlayer(contentsOf: file)
        XCTAssertEqual(player.duration, 10.8, accuracy: 0.1)
        XCTAssertEqual(player.currentTime, 0)
        XCTAssertFalse(player.isPlaying)
        XCTAssertTrue(player.play())
        XCTAssertTrue(player.isPlaying)
        player.stop()
        let broken = FileManager.default.temporaryDirectory.appendingPathComponent("broken.mp3")
        try Data("no music".utf8).write(to: broken)
        XCTAssertThrowsError(try AVAudioPlayer(contentsOf: broken))
    }

    /// BG22
    func testTheSessionIsOneAndMayBeActivatedBeforeItsCategory() throws {
        let session = AVAudioSession.sharedInstance()
        XCTAssertTrue(session === AVAudioSession.sharedInstance())
        try session.setActive(true)
        try session.setCategory(.playback)
        try session.setActive(false)
        try session.setCategory(.ambient)
        try session.setActive(true)
        XCTAssertThrowsError(try session.setCategory(.record, options: .defaultToSpeaker))
        try session.setActive(false)
    }

    /// BG27, BG29
    func testSaysWhatPlays() throws {
        XCTAssertTrue(music.play())
        let info = try XCTUnwrap(MPNowPlayingInfoCenter.default().nowPlayingInfo)
        XCTAssertEqual(info[MPMediaItemPropertyTitle] as? String, "Lullaby")
        XCTAssertEqual(info[MPMediaItemPropertyArtist] as? String, "The Night Watch")
        XCTAssertEqual(info[MPNowPlayingInfoPropertyPlaybackRate] as? Double, 1)
        let artwork = try XCTUnwrap(info[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork)
        XCTAssertNotNil(artwork.image(at: CGSize(width: 60, height: 60)))
        let cover = try XCTUnwrap(UIImage(named: "Cover"))
        XCTAssertEqual(MPMediaItemArtwork(image: cover).bounds.size, cover.size)
        music.pause()
        XCTAssertEqual(
            MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPNowPlayingInfoPropertyPlaybackRate] as? Double, 0)
    }

    func testACallStopsItAndItGoesOn() {
        XCTAssertTrue(music.play())
        NotificationCenter.default.post(
            name: AVAudioSession.interruptionNotification, object: nil,
            userInfo: [
                AVAudioSessionInterruptionTypeKey: AVAudioSession.InterruptionType.ended.rawValue,
                AVAudioSessionInterruptionOptionKey: AVAudioSession.InterruptionOptions.shouldResume.rawValue,
            ])
        XCTAssertTrue(music.isPlaying)
    }
}
