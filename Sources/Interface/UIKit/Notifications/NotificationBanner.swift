// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// A notification as it hangs at the top of the screen: icon, title, subtitle, text and, pulled down, its actions.
/// Sizes after captures of iOS 17 on a phone of 390 points.
final class NotificationBanner: UIView, UIGestureRecognizerDelegate {
    private enum Metrics {
        /// From the screen's sides; wide screens show a card of the width of a phone in the middle.
        static let margin: CGFloat = 8
        static let widest: CGFloat = 500
        static let radius: CGFloat = 24
        static let icon: CGFloat = 38
        static let inset: CGFloat = 14
        static let smallest: CGFloat = 66
        static let actionHeight: CGFloat = 44
        /// The way down that shows the actions, and the way up that puts the banner away.
        static let pull: CGFloat = 30
        static let lineSpacing: CGFloat = 1
    }

    private struct Row {
        let line: UIView
        let view: UIView
    }

    var answer: (NotificationAnswer) -> Void = { _ in }
    /// Called when a finger keeps the banner on the screen.
    var isHeld: () -> Void = {}
    /// The banner is to go, and nobody is told.
    var leave: () -> Void = {}

    private let notification: DeliveredNotification
    private var buttons: [NotificationButton]
    private let sender: NotificationSender
    /// The first picture that comes with it.
    private let thumbnail = UIImageView()
    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let icon = UIImageView()
    private let time = UILabel()
    private let texts = UIView()
    private let actions = UIView()
    private var rows: [Row] = []
    /// Above the texts, once the banner is pulled open.
    private var longLook: (any BannerLook)?
    private var field: UITextField?
    /// Recognisers hold their targets weakly.
    private var listeners: [ActionTarget] = []

