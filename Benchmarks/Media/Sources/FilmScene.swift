// SPDX-License-Identifier: MIT
import AVFoundation
import UIKit

/// A film as wide as the screen, played to its end; or up to its first picture, whose milliseconds from the player's making
/// are told on standard output. The latter needs the real clock.
final class FilmScene: UIViewController {
    private let film: URL
    private let endsAtFirstPicture: Bool
    private let start = ProcessInfo.processInfo.systemUptime
    private let playerLayer = AVPlayerLayer()
    private var link: CADisplayLink?
    private var frames = 0

    init(_ film: URL, endsAtFirstPicture: Bool) {
        (self.film, self.endsAtFirstPicture) = (film, endsAtFirstPicture)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let player = AVPlayer(url: film)
        playerLayer.player = player
        playerLayer.frame = CGRect(x: 0, y: 200, width: 390, height: 390 * 9 / 16)
        view.layer.addSublayer(playerLayer)
        NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: .main
        ) { _ in exit(0) }
        player.play()
        guard endsAtFirstPicture else { return }
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// A link is told before a frame is drawn: the second call comes after that of the picture.
    @objc private func tick() {
        guard playerLayer.isReadyForDisplay else { return }
        frames += 1
        guard frames == 2 else { return }
        print(String(format: "%.1f", 1000 * (ProcessInfo.processInfo.systemUptime - start)))
        exit(0)
    }
}
