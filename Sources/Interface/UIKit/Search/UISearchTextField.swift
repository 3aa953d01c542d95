// SPDX-License-Identifier: MIT

/// The field of a search bar: grey, round, with a magnifying glass.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishSearchField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishSearchField()
    }

    // MARK: Tokens

    /// From the field's start, before the text.
    open var tokens: [UISearchToken] = [] { didSet { tokensChanged() } }
    /// Whether the user's deletion before the text's first character takes the last token.
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    /// Rows below the field: those of its search controller.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet {
            let bar = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UISearchBar }.first
            bar?.controller?.searchSuggestions = searchSuggestions
        }
    }
    open var tokenBackgroundColor: UIColor! = .tintColor { didSet { row.color = tokenBackgroundColor ?? .tintColor } }

    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
    }

    open func removeToken(at tokenIndex: Int) {
        guard tokens.indices.contains(tokenIndex) else {
            NSException.raise(
                .rangeException,
                "-[UISearchTextField removeTokenAtIndex:]: index \(tokenIndex) beyond bounds of \(tokens.count) tokens")
        }
        tokens.remove(at: tokenIndex)
    }

    /// The place before a token. Tokens stand before the text, one position each.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { TextPlace(tokenIndex - tokens.count) }

    /// Those whose positions a range covers.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let start = textRange.start as? TextPlace, let end = textRange.end as? TextPlace else { return [] }
        return tokens.enumerated().filter { index, _ in
            let place = index - tokens.count
            return place >= start.index && place < end.index
        }.map(\.element)
    }

    /// Takes text away and puts a token in its stead.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        let range = editor.range(textRange)
        if range.length > 0 { editor.replace(range, with: NSAttributedString(string: "")) }
        insertToken(token, at: tokenIndex)
    }

    /// All of the text, without the tokens.
    open var textualRange: UITextRange { TextSpan(NSRange(location: 0, length: storage.length)) }

    final let row = SearchTokenRow()

    override var hasContent: Bool { super.hasContent || !tokens.isEmpty }

    override func contentWasCleared() { tokens = [] }

    private func tokensChanged() {
        row.show(tokens)
        if row.superview == nil { addSubview(row) }
        lineChanged()
        partsChanged()
    }

    /// A tap marks a token for deletion, as a first backspace does.
    private func select(_ index: Int) {
        if !isFirstResponder { becomeFirstResponder() }
        row.selected = row.selected == index ? nil : index
    }

    open override func deleteBackward() {
        guard allowsDeletingTokens, !tokens.isEmpty else { return super.deleteBackward() }
        if let selected = row.selected { return deleteToken(selected) }
        guard editor.selection == NSRange(location: 0, length: 0) else { return super.deleteBackward() }
        row.selected = tokens.count - 1
    }

    open override func insertText(_ text: String) {
        if let selected = row.selected, allowsDeletingTokens { tokens.remove(at: selected) }
        super.insertText(text)
    }

    private func deleteToken(_ index: Int) {
        tokens.remove(at: index)
        editorDidEdit()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        row.frame = tokenRect
    }

    /// Half of the field at most, so that the text keeps its room.
    private var tokenWidth: CGFloat { min(row.isHidden ? 0 : row.neededWidth, bounds.width / 2) }

    private var tokenRect: CGRect {
        let text = contentRect(bounds, isEditing: isEditing)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? text.maxX : text.minX - tokenWidth, y: 0, width: tokenWidth, height: bounds.height)
    }

    let magnifier = UIImageView()
    var inset = UIOffset.zero

    private func finishSearchField() {
        borderStyle = .none
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        clipsToBounds = true
        clearButtonMode = .always
        row.isHidden = true
        row.tapped = { [weak self] in self?.select($0) }
        returnKeyType = .search
        autocapitalizationType = .sentences
        magnifier.image = Self.glass
        magnifier.tintColor = .secondaryLabel
        magnifier.contentMode = .center
        magnifier.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        leftView = magnifier
        leftViewMode = .always
    }

    /// A ring of radius 6.5 with a handle (facts/measured-laws.md 6).
    static let glass: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 7.5, y: 7.5), radius: 5.6, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        path.move(to: CGPoint(x: 11.6, y: 11.6))
        path.addLine(to: CGPoint(x: 16, y: 16))
        path.lineWidth = 1.9
        path.lineCapStyle = .round
        UIColor.black.setStroke()
        path.stroke()
    }.withRenderingMode(.alwaysTemplate)

    // Between a glass at 8 and a clear button at 5 from the edges.
    private func contentRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left: CGFloat = (leftView == nil ? 8 : 31.5) + tokenWidth
        var right: CGFloat = 8
        if rightView != nil, shows(rightViewMode) { right = 31 } else if showsClear(isEditing) { right = 28 }
        var rect = bounds
        rect.origin.x += mirrored ? right : left
        rect.size.width = max(0, bounds.width - left - right)
        return rect.offsetBy(dx: inset.horizontal, dy: inset.vertical)
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: isEditing) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: true) }
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: mirrored ? bounds.width - 27 : 7, y: (bounds.height - 20) / 2, width: 20, height: 20)
    }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        // A text is wider than an icon.
        let width = max(24, rightView?.bounds.width ?? 0)
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: mirrored ? 6 : bounds.width - 6 - width, y: (bounds.height - 24) / 2, width: width, height: 24)
    }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: mirrored ? 5 : bounds.width - 25, y: (bounds.height - 19) / 2, width: 19, height: 19)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + 52, height: 36)
    }
}
