// SPDX-License-Identifier: MIT
import HostKit

/// Shows the input and accessory views of the first responder at the bottom of the screen, and tells the app.
@MainActor
final class KeyboardController {
    static let shared = KeyboardController()
    /// Whether anything shows. Asking does not make the controller, which needs the screen.
    private(set) static var isUp = false

    /// Whether the system's keyboard is drawn: on a device without a keyboard of its own. Input views of apps always show.
    var drawsKeyboard = LaunchOptions.current.drawsKeyboard

    /// Of keyboard and accessory, in screen coordinates; null while nothing shows.
    private(set) var frame = CGRect.null
    /// Points that a finger holds it below its place.
    var pulled: CGFloat = 0
    private var window: KeyboardWindow?
    private let host = KeyboardHostView()
    private var keyboard: KeyboardView?
    /// The system's, while it is on the screen.
    var shownKeyboard: KeyboardView? { host.input as? KeyboardView }
    private weak var responder: UIResponder?
    private var isHeld = false
    private var isWaiting = false
    /// Counts the changes, so that only the last one's end is told.
    private var turn = 0

    func firstResponderChanged(_ old: UIResponder?, _ new: UIResponder?) {
        TextKeys.install()
        guard !FirstResponder.isHandingOver || new != nil else { return }
        if isHeld { isWaiting = true } else { update() }
    }

    /// Changes of the first responder inside `body` show after it.
    func hold<Result>(_ body: () -> Result) -> Result {
        let outer = isHeld
        isHeld = true
        let result = body()
        isHeld = outer
        if !isHeld, isWaiting {
            isWaiting = false
            update()
        }
        return result
    }

    // MARK: What covers it

    /// Of something presented; whether the keyboard of a responder below it goes away.
    private struct Cover {
        weak var container: UIView?
        let hidesKeyboard: Bool
    }

    /// The lowest first.
    private static var covers: [Cover] = []

    /// Something is presented: sheets and alerts put the keyboard of what they cover away, and its responder keeps its role.
    static func cover(with container: UIView, hidesKeyboard: Bool) {
        covers.removeAll { $0.container == nil || $0.container === container }
        covers.append(Cover(container: container, hidesKeyboard: hidesKeyboard))
        if hidesKeyboard, isUp { shared.update() }
    }

    /// It goes: the keyboard comes back.
    static func uncover(_ container: UIView) {
        covers.removeAll { $0.container == nil || $0.container === container }
        if FirstResponder.current != nil { shared.update() }
    }

    private static func isCovered(_ responder: UIResponder) -> Bool {
        guard !covers.isEmpty, let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded else {
            return false
        }
        for cover in covers.reversed() {
            guard let container = cover.container, container.window === view.window else { continue }
            if view.isDescendant(of: container) { return false }
            if cover.hidesKeyboard { return true }
        }
        return false
    }

    // MARK: What shows

    private func inputView(of responder: UIResponder) -> UIView? {
        if let view = responder.inputView { return view }
        if let controller = responder.inputViewController { return controller.view }
        guard drawsKeyboard, let input = responder as? any UIKeyInput else { return nil }
        if let owner = input as? any TextEditorOwner, !owner.allowsEditing { return nil }
        let keyboard = self.keyboard ?? KeyboardView()
        self.keyboard = keyboard
        keyboard.show(for: input)
        return keyboard
    }

    /// The nearest up the chain, and whose it is.
    private func accessory(of responder: UIResponder) -> (UIView, UIResponder)? {
        var current: UIResponder? = responder
        while let candidate = current {
            if let view = candidate.inputAccessoryView ?? candidate.inputAccessoryViewController?.view {
                return (view, candidate)
            }
            current = candidate.next
        }
        return nil
    }

    func update() {
        let current = FirstResponder.current
        let changedResponder = current !== responder
        responder = current
        tellHost(current)
        let shown = current.flatMap { Self.isCovered($0) ? nil : $0 }
        let input = shown.flatMap(inputView)
        let accessory = shown.flatMap(accessory)
        let screen = UIScreen.main
        let new = host.arrange(input, accessory?.0, owner: accessory?.1, screen: screen)
        guard new != frame || (changedResponder && !new.isNull) else { return }
        move(to: new, screen)
    }

    /// The text or the caret of the first responder changed.
    func textChanged() {
        tellHost(responder)
        if keyboard?.window != nil { keyboard?.textChanged() }
    }

    /// The screen turned: the same views, in new places.
    func screenDidChange() {
        guard !frame.isNull else { return }
        update()
    }

    /// Something else has taken the host's text input meanwhile.
    func tellHostAgain() {
        told = nil
        tellHost(responder)
    }

    private func tellHost(_ responder: UIResponder?) {
        guard let display = MainLoop.shared.host else { return }
        let owner = responder as? any TextEditorOwner
        let isActive = responder is any UIKeyInput && owner?.allowsEditing ?? true
        var caret = CGRect.zero
        if let owner, let window = owner.window {
            caret = owner.convert(owner.editorCaretRect(owner.editor.selection.location), to: window)
        }
        let input = HostTextInput(isActive: isActive && !drawsKeyboard, caret: caret)
        guard input != told else { return }
        told = input
        display.setTextInput(active: input.isActive, caret: caret)
    }

    private struct HostTextInput: Equatable {
        var isActive: Bool
        var caret: CGRect
    }
    private var told: HostTextInput?

    // MARK: Moving

