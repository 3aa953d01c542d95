// SPDX-License-Identifier: MIT

/// The small window of a film: play and pause, skipping, closing and going back to the app's own screen. Dragged, it comes to
/// rest in the nearest corner.
@MainActor
final class PictureInPictureWindow: UIWindow {
    var close: () -> Void = {}
    var restore: () -> Void = {}
    var showsSkipping = true { didSet { skipButtons.forEach { $0.isHidden = !showsSkipping } } }
    private let source: AVPlayerLayer
    private let filmView = PlayerView()
    private let panel = UIView()
    private let playButton = UIButton(type: .system)
    private var skipButtons: [UIButton] = []
    private static let margin: CGFloat = 12

    static var scene: UIWindowScene? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    }

    init(_ scene: UIWindowScene, _ source: AVPlayerLayer) {
        self.source = source
        super.init(windowScene: scene)
        windowLevel = .normal + 1
        layer.cornerRadius = 10
        clipsToBounds = true
        backgroundColor = .black
        let root = UIViewController()
        root.view.addSubview(filmView)
        root.view.addSubview(panel)
        rootViewController = root
        panel.backgroundColor = UIColor(white: 0, alpha: 0.35)
        add("xmark", "Close") { $0.close() }
        add("pip.exit", "Restore") { $0.restore() }.setImage(PlayerSymbols.pictureInPicture, for: .normal)
        skipButtons = [add("gobackward.15", "Skip Backward") { $0.move(by: -15) }]
        add(playButton) { $0.toggle() }
        skipButtons.append(add("goforward.15", "Skip Forward") { $0.move(by: 15) })
        panel.isHidden = true
        addGestureRecognizer(ActionTap { [weak self] in self?.tapped() })
        addGestureRecognizer(ActionPan { [weak self] in self?.dragged($0) })
        accessibilityLabel = "Picture in Picture"
    }

    required init?(coder: NSCoder) { nil }

    @discardableResult
    private func add(_ symbol: String, _ label: String, _ action: @escaping (PictureInPictureWindow) -> Void)
        -> UIButton
    {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = label
        add(button, action)
        return button
    }

    private func add(_ button: UIButton, _ action: @escaping (PictureInPictureWindow) -> Void) {
        button.tintColor = .white
        button.addAction(UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
        panel.addSubview(button)
    }

    // MARK: Coming and going

    func appear(_ done: @escaping () -> Void) {
        let from = source.superlayer == nil ? nil : source.convert(source.bounds, to: nil)
        frame = from ?? corner(isRight: true, isBottom: true)
        isHidden = false
        filmView.playerLayer.player = source.player
        source.isHidden = true
        showState()
        UIView.animate(withDuration: 0.3, animations: { self.frame = self.corner(isRight: true, isBottom: true) }) {
            _ in
            done()
        }
    }

    func vanish(_ done: @escaping () -> Void) {
        UIView.animate(withDuration: 0.25, animations: { self.alpha = 0 }) { _ in
            self.filmView.playerLayer.player = nil
            self.source.isHidden = false
            // A film plays for one layer at a time that shows it.
            let player = self.source.player
            self.source.player = nil
            self.source.player = player
            self.isHidden = true
            done()
        }
    }

    /// Of the film's shape, two fifths of the screen's longer way across a phone.
    private var size: CGSize {
        let film = source.player?.currentItem?.presentationSize ?? .zero
        let shape = film.width > 0 && film.height > 0 ? film.width / film.height : 16.0 / 9
        let room = windowScene?.screen.bounds.size ?? UIScreen.main.bounds.size
        let long = min(room.width, room.height) * 0.55
        return shape >= 1 ? CGSize(width: long, height: long / shape) : CGSize(width: long * shape, height: long)
    }

    private func corner(isRight: Bool, isBottom: Bool) -> CGRect {
        let room = windowScene?.screen.bounds ?? UIScreen.main.bounds
        let insets = windowScene?.windows.first { $0 !== self }?.safeAreaInsets ?? .zero
        let area = room.inset(by: insets).insetBy(dx: Self.margin, dy: Self.margin)
        let size = size
        var rect = CGRect(origin: area.origin, size: size)
        if isRight { rect.origin.x = area.maxX - size.width }
        if isBottom { rect.origin.y = area.maxY - size.height }
        return rect
    }

    // MARK: Touches

    private func tapped() {
        panel.isHidden.toggle()
        showState()
    }

    private func dragged(_ gesture: UIPanGestureRecognizer) {
        let moved = gesture.translation(in: nil)
        gesture.setTranslation(.zero, in: nil)
        center = CGPoint(x: center.x + moved.x, y: center.y + moved.y)
        guard gesture.state == .ended || gesture.state == .cancelled else { return }
        let room = windowScene?.screen.bounds ?? UIScreen.main.bounds
        let target = corner(isRight: center.x > room.midX, isBottom: center.y > room.midY)
        UIView.animate(withDuration: 0.3) { self.frame = target }
    }

    private func toggle() {
        guard let player = source.player else { return }
        if player.rate > 0 { player.pause() } else { player.play() }
        showState()
    }

    private func move(by seconds: Double) {
        guard let player = source.player else { return }
        player.seek(to: player.currentTime() + CMTime(seconds: seconds, preferredTimescale: 600))
    }

    private func showState() {
        let isPlaying = (source.player?.rate ?? 0) > 0
        let (symbol, label) = isPlaying ? ("pause.fill", "Pause") : ("play.fill", "Play")
        playButton.setImage(UIImage(systemName: symbol), for: .normal)
        playButton.accessibilityLabel = label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        filmView.frame = bounds
        panel.frame = bounds
        let places: [(x: CGFloat, y: CGFloat)] = [
            (22, 22), (bounds.width - 22, 22), (bounds.width * 0.25, bounds.midY), (bounds.midX, bounds.midY),
            (bounds.width * 0.75, bounds.midY),
        ]
        for (button, place) in zip(panel.subviews, places) {
            button.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
            button.center = CGPoint(x: place.x, y: place.y)
        }
    }
}
