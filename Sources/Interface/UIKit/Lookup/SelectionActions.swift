// SPDX-License-Identifier: MIT

/// What the edit menu does with selected text besides changing it, under the selectors that UIKit asks responders for:
/// apps that want one of them out of the menu refuse it in `canPerformAction(_:withSender:)`.
@MainActor
enum SelectionActions: SelectionActing {
    static func install() { EditMenu.selectionActions = self }

    static let lookUp = "_lookup:"
    static let translate = "_translate:"
    static let searchWeb = "_searchWeb:"
    static let share = "_share:"
    static let replace = "_promptForReplace:"
    /// An older name of looking up; both have to be allowed.
    static let define = "_define:"
    static let names = [lookUp, translate, searchWeb, share, replace, define]

    /// nil: it is none of these.
    static func canPerform(_ action: String, on owner: any TextEditorOwner) -> Bool? {
        guard names.contains(action) else { return nil }
        guard owner.allowsCopying, owner.editor.selection.length > 0, !selected(in: owner).isEmpty else { return false }
        return switch action {
        case translate: !Apertium.machine.pairs.isEmpty
        case replace: owner.allowsEditing && isOneWord(selected(in: owner))
        default: true
        }
    }

    /// In the order of iOS 17: Replace, Format, Look Up and its like, Share.
    static func menus(for responder: UIResponder) -> [UIMenu] {
        let may = { (name: String) in
            responder.target(forAction: Selector(name), withSender: UIMenuController.shared) is any TextEditorOwner
        }
        func command(_ title: String, _ name: String) -> UICommand {
            UICommand(title: SystemStrings.text(title), action: Selector(name))
        }
        var menus: [UIMenu] = []
        func add(_ identifier: UIMenu.Identifier, _ commands: [UIMenuElement]) {
            guard !commands.isEmpty else { return }
            menus.append(UIMenu(identifier: identifier, options: .displayInline, children: commands))
        }
        if may(replace) { add(.replace, [command("Replace…", replace)]) }
        let styles = [("Bold", "toggleBoldface:"), ("Italic", "toggleItalics:"), ("Underline", "toggleUnderline:")]
        let hasSelection = (responder as? any TextEditorOwner).map { $0.editor.selection.length > 0 } ?? false
        let allowed = styles.filter { hasSelection && may($0.1) }.map { command($0.0, $0.1) }
        if !allowed.isEmpty {
            let inner = UIMenu(identifier: .textStyle, options: .displayInline, children: allowed)
            menus.append(UIMenu(title: SystemStrings.text("Format"), identifier: .format, children: [inner]))
        }
        let looks =
            (may(lookUp) && may(define) ? [command("Look Up", lookUp)] : [])
            + (may(translate) ? [command("Translate", translate)] : [])
            + (may(searchWeb) ? [command("Search Web", searchWeb)] : [])
        add(.lookup, looks)
        if may(share) { add(.share, [command("Share…", share)]) }
        return menus
    }

    static func perform(_ action: String, on owner: any TextEditorOwner) {
        let text = selected(in: owner)
        switch action {
        case lookUp, define: present(UIReferenceLibraryViewController(term: text), over: owner)
        case translate: showTranslation(of: text, in: owner)
        case searchWeb: search(text)
        case share: shareText(text, from: owner)
        case replace: offerReplacements(of: text, in: owner)
        default: return
        }
    }

    private static func selected(in owner: any TextEditorOwner) -> String {
        (owner.editor.string as NSString).substring(with: owner.editor.selection)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func isOneWord(_ text: String) -> Bool {
        !text.contains { !($0.isLetter || $0 == "'" || $0 == "’") }
    }

    private static func present(_ controller: UIViewController, over owner: any TextEditorOwner) {
        guard var presenter = owner.window?.rootViewController else { return }
        while let above = presenter.presentedViewController, !above.isBeingDismissed { presenter = above }
        presenter.present(controller, animated: true)
    }

    // MARK: Each

    private static func showTranslation(of text: String, in owner: any TextEditorOwner) {
        let range = owner.editor.selection
        let replace: ((String) -> Void)? = owner.allowsEditing ? { put($0, for: range, of: text, in: owner) } : nil
        let bars = UINavigationController(rootViewController: TranslationViewController(text, replace: replace))
        bars.sheetPresentationController?.detents = [.medium(), .large()]
        bars.sheetPresentationController?.prefersGrabberVisible = true
        present(bars, over: owner)
    }

    /// In the browser, by the search engine that needs no account.
    private static func search(_ text: String) {
        var address = URLComponents()
        (address.scheme, address.host, address.path) = ("https", "duckduckgo.com", "/")
        address.queryItems = [URLQueryItem(name: "q", value: text)]
        if let url = address.url { UIApplication.shared.open(url) }
    }

    private static func shareText(_ text: String, from owner: any TextEditorOwner) {
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = owner
        sheet.popoverPresentationController?.sourceRect =
            owner.editorRects(owner.editor.selection).first ?? owner.bounds
        present(sheet, over: owner)
    }

    /// The dictionary's guesses take the place of the menu.
    private static func offerReplacements(of text: String, in owner: any TextEditorOwner) {
        let range = owner.editor.selection
        let language = owner.textInputMode?.primaryLanguage ?? Locale.preferredLanguages.first ?? "en"
        let all = NSRange(location: 0, length: (text as NSString).length)
        let guesses = UITextChecker().guesses(forWordRange: all, in: text, language: language) ?? []
        // The dictionary also parts words; who asks for another word does not want the same in two pieces.
        let others = guesses.filter { guess in guess.filter { $0 != " " && $0 != "-" } != text }
        let items = others.map { guess in
            EditMenuItem(title: guess) { put(guess, for: range, of: text, in: owner) }
        }
        owner.editor.interaction.showMenu(
            items.isEmpty ? [EditMenuItem(title: SystemStrings.text("No Replacements Found"))] : items)
    }

    /// As the person's own typing: the delegate is asked, and it can be undone. Nothing happens where the text is another
    /// by now.
    private static func put(_ new: String, for range: NSRange, of old: String, in owner: any TextEditorOwner) {
        let string = owner.editor.string as NSString
        guard NSMaxRange(range) <= string.length else { return }
        let now = string.range(of: old, range: range)
        guard now.location != NSNotFound, owner.editorMayReplace(now, with: new) else { return }
        let attributed = NSAttributedString(string: new, attributes: owner.attributesForTyping)
        owner.editor.replace(now, with: attributed)
    }
}
