// SPDX-License-Identifier: MIT

/// The page inside of the scroll view: its pixels, fingers on it, and the keyboard for its fields.
final class WKContentView: UIView, UIKeyInput {
    weak var webView: WKWebView?
    let pageLayer = CALayer()
    /// The field of the page that is being edited.
    var field: PageField?
    private let tap = UITapGestureRecognizer()
    private let doubleTap = WebDoubleTap()
    private let swipeBack = UIScreenEdgePanGestureRecognizer()
    private let swipeForward = UIScreenEdgePanGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        pageLayer.actions = ["contents": NSNull(), "bounds": NSNull(), "position": NSNull()]
        pageLayer.anchorPoint = .zero
        automationRole = .webView
        layer.addSublayer(pageLayer)
        tap.addTarget(self, action: Selector("tapped:"))
        addGestureRecognizer(tap)
        doubleTap.numberOfTapsRequired = 2
        doubleTap.isWanted = { [weak self] in self?.webView?.takesDoubleTaps ?? false }
        doubleTap.addTarget(self, action: Selector("tappedTwice:"))
        addGestureRecognizer(doubleTap)
        tap.require(toFail: doubleTap)
        swipeBack.edges = .left
        swipeForward.edges = .right
        for swipe in [swipeBack, swipeForward] {
            swipe.isEnabled = false
            swipe.addTarget(self, action: Selector("swiped:"))
            addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { fatalError("WKContentView: is made by WKWebView only") }

    var allowsHistorySwipes = false {
        didSet {
            swipeBack.isEnabled = allowsHistorySwipes
            swipeForward.isEnabled = allowsHistorySwipes
        }
    }

    func tapped(_ recognizer: UITapGestureRecognizer) {
        webView?.tap(at: recognizer.location(in: self))
    }

    func tappedTwice(_ recognizer: UITapGestureRecognizer) {
        webView?.doubleTap(at: recognizer.location(in: self))
    }

    func swiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        let distance = recognizer.translation(in: self).x
        let enough: CGFloat = 80
        if recognizer === swipeBack, distance > enough { webView?.goBack() }
        if recognizer === swipeForward, distance < -enough { webView?.goForward() }
    }

    // MARK: Keyboard

    override var canBecomeFirstResponder: Bool { field != nil }
    override func resignFirstResponder() -> Bool {
        let resigns = super.resignFirstResponder()
        if resigns, field != nil { webView?.endEditing() }
        return resigns
    }
    var hasText: Bool { !(field?.text.isEmpty ?? true) }
    func insertText(_ text: String) { webView?.type(text) }
    func deleteBackward() { webView?.press(key: WebKey.backspace) }
    var keyboardType: UIKeyboardType {
        get { field?.keyboardType ?? .default }
        set { _ = newValue }
    }
    var isSecureTextEntry: Bool {
        get { field?.type == "password" }
        set { _ = newValue }
    }
    var returnKeyType: UIReturnKeyType {
        get { field?.isMultiline ?? true ? .default : .go }
        set { _ = newValue }
    }

    // MARK: Accessibility

    /// Whoever asked for elements refers to them weakly, until the next question.
    private var shownElements: [Any] = []

    override var accessibilityElements: [Any]? {
        get {
            if let webView, let elements = webView.pageElements() { shownElements = elements }
            return shownElements
        }
        set { super.accessibilityElements = newValue }
    }
}

/// Two taps on a page that can be zoomed; others need not wait for the second.
private final class WebDoubleTap: UITapGestureRecognizer {
    var isWanted: () -> Bool = { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isWanted() else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }
}

/// Keys by their X names' numbers.
enum WebKey {
    static let backspace = 0xff08
    static let tab = 0xff09
    static let enter = 0xff0d
    static let escape = 0xff1b
    static let left = 0xff51
    static let up = 0xff52
    static let right = 0xff53
    static let down = 0xff54
}

/// A field of a page that takes typed text.
struct PageField {
    var type: String
    var mode: String
    var text: String
    var isMultiline: Bool

    var keyboardType: UIKeyboardType {
        switch mode.isEmpty ? type : mode {
        case "email": .emailAddress
        case "url": .URL
        case "tel": .phonePad
        case "number", "decimal": .decimalPad
        case "numeric": .numberPad
        case "search": .webSearch
        default: .default
        }
    }
}

/// What the content view answers to by name.
private enum ContentViewMessages {
    @MainActor static func fill(_ table: inout __ObjCTable) {
        table.method("tapped:") { target, arguments in
            let recognizer = arguments.first.flatMap { $0 } as? UITapGestureRecognizer
            if let view = target as? WKContentView, let recognizer { view.tapped(recognizer) }
            return nil
        }
        table.method("tappedTwice:") { target, arguments in
            let recognizer = arguments.first.flatMap { $0 } as? UITapGestureRecognizer
            if let view = target as? WKContentView, let recognizer { view.tappedTwice(recognizer) }
            return nil
        }
        table.method("swiped:") { target, arguments in
            let recognizer = arguments.first.flatMap { $0 } as? UIScreenEdgePanGestureRecognizer
            if let view = target as? WKContentView, let recognizer { view.swiped(recognizer) }
            return nil
        }
    }
}

@section(".init_array") @used
private let recordContentView: @convention(c) () -> Void = {
    __objcRecord { __objcRegister(WKContentView.self, ContentViewMessages.fill) }
}
