// SPDX-License-Identifier: MIT

/// Keeps the table of a table view controller clear of the keyboard while it is on the screen: its bottom inset covers
/// what the keyboard covers, and the field that is edited scrolls into sight, both along with the keyboard.
@MainActor
final class TableKeyboardFollower {
    private weak var table: UITableView?
    private var observers: [any NSObjectProtocol] = []
    /// Points of the table's bottom insets that are there because of the keyboard.
    private var added: (content: CGFloat, indicator: CGFloat) = (0, 0)

    func start(_ table: UITableView) {
        guard self.table !== table || observers.isEmpty else { return }
        stop()
        self.table = table
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
                    let end = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    MainActor.assumeIsolated { self?.keyboardMoves(to: end ?? .null) }
                })
        }
    }

    func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        cover(0)
    }

    /// - Parameter frame: on the screen.
    private func keyboardMoves(to frame: CGRect) {
        guard let table, let window = table.window, !frame.isNull else { return }
        let place = table.convert(table.bounds, to: window)
        cover(frame.intersects(place) ? max(0, place.maxY - frame.minY) : 0)
        guard added.content > 0, let edited = FirstResponder.current as? UIView, edited.isDescendant(of: table) else {
            return
        }
        table.scrollRectToVisible(editedRect(edited, in: table), animated: false)
    }

    /// The field, or the line of the caret in what is taller than the space above the keyboard.
    private func editedRect(_ view: UIView, in table: UITableView) -> CGRect {
        let room = table.bounds.height - table.adjustedContentInset.top - table.adjustedContentInset.bottom
        guard view.bounds.height > room, let owner = view as? any TextEditorOwner else {
            return view.convert(view.bounds, to: table)
        }
        return view.convert(owner.editorCaretRect(owner.editor.selection.location), to: table)
    }

    /// The insets hold `height` together with what they hold without the keyboard.
    private func cover(_ height: CGFloat) {
        guard let table else { return }
        let safe = table.adjustedContentInset.bottom - table.contentInset.bottom
        let own = table.contentInset.bottom - added.content
        let content = max(0, height - safe - own)
        let ownIndicator = table.verticalScrollIndicatorInsets.bottom - added.indicator
        let indicator = max(0, height - safe - ownIndicator)
        guard content != added.content || indicator != added.indicator else { return }
        table.contentInset.bottom = own + content
        table.verticalScrollIndicatorInsets.bottom = ownIndicator + indicator
        added = (content, indicator)
    }
}
