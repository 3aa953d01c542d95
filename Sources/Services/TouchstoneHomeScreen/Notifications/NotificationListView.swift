// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import UIKit

/// Notifications of all apps, grouped by app and thread: a touch opens one, or spreads a group out; a swipe to the left
/// takes it off.
final class NotificationListView: UIScrollView {
    private let device: Device
    private let showsActions: Bool
    private var cards: [NotificationCard] = []
    private var spread: Set<String> = []
    private let empty = UILabel()
    /// A person has opened a notification.
    var open: (NotificationCard) -> Void = { _ in }

    private static let (margin, spacing): (CGFloat, CGFloat) = (8, 8)

    init(device: Device, showsActions: Bool) {
        (self.device, self.showsActions) = (device, showsActions)
        super.init(frame: .zero)
        alwaysBounceVertical = true
        contentInsetAdjustmentBehavior = .never
        empty.text = "No Older Notifications"
        empty.font = .systemFont(ofSize: 15)
        empty.textColor = .white
        empty.textAlignment = .center
        addSubview(empty)
        reload()
    }

    required init?(coder: NSCoder) { fatalError("NotificationListView: is made in code only") }

    func reload() {
        for card in cards { card.removeFromSuperview() }
        cards = NotificationFeed.groups(on: device).flatMap(makeCards)
        empty.isHidden = !cards.isEmpty || showsActions
        setNeedsLayout()
    }

    private func makeCards(_ group: NotificationGroup) -> [NotificationCard] {
        let isSpread = spread.contains(group.key)
        let shown = isSpread ? group.notifications : [group.newest]
        return shown.map { notification in
            let hidden = isSpread ? 0 : group.notifications.count - 1
            let card = NotificationCard(notification, of: group, hidden: hidden, showsAction: showsActions)
            card.addAction(UIAction { [weak self, unowned card] _ in self?.touched(card) }, for: .touchUpInside)
            card.clear = { [weak self, unowned card] in self?.clear(card) }
            addSubview(card)
            return card
        }
    }

    private func touched(_ card: NotificationCard) {
        if card.group.notifications.count > 1, spread.insert(card.group.key).inserted { return reload() }
        open(card)
    }

    private func clear(_ card: NotificationCard) {
        let isWhole = !spread.contains(card.group.key)
        let gone = isWhole ? card.group.notifications : [card.notification]
        NotificationFeed.remove(gone, of: card.group.app.identifier, on: device)
        reload()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width - 2 * Self.margin, 500)
        var top = Self.spacing
        for card in cards {
            let height = card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            card.frame = CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: height)
            top += height + Self.spacing
        }
        contentSize = CGSize(width: bounds.width, height: top)
        empty.frame = CGRect(x: 0, y: 40, width: bounds.width, height: 20)
    }
}
