// SPDX-License-Identifier: MIT

/// The page inside of the scroll view: its pixels, fingers on it, and the keyboard for its fields.
final class WKContentView: UIView, UIKeyInput {
    weak var webView: WKWebView?
    let pageLayer = CALayer()
    /// The field of the page that is being edited.
    var field: PageField?
    /// Text that is selected, in a field or elsewhere.
    var selection: PageSelection? {
        didSet { if selection != oldValue { selectionHasChanged() } }
    }
    private let handles = SelectionHandles()
    private let menu = PageMenu()
    private let press = WebPress()
    /// In the keyboard's place where nothing can be typed.
    private let noKeyboard = UIView()
    private lazy var editMenu = UIEditMenuInteraction(delegate: self)
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

    // MARK: Long presses

    /// - Parameter webView: what answers for the page.
    func prepareMenus(for webView: WKWebView) {
        press.action = { [weak self] in self?.pressed($0) }
        press.minimumPressDuration = 0.5
        addGestureRecognizer(press)
        webView.connect(menu)
        addInteraction(UIContextMenuInteraction(delegate: menu))
        addInteraction(editMenu)
        handles.moved = { [weak self] isStart, point in self?.webView?.moveEnd(isStart, to: point) }
        handles.released = { [weak self] in self?.showEditMenu() }
    }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard let webView else { return }
        switch recognizer.state {
        case .began: webView.selectWord(at: recognizer.location(in: self))
        case .ended: showEditMenu()
        default: break
        }
    }

    /// Links and pictures have menus of their own.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === press else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return webView?.hit(at: press.location(in: self)).map { !$0.hasMenu } ?? false
    }

    private var hasSelection: Bool { !(selection?.text.isEmpty ?? true) }

    private func selectionHasChanged() {
        placeHandles()
        if !hasSelection { editMenu.dismissMenu() }
    }

    /// The carets of the selection's ends, in the scroll view's points: handles are as large at any zoom.
    private var carets: [CGRect] {
        guard let first = selection?.first, let last = selection?.last, let scrollView = webView?.scrollView else {
            return []
        }
        return [first, last].map { caret in
            convert(caret.offsetBy(dx: pageLayer.frame.minX, dy: pageLayer.frame.minY), to: scrollView)
        }
    }

    func placeHandles() {
        let carets = carets
        guard hasSelection, !carets.isEmpty, let scrollView = webView?.scrollView else { return handles.hide() }
        handles.show(carets, in: scrollView)
    }

    private func showEditMenu() {
        guard hasSelection || field != nil, let webView else { return }
        if !isFirstResponder { becomeFirstResponder() }
        let source =
            carets.first.map { convert($0, from: webView.scrollView) }
            ?? CGRect(origin: press.location(in: self), size: .zero)
        editMenu.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: source.midX, y: source.minY)))
    }

    // MARK: Editing

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.name {
        case "copy:": hasSelection
        case "cut:": hasSelection && field != nil && field?.type != "password"
        case "paste:": field != nil && UIPasteboard.general.hasStrings
        case "selectAll:": isFirstResponder
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    override func copy(_ sender: Any?) {
        if let selection, hasSelection { UIPasteboard.general.string = selection.text }
    }
    override func cut(_ sender: Any?) {
        copy(sender)
        webView?.press(key: WebKey.backspace)
    }
    override func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { webView?.type(text) }
    }
    override func selectAll(_ sender: Any?) { webView?.selectAll() }

    // MARK: Taps

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

    override var canBecomeFirstResponder: Bool { field != nil || hasSelection }
    override func resignFirstResponder() -> Bool {
        let resigns = super.resignFirstResponder()
        if resigns, field != nil { webView?.endEditing() }
        return resigns
    }
    override var inputView: UIView? { field == nil ? noKeyboard : super.inputView }
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

extension WKContentView: UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let text = selection?.text.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty, let webView
        else {
            return UIMenu(children: suggestedActions)
        }
        let lookUp = UIAction(title: SystemStrings.text("Look Up")) { _ in
            webView.presentOverPage(UIReferenceLibraryViewController(term: text))
        }
        let share = UIAction(title: SystemStrings.text("Share…")) { _ in
            webView.presentOverPage(UIActivityViewController(activityItems: [text], applicationActivities: nil))
        }
        return UIMenu(children: suggestedActions + [lookUp, share])
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let webView, let delegate = webView.uiDelegate else { return }
        _ = optionalCall { delegate.webView(webView, willPresentEditMenuWithAnimator: animator) }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let webView, let delegate = webView.uiDelegate else { return }
        _ = optionalCall { delegate.webView(webView, willDismissEditMenuWithAnimator: animator) }
    }
}

/// A finger that rests. Links and pictures have their own.
private final class WebPress: UILongPressGestureRecognizer {
    var action: (UILongPressGestureRecognizer) -> Void = { _ in }

    override var state: UIGestureRecognizer.State {
        get { super.state }
        set {
            super.state = newValue
            action(self)
        }
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
