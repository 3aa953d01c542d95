// SPDX-License-Identifier: MIT
import NotificationCenter
import TouchstoneDevice
import UIKit

/// The widgets that the person has chosen, and a button to choose others. Their processes run while it is to be seen.
final class TodayView: UIView {
    private let device: Device
    private let list = UIScrollView()
    private let day = UILabel()
    private let news = UILabel()
    private let edit = UIButton(type: .system)
    private(set) var cards: [WidgetCard] = []
    /// It is to be seen, as far as the home screen is.
    private var isRunning = false
    private var observers: [any NSObjectProtocol] = []
    /// A widget wants a URL opened.
    var open: (URL) -> Void = { _ in }
    /// The person wants to choose.
    var choose: () -> Void = {}

    /// Points.
    private static let (margin, spacing, widest): (CGFloat, CGFloat, CGFloat) = (8, 10, 500)

    init(device: Device) {
        self.device = device
        super.init(frame: .zero)
        accessibilityIdentifier = "Today"
        list.alwaysBounceVertical = true
        list.showsVerticalScrollIndicator = false
        list.contentInsetAdjustmentBehavior = .never
        day.font = .systemFont(ofSize: 34, weight: .bold)
        day.textColor = .white
        day.adjustsFontSizeToFitWidth = true
        day.accessibilityTraits = .header
        news.font = .systemFont(ofSize: 13)
        news.textColor = .white
        news.textAlignment = .center
        edit.setTitle("Edit", for: .normal)
        edit.tintColor = .white
        edit.titleLabel?.font = .systemFont(ofSize: 15)
        edit.backgroundColor = UIColor(white: 1, alpha: 0.25)
        edit.layer.cornerRadius = 17
        edit.accessibilityIdentifier = "edit widgets"
        edit.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
        addSubview(list)
        for part in [day, news, edit] { list.addSubview(part) }
        observers = [
            observe(UIApplication.didEnterBackgroundNotification) { $0.stop() },
            observe(UIApplication.willEnterForegroundNotification) { $0.setNeedsLayout() },
        ]
        reload()
    }

    isolated deinit { for observer in observers { Foundation.NotificationCenter.default.removeObserver(observer) } }

    private func observe(
        _ name: Notification.Name, _ body: @escaping @MainActor (TodayView) -> Void
    ) -> any NSObjectProtocol {
        Foundation.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self.map(body) }
        }
    }

    required init?(coder: NSCoder) { fatalError("TodayView: is made in code only") }

    // MARK: Contents

    /// What is installed, what widgets have to show, or the choice may have changed.
    func reload() {
        day.text = Date().formatted(.dateTime.weekday(.wide).month(.wide).day())
        let (all, choice) = (TodayWidget.all(on: device), TodayChoice.read(on: device))
        let contents = WidgetContents(device: device)
        let known = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }
        let wanted = choice.shown.compactMap { known[$0] }.filter { contents.has($0.identifier) }
        let fresh = all.filter { !choice.seen.contains($0.identifier) && !choice.shown.contains($0.identifier) }.count
        news.text = fresh == 0 ? nil : "\(fresh) New Widget\(fresh == 1 ? "" : "s") Available"
        show(wanted)
        setNeedsLayout()
    }

    /// Cards that stay keep their process.
    private func show(_ widgets: [TodayWidget]) {
        var old = Dictionary(cards.map { ($0.widget.identifier, $0) }) { first, _ in first }
        cards = widgets.map { widget in
            // One that was installed anew is another program.
            guard let card = old[widget.identifier], card.widget.date == widget.date else {
                return makeCard(widget)
            }
            old[widget.identifier] = nil
            return card
        }
        for card in old.values {
            card.end()
            card.removeFromSuperview()
        }
    }

    private func makeCard(_ widget: TodayWidget) -> WidgetCard {
        let card = WidgetCard(widget, device: device)
        card.resized = { [weak self] in self?.cardResized() }
        card.open = { [weak self] in self?.open($0) }
        list.addSubview(card)
        return card
    }

    private func cardResized() {
        setNeedsLayout()
        UIView.animate(withDuration: 0.25) { [self] in layoutIfNeeded() }
    }

    // MARK: While it is to be seen

    /// Starts the widgets; those that run go on.
    func begin() {
        guard !isRunning else { return }
        isRunning = true
        reload()
        setNeedsLayout()
    }

    /// Ends the widgets.
    func end() {
        guard isRunning else { return }
        isRunning = false
        stop()
    }

    /// An app lies over the home screen: widgets begin anew when that is back.
    private func stop() { for card in cards { card.end() } }

    // MARK: Layout

    private var cardWidth: CGFloat { max(0, min(bounds.width - 2 * Self.margin, Self.widest)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
        let (width, x) = (cardWidth, (bounds.width - cardWidth) / 2)
        var top = safeAreaInsets.top + 20
        day.frame = CGRect(x: x + 8, y: top, width: width - 16, height: 42)
        top += 54
        for card in cards {
            card.frame = CGRect(x: x, y: top, width: width, height: card.height)
            top += card.height + Self.spacing
        }
        news.frame = CGRect(x: x, y: top + 2, width: width, height: news.text == nil ? 0 : 18)
        top = news.frame.maxY + 10
        edit.frame = CGRect(x: bounds.midX - 45, y: top, width: 90, height: 34)
        list.contentSize = CGSize(width: bounds.width, height: top + 34 + max(40, safeAreaInsets.bottom + 16))
        start(width)
    }

    private func start(_ width: CGFloat) {
        guard isRunning, width > 0, UIApplication.shared.applicationState != .background else { return }
        let room = CGSize(
            width: width, height: max(0, bounds.height - safeAreaInsets.top - safeAreaInsets.bottom - 126))
        for card in cards { card.begin(width: width, maximum: room) }
    }
}
