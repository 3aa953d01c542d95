// SPDX-License-Identifier: MIT

/// The groups of an action sheet: texts and choices in one card, the cancelling one in another.
@MainActor
final class ActionSheetView: UIView, AlertContentView {
    /// 57 points, more where larger text needs it.
    private let rowHeight = max(57, (UIFont.preferredFont(forTextStyle: .title3).lineHeight + 33).rounded(.up))
    private static let gap: CGFloat = 8
    private static let radius: CGFloat = 13

    private unowned let alert: UIAlertController
    private let card = UIView()
    private let cancelCard = UIView()
    private let texts = AlertTexts(
        titleFont: .systemFont(ofSize: ActionSheetView.footnoteSize, weight: .semibold),
        messageFont: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    private static var footnoteSize: CGFloat { UIFont.preferredFont(forTextStyle: .footnote).pointSize }
    private var rows: [AlertButton] = []
    private var cancelRow: AlertButton?
    private var separators: [UIView] = []

    init(alert: UIAlertController) {
        self.alert = alert
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        for part in [card, cancelCard] {
            part.layer.cornerRadius = Self.radius
            part.layer.cornerCurve = .continuous
            part.clipsToBounds = true
            addSubview(part)
        }
        card.showAlertMaterial()
        cancelCard.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray6 : .white }
        card.addSubview(texts.title)
        card.addSubview(texts.message)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    /// For UI tests.
    var shownTitle: String? { alert.title }

    func reload() {
        texts.fill(alert, messageFontWithoutTitle: .systemFont(ofSize: Self.footnoteSize, weight: .semibold))
        (rows + [cancelRow].compactMap { $0 }).forEach { $0.removeFromSuperview() }
        separators.forEach { $0.removeFromSuperview() }
        (rows, cancelRow, separators) = ([], nil, [])
        for action in alert.arrangedActions {
            let button = AlertButton(action: action, textStyle: .title3, isBold: action.style == .cancel)
            button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
            if action.style == .cancel {
                cancelRow = button
                cancelCard.addSubview(button)
            } else {
                rows.append(button)
                card.addSubview(button)
                let line = UIView()
                line.backgroundColor = .alertSeparator
                separators.append(line)
                card.addSubview(line)
            }
        }
        if alert.isPopover { becomePopover() }
        cancelCard.isHidden = cancelRow == nil
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    // MARK: As a popover

    private static let popoverWidth: CGFloat = 272

    /// The popover has the card's corners and ground, and a touch beside it cancels: no button for that.
    private func becomePopover() {
        card.layer.cornerRadius = 0
        card.show(material: nil)
        cancelRow?.removeFromSuperview()
        cancelRow = nil
    }

    var popoverSize: CGSize { CGSize(width: Self.popoverWidth, height: height(width: Self.popoverWidth)) }

    private func textsHeight(width: CGFloat) -> CGFloat {
        texts.isEmpty ? 0 : texts.layOut(top: 14.5, x: 16, width: width - 32, gap: 12) + 14.5
    }

    private func height(width: CGFloat) -> CGFloat {
        let choices = textsHeight(width: width) + CGFloat(rows.count) * rowHeight
        return choices + (cancelRow == nil ? 0 : rowHeight + (choices > 0 ? Self.gap : 0))
    }

    /// 8 points from the sides; at the bottom the safe area, or 8 points without one.
    func placement(in container: UIView) -> CGRect {
        let width = min(container.bounds.width, container.bounds.height) - 2 * Self.gap
        let bottom = max(container.safeAreaInsets.bottom, Self.gap)
        let room = container.bounds.height - bottom - max(container.safeAreaInsets.top, Self.gap)
        let height = min(height(width: width), room)
        return CGRect(
            x: (container.bounds.width - width) / 2, y: container.bounds.height - bottom - height, width: width,
            height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let cancelHeight = cancelRow == nil ? 0 : rowHeight
        cancelCard.frame = CGRect(x: 0, y: bounds.height - cancelHeight, width: bounds.width, height: cancelHeight)
        cancelRow?.frame = cancelCard.bounds
        let cardHeight = max(0, bounds.height - cancelHeight - (cancelRow == nil ? 0 : Self.gap))
        card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: cardHeight)
        var y = textsHeight(width: bounds.width)
        let line = 1 / max(traitCollection.displayScale, 1)
        for (row, separator) in zip(rows, separators) {
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
            separator.frame = CGRect(x: 0, y: y, width: bounds.width, height: line)
            separator.isHidden = y == 0
            y += rowHeight
        }
    }

    /// A touch between the cards is beside the sheet.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
