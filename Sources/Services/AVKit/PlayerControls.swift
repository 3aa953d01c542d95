// SPDX-License-Identifier: MIT

/// Play and pause, skipping, a slider with times, closing and growing. A tap shows and hides them; they go by themselves while the
/// film plays.
@MainActor
final class PlayerControls: UIView {
    var close: () -> Void = {}
    var showsClose = false { didSet { show(closeButton, showsClose) } }
    var enlarge: () -> Void = {}
    var offersEnlarging = false { didSet { show(enlargeButton, offersEnlarging) } }
    /// Whether nothing but playing and pausing is offered.
    var isLinear = false {
        didSet {
            for button in [backButton, forwardButton] { button.isHidden = isLinear }
            slider.isEnabled = !isLinear
        }
    }
    var speeds = AVPlaybackSpeed.systemDefaultSpeeds { didSet { showSpeeds() } }
    private let closeButton = UIButton(type: .system)
    private let enlargeButton = UIButton(type: .system)
    private let moreButton = UIButton(type: .system)
    private let playButton = UIButton(type: .system)
    private let backButton = UIButton(type: .system)
    private let forwardButton = UIButton(type: .system)
    private let choiceButton = UIButton(type: .system)
    private let pictureInPictureButton = UIButton(type: .system)
    var startPictureInPicture: () -> Void = {}
    var offersPictureInPicture = false { didSet { show(pictureInPictureButton, offersPictureInPicture) } }
    private let slider = UISlider()
    private let elapsed = UILabel()
    private let remaining = UILabel()
    private let panel = UIView()
    private var timeObserver: Any?
    private lazy var listener = PlayerListener(rateChanged: { [weak self] in self?.rateChanged() })
    private static let skip = 10.0
    private lazy var fading = ControlsFading(
        panel, whileIdle: { [weak self] in self?.isIdle ?? false }, changed: { [weak self] in self?.describe() })

