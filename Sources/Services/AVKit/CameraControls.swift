// SPDX-License-Identifier: MIT

/// The buttons of a picker's camera: flash at the top; shutter, cancelling and the other camera at the bottom; or, of what was
/// taken, taking it again and using it.
@MainActor
final class CameraControls: UIView {
    enum Action { case cancel, shutter, flip, flash, mode, retake, use }

    struct Look {
        var takesFilms = false
        /// How many kinds of media may be taken.
        var modes = 1
        var flash = UIImagePickerController.CameraFlashMode.auto
        var hasFlash = true
        var isRecording = false
        var isReview = false
    }

    var perform: (Action) -> Void = { _ in }
    private let flash = UIButton(type: .system)
    private let mode = UIButton(type: .system)
    private let cancel = UIButton(type: .system)
    private let flip = UIButton(type: .system)
    private let retake = UIButton(type: .system)
    private let use = UIButton(type: .system)
    private let shutter = ShutterButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        add(flash, .flash, "Flash")
        add(mode, .mode, "Camera Mode")
        add(cancel, .cancel, "Cancel", title: "Cancel")
        add(flip, .flip, "Switch camera")
        add(retake, .retake, "Retake", title: "Retake")
        add(use, .use, "Use Photo", title: "Use Photo")
        add(shutter, .shutter, "Take Picture")
        flip.setImage(
            UIImage(
                systemName: "arrow.triangle.2.circlepath", withConfiguration: UIImage.SymbolConfiguration(pointSize: 24)
            ),
            for: .normal)
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ button: UIButton, _ action: Action, _ label: String, title: String? = nil) {
        button.tintColor = .white
        button.titleLabel?.font = .systemFont(ofSize: 18)
        if let title { button.setTitle(title, for: .normal) }
        button.accessibilityLabel = label
        button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
        addSubview(button)
    }

    private struct Words {
        let mode: String
        let use: String
        let shutter: String
        static let photo = Words(mode: "PHOTO", use: "Use Photo", shutter: "Take Picture")
        static let film = Words(mode: "VIDEO", use: "Use Video", shutter: "Record Video")
    }

    func show(_ look: Look) {
        for part in [shutter, cancel, flip, flash, mode] { part.isHidden = look.isReview }
        for part in [retake, use] { part.isHidden = !look.isReview }
        for part in [cancel, flip, mode] where look.isRecording { part.isHidden = true }
        if look.modes < 2 { mode.isHidden = true }
        if !look.hasFlash { flash.isHidden = true }
        let modes: [UIImagePickerController.CameraFlashMode: String] = [.auto: " Auto", .on: " On", .off: " Off"]
        flash.setImage(UIImage(systemName: "bolt.fill"), for: .normal)
        flash.setTitle(modes[look.flash], for: .normal)
        flash.titleLabel?.font = .systemFont(ofSize: 13)
        let words = look.takesFilms ? Words.film : Words.photo
        mode.setTitle(words.mode, for: .normal)
        mode.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
        mode.tintColor = .systemYellow
        use.setTitle(words.use, for: .normal)
        use.accessibilityLabel = words.use
        shutter.look = (look.takesFilms, look.isRecording)
        shutter.accessibilityLabel = words.shutter
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = bounds.inset(by: safeAreaInsets)
        flash.frame = CGRect(x: safe.minX + 8, y: safe.minY, width: 76, height: 44)
        let row = safe.maxY - 56
        shutter.frame = CGRect(x: bounds.midX - 34, y: row - 34, width: 68, height: 68)
        mode.frame = CGRect(x: bounds.midX - 50, y: row - 76, width: 100, height: 32)
        flip.frame = CGRect(x: safe.maxX - 16 - 48, y: row - 24, width: 48, height: 48)
        for (button, isLeft) in [(cancel, true), (retake, true), (use, false)] {
            let width = max(44, button.sizeThatFits(bounds.size).width)
            button.frame = CGRect(
                x: isLeft ? safe.minX + 16 : safe.maxX - 16 - width, y: row - 22, width: width, height: 44)
        }
    }

    /// Only buttons take touches, so that an overlay of the app's below gets the others.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.frame.contains(point) }
    }
}

/// A white ring with a disc: white for photos, red for films, a red square while one is recorded.
@MainActor
private final class ShutterButton: UIButton {
    var look = (isFilm: false, isRecording: false) { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

    override func draw(_ rect: CGRect) {
        UIColor.white.setStroke()
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3))
        ring.lineWidth = 5
        ring.stroke()
        (look.isFilm ? UIColor.systemRed : .white).setFill()
        if look.isRecording {
            UIBezierPath(roundedRect: bounds.insetBy(dx: 20, dy: 20), cornerRadius: 5).fill()
        } else {
            UIBezierPath(ovalIn: bounds.insetBy(dx: 8, dy: 8)).fill()
        }
    }
}
