// SPDX-License-Identifier: MIT
import AVKit
import MediaPlayer
import UIKit

/// Takes a picture.
final class CameraViewController:
    RecipeViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate
{
    override func perform() {
        guard UIImagePickerController.isSourceTypeAvailable(.camera) else { return note("no camera") }
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.delegate = self
        present(picker, animated: true)
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let size = (info[.originalImage] as? UIImage)?.size ?? .zero
        note("image \(size.width > 0 && size.height > 0)")
        dismiss(animated: true)
    }
}

/// Where the film lies that `-film ADDRESS` of the launch names.
private var film: URL? { UserDefaults.standard.string(forKey: "film").flatMap(URL.init) }

/// A film in its own screen.
final class FilmViewController: RecipeViewController {
    private var token: (any NSObjectProtocol)?

    override func perform() {
        guard let film else { return note("no film") }
        let screen = AVPlayerViewController()
        let player = AVPlayer(url: film)
        screen.player = player
        token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
        ) { [weak self] _ in MainActor.assumeIsolated { self?.note("end") } }
        present(screen, animated: true) { player.play() }
    }
}

/// A radio station, and what it says of its songs.
final class RadioViewController: RecipeViewController, AVPlayerItemMetadataOutputPushDelegate {
    private let player = AVPlayer()
    private var watch: NSKeyValueObservation?

    override func perform() {
        guard let film else { return note("no station") }
        let item = AVPlayerItem(url: film)
        let output = AVPlayerItemMetadataOutput(identifiers: nil)
        output.setDelegate(self, queue: .main)
        item.add(output)
        watch = item.observe(\.timedMetadata) { [weak self] item, _ in
            let names = item.timedMetadata?.compactMap { $0.commonKey?.rawValue ?? $0.identifier?.rawValue } ?? []
            MainActor.assumeIsolated { self?.note("now \(names.joined(separator: " "))") }
        }
        player.replaceCurrentItem(with: item)
        player.play()
    }

    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    ) { note(groups.first?.items.first?.stringValue ?? "nothing") }
}

/// A film with the controller of older apps, which tells why it ended.
final class OldFilmViewController: RecipeViewController {
    private var token: (any NSObjectProtocol)?

    override func perform() {
        guard let film, let screen = MPMoviePlayerViewController(contentURL: film) else { return note("no film") }
        token = NotificationCenter.default.addObserver(
            forName: .MPMoviePlayerPlaybackDidFinish, object: screen.moviePlayer, queue: .main
        ) { [weak self] notification in
            let reason = notification.userInfo?[MPMoviePlayerPlaybackDidFinishReasonUserInfoKey] as? Int
            MainActor.assumeIsolated { self?.note("finish \(reason ?? -1)") }
        }
        presentMoviePlayerViewControllerAnimated(screen)
    }
}

/// The device's own player, which goes on when the app has ended.
final class MusicViewController: RecipeViewController {
    private lazy var player = MPMusicPlayerController.systemMusicPlayer

    override func perform() {
        MPMediaLibrary.requestAuthorization { [weak self] _ in DispatchQueue.main.async { self?.goOn() } }
    }

    private func goOn() {
        let title = player.nowPlayingItem?.title ?? "nothing"
        note("\(title) in state \(player.playbackState.rawValue) at \(Int(player.currentPlaybackTime))")
        guard player.nowPlayingItem == nil else { return player.stop() }
        player.setQueue(with: MPMediaQuery.songs())
        player.currentPlaybackTime = 1
        player.play()
        note("began")
    }
}
