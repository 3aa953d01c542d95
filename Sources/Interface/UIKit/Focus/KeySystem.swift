// SPDX-License-Identifier: MIT
import HostKit

/// The keys that are down: key commands first, then presses to the first responder, then text.
@MainActor
final class KeySystem {
    private var down: [Int: UIPress] = [:]

    func handle(_ host: HostKey, time: Double) {
        let flags = UIKeyModifierFlags(rawValue: host.modifiers.rawValue)
        GestureEnvironment.shared.modifierFlags = flags
        switch host.phase {
        case .down, .repeated: press(host, flags, time)
        case .up: release(host, flags, time)
        }
    }

    private func press(_ host: HostKey, _ flags: UIKeyModifierFlags, _ time: Double) {
        let key = UIKey(
            characters: host.characters, charactersIgnoringModifiers: host.charactersIgnoringModifiers,
            modifierFlags: flags, keyCode: UIKeyboardHIDUsage(rawValue: host.usage) ?? .keyboardErrorUndefined)
        let isForText = TextKeyRules.isText(key, in: responder)
        if perform(commandFor: key, onlyUrgent: isForText) { return }
        if host.phase == .down {
            let press = UIPress(type: PressTypes.type(of: key.keyCode), key: key, timestamp: time)
            down[host.usage] = press
            send(press, .began, flags, time)
        }
        if UIFocusSystem.shared.handle(key) { return }
        _ = TextInputHooks.key(key)
    }

    private func release(_ host: HostKey, _ flags: UIKeyModifierFlags, _ time: Double) {
        guard let press = down.removeValue(forKey: host.usage) else { return }
        press.time = time
        send(press, .ended, flags, time)
    }

    /// Ends what is down: the app leaves the foreground.
    func cancelAll() {
        for press in down.values { send(press, .cancelled, [], FrameClock.now) }
        down = [:]
    }

    private func send(_ press: UIPress, _ phase: UIPress.Phase, _ flags: UIKeyModifierFlags, _ time: Double) {
        press.currentPhase = phase
        let event = UIPressesEvent(type: .presses, timestamp: time)
        event.flags = flags
        event.presses = Set(down.values).union([press])
        press.keyWindow = UIApplication.shared.keyWindow
        press.firstResponder = responder
        UIApplication.shared.sendEvent(event)
    }

    private var responder: UIResponder? {
        FirstResponder.current ?? UIApplication.shared.keyWindow?.rootViewController?.topmostPresented
            ?? UIApplication.shared.keyWindow
    }

    /// Hands the changed presses of an event to the responder; called by the key window.
    static func deliver(_ event: UIPressesEvent) {
        let groups = Dictionary(grouping: event.presses, by: \.currentPhase)
        for (phase, presses) in groups {
            guard let responder = presses.first?.firstResponder else { continue }
            switch phase {
            case .began: responder.pressesBegan(Set(presses), with: event)
            case .changed: responder.pressesChanged(Set(presses), with: event)
            case .ended: responder.pressesEnded(Set(presses), with: event)
            case .cancelled: responder.pressesCancelled(Set(presses), with: event)
            case .stationary: break
            }
        }
        for press in event.presses where press.currentPhase == .began { press.currentPhase = .stationary }
    }

    // MARK: Key commands

    /// The first command up the chain whose key and modifiers match and whose action somebody performs.
    ///
    /// - Parameter onlyUrgent: the key belongs to the text that is edited, except for commands that want priority.
    private func perform(commandFor key: UIKey, onlyUrgent: Bool) -> Bool {
        perform(key, key.modifierFlags, onlyUrgent) || performAsCommand(key, onlyUrgent)
    }

    /// Where the Command key belongs to the desktop, Control does what it does on Apple's keyboards, unless the app has a
    /// command of its own for it.
    private func performAsCommand(_ key: UIKey, _ onlyUrgent: Bool) -> Bool {
        guard key.modifierFlags.contains(.control), !key.modifierFlags.contains(.command) else { return false }
        return perform(key, key.modifierFlags.subtracting(.control).union(.command), onlyUrgent)
    }

