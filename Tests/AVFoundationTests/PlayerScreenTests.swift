// SPDX-License-Identifier: MIT
import AVKit
import MediaPlayer
import TestSupport
import Testing

@testable import UIKit

/// A film's screen under a person's finger. No film is needed for what its controls do: a player that is told to play has a rate.
@MainActor @Suite(.serialized)
final class PlayerScreenTests {
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }
    private let player = AVPlayer()

    private func embed(_ set: (AVPlayerViewController) -> Void = { _ in }) -> AVPlayerViewController {
        let film = AVPlayerViewController()
        film.player = player
        set(film)
        simulator.root.addChild(film)
        film.view.frame = CGRect(x: 20, y: 200, width: 320, height: 180)
        simulator.root.view.addSubview(film.view)
        film.didMove(toParent: simulator.root)
        simulator.advance(by: 0.1)
        return film
    }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    /// A control that a person sees.
    private func button(_ label: String) -> UIView? {
        UIApplication.shared.windows.filter { !$0.isHidden }.flatMap(all).last { view in
            view is UIControl && view.accessibilityLabel == label && isSeen(view)
        }
    }

    private func isSeen(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    }

    private func tap(_ view: UIView?) {
        guard let view else {
            Issue.record("nothing to tap")
            return
        }
        let frame = view.convert(view.bounds, to: nil)
        simulator.tap(CGPoint(x: frame.midX, y: frame.midY))
        simulator.advance(by: 1)
    }

    @Test("Controls go while a film plays and nobody touches them, come at a tap, and stay over one that stands still")
    func fading() {
        let film = embed()
        simulator.advance(by: 10)
        #expect(button("Play/Pause") != nil, "nothing plays")
        player.play()
        simulator.advance(by: 3)
        #expect(button("Play/Pause") != nil)
        simulator.advance(by: 2)
        #expect(button("Play/Pause") == nil)
        tap(film.view)
        #expect(button("Play/Pause") != nil)
        simulator.advance(by: 2)
        tap(button("Skip Forward 10 seconds"))
        simulator.advance(by: 2)
        #expect(button("Play/Pause") != nil, "a touch makes it wait anew")
        simulator.advance(by: 3)
        #expect(button("Play/Pause") == nil)
        player.pause()
        simulator.advance(by: 10)
        #expect(button("Play/Pause") != nil)
    }

    @Test("A film within a screen grows over the whole of it and goes back into its place; its delegate animates along")
    func growing() throws {
        let listener = Listener()
        let film = embed { $0.delegate = listener }
        let overlay = try #require(film.contentOverlayView)
        #expect(button("Close") == nil)
        tap(button("Full screen"))
        let screen = simulator.window.bounds
        #expect(overlay.convert(overlay.bounds, to: nil) == screen)
        #expect(simulator.root.presentedViewController != nil)
        #expect(listener.journal.take() == ["begins", "animated", "begun"])
        #expect(button("Full screen") == nil)
        tap(button("Close"))
        #expect(listener.journal.take() == ["ends", "animated", "ended"])
        #expect(simulator.root.presentedViewController == nil)
        #expect(overlay.convert(overlay.bounds, to: nil) == CGRect(x: 20, y: 200, width: 320, height: 180))
        #expect(button("Full screen") != nil)
    }

    @Test("A film can take the whole screen when it begins and leave it at its end")
    func automatic() {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mp4"))
        player.replaceCurrentItem(with: item)
        _ = embed {
            $0.entersFullScreenWhenPlaybackBegins = true
            $0.exitsFullScreenWhenPlaybackEnds = true
        }
        player.rate = 1
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController != nil)
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController == nil)
    }

    // "The default value is systemDefaultSpeeds"; "changes the default rate of the player and … the current rate if it plays".
    @Test("Speeds are offered, and one that is chosen holds for what plays and what comes")
    func speeds() throws {
        let film = AVPlayerViewController()
        film.player = player
        #expect(film.speeds.map(\.rate) == [0.5, 1, 1.25, 1.5, 2])
        #expect(film.selectedSpeed?.rate == 1)
        film.selectSpeed(try #require(film.speeds.last))
        #expect(player.rate == 0 && player.defaultRate == 2)
        player.play()
        #expect(player.rate == 2)
        film.selectSpeed(film.speeds[0])
        #expect(player.rate == 0.5 && film.selectedSpeed === film.speeds[0])
        #expect(AVPlaybackSpeed(rate: 1.5, localizedName: "Fast").localizedNumericName == "1.5×")
        film.speeds = []
        #expect(film.selectedSpeed == nil)
    }

    @Test("A film to be seen in one piece has no skipping")
    func linear() {
        _ = embed { $0.requiresLinearPlayback = true }
        #expect(button("Play/Pause") != nil && button("Skip Forward 10 seconds") == nil)
    }

    // Apps that keep the screen take it away as an observer: it closes itself by the notification.
    @Test("ME17: the old screen of a film goes with its end, unless the app has it stay", arguments: [true, false])
    func oldScreenGoes(stays: Bool) throws {
        let screen = try #require(MPMoviePlayerViewController(contentURL: URL(fileURLWithPath: "/nowhere.mp4")))
        simulator.root.presentMoviePlayerViewControllerAnimated(screen)
        if stays {
            NotificationCenter.default.removeObserver(
                screen, name: .MPMoviePlayerPlaybackDidFinish, object: screen.moviePlayer)
        }
        simulator.advance(by: 1)
        NotificationCenter.default.post(name: .MPMoviePlayerPlaybackDidFinish, object: screen.moviePlayer)
        simulator.advance(by: 1)
        #expect((simulator.root.presentedViewController === screen) == stays)
        simulator.root.dismiss(animated: false)
        simulator.advance(by: 0.5)
    }

    private final class Listener: __ObjCObject, AVPlayerViewControllerDelegate {
        let journal = Journal()
        func playerViewController(
            _ playerViewController: AVPlayerViewController,
            willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
                any UIViewControllerTransitionCoordinator
        ) { note("begins", "begun", coordinator) }
        func playerViewController(
            _ playerViewController: AVPlayerViewController,
            willEndFullScreenPresentationWithAnimationCoordinator coordinator:
                any UIViewControllerTransitionCoordinator
        ) { note("ends", "ended", coordinator) }

        private func note(_ word: String, _ after: String, _ coordinator: any UIViewControllerTransitionCoordinator) {
            journal.note(word)
            coordinator.animate { [journal] _ in
                journal.note("animated")
            } completion: { [journal] _ in
                journal.note(after)
            }
        }
    }
}
