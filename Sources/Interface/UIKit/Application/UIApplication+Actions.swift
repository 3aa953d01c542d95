// SPDX-License-Identifier: MIT

extension UIApplication {
    /// Methods take no argument, the sender, or the sender and the event; the selector's colons tell.
    func route(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        // Menus and keys: what a person pastes needs no notice.
        guard action.name.hasPrefix("paste") else { return deliver(action, target, sender, event) }
        return UIPasteboard.untold { deliver(action, target, sender, event) }
    }

    private func deliver(_ action: Selector, _ target: Any?, _ sender: Any?, _ event: UIEvent?) -> Bool {
        if let target {
            _ = __objcSend(target, action, [sender, event])
            return true
        }
        let start = (sender as? UIResponder).flatMap { FirstResponder.current ?? $0 } ?? FirstResponder.current
        let fallback = (sender as? UIResponder) ?? keyWindow?.rootViewController ?? self
        for first in [start, fallback].compactMap({ $0 }) {
            if let found = first.target(forAction: action, withSender: sender) {
                _ = __objcSend(found, action, [sender, event])
                return true
            }
        }
        return false
    }
}
