// SPDX-License-Identifier: MIT

/// Pictures of a film side by side, and a yellow frame around the part that is kept, whose ends a person drags.
@MainActor
final class FilmStrip: UIView {
    /// Told the time of the end that moves, in seconds.
    var changed: (Double) -> Void = { _ in }
    private let seconds: Double
    private let most: Double
    private var start = 0.0
    private var end: Double
    private let pictures = UIStackView()
    private let frameOfPart = UIView()
    private let handles: [TrimHandle]
    /// No part is shorter.
    private static let least = 1.0
    private static let count = 8
    static let handleWidth: CGFloat = 16

    /// - Parameters:
    ///   - seconds: of the film.
    ///   - most: of the part.
    init(seconds: Double, most: Double) {
        self.seconds = seconds.isFinite ? max(0, seconds) : 0
        self.most = most > 0 ? most : .infinity
        end = min(self.seconds, self.most)
        handles = [TrimHandle("Trim Start"), TrimHandle("Trim End")]
        super.init(frame: .zero)
        pictures.distribution = .fillEqually
        pictures.clipsToBounds = true
        pictures.backgroundColor = .darkGray
        frameOfPart.layer.borderWidth = 3
        frameOfPart.isUserInteractionEnabled = false
        for part in [pictures, frameOfPart] + handles { addSubview(part) }
        for (index, handle) in handles.enumerated() {
            handle.addGestureRecognizer(ActionPan { [weak self] in self?.drag(index, $0) })
            handle.step = { [weak self] in self?.move(index, by: $0) }
        }
    }

    required init?(coder: NSCoder) { nil }

    /// What is kept.
    var part: CMTimeRange {
        CMTimeRange(
            start: CMTime(seconds: start, preferredTimescale: 600), end: CMTime(seconds: end, preferredTimescale: 600))
    }

    // MARK: Looks

    func showPictures(of asset: AVAsset) {
        let generator = AVAssetImageGenerator(asset: asset)
        generator.appliesPreferredTrackTransform = true
        generator.maximumSize = CGSize(width: 160, height: 160)
        let times = (0..<Self.count).map { index in
            let view = UIImageView()
            view.contentMode = .scaleAspectFill
            view.clipsToBounds = true
            pictures.addArrangedSubview(view)
            let place = (Double(index) + 0.5) / Double(Self.count) * seconds
            return NSValue(time: CMTime(seconds: place, preferredTimescale: 600))
        }
        generator.generateCGImagesAsynchronously(forTimes: times) { wanted, image, _, _, _ in
            guard let image else { return }
            let picture = UIImage(cgImage: image)
            DispatchQueue.main.async { [weak self] in
                guard let self, let index = times.firstIndex(of: NSValue(time: wanted)) else { return }
                (pictures.arrangedSubviews[index] as? UIImageView)?.image = picture
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: Self.handleWidth, dy: 0)
        pictures.frame = inner
        let (left, right) = (place(start, inner), place(end, inner))
        handles[0].frame = CGRect(x: left - Self.handleWidth, y: 0, width: Self.handleWidth, height: bounds.height)
        handles[1].frame = CGRect(x: right, y: 0, width: Self.handleWidth, height: bounds.height)
        frameOfPart.frame = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
        let color: UIColor = start > 0 || end < seconds ? .systemYellow : .systemGray
        frameOfPart.layer.borderColor = color.cgColor
        for handle in handles {
            handle.backgroundColor = color
            handle.accessibilityValue = String(format: "%.1f s", handle === handles[0] ? start : end)
        }
    }

    private func place(_ time: Double, _ inner: CGRect) -> CGFloat {
        seconds > 0 ? inner.minX + inner.width * CGFloat(time / seconds) : inner.minX
    }

    // MARK: Moving

    private func drag(_ index: Int, _ pan: UIPanGestureRecognizer) {
        let width = bounds.width - 2 * Self.handleWidth
        guard width > 0 else { return }
        move(index, by: Double(pan.translation(in: self).x / width) * seconds)
        pan.setTranslation(.zero, in: self)
    }

    private func move(_ index: Int, by change: Double) {
        let least = min(Self.least, seconds)
        if index == 0 {
            start = min(max(0, start + change, end - most), end - least)
        } else {
            end = max(min(seconds, end + change, start + most), start + least)
        }
        setNeedsLayout()
        changed(index == 0 ? start : end)
    }
}

/// An end of the part, adjusted by a second a step where nobody can drag.
@MainActor
private final class TrimHandle: UIView {
    var step: (Double) -> Void = { _ in }

    init(_ name: String) {
        super.init(frame: .zero)
        layer.cornerRadius = 4
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }

    /// Wide enough for a finger.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -14, dy: -8).contains(point)
    }
}
