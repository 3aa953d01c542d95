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
            field.placeholder = placeholder
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
        minus.accessibilityLabel = "Delete"
        minus.addAction(UIAction { [weak self] _ in self?.onRemove() }, for: .touchUpInside)
        labelView.text = CNLabeledValue<NSString>.localizedString(forLabel: label)
        labelView.textColor = tintColor
        labelView.font = .systemFont(ofSize: 15)
        contentView.addSubview(minus)
        contentView.addSubview(labelView)
    }

    required init?(coder: NSCoder) { fatalError("FormCell: is made in code only") }

    func startEditing() { fields.first?.becomeFirstResponder() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds
        let rowHeight = area.height / CGFloat(max(1, fields.count))
        let start: CGFloat = isLabeled ? 132 : 16
        minus.frame = CGRect(x: 12, y: 0, width: 28, height: rowHeight)
        labelView.frame = CGRect(x: 46, y: 0, width: 78, height: rowHeight)
        for (index, field) in fields.enumerated() {
            let y = CGFloat(index) * rowHeight
            field.frame = CGRect(x: start, y: y, width: max(0, area.width - start - 12), height: rowHeight)
            let pixel = 1 / max(1, traitCollection.displayScale)
            lines[index].frame = CGRect(x: start, y: y, width: area.width - start, height: pixel)
        }
    }
}
