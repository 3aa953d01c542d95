// SPDX-License-Identifier: MIT

extension UISearchBar {
    static let fieldHeight: CGFloat = 36
    static let scopeHeight: CGFloat = 46
    static let promptHeight: CGFloat = 20

    func finishSearchBar() {
        ground.isUserInteractionEnabled = false
        addSubview(ground)
        addSubview(hairline)
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textColor = .secondaryLabel
        promptLabel.textAlignment = .center
        addSubview(promptLabel)
        field.delegate = fieldListener
        // The keyboard's search key waits for something to search for.
        field.enablesReturnKeyAutomatically = true
        field.addAction(UIAction { [weak self] _ in self?.fieldListener.changed() }, for: .editingChanged)
        addSubview(field)
        cancel.setTitle(SystemStrings.text("Cancel"), for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        cancel.isHidden = true
        cancel.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
        addSubview(cancel)
        scopeGround.isHidden = true
        addSubview(scopeGround)
        scopes.isHidden = true
        scopes.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
        addSubview(scopes)
        side.tintColor = .secondaryLabel
        side.addAction(UIAction { [weak self] _ in self?.sideTapped() }, for: .touchUpInside)
        lookChanged()
    }

    private var rowHeight: CGFloat { isInNavigationBar ? 52 : 56 }
    private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

    var fullHeight: CGFloat {
        rowHeight + (showsScopes ? Self.scopeHeight : 0) + ((prompt ?? "").isEmpty ? 0 : Self.promptHeight)
    }

    func heightChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barHeightChanged()
    }

    func layOutBar() {
        ground.frame = bounds
        hairline.frame = CGRect(x: 0, y: bounds.height - 1 / 3.0, width: bounds.width, height: 1 / 3.0)
        let safe = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        var area = bounds.inset(by: safe)
        promptLabel.isHidden = (prompt ?? "").isEmpty
        if !promptLabel.isHidden {
            promptLabel.frame = CGRect(x: area.minX, y: 2, width: area.width, height: Self.promptHeight)
            area.origin.y += Self.promptHeight
            area.size.height -= Self.promptHeight
        }
        scopes.isHidden = !showsScopes
        let margin: CGFloat = isInNavigationBar ? 16 : 8
        scopeGround.isHidden = !showsScopes || scopeGround.image == nil
        if showsScopes {
            scopeGround.frame = CGRect(
                x: 0, y: area.maxY - Self.scopeHeight, width: bounds.width, height: Self.scopeHeight)
            area.size.height -= Self.scopeHeight
            scopes.frame = CGRect(
                x: area.minX + margin, y: area.maxY + 4, width: max(0, area.width - 2 * margin), height: 32)
        }
        let y = isInNavigationBar ? area.minY + 1 : area.minY + (area.height - Self.fieldHeight) / 2
        var frame = CGRect(
            x: area.minX + margin, y: y, width: max(0, area.width - 2 * margin), height: Self.fieldHeight)
        let width = cancel.sizeThatFits(CGSize(width: 200, height: 44)).width.rounded(.up)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if !cancel.isHidden {
            frame.size.width = max(0, frame.width - width - 10)
            if isMirrored { frame.origin.x += width + 10 }
        }
        let x = isMirrored ? area.minX + margin : area.maxX - margin - width
        cancel.frame = CGRect(
            x: cancel.isHidden ? (isMirrored ? area.minX - width : area.maxX) : x, y: y, width: width,
            height: Self.fieldHeight)
        field.frame = frame.offsetBy(
            dx: searchFieldBackgroundPositionAdjustment.horizontal, dy: searchFieldBackgroundPositionAdjustment.vertical
        )
    }

    // MARK: Look