    var player: AVPlayer? {
        willSet { if let timeObserver, let player { player.removeTimeObserver(timeObserver) } }
        didSet {
            timeObserver = nil
            observe()
            refresh()
            showSpeeds()
            fading.show()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Menus too, as over films on iOS.
        overrideUserInterfaceStyle = .dark
        panel.backgroundColor = UIColor(white: 0, alpha: 0.35)
        panel.frame = bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(panel)
        addButton(closeButton, "xmark", "Close") { $0.close() }
        addButton(enlargeButton, "arrow.up.left.and.arrow.down.right", "Full screen") { $0.enlarge() }
        addButton(backButton, "gobackward.10", "Skip Backward 10 seconds") { $0.move(by: -Self.skip) }
        addButton(playButton, "play.fill", "Play/Pause") { $0.toggle() }
        addButton(forwardButton, "goforward.10", "Skip Forward 10 seconds") { $0.move(by: Self.skip) }
        addButton(choiceButton, "captions.bubble", "Audio and Subtitles") { _ in }
        choiceButton.showsMenuAsPrimaryAction = true
        addButton(moreButton, "ellipsis.circle", "More Controls") { _ in }
        moreButton.showsMenuAsPrimaryAction = true
        addButton(pictureInPictureButton, "pip.enter", "Start Picture in Picture") { $0.startPictureInPicture() }
        choiceButton.setImage(PlayerSymbols.captions, for: .normal)
        pictureInPictureButton.setImage(PlayerSymbols.pictureInPicture, for: .normal)
        for button in [closeButton, enlargeButton, choiceButton, pictureInPictureButton] { button.isHidden = true }
        for label in [elapsed, remaining] {
            label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
            label.textColor = .white
            panel.addSubview(label)
        }
        slider.minimumTrackTintColor = .white
        // Time runs from left to right in every language.
        slider.semanticContentAttribute = .playback
        slider.accessibilityLabel = "Current position"
        slider.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
        panel.addSubview(slider)
        addGestureRecognizer(ActionTap { [weak self] in self?.fading.toggle() })
        showSpeeds()
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ button: UIButton, _ isShown: Bool) {
        button.isHidden = !isShown
        setNeedsLayout()
    }

    private func addButton(
        _ button: UIButton, _ symbol: String, _ label: String, _ action: @escaping (PlayerControls) -> Void
    ) {
        let size = UIImage.SymbolConfiguration(pointSize: button === playButton ? 36 : 24)
        button.setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
        button.tintColor = .white
        button.accessibilityLabel = label
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                fading.wait()
                action(self)
            }, for: .touchUpInside)
        panel.addSubview(button)
    }

    // MARK: Player

    private func observe() {
        listener.player = player
        timeObserver = player?.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: .main) {
            [weak self] _ in MainActor.assumeIsolated { self?.refresh() }
        }
    }

    /// What begins to play hides its controls after a while, what stops shows them.
    private func rateChanged() {
        refresh()
        if isPlaying { fading.wait() } else { fading.show() }
    }

    private var isPlaying: Bool { (player?.rate ?? 0) > 0 }
    private var isIdle: Bool { isPlaying && !slider.isTracking }

    /// Without its controls a film is one element, which a person who does not see it finds and taps.
    private func describe() {
        isAccessibilityElement = !fading.isShown
        accessibilityLabel = fading.isShown ? nil : "Video"
        accessibilityHint = fading.isShown ? nil : "Double tap to show the controls"
    }

    private var duration: Double? {
        guard let item = player?.currentItem, item.duration.isNumeric, item.duration > .zero else { return nil }
        return item.duration.seconds
    }

    private func refresh() {
        let size = UIImage.SymbolConfiguration(pointSize: 36)
        playButton.setImage(
            UIImage(systemName: isPlaying ? "pause.fill" : "play.fill", withConfiguration: size), for: .normal)
        let now = player?.currentTime().seconds ?? 0
        elapsed.text = Self.text(now)
        remaining.text = duration.map { "-" + Self.text($0 - now) } ?? "--:--"
        slider.value = duration.map { Float(now / $0) } ?? 0
        slider.isHidden = isLive
        if isLive { (elapsed.text, remaining.text) = ("", "LIVE") }
        showChoices()
        setNeedsLayout()
    }

    /// A stream without an end.
    private var isLive: Bool {
        player?.currentItem.map { $0.status == .readyToPlay && $0.duration.isIndefinite } ?? false
    }

    // MARK: Sounds and captions

    private var shownItem: AVPlayerItem?

    private func showChoices() {
        guard let item = player?.currentItem, item.status == .readyToPlay else { return choiceButton.isHidden = true }
        guard item !== shownItem else { return }
        shownItem = item
        let menus = [menu(.audible, "Audio", of: item), menu(.legible, "Subtitles", of: item)].compactMap { $0 }
        choiceButton.isHidden = menus.isEmpty
        choiceButton.menu = UIMenu(children: menus)
    }

    /// nil where there is nothing to choose.
    private func menu(_ kind: AVMediaCharacteristic, _ title: String, of item: AVPlayerItem) -> UIMenu? {
        guard let group = item.asset.mediaSelectionGroup(forMediaCharacteristic: kind),
            group.options.count > 1 || group.allowsEmptySelection
        else { return nil }
        let chosen = item.currentMediaSelection.selectedMediaOption(in: group)
        var options: [AVMediaSelectionOption?] = group.options
        if group.allowsEmptySelection { options.insert(nil, at: 0) }
        let actions = options.map { option in
            UIAction(title: option?.displayName ?? "Off", state: option === chosen ? .on : .off) { [weak self] _ in
                item.select(option, in: group)
                self?.shownItem = nil
                self?.showChoices()
            }
        }
        return UIMenu(title: title, options: .displayInline, children: actions)
    }

    // MARK: Speed

    private func showSpeeds() {
        moreButton.isHidden = speeds.isEmpty
        let actions = speeds.map { speed in
            let isChosen = speed.rate == player?.defaultRate ?? 1
            return UIAction(title: speed.localizedName, state: isChosen ? .on : .off) { [weak self] _ in
                self?.select(speed)
            }
        }
        moreButton.menu = UIMenu(children: [UIMenu(title: "Playback Speed", children: actions)])
    }

    func select(_ speed: AVPlaybackSpeed) {
        guard let player else { return }
        player.defaultRate = speed.rate
        if player.rate > 0 { player.rate = speed.rate }
        showSpeeds()
    }

    private static func text(_ seconds: Double) -> String {
        let whole = Int(max(0, seconds.isFinite ? seconds : 0))
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, whole % 60)
            : String(format: "%02d:%02d", minutes, whole % 60)
    }

    private func toggle() {
        guard let player else { return }
        if player.rate > 0 { return player.pause() }
        if let duration, player.currentTime().seconds >= duration - 0.05 { player.seek(to: .zero) }
        player.play()
    }

    private func move(by seconds: Double) {
        guard let player else { return }
        player.seek(to: player.currentTime() + CMTime(seconds: seconds, preferredTimescale: 600))
        refresh()
    }

    private func scrub() {
        fading.wait()
        guard let duration else { return }
        player?.seek(to: CMTime(seconds: Double(slider.value) * duration, preferredTimescale: 600))
        refresh()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = bounds.inset(by: safeAreaInsets)
        line(from: safe.minX + 12, by: 48, top: safe.minY + 8, [closeButton, enlargeButton, pictureInPictureButton])
        line(from: safe.maxX - 12 - 44, by: -48, top: safe.minY + 8, [moreButton, choiceButton])
        let isSmall = safe.height < 140
        let middle = isSmall ? safe.midY - 12 : safe.midY
        playButton.frame = CGRect(x: safe.midX - 32, y: middle - 32, width: 64, height: 64)
        backButton.frame = CGRect(x: safe.midX - 112, y: middle - 24, width: 48, height: 48)
        forwardButton.frame = CGRect(x: safe.midX + 64, y: middle - 24, width: 48, height: 48)
        elapsed.sizeToFit()
        remaining.sizeToFit()
        let bottom = safe.maxY - (isSmall ? 18 : 36)
        elapsed.center = CGPoint(x: safe.minX + 16 + elapsed.bounds.width / 2, y: bottom)
        remaining.center = CGPoint(x: safe.maxX - 16 - remaining.bounds.width / 2, y: bottom)
        let left = elapsed.frame.maxX + 12
        slider.frame = CGRect(x: left, y: bottom - 17, width: max(0, remaining.frame.minX - 12 - left), height: 34)
    }

    /// Those that are shown, side by side.
    private func line(from start: CGFloat, by step: CGFloat, top: CGFloat, _ buttons: [UIButton]) {
        for (place, button) in buttons.filter({ !$0.isHidden }).enumerated() {
            button.frame = CGRect(x: start + step * CGFloat(place), y: top, width: 44, height: 44)
        }
    }
}

/// A tap that calls a closure.
@MainActor
final class ActionTap: UITapGestureRecognizer {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init(target: nil, action: nil)
    }
    override var state: UIGestureRecognizer.State {
        didSet { if state == .ended { action() } }
    }
}