    init(_ notification: DeliveredNotification, buttons: [NotificationButton], sender: NotificationSender = .app) {
        self.notification = notification
        self.sender = sender
        self.buttons = buttons
        super.init(frame: .zero)
        buildCard()
        buildTexts(notification.record)
        buildActions()
        addGestures()
        tellVoiceOver(notification.record)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Parts

    private func buildCard() {
        card.layer.cornerRadius = Metrics.radius
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        addSubview(card)
        icon.image = sender.icon
        icon.backgroundColor = icon.image == nil ? .systemGray4 : nil
        icon.layer.cornerRadius = 9
        icon.layer.cornerCurve = .continuous
        icon.clipsToBounds = true
        time.text = "now"
        time.font = .systemFont(ofSize: 13)
        time.textColor = .secondaryLabel
        thumbnail.image =
            notification.record.attachments.lazy.compactMap { UIImage(contentsOfFile: $0.file.path) }.first
        thumbnail.contentMode = .scaleAspectFill
        thumbnail.layer.cornerRadius = 6
        thumbnail.clipsToBounds = true
        thumbnail.isHidden = thumbnail.image == nil
        thumbnail.accessibilityIdentifier = "attachment"
        for view in [icon, time, texts, actions, thumbnail] { card.contentView.addSubview(view) }
    }

    private func buildTexts(_ record: NotificationRecord) {
        // Without a title iOS names the app.
        let title = record.title.isEmpty && record.subtitle.isEmpty ? sender.name : record.title
        add(title, font: .systemFont(ofSize: 15, weight: .semibold), lines: 1)
        add(record.subtitle, font: .systemFont(ofSize: 15, weight: .semibold), lines: 1)
        add(record.body, font: .systemFont(ofSize: 15), lines: 4)
    }

    private func add(_ text: String, font: UIFont, lines: Int) {
        guard !text.isEmpty else { return }
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = lines
        texts.addSubview(label)
    }

    private func buildActions() {
        actions.isHidden = true
        fillActions()
    }

    private func fillActions() {
        actions.subviews.forEach { $0.removeFromSuperview() }
        rows = []
        for button in buttons {
            let view = UIButton(type: .system)
            view.setTitle(button.title, for: .normal)
            view.titleLabel?.font = .systemFont(ofSize: 17)
            view.setTitleColor(button.isDestructive ? .systemRed : .label, for: .normal)
            view.accessibilityIdentifier = button.identifier
            view.addAction(UIAction { [weak self] _ in self?.choose(button) }, for: .touchUpInside)
            addRow(view)
        }
    }

    /// A row of the actions, under a hairline.
    private func addRow(_ view: UIView) {
        let line = UIView()
        line.backgroundColor = .separator
        rows.append(Row(line: line, view: view))
        actions.addSubview(line)
        actions.addSubview(view)
    }

    private func tellVoiceOver(_ record: NotificationRecord) {
        accessibilityIdentifier = "NotificationShortLookView"
        accessibilityLabel = [sender.name, "now", record.title, record.subtitle, record.body]
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    // MARK: Place

    /// - Parameter isOut: above the screen's upper edge, where it comes from and goes.
    func place(in window: UIWindow, isOut: Bool) {
        let width = min(window.bounds.width - 2 * Metrics.margin, Metrics.widest)
        let size = CGSize(width: width, height: height(forWidth: width))
        let top = isOut ? -size.height - 2 * Metrics.margin : max(window.safeAreaInsets.top, Metrics.margin)
        frame = CGRect(origin: CGPoint(x: (window.bounds.width - width) / 2, y: top), size: size)
        layoutIfNeeded()
    }

    private func textWidth(_ width: CGFloat) -> CGFloat { width - Metrics.icon - 3 * Metrics.inset - 34 }

    /// The lines of text below each other, as wide as the banner lets them.
    private func textFrames(forWidth width: CGFloat) -> [CGRect] {
        var top: CGFloat = 0
        return texts.subviews.map { label in
            let limit = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
            let frame = CGRect(x: 0, y: top, width: limit.width, height: label.sizeThatFits(limit).height)
            top = frame.maxY + Metrics.lineSpacing
            return frame
        }
    }

    private func textHeight(forWidth width: CGFloat) -> CGFloat { textFrames(forWidth: width).last?.maxY ?? 0 }

    private func height(forWidth width: CGFloat) -> CGFloat {
        let text = max(textHeight(forWidth: width) + 2 * 12, Metrics.smallest)
        return (hidesTexts ? 0 : text) + actionsHeight + (longLook?.height ?? 0)
    }

    private var hidesTexts: Bool { longLook?.hidesDefaultContent == true }

    private var actionsHeight: CGFloat {
        actions.isHidden ? 0 : CGFloat(rows.count) * Metrics.actionHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
        let top = longLook?.height ?? 0
        let textArea = bounds.height - actionsHeight - top
        for view in [icon, time, texts] { view.isHidden = hidesTexts }
        longLook?.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        layoutTexts(from: top, height: textArea)
        actions.frame = CGRect(x: 0, y: top + textArea, width: bounds.width, height: actionsHeight)
        layoutRows()
    }

    private func layoutTexts(from top: CGFloat, height textArea: CGFloat) {
        icon.frame = CGRect(
            x: Metrics.inset, y: top + (textArea - Metrics.icon) / 2, width: Metrics.icon, height: Metrics.icon)
        let timeSize = time.sizeThatFits(bounds.size)
        time.frame = CGRect(
            x: bounds.width - Metrics.inset - timeSize.width, y: top + 13, width: timeSize.width,
            height: timeSize.height)
        thumbnail.frame = CGRect(
            x: bounds.width - Metrics.inset - Metrics.icon, y: top + min(34, textArea - Metrics.icon - 8),
            width: Metrics.icon,
            height: Metrics.icon - 6)
        let frames = textFrames(forWidth: bounds.width)
        let height = frames.last?.maxY ?? 0
        texts.frame = CGRect(
            x: 2 * Metrics.inset + Metrics.icon - 3, y: top + (textArea - height) / 2, width: textWidth(bounds.width),
            height: height)
        for (label, frame) in zip(texts.subviews, frames) { label.frame = frame }
    }

    private func layoutRows() {
        let hairline = 1 / max(traitCollection.displayScale, 1)
        for (index, row) in rows.enumerated() {
            let top = CGFloat(index) * Metrics.actionHeight
            row.line.frame = CGRect(x: 0, y: top, width: bounds.width, height: hairline)
            let inset = row.view is UITextField ? Metrics.inset : 0
            row.view.frame = CGRect(
                x: 0, y: top, width: bounds.width, height: Metrics.actionHeight
            ).insetBy(dx: inset, dy: inset / 3)
        }
    }

    // MARK: Gestures

    private func addGestures() {
        let tap = UITapGestureRecognizer()
        tap.delegate = self
        add(tap) { [weak self] _ in self?.answer(.opened) }
        add(UIPanGestureRecognizer()) { [weak self] in self?.pulled($0) }
        add(UILongPressGestureRecognizer()) { [weak self] in if $0.state == .began { self?.expand() } }
    }

    private func add(_ gesture: UIGestureRecognizer, _ recognized: @escaping (UIGestureRecognizer) -> Void) {
        let target = ActionTarget { if let gesture = $0 as? UIGestureRecognizer { recognized(gesture) } }
        gesture.addTarget(target, action: ActionTarget.action)
        listeners.append(target)
        addGestureRecognizer(gesture)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view, !(view is UIControl) else { return false }
        return longLook.map { !view.isDescendant(of: $0.view) } ?? true
    }

    private func pulled(_ gesture: UIGestureRecognizer) {
        guard let pan = gesture as? UIPanGestureRecognizer else { return }
        let way = pan.translation(in: superview).y
        isHeld()
        switch pan.state {
        case .changed:
            // Up it follows the finger, down with resistance.
            transform = CGAffineTransform(translationX: 0, y: way < 0 ? way : way / 4)
        case .ended, .cancelled:
            let isAway = way < -Metrics.pull || pan.velocity(in: superview).y < -500
            UIView.animate(withDuration: 0.2) { self.transform = .identity }
            if isAway { answer(.dismissed) } else if way > Metrics.pull { expand() }
        case .possible, .began, .failed: break
        }
    }

    private func expand() {
        isHeld()
        guard actions.isHidden, let window = superview as? UIWindow else { return }
        let look = Self.makeLongLook(sender.bundle, notification, bounds.width)
        guard look != nil || !buttons.isEmpty else { return }
        if let look { show(look) }
        UIView.animate(withDuration: 0.3) {
            self.actions.isHidden = false
            self.place(in: window, isOut: false)
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    // MARK: The long look

    /// What the sender's extension shows of a notification, in a width in points; nil where it has none.
    static var makeLongLook: (Bundle, DeliveredNotification, CGFloat) -> (any BannerLook)? = { _, _, _ in nil }

    private func show(_ look: any BannerLook) {
        look.wish = { [weak self] in self?.grant($0) }
        longLook = look
        thumbnail.isHidden = true
        card.contentView.addSubview(look.view)
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview == nil { longLook?.end() }
    }

    private func grant(_ wish: BannerWish) {
        switch wish {
        case .height: break
        case .actions(let new):
            buttons = new
            fillActions()
        case .open: return answer(.opened)
        case .dismiss: return leave()
        case .answered(let button, let text): return answer(.action(button, text: text))
        }
        if let window = superview as? UIWindow { place(in: window, isOut: false) }
        setNeedsLayout()
    }

    /// The extension, where there is one, hears of it before the app.
    private func give(_ button: NotificationButton, text: String?) {
        guard let longLook else { return answer(.action(button, text: text)) }
        longLook.choose(button, text: text)
    }

    // MARK: Answers

    private func choose(_ button: NotificationButton) {
        guard let title = button.sendTitle else { return give(button, text: nil) }
        askForText(button, title: title.isEmpty ? SystemStrings.text("Send") : title)
    }

    private func askForText(_ button: NotificationButton, title: String) {
        guard field == nil else { return give(button, text: field?.text ?? "") }
        let field = UITextField()
        field.placeholder = button.placeholder
        field.borderStyle = .roundedRect
        field.returnKeyType = .send
        field.addAction(
            UIAction { [weak self, weak field] _ in self?.give(button, text: field?.text ?? "") },
            for: .editingDidEndOnExit)
        self.field = field
        actions.subviews.forEach { $0.removeFromSuperview() }
        rows = []
        let send = UIButton(type: .system)
        send.setTitle(title, for: .normal)
        send.addAction(UIAction { [weak self] _ in self?.choose(button) }, for: .touchUpInside)
        addRow(field)
        addRow(send)
        if let window = superview as? UIWindow { place(in: window, isOut: false) }
        setNeedsLayout()
        field.becomeFirstResponder()
    }
}

/// What an extension shows in a banner that is pulled open.
@MainActor
protocol BannerLook: AnyObject {
    var view: UIView { get }
    /// Points, for the width that it was made for.
    var height: CGFloat { get }
    /// Whether the notification's own title and text are left out.
    var hidesDefaultContent: Bool { get }
    var wish: (BannerWish) -> Void { get set }
    /// The extension says what becomes of it.
    func choose(_ button: NotificationButton, text: String?)
    func end()
}

/// What an extension wants of its banner.
enum BannerWish {
    /// Points.
    case height(CGFloat)
    case actions([NotificationButton])
    case open
    case dismiss
    /// What becomes of an action that was chosen: the app is told of it, or the banner goes without, or it stays.
    case answered(NotificationButton, text: String?)
}
