// SPDX-License-Identifier: MIT

/// Fingers and keys, in the page's own points.
extension WKWebView {
    /// - Parameter point: in the content view.
    func tap(at point: CGPoint) {
        let (x, y) = pagePoint(point)
        send("touch", ["down", x, y, 0])
        send("touch", ["up", x, y, 0])
        settle()
    }

    // MARK: Resting fingers

    /// - Parameter point: in the content view. nil: the page computes, or nothing is there.
    func hit(at point: CGPoint) -> PageHit? {
        let place = pagePoint(point)
        return answerNow("hit(\(place.x), \(place.y))").map { PageHit($0) }
    }

    /// What a function of our script says, while the caller waits.
    func answerNow(_ call: String) -> [String: Any]? {
        guard isPrepared, !page.isSilent, page.pages == nil else { return nil }
        let answer = WebQuestion.wait {
            ask("evaluate", [PageScript.world, "\(PageScript.object).\(call)"], reply: $0)
        }
        guard let answer, answer.flag(0) else { return nil }
        do { return try ScriptValue.decode(answer.text(1)) as? [String: Any] } catch { return nil }
    }

    /// The word under a resting finger; in fields it asks for the menu alone.
    func selectWord(at point: CGPoint) {
        guard let hit = hit(at: point), !hit.isField else { return }
        let place = pagePoint(point)
        contentView.selection = PageSelection(answerNow("selectWord(\(place.x), \(place.y))"))
        settle()
    }

    func selectAll() {
        contentView.selection = PageSelection(answerNow("selectAll()"))
        settle()
    }

    /// - Parameter point: in the window.
    func moveEnd(_ isFirst: Bool, to point: CGPoint) {
        let place = pagePoint(contentView.convert(point, from: nil))
        contentView.selection = PageSelection(answerNow("moveEnd(\(isFirst), \(place.x), \(place.y))"))
        settle()
    }

    /// Links and pictures.
    func connect(_ menu: PageMenu) {
        menu.hit = { [weak self] in self?.hit(at: $0) }
        menu.open = { [weak self] in self?.load(URLRequest(url: $0)) }
        menu.present = { [weak self] in self?.presentOverPage($0) }
        menu.preview = { [weak self] in self?.linkPreview(of: $0) }
        menu.own = { [weak self] in self?.ownMenu(for: $0) }
        menu.willPresent = { [weak self] element in
            guard let self, let uiDelegate else { return }
            _ = optionalCall { uiDelegate.webView(self, contextMenuWillPresentForElement: element) }
        }
        menu.willCommit = { [weak self] element, animator in
            guard let self, let uiDelegate else { return false }
            let told: Void? = optionalCall {
                uiDelegate.webView(self, contextMenuForElement: element, willCommitWithAnimator: animator)
            }
            return told != nil
        }
        menu.didEnd = { [weak self] element in
            guard let self, let uiDelegate else { return }
            _ = optionalCall { uiDelegate.webView(self, contextMenuDidEndForElement: element) }
        }
    }

    /// The app's menu, if it says one at once; nil: that of iOS.
    private func ownMenu(for element: WKContextMenuElementInfo) -> UIContextMenuConfiguration? {
        guard let uiDelegate else { return nil }
        var menu: UIContextMenuConfiguration?
        _ = optionalCall {
            uiDelegate.webView(self, contextMenuConfigurationForElement: element) { menu = $0 }
        }
        return menu
    }

    /// The link's page, where previews are allowed.
    private func linkPreview(of url: URL) -> UIViewController? {
        guard allowsLinkPreview, Self.handlesURLScheme(url.scheme ?? "") else { return nil }
        let controller = UIViewController()
        let preview = WKWebView(frame: .zero, configuration: ownConfiguration)
        controller.view = preview
        preview.load(URLRequest(url: url))
        return controller
    }

    func presentOverPage(_ controller: UIViewController) {
        guard var presenter = window?.rootViewController else { return }
        while let above = presenter.presentedViewController, !above.isBeingDismissed { presenter = above }
        controller.popoverPresentationController?.sourceView = self
        presenter.present(controller, animated: true)
    }

    // MARK: Keyboard

    func beginEditing(_ report: [String: Any], top: CGFloat, bottom: CGFloat) {
        contentView.field = PageField(
            type: report["type"] as? String ?? "text", mode: report["mode"] as? String ?? "",
            text: report["text"] as? String ?? "", isMultiline: report["lines"] as? Bool ?? false)
        if contentView.isFirstResponder { contentView.reloadInputViews() } else { contentView.becomeFirstResponder() }
        let field = CGRect(
            x: pageScrollView.contentOffset.x, y: top * pageScale, width: bounds.width,
            height: (bottom - top) * pageScale)
        pageScrollView.scrollRectToVisible(field, animated: false)
    }

    /// Another field may get the focus at once: only then does the keyboard stay.
    func fieldLostFocus() {
        contentView.field = nil
        MainLoop.shared.afterCommit { [weak self] in
            guard let self, contentView.field == nil, contentView.isFirstResponder else { return }
            _ = contentView.resignFirstResponder()
        }
    }

    func endEditing() {
        contentView.field = nil
        send("evaluate", [PageScript.world, "document.activeElement && document.activeElement.blur()"])
        settle()
    }

    func type(_ text: String) {
        for character in text {
            if character == "\n" {
                press(key: WebKey.enter, settles: false)
            } else if character == "\t" {
                press(key: WebKey.tab, settles: false)
            } else {
                for scalar in character.unicodeScalars { press(key: -Int(scalar.value), settles: false) }
            }
        }
        contentView.field?.text += text
        settle()
    }

    /// - Parameter key: of `WebKey`, or a negative Unicode scalar.
    func press(key: Int, settles: Bool = true) {
        send("key", [key, 0, true])
        send("key", [key, 0, false])
        if key == WebKey.backspace, contentView.field?.text.isEmpty == false { contentView.field?.text.removeLast() }
        if settles { settle() }
    }

    // MARK: Elements

    /// The page's links, buttons, fields and texts, for scripts, tests and assistive technology. nil: the page computes, or
    /// waits for a person, and they are as they were.
    func pageElements() -> [Any]? {
        guard isPrepared, page.url != nil || page.contentSize != .zero else { return [] }
        let question = [PageScript.world, "\(PageScript.object).elements()"]
        guard !page.isSilent else {
            // Its answer, once it comes, says that the page listens again.
            ask("evaluate", question) { _ in }
            return nil
        }
        let answer = WebQuestion.wait { ask("evaluate", question, reply: $0) }
        guard let answer, answer.flag(0), let list = try? ScriptValue.decode(answer.text(1)) as? [[String: Any]] else {
            return []
        }
        return list.map { element($0) }
    }

    private func element(_ parts: [String: Any]) -> UIAccessibilityElement {
        func number(_ key: String) -> CGFloat { CGFloat((parts[key] as? NSNumber)?.doubleValue ?? 0) }
        let origin = contentView.pageLayer.frame.origin
        let frame = CGRect(
            x: number("x") + origin.x, y: number("y") + origin.y, width: number("width"), height: number("height"))
        return PageElement(parts, of: contentView, frame: frame)
    }
}
