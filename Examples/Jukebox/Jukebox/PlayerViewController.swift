// SPDX-License-Identifier: MIT
import MediaPlayer
import UIKit

/// What plays now: its picture, its names and its time, and the buttons that change it.
final class PlayerViewController: UIViewController, MPMediaPickerControllerDelegate {
    /// The other kind of player takes the same calls.
    var player: MPMusicPlayerController = .applicationMusicPlayer

    let artwork = UIImageView()
    let titleLabel = UILabel()
    let artistLabel = UILabel()
    let albumLabel = UILabel()
    let stateLabel = UILabel()
    let elapsedLabel = UILabel()
    let progress = UIProgressView(progressViewStyle: .default)
    let playButton = UIButton(type: .system)
    let volume = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 185, height: 34))
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Choose", style: .plain, target: self, action: #selector(choose))
        layOut()
        MPMediaLibrary.requestAuthorization { _ in }
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(itemChanged), name: .MPMusicPlayerControllerNowPlayingItemDidChange,
            object: player)
        center.addObserver(
            self, selector: #selector(stateChanged), name: .MPMusicPlayerControllerPlaybackStateDidChange,
            object: player)
        player.beginGeneratingPlaybackNotifications()
        timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] _ in self?.refreshTime() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        timer = nil
        player.endGeneratingPlaybackNotifications()
        let center = NotificationCenter.default
        center.removeObserver(self, name: .MPMusicPlayerControllerNowPlayingItemDidChange, object: player)
        center.removeObserver(self, name: .MPMusicPlayerControllerPlaybackStateDidChange, object: player)
    }

    // MARK: What plays

    @objc private func itemChanged() { refresh() }

    /// The button's title follows the player's state alone.
    @objc private func stateChanged() {
        let isPlaying = player.playbackState == .playing
        playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
        stateLabel.text = Self.name(player.playbackState)
        refreshTime()
    }

    private static func name(_ state: MPMusicPlaybackState) -> String {
        switch state {
        case .stopped: return "Stopped"
        case .playing: return "Playing"
        case .paused: return "Paused"
        case .interrupted: return "Interrupted"
        case .seekingForward: return "Seeking forward"
        case .seekingBackward: return "Seeking backward"
        @unknown default: return "Unknown"
        }
    }

    func refresh() {
        let item = player.nowPlayingItem
        titleLabel.text = item?.title ?? "Unknown title"
        artistLabel.text = item?.artist ?? "Unknown artist"
        albumLabel.text = item?.albumTitle ?? "Unknown album"
        let picture = item?.artwork?.image(at: CGSize(width: 120, height: 120))
        artwork.image = picture ?? UIImage(named: "Record")
        refreshTime()
    }

    func refreshTime() {
        let duration = player.nowPlayingItem?.playbackDuration ?? 0
        elapsedLabel.text = PlaybackTime.text(player.currentPlaybackTime)
        progress.progress = PlaybackTime.progress(player.currentPlaybackTime, of: duration)
    }

    // MARK: Buttons

    @objc func playOrPause() {
        if player.playbackState == .playing { player.pause() } else { player.play() }
    }

    @objc func goBack() { player.currentPlaybackTime = PlaybackTime.back(from: player.currentPlaybackTime) }

    @objc func goForward() {
        let duration = player.nowPlayingItem?.playbackDuration ?? 0
        if let time = PlaybackTime.forward(from: player.currentPlaybackTime, of: duration) {
            player.currentPlaybackTime = time
        } else {
            player.skipToNextItem()
        }
    }

    @objc func playRandomSong() {
        guard let song = MPMediaQuery.songs().items?.randomElement() else { return complain("There are no songs.") }
        play([song])
    }

    /// All songs of one artist, in the order of their tracks.
    @objc func playFixedArtist() {
        let query = MPMediaQuery.songs()
        query.addFilterPredicate(
            MPMediaPropertyPredicate(value: "Fixed Artist", forProperty: MPMediaItemPropertyArtist))
        guard let songs = query.items, !songs.isEmpty else { return complain("There are no songs by Fixed Artist.") }
        play(songs.sorted { $0.albumTrackNumber < $1.albumTrackNumber })
    }

    @objc func playEvening() {
        let lists = (MPMediaQuery.playlists().collections ?? []).compactMap { $0 as? MPMediaPlaylist }
        guard let list = lists.first(where: { $0.name == "Evening" }) else { return complain("There is no playlist.") }
        play(list.items)
    }

    private func play(_ songs: [MPMediaItem]) {
        player.setQueue(with: MPMediaItemCollection(items: songs))
        player.play()
    }

    private func complain(_ message: String) {
        let alert = UIAlertController(title: "Jukebox", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    // MARK: Choosing

    @objc func choose() {
        let picker = MPMediaPickerController(mediaTypes: .any)
        picker.allowsPickingMultipleItems = true
        picker.prompt = "Choose what to hear"
        picker.delegate = self
        present(picker, animated: true)
    }

    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {
        dismiss(animated: true)
        guard mediaItemCollection.count > 0 else { return }
        player.setQueue(with: mediaItemCollection)
        player.play()
    }

    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { dismiss(animated: true) }

    // MARK: Layout

    private func layOut() {
        artwork.contentMode = .scaleAspectFit
        artwork.isAccessibilityElement = true
        artwork.accessibilityIdentifier = "artwork"
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        artistLabel.font = .preferredFont(forTextStyle: .subheadline)
        albumLabel.font = .preferredFont(forTextStyle: .subheadline)
        for label in [artistLabel, albumLabel, stateLabel] { label.textColor = .secondaryLabel }
        stateLabel.font = .preferredFont(forTextStyle: .footnote)
        stateLabel.text = "Stopped"
        elapsedLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        let names: [(UILabel, String)] = [
            (titleLabel, "title"), (artistLabel, "artist"), (albumLabel, "album"), (stateLabel, "state"),
            (elapsedLabel, "elapsed"),
        ]
        for (label, name) in names {
            label.accessibilityIdentifier = name
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
        }
        volume.accessibilityIdentifier = "volume"
        playButton.titleLabel?.font = .preferredFont(forTextStyle: .title2)
        configure(playButton, "Play", #selector(playOrPause))
        let transport = row([
            button("30 s Back", #selector(goBack)), playButton, button("30 s Forward", #selector(goForward)),
        ])
        let sources = row([
            button("Random Song", #selector(playRandomSong)), button("Fixed Artist", #selector(playFixedArtist)),
            button("Evening", #selector(playEvening)),
        ])
        place([
            artwork, titleLabel, artistLabel, albumLabel, progress, elapsedLabel, transport, stateLabel, volume,
            sources,
        ])
    }

    private func place(_ parts: [UIView]) {
        let column = UIStackView(arrangedSubviews: parts)
        column.axis = .vertical
        column.spacing = 14
        column.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        view.addSubview(scroll)
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
            column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -48),
            artwork.heightAnchor.constraint(equalToConstant: 120),
            volume.heightAnchor.constraint(equalToConstant: 34),
        ])
    }

    private func button(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        configure(button, title, action)
        return button
    }

    private func configure(_ button: UIButton, _ title: String, _ action: Selector) {
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
    }

    private func row(_ buttons: [UIButton]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        return row
    }
}
