// SPDX-License-Identifier: MIT

/// Shows a colour in a ring of all colours, and opens a picker for another one when tapped. Sends `valueChanged`.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// The title of the picker.
    open var title: String?
    open var supportsAlpha = true
    /// Without effect here: there is nothing of other apps to take colours from.
    open var supportsEyedropper = true
    /// The display shows nothing brighter than white, so that a greater value changes nothing.
    open var maximumLinearExposure: CGFloat = 1
    /// nil: nothing chosen yet.
    open var selectedColor: UIColor? { didSet { setNeedsLayout() } }

    private let ring = CAGradientLayer()
    private let gap = CALayer()
    private let disc = UIView()
    private var listener: Listener?
    private static let side: CGFloat = 28

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "Color picker"
        ring.type = .conic
        (ring.startPoint, ring.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        ring.colors = (0...6).map {
            UIColor(hue: CGFloat($0 % 6) / 6, saturation: 0.85, brightness: 1, alpha: 1).cgColor
        }
        ring.masksToBounds = true
        layer.addSublayer(ring)
        layer.addSublayer(gap)
        disc.isUserInteractionEnabled = false
        disc.clipsToBounds = true
        addSubview(disc)
        if bounds.isEmpty { bounds.size = intrinsicContentSize }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let square = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        ring.frame = square
        ring.cornerRadius = side / 2
        let thickness = side / 9
        gap.frame = square.insetBy(dx: thickness, dy: thickness)
        gap.cornerRadius = gap.frame.width / 2
        gap.backgroundColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        disc.frame = square.insetBy(dx: 1.8 * thickness, dy: 1.8 * thickness)
        disc.layer.cornerRadius = disc.frame.width / 2
        disc.backgroundColor = selectedColor
        alpha = isEnabled ? 1 : 0.5
    }

    open override var isEnabled: Bool { didSet { setNeedsLayout() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: Choosing

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { openPicker() }
    }

    private func openPicker() {
        var responder: UIResponder? = self
        while let next = responder, !(next is UIViewController) { responder = next.next }
        guard let controller = responder as? UIViewController, controller.presentedViewController == nil else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        picker.selectedColor = selectedColor ?? .white
        let listener = Listener(self)
        picker.delegate = listener
        self.listener = listener
        if traitCollection.userInterfaceIdiom == .pad {
            picker.modalPresentationStyle = .popover
            picker.popoverPresentationController?.sourceView = self
            picker.popoverPresentationController?.sourceRect = bounds
        }
        controller.present(picker, animated: true)
    }

    private final class Listener: __ObjCObject, UIColorPickerViewControllerDelegate {
        private weak var well: UIColorWell?
        init(_ well: UIColorWell) {
            self.well = well
            super.init()
        }
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            well?.selectedColor = color
            well?.sendActions(for: .valueChanged)
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { well?.listener = nil }
    }
}
