// SPDX-License-Identifier: MIT
import CoreText

public enum UIBaselineAdjustment: Int, Sendable {
    /// Shrunken text keeps the baseline of the full size.
    case alignBaselines = 0
    /// Shrunken text is centred.
    case alignCenters = 1
    /// Shrunken text starts at the top.
    case none = 2
}

/// Text that cannot be edited, in one or more lines, centred vertically in the bounds.
///
/// Everything that can be overridden is declared in this body; extensions by capability hold the work.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    final var content = Content.plain(nil)
    final var style = Style()
    final var layouts = LayoutCache()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
        decodeLabel(from: coder)
    }

    private final func configure() {
        isUserInteractionEnabled = false
        layer.needsDisplayOnBoundsChange = true
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeLabel(into: coder)
    }

    // MARK: Text

    /// The characters; setting them drops the attributes of `attributedText` but for those of the label.
    open var text: String? {
        get { content.string }
        set {
            __kvoWill("text")
            setPlainText(newValue)
            __kvoDid("text")
        }
    }
    /// The text with its attributes; what an attribute is missing for comes from the label.
    open var attributedText: NSAttributedString? {
        get { currentAttributedText }
        set { setAttributedText(newValue) }
    }
    /// nil sets the default, the system font at 17 points.
    open var font: UIFont! {
        get { style.font }
        set { setFont(newValue) }
    }
    open var textColor: UIColor! {
        get { style.textColor }
        set { setTextColor(newValue) }
    }
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { setAlignment(newValue) }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { style.lineBreakMode }
        set { setLineBreakMode(newValue) }
    }
    /// Of attributed text, only for paragraphs whose style has no strategy.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { if oldValue != lineBreakStrategy { textLayoutChanged() } }
    }
    /// Only on platforms with a pointer, as on iOS.
    open var showsExpansionTextWhenTruncated = false
    /// Without effect here: as on phones and tablets; vibrant labels are those of headsets.
    open var preferredVibrancy = UILabelVibrancy.automatic
    /// Without effect here: lines are as tall as their fonts ask either way.
    open var sizingRule = UILetterformAwareSizingRule.typographic

    open var isEnabled = true {
        didSet { if oldValue != isEnabled { setNeedsDisplay() } }
    }
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// In points, y down.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { setNeedsDisplay() }
    }
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
    }

    // MARK: Size

    /// Zero: as many lines as the text needs.
    open var numberOfLines = 1 {
        didSet { if oldValue != numberOfLines { textLayoutChanged() } }
    }
    /// Shrinks the font, not below `minimumScaleFactor`, until a single line fits.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if oldValue != adjustsFontSizeToFitWidth { textLayoutChanged() } }
    }
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if oldValue != baselineAdjustment { setNeedsDisplay() } }
    }
    /// Zero: no lower limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if oldValue != minimumScaleFactor { textLayoutChanged() } }
    }
    /// Narrows the space between letters a little before text is truncated.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if oldValue != allowsDefaultTighteningForTruncation { textLayoutChanged() } }
    }
    /// The width lines wrap at when Auto Layout asks for the size; zero: that which layout gives.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if oldValue != preferredMaxLayoutWidth { textLayoutChanged() } }
    }
    /// Follow the content-size category if the font was made for a text style.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { updateFontForContentSize() } }
    }

    /// An older name that only key-value coding still knows: the size in points that `minimumScaleFactor` amounts to.
    open override func value(forUndefinedKey key: String) -> Any? {
        guard key == "minimumFontSize" else { return super.value(forUndefinedKey: key) }
        return MainActor.assumeIsolated { minimumScaleFactor * style.font.pointSize } as NSNumber
    }

    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        guard key == "minimumFontSize" else { return super.setValue(value, forUndefinedKey: key) }
        let size = CGFloat((value as? NSNumber)?.doubleValue ?? 0)
        MainActor.assumeIsolated { minimumScaleFactor = size / max(1, style.font.pointSize) }
    }

    /// The rectangle the text takes in `bounds`, at its origin. Subclasses that inset text override it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(bounds, numberOfLines)
    }

    /// Draws the text centred vertically in `rect`.
    open func drawText(in rect: CGRect) { drawLayout(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingTextSize(size) }

    open override var intrinsicContentSize: CGSize { intrinsicTextSize(width: preferredMaxLayoutWidth) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(previousTraitCollection)
    }

    // MARK: Layout

    package override var wrapsToLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
    package override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
        intrinsicTextSize(width: width)
    }
    package override var hasOwnBaselines: Bool { true }
    // Measured, facts/measured-laws.md 3.2.
    package override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, UILayoutPriority(251))
    }
    package override var baselineOffsets: (first: CGFloat, last: CGFloat) { textBaselines }
    package override var layoutLineHeight: CGFloat? { style.font.lineHeight }
    package override var layoutDescriptionText: String? { text }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityElementChoice ?? true }
        set { accessibilityElementChoice = newValue }
    }
    private final var accessibilityElementChoice: Bool?
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.staticText) }
        set { super.accessibilityTraits = newValue }
    }
}

public enum UILabelVibrancy: Int, Sendable {
    case none = 0
    case automatic = 1
}

public enum UILetterformAwareSizingRule: Int, Sendable {
    case typographic = 0
    case oversize = 1
}
