// SPDX-License-Identifier: MIT

/// The 270 point card of an alert.
@MainActor
final class AlertCardView: UIView, AlertContentView {
    private static let width: CGFloat = 270
    private static let buttonHeight: CGFloat = 44
    private static let fieldHeight: CGFloat = 28

    private unowned let alert: UIAlertController
    private let texts = AlertTexts(
        titleFont: .systemFont(ofSize: 17, weight: .semibold), messageFont: .systemFont(ofSize: 13), color: .label)
    private let scroll = UIView()
    private var buttons: [AlertButton] = []
    private var separators: [UIView] = []
    private let fieldGround = UIView()

    init(alert: UIAlertController) {
        self.alert = alert
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 100))
        backgroundColor = .alertMaterial
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

    func reload() {
        texts.fill(alert)
        buttons.forEach { $0.removeFromSuperview() }
        separators.forEach { $0.removeFromSuperview() }
        buttons = alert.arrangedActions.map { action in
            let button = AlertButton(action: action, fontSize: 17, isBold: alert.isBold(action))
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
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private var isPair: Bool {
        let half = Self.width / 2 - 16
        return buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= half }
    }

    private var buttonsHeight: CGFloat {
        buttons.isEmpty ? 0 : Self.buttonHeight * CGFloat(isPair ? 1 : buttons.count)
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

    func frame(in container: UIView) -> CGRect {
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
        var y = layOutTexts()
        scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: y)
        y = layOutFields(from: y)
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
        return top + fieldsHeight
    }

    private func layOutButtons(from top: CGFloat) {
        let line = 1 / max(traitCollection.displayScale, 1)
        for (index, button) in buttons.enumerated() {
            if isPair {
                let half = bounds.width / 2
                button.frame = CGRect(x: CGFloat(index) * half, y: top, width: half, height: Self.buttonHeight)
                separators[index].frame =
                    index == 0
                    ? CGRect(x: 0, y: top, width: bounds.width, height: line)
                    : CGRect(x: half, y: top, width: line, height: Self.buttonHeight)
            } else {
                let y = top + CGFloat(index) * Self.buttonHeight
                button.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.buttonHeight)
                separators[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: line)
            }
        }
    }
}
