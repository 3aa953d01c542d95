// SPDX-License-Identifier: MIT

/// Fields below each other; with a label, a minus and the label stand before them.
final class FormCell: UITableViewCell {
    var onRemove: () -> Void = {}
    var keyboardType = UIKeyboardType.default { didSet { fields.forEach { $0.keyboardType = keyboardType } } }
    private var fields: [UITextField] = []
    private var lines: [UIView] = []
    private let minus = UIButton(type: .system)
    private let labelView = UILabel()
    private let isLabeled: Bool

    init(placeholders: [String], texts: [String], label: String? = nil, changed: @escaping (Int, String) -> Void) {
        isLabeled = label != nil
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        for (index, placeholder) in placeholders.enumerated() {
            let field = UITextField()
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            // A number that is cut off is none.
            field.adjustsFontSizeToFitWidth = true
            field.minimumFontSize = 17
            field.placeholder = ContactWords.text(placeholder)
            field.text = texts[index]
            field.accessibilityIdentifier = placeholder
            field.addAction(UIAction { _ in changed(index, field.text ?? "") }, for: .editingChanged)
            fields.append(field)
            contentView.addSubview(field)
            let line = UIView()
            line.backgroundColor = .separator
            lines.append(line)
            if index > 0 { contentView.addSubview(line) }
        }
        guard let label else { return }
        minus.setImage(UIImage(systemName: "minus.circle.fill"), for: .normal)
        minus.tintColor = .systemRed
        minus.accessibilityLabel = ContactWords.text("Delete")
        minus.addAction(UIAction { [weak self] _ in self?.onRemove() }, for: .touchUpInside)
        labelView.text = ContactWords.text(CNLabeledValue<NSString>.localizedString(forLabel: label))
        labelView.textColor = tintColor
        labelView.font = .preferredFont(forTextStyle: .subheadline)
        labelView.adjustsFontForContentSizeCategory = true
        contentView.addSubview(minus)
        contentView.addSubview(labelView)
    }

    required init?(coder: NSCoder) { fatalError("FormCell: is made in code only") }

    func startEditing() { fields.first?.becomeFirstResponder() }

    /// 44 points a field, more for larger text. With the largest, the label has a line of its own above the fields.
    static func height(fields: Int, isLabeled: Bool = false, in traits: UITraitCollection = .current) -> CGFloat {
        let line = max(44, UIFontMetrics.default.scaledValue(for: 44))
        return line * CGFloat(fields + labelLines(isLabeled, traits))
    }

    private static func labelLines(_ isLabeled: Bool, _ traits: UITraitCollection) -> Int {
        isLabeled && traits.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 0
    }

    /// Where the fields begin, and how wide the label may be.
    private func columns(isStacked: Bool, width: CGFloat) -> (start: CGFloat, labelWidth: CGFloat) {
        guard isLabeled else { return (16, 0) }
        guard isStacked else { return (132, 78) }
        return (46, max(0, width - 58))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds
        let labelLines = Self.labelLines(isLabeled, traitCollection)
        let lineHeight = area.height / CGFloat(max(1, fields.count + labelLines))
        let (start, labelWidth) = columns(isStacked: labelLines > 0, width: area.width)
        minus.frame = CGRect(x: 12, y: 0, width: 28, height: lineHeight)
        labelView.frame = CGRect(x: 46, y: 0, width: labelWidth, height: lineHeight)
        for (index, field) in fields.enumerated() {
            let y = CGFloat(index + labelLines) * lineHeight
            field.frame = CGRect(x: start, y: y, width: max(0, area.width - start - 12), height: lineHeight)
            let pixel = 1 / max(1, traitCollection.displayScale)
            lines[index].frame = CGRect(x: start, y: y, width: area.width - start, height: pixel)
        }
        contentView.mirrorPlaced([minus, labelView] + fields + lines)
    }
}
