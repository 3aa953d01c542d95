// SPDX-License-Identifier: MIT

/// Everything on the sheet: title, the three ways to choose, opacity, the colour itself and the colours that are kept.
final class ColorPickerView: UIView {
    /// Of the sheet's content, without the safe area.
    static let height: CGFloat = 600
    private static let margin: CGFloat = 16

    var choose: (PickedColor, Bool) -> Void = { _, _ in }
    var close: () -> Void = {}
    var title: String { didSet { titleLabel.text = title } }
    var supportsAlpha = true { didSet { setNeedsLayout() } }

    private var shown = PickedColor(red: 0, green: 0, blue: 0)
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)
    private let segments = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"].map { SystemStrings.text($0) })
    private let pages: [any ColorPickerPage] = [ColorGridView(), ColorSpectrumView(), ColorComponentsView()]
    private let opacity = ColorSlider("Opacity", \.alpha, steps: 100, suffix: "%")
    private let line = UIView()
    private let sample = ColorSample()
    private let swatches = ColorSwatchesView()

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        segments.selectedSegmentIndex = 0
        segments.addAction(UIAction { [weak self] _ in self?.showPage() }, for: .valueChanged)
        line.backgroundColor = .separator
        for part in [titleLabel, closeButton, segments, line, sample, swatches] as [UIView] { addSubview(part) }
        for page in pages + [opacity, swatches] as [any ColorPickerPage] {
            addSubview(page)
            page.choose = { [weak self] in self?.choose($0, $1) }
        }
        showPage()
    }

    required init?(coder: NSCoder) { nil }

    private func showPage() {
        for (index, page) in pages.enumerated() { page.isHidden = index != segments.selectedSegmentIndex }
    }

    func show(_ color: PickedColor) {
        shown = color
        for page in pages + [opacity, swatches] as [any ColorPickerPage] { page.show(color) }
        sample.show(color)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        )
        .insetBy(dx: Self.margin, dy: 0)
        titleLabel.frame = CGRect(x: area.minX, y: 16, width: area.width, height: 24)
        closeButton.frame = CGRect(x: area.maxX - 30, y: 13, width: 30, height: 30)
        segments.frame = CGRect(x: area.minX, y: 60, width: area.width, height: 32)
        let pageHeight = min(area.width * 10 / 12, 300)
        for page in pages { page.frame = CGRect(x: area.minX, y: 112, width: area.width, height: pageHeight) }
        var y = 112 + pageHeight + 20
        opacity.isHidden = !supportsAlpha
        if supportsAlpha {
            opacity.frame = CGRect(x: area.minX, y: y, width: area.width, height: ColorSlider.height)
            y += ColorSlider.height + 20
        }
        line.frame = CGRect(x: area.minX, y: y, width: area.width, height: 1 / max(traitCollection.displayScale, 1))
        y += 20
        sample.frame = CGRect(x: area.minX, y: y, width: 76, height: 76)
        swatches.frame = CGRect(x: area.minX + 92, y: y, width: area.width - 92, height: 76)
    }
}

/// A slider for each of red, green and blue, and the six digits.
private final class ColorComponentsView: UIView, ColorPickerPage {
    var choose: (PickedColor, Bool) -> Void = { _, _ in } {
        didSet { for slider in sliders { slider.choose = choose } }
    }
    private let sliders = [
        ColorSlider("Red", \.red, steps: 255), ColorSlider("Green", \.green, steps: 255),
        ColorSlider("Blue", \.blue, steps: 255),
    ]
    private let label = UILabel()
    private let field = UITextField()
    private var shown = PickedColor(red: 0, green: 0, blue: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for slider in sliders { addSubview(slider) }
        label.text = "sRGB Hex Color #"
        label.font = .systemFont(ofSize: 15)
        label.textColor = tintColor
        label.textAlignment = .right
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 8
        field.textAlignment = .center
        field.font = .systemFont(ofSize: 17, weight: .semibold)
        field.autocapitalizationType = .allCharacters
        field.accessibilityLabel = "Hex Color"
        field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingDidEnd)
        addSubview(label)
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: PickedColor) {
        shown = color
        for slider in sliders { slider.show(color) }
        if !field.isFirstResponder { field.text = color.hex }
    }

    private func typed() {
        guard let picked = PickedColor(hex: field.text ?? "") else { return show(shown) }
        choose(picked.with(\.alpha, shown.alpha), false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, slider) in sliders.enumerated() {
            slider.frame = CGRect(
                x: 0, y: CGFloat(index) * (ColorSlider.height + 10), width: bounds.width, height: ColorSlider.height)
        }
        let y = 3 * (ColorSlider.height + 10) + 10
        field.frame = CGRect(x: bounds.width - 96, y: y, width: 96, height: 36)
        label.frame = CGRect(x: 0, y: y, width: bounds.width - 106, height: 36)
    }
}

/// The chosen colour; on a board where it is transparent.
private final class ColorSample: UIView {
    private let color = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(patternImage: ColorTrack.board)
        layer.cornerRadius = 10
        clipsToBounds = true
        color.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(color)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ picked: PickedColor) { color.backgroundColor = picked.color }
}

/// Colours that are kept, and a button that keeps the present one.
private final class ColorSwatchesView: UIView, ColorPickerPage {
    var choose: (PickedColor, Bool) -> Void = { _, _ in }
    private static var kept = ["000000", "0A7AFF", "33C759", "FFCC00", "FF3B30"].compactMap { PickedColor(hex: $0) }
    private static let room = 10
    private var shown = PickedColor(red: 0, green: 0, blue: 0)
    private var buttons: [UIButton] = []
    private let add = UIButton(type: .custom)

    override init(frame: CGRect) {
        super.init(frame: frame)
        add.setImage(UIImage(systemName: "plus"), for: .normal)
        add.tintColor = .secondaryLabel
        add.backgroundColor = .tertiarySystemFill
        add.layer.cornerRadius = 15
        add.accessibilityLabel = "Add"
        add.addAction(UIAction { [weak self] _ in self?.keep() }, for: .touchUpInside)
        addSubview(add)
        fill()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: PickedColor) {
        shown = color
        for (button, kept) in zip(buttons, Self.kept) { button.layer.borderWidth = kept == color ? 3 : 0 }
    }

    private func keep() {
        guard !Self.kept.contains(shown) else { return }
        Self.kept.append(shown)
        if Self.kept.count > Self.room - 1 { Self.kept.removeFirst() }
        fill()
        show(shown)
    }

    private func fill() {
        for button in buttons { button.removeFromSuperview() }
        buttons = Self.kept.map { kept in
            let button = UIButton(type: .custom)
            button.backgroundColor = kept.color
            button.layer.cornerRadius = 15
            button.layer.borderColor = UIColor.systemGray3.cgColor
            button.accessibilityLabel = kept.hex
            button.addAction(UIAction { [weak self] _ in self?.choose(kept, false) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let columns = Self.room / 2
        let pitch = bounds.width / CGFloat(columns)
        for (index, button) in (buttons + [add]).enumerated() {
            let column = CGFloat(index % columns)
            let row = CGFloat(index / columns)
            button.frame = CGRect(x: column * pitch + (pitch - 30) / 2, y: 4 + row * 38, width: 30, height: 30)
        }
    }
}
