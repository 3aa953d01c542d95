// SPDX-License-Identifier: MIT

/// A search term that is one piece. Kept beside the text; drawn by nobody here.
@preconcurrency @MainActor
open class UISearchToken: __ObjCObject {
    public let icon: UIImage?
    public let text: String
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

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

    open var tokens: [UISearchToken] = [] {
        didSet { if !tokens.isEmpty { Unsupported.report("UISearchTextField.tokens") } }
    }
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open var tokenBackgroundColor: UIColor! = .tintColor {
        didSet { Unsupported.report("UISearchTextField.tokenBackgroundColor") }
    }
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
    }
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }
    /// All of the text; tokens take no room.
    open var textualRange: UITextRange { TextSpan(NSRange(location: 0, length: storage.length)) }

    let magnifier = UIImageView()
    var inset = UIOffset.zero

    private func finishSearchField() {
        borderStyle = .none
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        clipsToBounds = true
        clearButtonMode = .always
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
        let left: CGFloat = leftView == nil ? 8 : 31.5
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
        CGRect(x: bounds.width - 30, y: (bounds.height - 24) / 2, width: 24, height: 24)
    }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: mirrored ? 5 : bounds.width - 25, y: (bounds.height - 19) / 2, width: 19, height: 19)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + 52, height: 36)
    }
}