    private func move(to new: CGRect, _ screen: UIScreen) {
        turn += 1
        let turn = turn
        let old = frame
        let size = screen.bounds.size
        let begin =
            old.isNull
            ? CGRect(x: 0, y: size.height, width: size.width, height: new.height) : old.offsetBy(dx: 0, dy: pulled)
        let end = new.isNull ? CGRect(x: 0, y: size.height, width: size.width, height: old.height) : new
        frame = new
        Self.isUp = !new.isNull
        let window = self.window ?? KeyboardWindow(host)
        self.window = window
        window.frame = screen.bounds
        let shows = !new.isNull
        let isAnimated = UIView.areAnimationsEnabled
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
                value: isAnimated ? KeyboardMetrics.duration : 0),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMetrics.curve.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        if shows {
            UIView.performWithoutAnimation {
                window.isHidden = false
                if old.isNull { host.frame = begin }
                host.layoutIfNeeded()
            }
        }
        LayoutKeyboard.frame = new
        // What the app moves while it is told moves along with the keyboard.
        let options: UIView.AnimationOptions = [.beginFromCurrentState, .keyboardCurve]
        UIView.animate(withDuration: KeyboardMetrics.duration, delay: 0, options: options) {
            self.host.frame = end
            self.post(UIResponder.keyboardWillChangeFrameNotification, info)
            self.post(shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
            for follower in LayoutKeyboard.followingViews { follower.layoutIfNeeded() }
        }
        let finish: @MainActor () -> Void = { [weak self] in
            guard let self, self.turn == turn else { return }
            if !shows {
                self.host.clear()
                self.window?.isHidden = true
            }
            self.post(UIResponder.keyboardDidChangeFrameNotification, info)
            self.post(shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
        }
        if isAnimated { DeadlineQueue.shared.schedule(after: KeyboardMetrics.duration, finish) } else { finish() }
    }

    /// Where the finger has pulled it to; at most off the screen.
    func show(pulledBy distance: CGFloat) {
        let distance = min(max(0, distance), frame.height)
        guard distance != pulled else { return }
        pulled = distance
        place()
    }

    func comeBack() {
        pulled = 0
        UIView.animate(
            withDuration: KeyboardMetrics.duration, delay: 0, options: [.beginFromCurrentState, .keyboardCurve],
            animations: place)
    }

    /// The keyboard, and what is laid out by it.
    private func place() {
        host.frame = frame.offsetBy(dx: 0, dy: pulled)
        LayoutKeyboard.frame = pulled < frame.height ? host.frame : .null
        for follower in LayoutKeyboard.followingViews { follower.layoutIfNeeded() }
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }
}

/// Holds keyboards in front of everything.
final class KeyboardWindow: SystemWindow {
    /// Above all windows of apps; what stands higher is the system's.
    static let topLevel: CGFloat = 10_000_001

    private let host: UIView

    init(_ host: UIView) {
        self.host = host
        super.init(level: Level(Self.topLevel))
        addSubview(host)
    }

    required init?(coder: NSCoder) {
        host = UIView()
        super.init(coder: coder)
    }
}

/// The accessory view above the input view. The responder that gave the accessory comes next after it.
final class KeyboardHostView: UIView {
    private weak var owner: UIResponder?
    private(set) weak var input: UIView?
    private(set) weak var accessory: UIView?
    private var heights: (accessory: CGFloat, input: CGFloat) = (0, 0)

    override var next: UIResponder? { owner ?? super.next }

    /// Takes both views in; where they will be on the screen, null for nothing.
    func arrange(_ newInput: UIView?, _ newAccessory: UIView?, owner: UIResponder?, screen: UIScreen) -> CGRect {
        guard newInput != nil || newAccessory != nil else { return .null }
        self.owner = owner
        for (old, new) in [(input, newInput), (accessory, newAccessory)] where old !== new && old?.superview === self {
            old?.removeFromSuperview()
        }
        input = newInput
        accessory = newAccessory
        let width = screen.bounds.width
        for view in [newInput, newAccessory].compactMap({ $0 }) where view.superview !== self {
            UIView.performWithoutAnimation { addSubview(view) }
        }
        let safe = screen.safeAreaInsets.bottom
        let inputHeight = newInput.map { height(of: $0, width) } ?? 0
        // A view without a size is how apps ask for no keyboard: nothing of it shows, also not below it.
        heights.input = inputHeight + (inputHeight == 0 || newInput is KeyboardView ? 0 : safe)
        heights.accessory = newAccessory.map { height(of: $0, width) } ?? 0
        let total = heights.accessory + (newInput == nil ? safe : heights.input)
        UIView.performWithoutAnimation { place(width) }
        return CGRect(x: 0, y: screen.bounds.height - total, width: width, height: total)
    }

    private func height(of view: UIView, _ width: CGFloat) -> CGFloat {
        if let keyboard = view as? KeyboardView { return keyboard.metrics.height }
        if view.frame.height > 0, view.translatesAutoresizingMaskIntoConstraints,
            view.autoresizingMask.contains(.flexibleHeight) == false || view.intrinsicContentSize.height <= 0
        {
            return view.frame.height
        }
        if view.intrinsicContentSize.height > 0 { return view.intrinsicContentSize.height }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? fitting.height : view.frame.height
    }

    private func place(_ width: CGFloat) {
        if let accessory {
            let frame = CGRect(x: 0, y: 0, width: width, height: heights.accessory)
            accessory.translatesAutoresizingMaskIntoConstraints = true
            accessory.frame = frame
        }
        if let input {
            let safe = input is KeyboardView ? 0 : UIScreen.main.safeAreaInsets.bottom
            input.translatesAutoresizingMaskIntoConstraints = true
            input.frame = CGRect(x: 0, y: heights.accessory, width: width, height: max(0, heights.input - safe))
        }
        backgroundColor = heights.input == 0 || input is KeyboardView ? nil : KeyboardView.ground
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(bounds.width)
    }

    func clear() {
        input?.removeFromSuperview()
        accessory?.removeFromSuperview()
        input = nil
        accessory = nil
        owner = nil
    }
}
