// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import TouchstoneSettings
import UIKit

/// A notification in a list, or the newest of a group with the edges of the others below it. Sizes after captures of iOS 17
/// on a phone of 390 points.
final class NotificationCard: UIControl {
    private enum Metrics {
        static let icon: CGFloat = 38
        static let inset: CGFloat = 14
        static let radius: CGFloat = 24
        /// How far the edges of what lies below stand out.
        static let edge: CGFloat = 8
        /// Of the picture that comes with it.
        static let thumbnail: CGFloat = 36
    }

    let group: NotificationGroup
    let notification: DeliveredNotification
    /// Of the group, that are not seen.
    private let hidden: Int
    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let under = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    private let icon = UIImageView()
    private let thumbnail = UIImageView()
    private let time = UILabel()
    private var lines: [UILabel] = []
    var clear: () -> Void = {}
    /// Recognisers hold their targets weakly.
    private var swipe: ActionTarget?

    /// - Parameters:
    ///   - hidden: how many more lie below.
    ///   - showsAction: on the lock screen older notifications say what a slide does.
    init(_ notification: DeliveredNotification, of group: NotificationGroup, hidden: Int, showsAction: Bool) {
        (self.notification, self.group, self.hidden) = (notification, group, hidden)
        super.init(frame: .zero)
        for effect in [under, card] {
            effect.layer.cornerRadius = Metrics.radius
            effect.clipsToBounds = true
            effect.isUserInteractionEnabled = false
            addSubview(effect)
        }
        under.isHidden = hidden == 0
        icon.image = group.app.icon(side: Metrics.icon)
        time.text = Self.age(of: notification.date)
        time.font = .systemFont(ofSize: 13)
        time.textColor = .secondaryLabel
        thumbnail.image =
            notification.record.attachments.lazy.compactMap { UIImage(contentsOfFile: $0.file.path) }.first
        thumbnail.isHidden = thumbnail.image == nil
        thumbnail.contentMode = .scaleAspectFill
        thumbnail.layer.cornerRadius = 6
        thumbnail.clipsToBounds = true
        for view in [icon, time, thumbnail] { card.contentView.addSubview(view) }
        addTexts(showsAction: showsAction)
        describe()
        let gesture = UISwipeGestureRecognizer()
        gesture.direction = .left
        let target = ActionTarget { [weak self] _ in self?.clear() }
        gesture.addTarget(target, action: ActionTarget.action)
        addGestureRecognizer(gesture)
        swipe = target
    }

    required init?(coder: NSCoder) { fatalError("NotificationCard: is made in code only") }

    private func addTexts(showsAction: Bool) {
        let record = notification.record
        let title = record.title.isEmpty && record.subtitle.isEmpty ? group.app.name : record.title
        add(title, .systemFont(ofSize: 15, weight: .semibold), lines: 1)
        add(record.subtitle, .systemFont(ofSize: 15, weight: .semibold), lines: 1)
        add(record.body, .systemFont(ofSize: 15), lines: 4)
        if hidden > 0 { add("\(hidden) more", .systemFont(ofSize: 13), lines: 1, color: .secondaryLabel) }
        if showsAction, let action = record.actionTitle {
            add("slide to \(action)", .systemFont(ofSize: 13), lines: 1, color: .secondaryLabel)
        }
    }

    private func add(_ text: String, _ font: UIFont, lines count: Int, color: UIColor = .label) {
        guard !text.isEmpty else { return }
        let label = UILabel()
        (label.text, label.font, label.numberOfLines, label.textColor) = (text, font, count, color)
        lines.append(label)
        card.contentView.addSubview(label)
    }

    private func describe() {
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = notification.record.identifier
        accessibilityLabel = ([group.app.name] + lines.compactMap(\.text)).joined(separator: ", ")
    }

    private static func age(of date: Date) -> String {
        let minutes = Int(Date().timeIntervalSince(date) / 60)
        if minutes < 1 { return "now" }
        if minutes < 60 { return "\(minutes)m ago" }
        return date.formatted(date: .omitted, time: .shortened)
    }

    /// Points beside the texts.
    private var left: CGFloat { 2 * Metrics.inset + Metrics.icon - 3 }
    private var right: CGFloat { Metrics.inset + (thumbnail.isHidden ? 40 : Metrics.thumbnail + 8) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let limit = CGSize(width: size.width - left - right, height: .greatestFiniteMagnitude)
        let text = lines.reduce(0) { $0 + $1.sizeThatFits(limit).height + 1 }
        return CGSize(
            width: size.width, height: max(thumbnail.isHidden ? 66 : 78, text + 24) + (hidden > 0 ? Metrics.edge : 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height - (hidden > 0 ? Metrics.edge : 0)
        card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        under.frame = CGRect(x: 12, y: Metrics.edge, width: bounds.width - 24, height: height)
        icon.frame = CGRect(
            x: Metrics.inset, y: (height - Metrics.icon) / 2, width: Metrics.icon, height: Metrics.icon)
        let size = time.sizeThatFits(bounds.size)
        time.frame = CGRect(x: bounds.width - Metrics.inset - size.width, y: 13, width: size.width, height: size.height)
        thumbnail.frame = CGRect(
            x: bounds.width - Metrics.inset - Metrics.thumbnail, y: height - Metrics.thumbnail - 9,
            width: Metrics.thumbnail, height: Metrics.thumbnail)
        let limit = CGSize(width: bounds.width - left - right, height: .greatestFiniteMagnitude)
        let heights = lines.map { $0.sizeThatFits(limit).height }
        var top = (height - heights.reduce(0) { $0 + $1 + 1 }) / 2
        for (line, lineHeight) in zip(lines, heights) {
            line.frame = CGRect(x: left, y: top, width: limit.width, height: lineHeight)
            top += lineHeight + 1
        }
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.7 : 1 } }
}
