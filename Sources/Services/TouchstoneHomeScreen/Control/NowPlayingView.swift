// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import TouchstoneSettings
import UIKit

/// What plays, on the lock screen, in notification centre and in control centre: artwork, title and artist, how far it is,
/// the buttons, and how loud it is. A button that nobody in the app answers to is grey.
final class NowPlayingView: UIView {
    /// Points, of the whole.
    static let height: CGFloat = 208

    private let device: Device
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    private let artwork = UIImageView()
    private let title = UILabel()
    private let artist = UILabel()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let elapsed = UILabel()
    private let remaining = UILabel()
    private let back = UIButton(type: .system)
    private let toggle = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private let volume = UISlider()
    private(set) var note: SoundNote?
    private var shownArtwork: (name: String, date: Date?)?

    init(device: Device) {
        self.device = device
        super.init(frame: .zero)
        accessibilityIdentifier = "NowPlaying"
        background.layer.cornerRadius = 22
        background.clipsToBounds = true
        addSubview(background)
        artwork.layer.cornerRadius = 6
        artwork.clipsToBounds = true
        artwork.contentMode = .scaleAspectFill
        artwork.backgroundColor = UIColor(white: 1, alpha: 0.2)
        artwork.tintColor = UIColor(white: 1, alpha: 0.6)
        style()
        for part in [artwork, title, artist, progress, elapsed, remaining, back, toggle, forward, volume] {
            background.contentView.addSubview(part)
        }
        wire()
    }

    required init?(coder: NSCoder) { fatalError("NowPlayingView: is made in code only") }

    private func style() {
        title.font = .systemFont(ofSize: 16, weight: .semibold)
        title.textColor = .white
        artist.font = .systemFont(ofSize: 15)
        for label in [artist, elapsed, remaining] { label.textColor = UIColor(white: 1, alpha: 0.65) }
        for label in [elapsed, remaining] { label.font = .monospacedDigitSystemFont(ofSize: 11, weight: .medium) }
        remaining.textAlignment = .right
        progress.progressTintColor = UIColor(white: 1, alpha: 0.9)
        progress.trackTintColor = UIColor(white: 1, alpha: 0.25)
        volume.minimumTrackTintColor = UIColor(white: 1, alpha: 0.9)
        volume.maximumTrackTintColor = UIColor(white: 1, alpha: 0.25)
        volume.accessibilityIdentifier = "volume"
        for (label, name) in [(title, "playing title"), (artist, "playing artist"), (elapsed, "playing elapsed")] {
            label.accessibilityIdentifier = name
        }
        let symbols = [
            (back, "backward.fill", "previous"), (toggle, "play.fill", "play"), (forward, "forward.fill", "next"),
        ]
        for (button, symbol, name) in symbols {
            button.setImage(Self.symbol(symbol, size: button === toggle ? 30 : 22), for: .normal)
            button.tintColor = .white
            button.accessibilityIdentifier = name
        }
    }

    private static func symbol(_ name: String, size: CGFloat) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .medium))
    }

    private func wire() {
        back.addAction(UIAction { [weak self] _ in self?.press(.previousTrack) }, for: .touchUpInside)
        forward.addAction(UIAction { [weak self] _ in self?.press(.nextTrack) }, for: .touchUpInside)
        toggle.addAction(UIAction { [weak self] _ in self?.pressToggle() }, for: .touchUpInside)
        volume.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                let value = Double(volume.value)
                World.shared.update { $0.volume = value }
            }, for: .valueChanged)
        volume.addAction(
            UIAction { _ in DeviceSession.changeWorld(["volume": World.shared.state.volume]) }, for: .touchUpInside)
    }

    // MARK: Buttons

    private var isPlaying: Bool { (note?.isPlaying ?? false) && (note?.nowPlaying?.rate ?? 0) > 0 }

    private func pressToggle() {
        let wanted: RemoteCommand = isPlaying ? .pause : .play
        press(note?.answers(wanted) == true ? wanted : .togglePlayPause)
    }

    /// One that is suspended wakes for it.
    private func press(_ command: RemoteCommand) {
        guard let note else { return }
        _ = RunningApp.perform([["remote": command.rawValue]], app: note.app, on: device)
    }

    // MARK: Showing

    /// The app that has the loudspeaker, or had it last. Hidden while there is none.
    func reload() {
        note = SoundBoard.notes(on: device).first { $0.isShown }
        isHidden = note == nil
        guard let note, let playing = note.nowPlaying else { return }
        title.text = playing.title ?? InstalledApp.all(on: device).first { $0.identifier == note.app }?.name
        artist.text = [playing.artist, playing.album].compactMap { $0 }.joined(separator: " \u{2014} ")
        toggle.setImage(Self.symbol(isPlaying ? "pause.fill" : "play.fill", size: 30), for: .normal)
        toggle.accessibilityLabel = isPlaying ? "Pause" : "Play"
        toggle.isEnabled =
            note.answers(.togglePlayPause) || note.answers(isPlaying ? .pause : .play)
        back.isEnabled = note.answers(.previousTrack)
        forward.isEnabled = note.answers(.nextTrack)
        for button in [back, toggle, forward] { button.alpha = button.isEnabled ? 1 : 0.35 }
        showArtwork(playing.artwork)
        tick()
    }

    /// Time has gone on.
    func tick() {
        volume.value = Float(World.shared.state.volume)
        guard let playing = note?.nowPlaying else { return }
        let now = playing.elapsed(at: Date())
        elapsed.text = Self.clock(now)
        remaining.text = playing.duration.map { "-" + Self.clock($0 - now) } ?? "LIVE"
        progress.progress = playing.duration.map { Float(now / $0) } ?? 0
    }

    private static func clock(_ seconds: Double) -> String {
        let whole = Int(max(0, seconds).rounded(.down))
        let minutes = String(format: "%d:%02d", whole / 60 % 60, whole % 60)
        return whole >= 3600 ? String(format: "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60) : minutes
    }

    /// Read again only when the file is another.
    private func showArtwork(_ name: String?) {
        guard let name else {
            shownArtwork = nil
            artwork.contentMode = .center
            return artwork.image = Self.symbol("music.note", size: 24)
        }
        let file = device.sound.appendingPathComponent(name)
        // A file that is gone has no date, and no picture.
        let date = try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        guard shownArtwork.map({ $0 != (name, date) }) ?? true else { return }
        shownArtwork = (name, date)
        artwork.contentMode = .scaleAspectFill
        artwork.image = UIImage(contentsOfFile: file.path)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let (left, width) = (CGFloat(18), bounds.width - 36)
        artwork.frame = CGRect(x: left, y: 16, width: 56, height: 56)
        title.frame = CGRect(x: 88, y: 22, width: bounds.width - 106, height: 21)
        artist.frame = CGRect(x: 88, y: 44, width: bounds.width - 106, height: 20)
        progress.frame = CGRect(x: left, y: 88, width: width, height: 4)
        elapsed.frame = CGRect(x: left, y: 96, width: 80, height: 14)
        remaining.frame = CGRect(x: left + width - 80, y: 96, width: 80, height: 14)
        for (button, place) in [(back, -84), (toggle, 0), (forward, 84)] {
            button.frame = CGRect(x: bounds.midX + CGFloat(place) - 28, y: 110, width: 56, height: 48)
        }
        volume.frame = CGRect(x: left, y: 164, width: width, height: 32)
    }
}
