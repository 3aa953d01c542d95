// SPDX-License-Identifier: MIT
import MediaPlayer
import XCTest

@testable import Jukebox

final class ScreenTests: XCTestCase {
    private func makeScreen() throws -> (UIWindow, PlayerViewController) {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let screen = try XCTUnwrap(
            storyboard.instantiateViewController(withIdentifier: "Main") as? PlayerViewController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        addTeardownBlock {
            screen.player.stop()
            window.isHidden = true
        }
        return (window, screen)
    }
    private func pass(_ seconds: Double) {
        let passed = expectation(description: "\(seconds) s")
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { passed.fulfill() }
        wait(for: [passed], timeout: seconds + 60)
    }
    private func song(_ title: String) throws -> MPMediaItemCollection {
        let predicate = MPMediaPropertyPredicate(value: title, forProperty: MPMediaItemPropertyTitle)
        return MPMediaItemCollection(items: try XCTUnwrap(MPMediaQuery(filterPredicates: [predicate]).items))
    }

    /// MU46
    func testTheButtonsTitleFollowsTheState() throws {
        let (_, screen) = try makeScreen()
        pass(0.5)
        screen.player.setQueue(with: try song("Noon"))
        XCTAssertEqual(screen.playButton.title(for: .normal), "Play")
        screen.playOrPause()
        XCTAssertEqual(screen.playButton.title(for: .normal), "Pause")
        screen.playOrPause()
        XCTAssertEqual(screen.playButton.title(for: .normal), "Play")
        screen.playOrPause()
        screen.player.stop()
        XCTAssertEqual(screen.playButton.title(for: .normal), "Play")
    }

    /// MU47, MU48
    func testHalfMinutes() throws {
        XCTAssertEqual(PlaybackTime.back(from: 12), 0)
        XCTAssertEqual(PlaybackTime.back(from: 45), 15)
        XCTAssertNil(PlaybackTime.forward(from: 200, of: 210))
        XCTAssertEqual(PlaybackTime.forward(from: 100, of: 210), 130)
        let (_, screen) = try makeScreen()
        screen.player.setQueue(with: MPMediaItemCollection(items: try song("Noon").items + song("Dawn").items))
        screen.player.currentPlaybackTime = 45
        screen.goBack()
        XCTAssertEqual(screen.player.currentPlaybackTime, 15, accuracy: 0.1)
        screen.player.currentPlaybackTime = 200
        screen.goForward()
        XCTAssertEqual(screen.player.nowPlayingItem?.title, "Dawn")
    }

    /// MU49
    func testTimes() throws {
        XCTAssertEqual(PlaybackTime.text(3725), "1:02:05")
        XCTAssertEqual(PlaybackTime.text(59), "0:00:59")
        XCTAssertEqual(PlaybackTime.progress(10, of: 0), 0)
        XCTAssertEqual(PlaybackTime.progress(50, of: 200), 0.25)
        let (_, screen) = try makeScreen()
        pass(0.5)
        screen.player.setQueue(with: try song("Noon"))
        XCTAssertEqual(screen.elapsedLabel.text, "0:00:00")
    }

    /// MU50
    func testLabels() throws {
        let (_, screen) = try makeScreen()
        pass(0.5)
        screen.player.setQueue(with: try song("untagged"))
        XCTAssertEqual(screen.titleLabel.text, "untagged")
        XCTAssertEqual(screen.artistLabel.text, "Unknown artist")
        XCTAssertEqual(screen.albumLabel.text, "Unknown album")
        XCTAssertEqual(screen.artwork.image, UIImage(named: "Record"))
        screen.player.setQueue(with: try song("Dawn"))
        XCTAssertEqual(screen.albumLabel.text, "First Light")
        XCTAssertEqual(screen.artwork.image?.size, CGSize(width: 120, height: 120))
    }

    /// MU51, MU52
    func testSources() throws {
        let (_, screen) = try makeScreen()
        pass(0.5)
        screen.playRandomSong()
        XCTAssertEqual(screen.player.playbackState, .playing)
        screen.playFixedArtist()
        XCTAssertEqual(screen.player.nowPlayingItem?.title, "Dawn")
        screen.player.skipToNextItem()
        XCTAssertEqual(screen.player.nowPlayingItem?.title, "Noon")
        XCTAssertNil(screen.presentedViewController)
    }

    /// MU54
    func testAScreenThatWentAwayHearsNothing() throws {
        let (window, screen) = try makeScreen()
        pass(0.5)
        screen.player.setQueue(with: try song("Noon"))
        window.rootViewController = UIViewController()
        pass(0.5)
        let title = screen.playButton.title(for: .normal)
        screen.player.play()
        XCTAssertEqual(screen.playButton.title(for: .normal), title)
    }

    /// MU44, MU45
    func testTimersAndObserversEnd() {
        var fired = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in fired += 1 }
        pass(3.05)
        XCTAssertEqual(fired, 10, accuracy: 1)
        timer.invalidate()
        timer.invalidate()
        let count = fired
        pass(1)
        XCTAssertEqual(fired, count)
        let listener = Listener()
        let name = NSNotification.Name("JukeboxTest")
        NotificationCenter.default.addObserver(
            listener, selector: #selector(Listener.heard), name: name, object: timer)
        NotificationCenter.default.post(name: name, object: timer)
        NotificationCenter.default.post(name: name, object: listener)
        NotificationCenter.default.removeObserver(listener, name: name, object: timer)
        NotificationCenter.default.post(name: name, object: timer)
        XCTAssertEqual(listener.count, 1)
    }
}

private final class Listener: NSObject {
    var count = 0
    @objc func heard() { count += 1 }
}
