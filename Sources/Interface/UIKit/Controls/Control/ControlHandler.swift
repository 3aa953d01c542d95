// SPDX-License-Identifier: MIT

/// One thing a control does for some of its events: a method of a target, or a `UIAction`.
@MainActor
struct ControlHandler {
    /// Controls do not own their targets. nil from the start means "look along the responder chain", which is not
    /// the same as a target that is gone.
    struct Target {
        weak var object: AnyObject?
        let isResponderChain: Bool

        init(_ target: Any?) {
            object = target.map { $0 as AnyObject }
            isResponderChain = target == nil
        }

        var isGone: Bool { object == nil && !isResponderChain }
    }

    enum Kind {
        case target(Target, Selector)
        case action(UIAction)
    }

    let kind: Kind
    var events: UIControl.Event

    var actionName: String? {
        if case .target(_, let selector) = kind { selector.name } else { nil }
    }

    var targetForListing: AnyHashable? {
        guard case .target(let target, _) = kind else { return nil }
        if target.isResponderChain { return NSNull() }
        return target.object.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0)) }
    }

    func has(target wanted: Any?) -> Bool {
        guard case .target(let target, _) = kind else { return false }
        guard let wanted else { return target.isResponderChain }
        return target.object === (wanted as AnyObject)
    }
}

extension UIControl {
    func addHandler(target: Any?, action: Selector, events: Event) {
        handlers.removeAll { if case .target(let target, _) = $0.kind { target.isGone } else { false } }
        if let index = handlers.firstIndex(where: { $0.has(target: target) && $0.actionName == action.name }) {
            handlers[index].events.formUnion(events)
        } else {
            handlers.append(ControlHandler(kind: .target(.init(target), action), events: events))
        }
    }

    /// An action replaces the one of the same identifier for the same events.
    func addHandler(_ action: UIAction, events: Event) {
        removeHandlers(identifier: action.identifier, events: events)
        handlers.append(ControlHandler(kind: .action(action), events: events))
    }

    /// nil for `target` removes the method from every target, nil for `action` every method of the target.
    func removeHandlers(target: Any?, action: Selector?, events: Event) {
        removeEvents(events) { handler in
            guard case .target = handler.kind else { return false }
            return (target == nil || handler.has(target: target))
                && (action == nil || handler.actionName == action?.name)
        }
    }

    func removeHandlers(identifier: UIAction.Identifier, events: Event) {
        removeEvents(events) { handler in
            if case .action(let action) = handler.kind { action.identifier == identifier } else { false }
        }
    }

    private func removeEvents(_ events: Event, where matches: (ControlHandler) -> Bool) {
        for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Performs what is registered, in the order it was added. Handlers may add and remove handlers.
    func dispatch(_ events: Event, with event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let action):
                sendAction(action)
            case .target(let target, let selector):
                if !target.isGone { sendAction(selector, to: target.object, for: event) }
            }
        }
    }

    /// Says that the person gave the control another value.
    func dispatchValueChanged() {
        dispatch([.valueChanged, .primaryActionTriggered], with: nil)
    }
}