    func lookChanged() {
        let image = backgroundImages[.default]
        ground.image = image
        hairline.isHidden = isInNavigationBar || searchBarStyle == .minimal || image != nil
        hairline.backgroundColor = .separator
        if isInNavigationBar || searchBarStyle == .minimal || image != nil {
            ground.backgroundColor =
                image == nil && !isInNavigationBar && searchBarStyle != .minimal ? barTintColor : nil
        } else if let barTintColor {
            ground.backgroundColor = barTintColor
        } else if barStyle != .default {
            ground.backgroundColor = UIColor(white: 0.11, alpha: 1)
        } else {
            ground.backgroundColor = UIColor { traits in
                traits.userInterfaceStyle == .dark
                    ? UIColor(white: 0.11, alpha: 1) : UIColor(red: 0.973, green: 0.973, blue: 0.976, alpha: 1)
            }
        }
        overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
        if let image = fieldImages[UIControl.State.normal.rawValue] {
            field.background = image
            field.backgroundColor = .clear
        }
        setNeedsLayout()
    }

    func iconsChanged() {
        if let image = icons[.search]?[UIControl.State.normal.rawValue] { field.magnifier.image = image }
        if let image = icons[.clear]?[UIControl.State.normal.rawValue] {
            field.parts.clear.setImage(image, for: .normal)
        }
        sideChanged()
    }

    func sideChanged() {
        let kind: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
        guard let kind else {
            field.rightView = nil
            return
        }
        let own = icons[kind]?[UIControl.State.normal.rawValue]
        side.setImage(own ?? UIImage(systemName: kind == .bookmark ? "book" : "list.bullet"), for: .normal)
        side.frame.size = CGSize(width: 24, height: 24)
        field.rightView = side
        field.rightViewMode = .unlessEditing
    }

    func showCancel(_ shows: Bool, animated: Bool) {
        guard cancel.isHidden == shows else { return }
        cancel.isHidden = !shows
        setNeedsLayout()
        guard animated, window != nil else { return }
        cancel.alpha = shows ? 0 : 1
        UIView.animate(withDuration: 0.25) {
            self.cancel.alpha = 1
            self.layoutIfNeeded()
        }
    }

    // MARK: Scopes

    func scopesChanged() {
        let titles = scopeButtonTitles ?? []
        scopes.removeAllSegments()
        for (index, title) in titles.enumerated() { scopes.insertSegment(withTitle: title, at: index, animated: false) }
        scopes.selectedSegmentIndex = titles.indices.contains(selectedScopeButtonIndex) ? selectedScopeButtonIndex : -1
        heightChanged()
    }

    private func scopeChosen() {
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        if let delegate {
            _ = optionalCall { delegate.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex) }
        }
        controller?.textChanged()
        display?.scopeChanged()
    }

    // MARK: Buttons

    private func sideTapped() {
        guard let delegate else { return }
        if showsSearchResultsButton {
            _ = optionalCall { delegate.searchBarResultsListButtonClicked(self) }
        } else {
            _ = optionalCall { delegate.searchBarBookmarkButtonClicked(self) }
        }
    }

    private func cancelled() {
        if let delegate { _ = optionalCall { delegate.searchBarCancelButtonClicked(self) } }
        controller?.cancelled()
        display?.cancelled()
    }
}

/// Tells the bar's delegate what happens in the field.
@MainActor
final class SearchFieldListener: __ObjCObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    private var delegate: (any UISearchBarDelegate)? { bar.delegate }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        delegate.flatMap { delegate in optionalCall { delegate.searchBarShouldBeginEditing(bar) } } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.controller?.editingBegan()
        bar.display?.editingBegan()
        if let delegate { _ = optionalCall { delegate.searchBarTextDidBeginEditing(bar) } }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        delegate.flatMap { delegate in optionalCall { delegate.searchBarShouldEndEditing(bar) } } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let delegate { _ = optionalCall { delegate.searchBarTextDidEndEditing(bar) } }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        delegate.flatMap { delegate in
            optionalCall { delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: string) }
        } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let delegate { _ = optionalCall { delegate.searchBarSearchButtonClicked(bar) } }
        return true
    }

    func changed() {
        if let delegate { _ = optionalCall { delegate.searchBar(bar, textDidChange: bar.text ?? "") } }
        bar.controller?.textChanged()
        bar.display?.textChanged()
    }
}
