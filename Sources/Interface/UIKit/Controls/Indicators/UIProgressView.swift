// SPDX-License-Identifier: MIT

/// A bar that fills up.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// For toolbars: thinner, square ends, no track.
        case bar = 1
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 4)))
        addParts()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
        if coder.containsValue(forKey: "UIProgress") { progress = coder.decodeFloat(forKey: "UIProgress") }
    }

    private let track = UIImageView(frame: .zero)
    private let fill = UIImageView(frame: .zero)
    private var stored: Float = 0

    open var progressViewStyle = Style.default {
        didSet {
            updateLook()
            invalidateIntrinsicContentSize()
        }
    }

    /// 0 to 1; other values are clamped.
    open var progress: Float {
        get { stored }
        set { setProgress(newValue, animated: false) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        let kept = progress.isNaN ? 0 : min(max(progress, 0), 1)
        let distance = abs(kept - stored)
        guard distance > 0 else { return }
        stored = kept
        guard animated, window != nil else { return setNeedsLayout() }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    open var progressTintColor: UIColor? {
        didSet { updateLook() }
    }
    open var trackTintColor: UIColor? {
        didSet { updateLook() }
    }
    open var progressImage: UIImage? {
        didSet { updateLook() }
    }
    open var trackImage: UIImage? {
        didSet { updateLook() }
    }

    /// Followed until replaced.
    open var observedProgress: Progress? {
        didSet {
            if let observedProgress { follow(observedProgress) }
        }
    }

    private var barHeight: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        var width = (CGFloat(stored) * bounds.width + 0.5).rounded(.down)
        // A rounded end needs room.
        if stored > 0, progressViewStyle == .default { width = max(width, min(8, bounds.width)) }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        let radius = progressViewStyle == .default ? bounds.height / 2 : 0
        track.layer.cornerRadius = radius
        fill.layer.cornerRadius = radius
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    private func addParts() {
        for part in [track, fill] {
            part.clipsToBounds = true
            addSubview(part)
        }
        updateLook()
    }

    private func updateLook() {
        track.image = trackImage
        fill.image = progressImage
        let standardTrack: UIColor = progressViewStyle == .bar ? .clear : .systemFill
        track.backgroundColor = trackImage == nil ? trackTintColor ?? standardTrack : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        setNeedsLayout()
    }

    private func follow(_ progress: Progress) {
        setProgress(Float(progress.fractionCompleted), animated: false)
        ProgressWatcher.shared.watch(progress, for: self)
    }
}

extension UIProgressView: ProgressFollower {}
