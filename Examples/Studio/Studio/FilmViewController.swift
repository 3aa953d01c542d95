// SPDX-License-Identifier: MIT
import AVFoundation
import AVKit
import UIKit

/// Makes a film of two, and shows it.
final class FilmViewController: UIViewController {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    private(set) lazy var status = label("status")
    private let poster = UIImageView()
    private(set) var film: URL?

    override func viewDidLoad() {
        super.viewDidLoad()
        poster.contentMode = .scaleAspectFit
        poster.backgroundColor = .secondarySystemBackground
        poster.isAccessibilityElement = true
        poster.accessibilityIdentifier = "poster"
        poster.heightAnchor.constraint(equalToConstant: 200).isActive = true
        stack([poster, status, row([button("Make Film", #selector(make)), button("Watch", #selector(watch))])])
        status.text = "No film yet"
    }

    @objc func make() {
        status.text = "Drawing"
        let parts = ["blue.mp4", "orange.mp4"].map(folder.appendingPathComponent)
        FilmMaker.draw(.systemBlue, to: parts[0]) { [weak self] error in
            if let error { return self?.fail(error) ?? () }
            FilmMaker.draw(.systemOrange, to: parts[1]) { error in
                if let error { return self?.fail(error) ?? () }
                DispatchQueue.main.async { self?.join(parts) }
            }
        }
    }

    private func join(_ parts: [URL]) {
        status.text = "Exporting"
        do {
            let (composition, video) = try FilmMaker.join(parts)
            let url = folder.appendingPathComponent("film.mp4")
            FilmMaker.export(composition, video, to: url) { [weak self] error in
                if let error { return self?.fail(error) ?? () }
                self?.show(url)
            }
        } catch { fail(error) }
    }

    private func show(_ url: URL) {
        film = url
        let asset = AVURLAsset(url: url)
        status.text = String(format: "A film of %.1f s", asset.duration.seconds)
        let generator = AVAssetImageGenerator(asset: asset)
        generator.requestedTimeToleranceBefore = .zero
        generator.requestedTimeToleranceAfter = .zero
        do {
            let image = try generator.copyCGImage(at: CMTime(seconds: 1, preferredTimescale: 600), actualTime: nil)
            poster.image = UIImage(cgImage: image)
        } catch { fail(error) }
    }

    private func fail(_ error: Error) {
        DispatchQueue.main.async { self.status.text = error.localizedDescription }
    }

    @objc func watch() {
        guard let film else { return }
        let screen = AVPlayerViewController()
        screen.player = AVPlayer(url: film)
        present(screen, animated: true) { screen.player?.play() }
    }
}
