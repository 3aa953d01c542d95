// SPDX-License-Identifier: MIT

/// The screen of `UIVideoEditorController`: the film, a strip of its pictures with a handle at either end, Cancel and Save.
@MainActor
final class FilmEditor: UIViewController {
    private unowned let editor: UIVideoEditorController
    private let asset: AVURLAsset
    private let player: AVPlayer
    private let film = FilmView()
    private let strip: FilmStrip
    private let play = UIButton(type: .system)
    /// Hears that the part has been played.
    private var ends: Any?
    /// Until it has ended, or the screen goes.
    private var export: AVAssetExportSession?

    init(_ editor: UIVideoEditorController) {
        self.editor = editor
        asset = AVURLAsset(url: URL(fileURLWithPath: editor.videoPath))
        player = AVPlayer(playerItem: AVPlayerItem(asset: asset))
        strip = FilmStrip(seconds: asset.duration.seconds, most: editor.videoMaximumDuration)
        super.init(nibName: nil, bundle: nil)
        title = "Edit Video"
        // The ground is black in either appearance, so the bar's title is white.
        editor.overrideUserInterfaceStyle = .dark
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.editor.cancelled() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save", primaryAction: UIAction { [weak self] _ in self?.save() })
        navigationItem.rightBarButtonItem?.style = .done
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        film.player.player = player
        play.setImage(
            UIImage(systemName: "play.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 64)),
            for: .normal)
        play.tintColor = .white
        play.accessibilityLabel = "Play"
        play.addAction(UIAction { [weak self] _ in self?.playPart() }, for: .primaryActionTriggered)
        for part in [film, strip, play] { view.addSubview(part) }
        strip.changed = { [weak self] seconds in self?.show(seconds) }
        strip.showPictures(of: asset)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        strip.frame = CGRect(x: room.minX + 12, y: room.minY + 8, width: room.width - 24, height: 44)
        film.frame = CGRect(
            x: room.minX, y: strip.frame.maxY + 8, width: room.width, height: room.maxY - strip.frame.maxY - 8)
        play.frame = CGRect(x: film.frame.midX - 40, y: film.frame.midY - 40, width: 80, height: 80)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isMovingFromParent || editor.isBeingDismissed else { return }
        export?.cancelExport()
        export = nil
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        player.pause()
        ends.map(player.removeTimeObserver)
        ends = nil
    }

    // MARK: Playing

    /// The picture at one of the handles, while a person drags it.
    private func show(_ seconds: Double) {
        player.pause()
        play.isHidden = false
        player.seek(
            to: CMTime(seconds: seconds, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
    }

    private func playPart() {
        let part = strip.part
        player.seek(to: part.start, toleranceBefore: .zero, toleranceAfter: .zero)
        play.isHidden = true
        ends.map(player.removeTimeObserver)
        ends = player.addBoundaryTimeObserver(forTimes: [NSValue(time: part.end)], queue: .main) { [weak self] in
            MainActor.assumeIsolated { self?.show(part.start.seconds) }
        }
        player.play()
    }

    // MARK: Saving

    private func save() {
        player.pause()
        guard let session = AVAssetExportSession(asset: asset, presetName: editor.videoQuality.preset) else {
            return editor.failed(AVError(.exportFailed))
        }
        navigationItem.rightBarButtonItem?.isEnabled = false
        strip.isUserInteractionEnabled = false
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("trim.\(UUID().uuidString).MOV")
        session.outputURL = file
        session.outputFileType = .mov
        session.timeRange = strip.part
        export = session
        session.exportAsynchronously { [weak self] in
            DispatchQueue.main.async {
                // Whoever closed the screen has given the film up.
                guard let self, self.export === session else { return Self.discard(file) }
                self.saved(session, file)
            }
        }
    }

    private func saved(_ session: AVAssetExportSession, _ file: URL) {
        export = nil
        navigationItem.rightBarButtonItem?.isEnabled = true
        strip.isUserInteractionEnabled = true
        if session.status == .completed {
            editor.saved(file.path)
        } else {
            editor.failed(session.error ?? AVError(.exportFailed))
        }
    }

    private static func discard(_ file: URL) {
        if FileManager.default.fileExists(atPath: file.path) {
            try? FileManager.default.removeItem(at: file)  // Only a temporary file stays.
        }
    }
}

extension UIImagePickerController.QualityType {
    /// The preset of an export that writes films of this quality.
    fileprivate var preset: String {
        switch self {
        case .typeHigh: AVAssetExportPresetHighestQuality
        case .typeMedium: AVAssetExportPresetMediumQuality
        case .typeLow: AVAssetExportPresetLowQuality
        case .type640x480: AVAssetExportPreset640x480
        case .typeIFrame1280x720: AVAssetExportPreset1280x720
        case .typeIFrame960x540: AVAssetExportPreset960x540
        }
    }
}

@MainActor
private final class FilmView: UIView {
    let player = AVPlayerLayer()
    override func layoutSubviews() {
        super.layoutSubviews()
        player.frame = bounds
        if player.superlayer == nil { layer.addSublayer(player) }
    }
}
