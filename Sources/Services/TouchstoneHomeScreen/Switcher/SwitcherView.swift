// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import TouchstoneSettings
import UIKit

/// The app switcher: what runs, each as it looked when it left the screen. A touch brings it back, a swipe up ends it.
final class SwitcherView: UIView {
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    private let pages = UIScrollView()
    private var isPlaced = false
    private var cards: [AppCard] = []
    private let device: Device
    private let stage: AppStage?
    var open: (InstalledApp) -> Void = { _ in }
    var end: (InstalledApp) -> Void = { _ in }
    var leave: () -> Void = {}
    private var tap: ActionTarget?

    /// - Parameter stage: knows what apps show now, and when they were in front; nil: what they showed last is seen.
    init(device: Device, stage: AppStage?) {
        (self.device, self.stage) = (device, stage)
        super.init(frame: .zero)
        accessibilityIdentifier = "AppSwitcher"
        addSubview(ground)
        pages.showsHorizontalScrollIndicator = false
        addSubview(pages)
        let gesture = UITapGestureRecognizer()
        let target = ActionTarget { [weak self, weak gesture] _ in if let gesture { self?.touched(at: gesture) } }
        gesture.addTarget(target, action: ActionTarget.action)
        tap = target
        pages.addGestureRecognizer(gesture)
        reload()
    }

    required init?(coder: NSCoder) { fatalError("SwitcherView: is made in code only") }

    func reload() {
        for card in cards { card.removeFromSuperview() }
        let running = InstalledApp.all(on: device).filter { RunningApp.isThere($0.identifier, on: device) }
        // What was used last stands at the right, as on iOS.
        let order = Dictionary(uniqueKeysWithValues: (stage?.recent ?? []).enumerated().map { ($1, $0) })
        let used = running.map { (app: $0, place: order[$0.identifier] ?? -1, date: lastUse(of: $0)) }
        cards = used.sorted { ($0.place, $0.date) < ($1.place, $1.date) }.map(\.app).map { app in
            let card = AppCard(
                app, snapshot: device.snapshot(of: app.identifier), live: stage?.surface(of: app.identifier))
            card.addAction(UIAction { [weak self] _ in self?.open(app) }, for: .touchUpInside)
            card.end = { [weak self] in self?.end(app) }
            pages.addSubview(card)
            return card
        }
        setNeedsLayout()
    }

    /// A touch that is recognised here is none of a card's own any more.
    private func touched(at gesture: UIGestureRecognizer) {
        let card = cards.first { $0.point(inside: gesture.location(in: $0), with: nil) }
        if let card { card.sendActions(for: .touchUpInside) } else { leave() }
    }

    /// When it last left the screen; one that never has is the one in use.
    private func lastUse(of app: InstalledApp) -> Date {
        let path = device.snapshot(of: app.identifier).path
        guard FileManager.default.fileExists(atPath: path) else { return .distantFuture }
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            return attributes[.modificationDate] as? Date ?? .distantPast
        } catch { return .distantPast }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        pages.frame = bounds
        let size = CGSize(width: bounds.width * 0.68, height: bounds.height * 0.68 + 40)
        let step = size.width + 16
        let start = (bounds.width - size.width) / 2
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(
                origin: CGPoint(x: start + CGFloat(index) * step, y: (bounds.height - size.height) / 2), size: size)
        }
        pages.contentSize = CGSize(width: 2 * start + CGFloat(cards.count) * step - 16, height: bounds.height)
        if !isPlaced, bounds.width > 0 {
            isPlaced = true
            pages.contentOffset = CGPoint(x: max(0, pages.contentSize.width - bounds.width), y: 0)
        }
    }
}

/// An app in the switcher: its icon and name above what it last showed.
private final class AppCard: UIControl {
    private let icon = UIImageView()
    private let name = UILabel()
    private let picture = UIImageView()
    /// What a running app shows; an image view's own contents are its image.
    private let pixels = UIView()
    var end: () -> Void = {}
    private var swipe: ActionTarget?

    init(_ app: InstalledApp, snapshot: URL, live: Surface?) {
        super.init(frame: .zero)
        icon.image = app.icon(side: 28)
        name.text = app.name
        name.font = .systemFont(ofSize: 15, weight: .medium)
        name.textColor = .white
        if let live {
            pixels.layer.contents = live
            pixels.layer.contentsGravity = .resizeAspectFill
            picture.addSubview(pixels)
        } else {
            picture.image = UIImage(contentsOfFile: snapshot.path)
        }
        picture.backgroundColor = .systemBackground
        picture.contentMode = .scaleAspectFill
        picture.layer.cornerRadius = 28
        picture.clipsToBounds = true
        for view in [icon, name, picture] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = "switcher " + app.identifier
        accessibilityLabel = app.name
        let gesture = UISwipeGestureRecognizer()
        gesture.direction = .up
        let target = ActionTarget { [weak self] _ in self?.end() }
        gesture.addTarget(target, action: ActionTarget.action)
        swipe = target
        addGestureRecognizer(gesture)
    }

    required init?(coder: NSCoder) { fatalError("AppCard: is made in code only") }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 16, y: 4, width: 28, height: 28)
        name.frame = CGRect(x: 52, y: 4, width: bounds.width - 60, height: 28)
        picture.frame = CGRect(x: 0, y: 40, width: bounds.width, height: bounds.height - 40)
        pixels.frame = picture.bounds
    }
}
