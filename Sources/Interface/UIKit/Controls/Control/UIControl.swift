// SPDX-License-Identifier: MIT

/// A view that turns touches into actions.
@preconcurrency @MainActor
open class UIControl: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The action runs for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// False: the control ignores touches, which do not go to a view behind it either.
    open var isEnabled = true {
        willSet { __kvoWill("enabled") }
        didSet {
            defer { __kvoDid("enabled") }
            guard isEnabled != oldValue else { return }
            if !isEnabled { stopTracking() }
            stateChanged(from: oldValue ? state.subtracting(.disabled) : state.union(.disabled))
        }
    }

    open var isSelected = false {
        willSet { __kvoWill("selected") }
        didSet {
            defer { __kvoDid("selected") }
            if isSelected != oldValue { stateChanged(from: state.symmetricDifference(.selected)) }
        }
    }

    open var isHighlighted = false {
        willSet { __kvoWill("highlighted") }
        didSet {
            defer { __kvoDid("highlighted") }
            if isHighlighted != oldValue { stateChanged(from: state.symmetricDifference(.highlighted)) }
        }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called after enabled, selected or highlighted changed.
    package func stateChanged(from oldState: State) { setNeedsLayout() }

    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// `leading` and `trailing` turned into `left` and `right` by the direction of the interface.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        case .center, .left, .right, .fill: return contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false
    var trackedTouch: UITouch?

    /// - Returns: false to let the touch go unnoticed.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// - Returns: false to stop tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away: by a scroll view, a gesture or the system.
    open func cancelTracking(with event: UIEvent?) {}

    /// Whether a tap with one finger is what the control is for. Recognisers of views around it then leave that tap to it,
    /// as Apple's "Interacting with Other User Interface Controls" has it.
    package var isTappedByDefault: Bool { false }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTappedByDefault, isEnabled, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
            tap.numberOfTouchesRequired == 1
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackCancelled(touches, with: event)
    }

    /// What `.primaryActionTriggered` accompanies in this kind of control.
    package var primaryEvent: Event { [] }

    // MARK: Actions

    var handlers: [ControlHandler] = []

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        addHandler(target: target, action: action, events: controlEvents)
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeHandlers(target: target, action: action, events: controlEvents)
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        addHandler(action, events: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeHandlers(identifier: actionIdentifier, events: controlEvents)
    }

    /// Every registered target; `NSNull` stands for "first responder that has the method".
    open var allTargets: Set<AnyHashable> { Set(handlers.compactMap(\.targetForListing)) }

    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.filter { $0.has(target: target) && !$0.events.isDisjoint(with: controlEvent) }
            .compactMap(\.actionName)
        return names.isEmpty ? nil : names
    }

    /// Calls `iterator` for each handler, in the order they were added, until it sets its last argument.
    open func enumerateEventHandlers(
        _ iterator: (_ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool)
            ->
            Void
    ) {
        var stop = false
        for handler in handlers where !stop {
            switch handler.kind {
            case .action(let action): iterator(action, nil, handler.events, &stop)
            case .target(let target, let selector): iterator(nil, (target.object, selector), handler.events, &stop)
            }
        }
    }

    /// Performs one registered method. A nil target is looked for along the responder chain.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Performs everything registered for any of the events, as if a touch had caused them.
    open func sendActions(for controlEvents: Event) {
        dispatch(controlEvents, with: nil)
    }

    open func performPrimaryAction() {
        guard isEnabled else { return }
        dispatch(primaryEvent.union(.primaryActionTriggered), with: nil)
    }

    // MARK: Menus

    /// The menu opens as soon as a finger touches the control.
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled: Bool {
        get { menuStorage != nil }
        set { enableContextMenu(newValue) }
    }
    /// nil until `isContextMenuInteractionEnabled` is set.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuStorage }
    final var menuStorage: UIContextMenuInteraction?
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// What is lifted over the rest while the menu shows; nil: the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Where the lifted preview goes back to; nil: to the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// An override calls `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// An override calls `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Without effect here: as on phones; tool tips are the Mac's.
    open var toolTip: String?
    /// Without effect here: symbols of controls change at once.
    open var isSymbolAnimationEnabled = false

    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }
}
