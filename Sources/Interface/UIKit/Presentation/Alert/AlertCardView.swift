// SPDX-License-Identifier: MIT

/// The 270 point card of an alert.
@MainActor
final class AlertCardView: UIView, AlertContentView {
    private static let width: CGFloat = 270
    private static let fieldHeight: CGFloat = 28
    /// 44 points, more where larger text needs it.
    private let buttonHeight = max(44, (UIFont.preferredFont(forTextStyle: .body).lineHeight + 23).rounded(.up))

    private unowned let alert: UIAlertController
    private let texts = AlertTexts(
        titleFont: .preferredFont(forTextStyle: .headline), messageFont: .preferredFont(forTextStyle: .footnote),
        color: .label)
    /// Holds the texts: long ones move behind the buttons, which stay.
    private let scroll = UIScrollView()
    private var buttons: [AlertButton] = []
    private var separators: [UIView] = []
    private let fieldGround = UIView()
    /// Between the fields.
    private var fieldLines: [UIView] = []

    init(alert: UIAlertController) {
        self.alert = alert
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 100))
        showAlertMaterial()
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        clipsToBounds = true
        addSubview(scroll)
        scroll.addSubview(texts.title)
        scroll.addSubview(texts.message)
        fieldGround.backgroundColor = .systemBackground
        fieldGround.layer.cornerRadius = 5
        fieldGround.layer.borderWidth = 0.5
        addSubview(fieldGround)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    /// For UI tests.
    var shownTitle: String? { alert.title }

    func reload() {
        texts.fill(alert)
        buttons.forEach { $0.removeFromSuperview() }
        separators.forEach { $0.removeFromSuperview() }
        buttons = alert.arrangedActions.map { action in
            let button = AlertButton(action: action, textStyle: .body, isBold: alert.isBold(action))
            button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        // One below the other, the cancelling one comes last.
        if buttons.count == 2, !isPair, buttons[0].action.style == .cancel { buttons.reverse() }
        separators = buttons.map { _ in
            let line = UIView()
            line.backgroundColor = .alertSeparator
            addSubview(line)
            return line
        }
        fieldGround.isHidden = alert.textFields == nil
        for field in alert.textFields ?? [] { addSubview(field) }
        addFieldLines()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func addFieldLines() {
        fieldLines.forEach { $0.removeFromSuperview() }
        fieldLines = (alert.textFields ?? []).dropFirst().map { _ in
            let line = UIView()
            line.backgroundColor = .alertSeparator
            fieldGround.addSubview(line)
            return line
        }
    }

    private var isPair: Bool {
        let half = Self.width / 2 - 16
        return buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= half }
    }

    private var buttonsHeight: CGFloat {
        guard !isPair else { return buttonHeight }
        return buttons.reduce(0) { $0 + $1.height(width: Self.width, standard: buttonHeight) }
    }

    private var fieldsHeight: CGFloat {
        let count = CGFloat(alert.textFields?.count ?? 0)
        return count == 0 ? 0 : count * Self.fieldHeight + 18
    }

    /// 20 above and below the texts, 16 at their sides.
    private func layOutTexts() -> CGFloat {
        guard !texts.isEmpty else { return fieldsHeight > 0 ? 4 : 0 }
        return texts.layOut(top: 19.5, x: 16, width: Self.width - 32, gap: 3.5) + 19.5
    }

    func placement(in container: UIView) -> CGRect {
        let height = layOutTexts() + fieldsHeight + buttonsHeight
        let room = container.bounds.inset(by: container.safeAreaInsets)
        let size = CGSize(width: Self.width, height: min(height, room.height - 24))
        // In the middle of the screen, or of what the keyboard leaves of it.
        let keyboard = KeyboardAvoidance.overlap(in: container)
        let free = container.bounds.height - keyboard
        let y = keyboard > 0 ? max(room.minY, (room.minY + free - size.height) / 2) : (free - size.height) / 2
        return CGRect(
            x: ((container.bounds.width - size.width) / 2).rounded(), y: (y * 3).rounded() / 3, width: size.width,
            height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let textHeight = layOutTexts()
        let room = max(0, bounds.height - buttonsHeight - fieldsHeight)
        scroll.contentSize = CGSize(width: bounds.width, height: textHeight)
        scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(textHeight, room))
        scroll.isScrollEnabled = textHeight > room + 1
        let y = layOutFields(from: scroll.frame.maxY)
        layOutButtons(from: max(y, bounds.height - buttonsHeight))
    }

    private func layOutFields(from top: CGFloat) -> CGFloat {
        guard let fields = alert.textFields else { return top }
        fieldGround.frame = CGRect(
            x: 16, y: top - 2, width: bounds.width - 32, height: Self.fieldHeight * CGFloat(fields.count))
        fieldGround.layer.borderColor = UIColor.alertSeparator.resolvedColor(with: traitCollection).cgColor
        for (index, field) in fields.enumerated() {
            field.frame = fieldGround.frame.insetBy(dx: 6, dy: 0)
            field.frame.origin.y += CGFloat(index) * Self.fieldHeight
            field.frame.size.height = Self.fieldHeight
        }
        let line = 1 / max(traitCollection.displayScale, 1)
        for (index, view) in fieldLines.enumerated() {
            view.frame = CGRect(
                x: 0, y: CGFloat(index + 1) * Self.fieldHeight, width: fieldGround.bounds.width, height: line)
        }
        return top + fieldsHeight
    }

    private func layOutButtons(from top: CGFloat) {
        let line = 1 / max(traitCollection.displayScale, 1)
        guard !isPair else { return layOutPair(at: top, line: line) }
        var y = top
        for (button, separator) in zip(buttons, separators) {
            let height = button.height(width: bounds.width, standard: buttonHeight)
            button.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            separator.frame = CGRect(x: 0, y: y, width: bounds.width, height: line)
            y += height
        }
    }

    /// Two buttons side by side, a line above both and one between them.
    private func layOutPair(at top: CGFloat, line: CGFloat) {
        let half = bounds.width / 2
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * half, y: top, width: half, height: buttonHeight)
        }
        separators[0].frame = CGRect(x: 0, y: top, width: bounds.width, height: line)
        separators[1].frame = CGRect(x: half, y: top, width: line, height: buttonHeight)
        mirrorPlaced(buttons)
    }
}
