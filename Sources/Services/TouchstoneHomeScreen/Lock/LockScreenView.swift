// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import UIKit

/// The lock screen, and notification centre, which looks like it: the time, the day, notifications that were not opened,
/// and at the lower left what another device of the person offers.
final class LockScreenView: UIView {
    private let wallpaper = CAGradientLayer()
    private let time = UILabel()
    private let day = UILabel()
    private let hint = UILabel()
    let list: NotificationListView
    let offer = HandoffOfferView()
    let nowPlaying: NowPlayingView
    let today: TodayCover
    /// A swipe up from below.
    var leave: () -> Void = {}
    private var targets: [ActionTarget] = []

    /// - Parameter isLocked: else it is notification centre.
    init(device: Device, isLocked: Bool) {
        list = NotificationListView(device: device, showsActions: isLocked)
        nowPlaying = NowPlayingView(device: device)
        today = TodayCover(device: device)
        super.init(frame: .zero)
        accessibilityIdentifier = isLocked ? "LockScreen" : "NotificationCenter"
        wallpaper.colors = [UIColor.systemIndigo.cgColor, UIColor.black.cgColor]
        layer.addSublayer(wallpaper)
        day.font = .systemFont(ofSize: 22, weight: .semibold)
        time.font = .systemFont(ofSize: 84, weight: .semibold)
        hint.font = .systemFont(ofSize: 15, weight: .medium)
        hint.text = isLocked ? "Swipe up to unlock" : "Swipe up to close"
        for label in [day, time, hint] {
            label.textColor = .white
            label.textAlignment = .center
            addSubview(label)
        }
        addSubview(list)
        addSubview(nowPlaying)
        nowPlaying.reload()
        addSubview(offer)
        offer.isHidden = true
        add(.up)
        addSubview(today)
        targets.append(today.come(from: self))
        update()
    }

    required init?(coder: NSCoder) { fatalError("LockScreenView: is made in code only") }

    private func add(_ direction: UISwipeGestureRecognizer.Direction) {
        let gesture = UISwipeGestureRecognizer()
        gesture.direction = direction
        let target = ActionTarget { [weak self] _ in self?.leave() }
        gesture.addTarget(target, action: ActionTarget.action)
        targets.append(target)
        hint.isUserInteractionEnabled = true
        hint.accessibilityIdentifier = "unlock"
        hint.addGestureRecognizer(gesture)
    }

    /// Time and day have gone on.
    func update() {
        let now = Date()
        time.text = now.formatted(date: .omitted, time: .shortened).filter { $0.isNumber || $0 == ":" }
        day.text = now.formatted(.dateTime.weekday(.wide).month(.wide).day())
    }

    func soundChanged() {
        nowPlaying.reload()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wallpaper.frame = bounds
        today.frame = bounds
        let top = safeAreaInsets.top + 20
        day.frame = CGRect(x: 0, y: top, width: bounds.width, height: 28)
        time.frame = CGRect(x: 0, y: top + 26, width: bounds.width, height: 96)
        let bottom = bounds.height - max(safeAreaInsets.bottom, 20) - 30
        hint.frame = CGRect(x: 90, y: bottom - 10, width: bounds.width - 180, height: 40)
        offer.frame = CGRect(x: 24, y: bottom - 20, width: 56, height: 56)
        var end = bottom - 28
        if !nowPlaying.isHidden {
            let width = min(bounds.width - 16, 500)
            end -= NowPlayingView.height
            nowPlaying.frame = CGRect(
                x: (bounds.width - width) / 2, y: end, width: width, height: NowPlayingView.height)
        }
        list.frame = CGRect(
            x: 0, y: time.frame.maxY + 12, width: bounds.width, height: max(0, end - time.frame.maxY - 12))
    }
}

/// The icon of an app that another device works in.
final class HandoffOfferView: UIControl {
    private let picture = UIImageView()
    var app: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 12
        picture.clipsToBounds = true
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("HandoffOfferView: is made in code only") }

    func show(_ icon: UIImage?, name: String) {
        picture.image = icon
        accessibilityIdentifier = "handoff"
        accessibilityLabel = "Handoff, \(name)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}
