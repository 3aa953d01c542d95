// SPDX-License-Identifier: MIT
import HostKit

/// Keys of a script by name or character.
@MainActor
enum ScriptKeys {
    private static let named: [String: UIKeyboardHIDUsage] = [
        "return": .keyboardReturnOrEnter, "enter": .keyboardReturnOrEnter, "escape": .keyboardEscape,
        "delete": .keyboardDeleteOrBackspace, "backspace": .keyboardDeleteOrBackspace, "tab": .keyboardTab,
        "space": .keyboardSpacebar, "left": .keyboardLeftArrow, "right": .keyboardRightArrow,
        "up": .keyboardUpArrow, "down": .keyboardDownArrow, "home": .keyboardHome, "end": .keyboardEnd,
        "pageUp": .keyboardPageUp, "pageDown": .keyboardPageDown, "forwardDelete": .keyboardDeleteForward,
    ]
    private static let modifierNames: [String: HostKey.Modifiers] = [
        "shift": .shift, "control": .control, "alt": .alternate, "option": .alternate, "command": .command,
    ]

    static func key(named name: String, modifiers: [String]) -> HostKey? {
        let flags = modifiers.reduce(into: HostKey.Modifiers()) { $0.formUnion(modifierNames[$1] ?? []) }
        if let usage = named[name] {
            let typed = usage == .keyboardSpacebar ? " " : ""
            return HostKey(
                phase: .down, usage: usage.rawValue, characters: typed, charactersIgnoringModifiers: typed,
                modifiers: flags)
        }
        guard name.count == 1, let character = name.first else { return nil }
        return HostKey(
            phase: .down, usage: usage(of: character), characters: name, charactersIgnoringModifiers: name.lowercased(),
            modifiers: flags)
    }

    /// As a keyboard does: the key goes down, its text arrives, the key comes up.
    static func type(_ character: Character) {
        let time = FrameClock.now
        if character == "\n" || character == "\u{8}" {
            let name = character == "\n" ? "return" : "backspace"
            guard var key = key(named: name, modifiers: []) else { return }
            HostInput.handle([.key(key, time: time)])
            if character == "\n" { HostInput.handle([.text("\n")]) }
            key.phase = .up
            HostInput.handle([.key(key, time: time)])
            return
        }
        var key = HostKey(
            phase: .down, usage: usage(of: character), characters: String(character),
            charactersIgnoringModifiers: String(character).lowercased(),
            modifiers: character.isUppercase ? .shift : [])
        HostInput.handle([.key(key, time: time), .text(String(character))])
        key.phase = .up
        HostInput.handle([.key(key, time: time)])
    }

    private static func usage(of character: Character) -> Int {
        guard let ascii = character.asciiValue else { return UIKeyboardHIDUsage.keyboardErrorUndefined.rawValue }
        switch ascii {
        case 97...122: return Int(ascii) - 97 + 4
        case 65...90: return Int(ascii) - 65 + 4
        case 49...57: return Int(ascii) - 49 + 30
        case 48: return 39
        case 32: return 44
        default: return UIKeyboardHIDUsage.keyboardErrorUndefined.rawValue
        }
    }
}

extension UIApplication {
    /// The device was shaken: motion begins and ends at the first responder; where there is none, at the controller that
    /// shows.
    package func shake() {
        let event = UIEvent(type: .motion, subtype: .motionShake, timestamp: FrameClock.now)
        let responder: UIResponder? = FirstResponder.current ?? keyWindow?.rootViewController?.shownInside ?? keyWindow
        responder?.motionBegan(.motionShake, with: event)
        responder?.motionEnded(.motionShake, with: event)
        if let responder { offerUndo(from: responder) }
    }

    /// What a shake does where there is something to undo or redo.
    private func offerUndo(from responder: UIResponder) {
        guard applicationSupportsShakeToEdit, let manager = responder.undoManager, manager.canUndo || manager.canRedo,
            let top = keyWindow?.rootViewController?.topmostPresented
        else { return }
        let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if manager.canUndo { alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() }) }
        if manager.canRedo { alert.addAction(UIAlertAction(title: "Redo", style: .default) { _ in manager.redo() }) }
        top.present(alert, animated: true)
    }
}

extension UIViewController {
    /// The controller whose content shows: what is presented, and what navigation, tabs and columns have in front.
    fileprivate var shownInside: UIViewController {
        let top = topmostPresented
        let inner: UIViewController? =
            switch top {
            case let navigation as UINavigationController: navigation.topViewController
            case let tabs as UITabBarController: tabs.selectedViewController
            case let split as UISplitViewController: split.viewControllers.last
            default: nil
            }
        return inner?.shownInside ?? top
    }
}
