// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Who calls, and the buttons that answer: over everything, the status bar too. Sizes after captures of iOS 17 on a phone of 390
/// points.
final class CallScreen: SystemWindow {
    private enum Metrics {
        static let button: CGFloat = 76
        /// Of a button's middle from the screen's side, where there are two.
        static let side: CGFloat = 92
        /// Of the buttons' middles from the screen's bottom.
        static let bottom: CGFloat = 150
    }

    private let caller = UILabel()
    private let status = UILabel()
    private let decline = CallButton("Decline", "phone.down.fill", .systemRed)
    private let accept = CallButton("Accept", "phone.fill", .systemGreen)
    private var state = WorldCall.State.none
    /// Seconds of the frame clock when both began to talk.
    private var start: CFTimeInterval = 0

    /// - Parameter answer: what the buttons say: `talking` or `none`.
    init(answer: @escaping @MainActor (WorldCall.State) -> Void) {
        super.init(level: Level(10_000_003))
        backgroundColor = UIColor(white: 0.12, alpha: 1)
        caller.font = .systemFont(ofSize: 34)
        status.font = .systemFont(ofSize: 20)
        status.textColor = UIColor(white: 1, alpha: 0.7)
        caller.textColor = .white
        for label in [status, caller] {
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            addSubview(label)
        }
        for button in [decline, accept] { addSubview(button) }
        decline.addAction(UIAction { _ in answer(.none) }, for: .touchUpInside)
        accept.addAction(UIAction { _ in answer(.talking) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("CallScreen: is made in code only") }

    /// - Parameter line: which line rings: the phone's own or an app.
    func show(_ call: WorldCall, line: String = "iPhone") {
        if call.state == .talking, state != .talking {
            start = FrameClock.now
            tickLater()
        }
        state = call.state
        caller.text = call.caller.isEmpty ? "No Caller ID" : call.caller
        accept.isHidden = call.state != .ringing
        decline.name = call.state == .ringing ? "Decline" : "End"
        switch call.state {
        case .ringing: status.text = line
        case .dialing: status.text = "calling…"
        case .none, .talking: status.text = Self.time(0)
        }
        setNeedsLayout()
        isHidden = false
        // White on the dark, as above the card of a sheet.
        UIApplication.shared.statusBar.isOverCards = true
        UIApplication.shared.statusBarDidChange()
    }

    func close() {
        isHidden = true
        UIApplication.shared.statusBarAppearanceMayHaveChanged()
    }

    private func tick() {
        guard state == .talking, !isHidden else { return }
        status.text = Self.time(Int((FrameClock.now - start).rounded()))
        tickLater()
    }

    private func tickLater() { DeadlineQueue.shared.schedule(after: 1) { [weak self] in self?.tick() } }

    private static func time(_ seconds: Int) -> String { String(format: "%02d:%02d", seconds / 60, seconds % 60) }

    override func layoutSubviews() {
        super.layoutSubviews()
        frame = UIScreen.main.bounds
        let top = safeAreaInsets.top + 44
        status.frame = CGRect(x: 20, y: top, width: bounds.width - 40, height: 26)
        caller.frame = CGRect(x: 20, y: top + 28, width: bounds.width - 40, height: 44)
        let y = bounds.height - Metrics.bottom
        let left = accept.isHidden ? bounds.midX : Metrics.side
        decline.place(CGPoint(x: left, y: y), side: Metrics.button)
        accept.place(CGPoint(x: bounds.width - Metrics.side, y: y), side: Metrics.button)
    }
}

/// A round button with a word below it.
private final class CallButton: UIControl {
    private let circle = UIView()
    private let symbol = UIImageView()
    private let label = UILabel()
    var name: String {
        didSet {
            label.text = SystemStrings.text(name)
            accessibilityLabel = label.text
        }
    }

    init(_ name: String, _ symbolName: String, _ color: UIColor) {
        self.name = name
        super.init(frame: .zero)
        circle.backgroundColor = color
        circle.isUserInteractionEnabled = false
        let configuration = UIImage.SymbolConfiguration(pointSize: 32, weight: .regular)
        symbol.image = UIImage(systemName: symbolName, withConfiguration: configuration)
        symbol.tintColor = .white
        symbol.contentMode = .center
        label.text = SystemStrings.text(name)
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label.text
        for view in [circle, symbol, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("CallButton: is made in code only") }

    /// - Parameter middle: of the circle.
    func place(_ middle: CGPoint, side: CGFloat) {
        frame = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side + 30)
        circle.frame = CGRect(x: 0, y: 0, width: side, height: side)
        circle.layer.cornerRadius = side / 2
        symbol.frame = circle.frame
        label.frame = CGRect(x: -20, y: side + 8, width: side + 40, height: 20)
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
}