    private func perform(_ key: UIKey, _ flags: UIKeyModifierFlags, _ onlyUrgent: Bool) -> Bool {
        var current = responder
        while let candidate = current {
            for command in candidate.keyCommands ?? []
            where matches(command, key, flags) && (!onlyUrgent || command.wantsPriorityOverSystemBehavior) {
                if UIApplication.shared.sendAction(
                    command.action, to: target(of: command, from: candidate), from: command, for: nil)
                {
                    return true
                }
            }
            current = candidate.next
        }
        return performMain(key, flags, onlyUrgent)
    }

    /// Commands of the menus that the app has built; whoever of the chain can performs them.
    private func performMain(_ key: UIKey, _ flags: UIKeyModifierFlags, _ onlyUrgent: Bool) -> Bool {
        guard let responder else { return false }
        for command in UIMenuSystem.main.keyCommands
        where matches(command, key, flags) && (!onlyUrgent || command.wantsPriorityOverSystemBehavior) {
            guard let target = target(of: command, from: responder) else { continue }
            (target as? UIResponder)?.validate(command)
            guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
            return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
        }
        return false
    }

    private func target(of command: UIKeyCommand, from responder: UIResponder) -> Any? {
        responder.target(forAction: command.action, withSender: command)
    }

    private func matches(_ command: UIKeyCommand, _ key: UIKey, _ flags: UIKeyModifierFlags) -> Bool {
        let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard command.modifierFlags.intersection(relevant) == flags.intersection(relevant),
            let input = command.input
        else { return false }
        if let named = PressTypes.named[key.keyCode] { return command.mirrored(input) == named }
        return !input.isEmpty && input.lowercased() == key.charactersIgnoringModifiers.lowercased()
    }
}

/// Which keys an edited text keeps for itself, as since iOS 15.
@MainActor
enum TextKeyRules {
    private static let keys: Set<UIKeyboardHIDUsage> = [
        .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
        .keyboardPageUp, .keyboardPageDown, .keyboardTab, .keyboardDeleteOrBackspace, .keyboardDeleteForward,
    ]

    static func isText(_ key: UIKey, in responder: UIResponder?) -> Bool {
        guard let owner = responder as? any TextEditorOwner, owner.allowsEditing else { return false }
        return keys.contains(key.keyCode)
    }
}

/// Names of keys that type nothing.
enum PressTypes {
    static let named: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
        .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
        .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp,
        .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardHome: UIKeyCommand.inputHome,
        .keyboardEnd: UIKeyCommand.inputEnd, .keyboardDeleteForward: UIKeyCommand.inputDelete,
        .keyboardReturnOrEnter: "\r", .keyboardTab: "\t", .keyboardDeleteOrBackspace: "\u{8}",
        .keyboardF1: UIKeyCommand.f1, .keyboardF2: UIKeyCommand.f2, .keyboardF3: UIKeyCommand.f3,
        .keyboardF4: UIKeyCommand.f4, .keyboardF5: UIKeyCommand.f5, .keyboardF6: UIKeyCommand.f6,
        .keyboardF7: UIKeyCommand.f7, .keyboardF8: UIKeyCommand.f8, .keyboardF9: UIKeyCommand.f9,
        .keyboardF10: UIKeyCommand.f10, .keyboardF11: UIKeyCommand.f11, .keyboardF12: UIKeyCommand.f12,
    ]

    static func type(of usage: UIKeyboardHIDUsage) -> UIPress.PressType {
        switch usage {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardReturnOrEnter: .select
        case .keyboardEscape: .menu
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        default: .keyboard
        }
    }
}

extension UIViewController {
    /// The last of the chain of presentations.
    var topmostPresented: UIViewController {
        var top = self
        while let next = top.presentedStorage { top = next }
        return top
    }
}
