// SPDX-License-Identifier: MIT

/// Shows a `UIBackgroundConfiguration` behind the content of a cell, a header or another view that it is put into.
package final class BackgroundConfigurationView: UIView {
    private let fill = UIView(frame: .zero)
    private let stroke = BackgroundStroke(frame: .zero)
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?
    private weak var customView: UIView?

    /// Setting it takes effect at once.
    package var configuration: UIBackgroundConfiguration { didSet { show() } }

    /// Takes no touches.
    package init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(fill)
        addSubview(stroke)
        show()
    }

    /// Traps: no storyboard holds one.
    package required init?(coder: NSCoder) { fatalError("made in code only") }

    package override func layoutSubviews() {
        super.layoutSubviews()
        var insets = UIEdgeInsets(configuration.backgroundInsets, rightToLeft: isRightToLeft)
        if let outer = superview?.layoutMargins {
            let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
            if edges.contains(.leading) {
                if isRightToLeft { insets.right += outer.right } else { insets.left += outer.left }
            }
            if edges.contains(.trailing) {
                if isRightToLeft { insets.left += outer.left } else { insets.right += outer.right }
            }
            if edges.contains(.top) { insets.top += outer.top }
            if edges.contains(.bottom) { insets.bottom += outer.bottom }
        }
        fill.frame = bounds.inset(by: insets)
        stroke.place(around: fill.frame, cornerRadius: configuration.cornerRadius)
        for view in [effectView, imageView, customView] as [UIView?] { view?.frame = fill.bounds }
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        let hasColor =
            configuration.backgroundColor != nil || configuration.stateColor != nil
            || configuration.backgroundColorTransformer != nil
        fill.backgroundColor = hasColor ? configuration.resolvedBackgroundColor(for: tintColor) : nil
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.clipsToBounds = configuration.cornerRadius > 0
        stroke.show(configuration, tint: tintColor)
        setNeedsLayout()
        showEffect()
        showImage()
        if customView !== configuration.customView {
            customView?.removeFromSuperview()
            customView = configuration.customView
            if let customView { fill.addSubview(customView) }
        }
        setNeedsLayout()
    }

    private func showEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        if let effectView { return effectView.effect = effect }
        let view = UIVisualEffectView(effect: effect)
        fill.insertSubview(view, at: 0)
        effectView = view
    }

    private func showImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: .zero)
        if view.superview == nil { fill.addSubview(view) }
        imageView = view
        view.image = image
        view.contentMode = configuration.imageContentMode
    }
}
