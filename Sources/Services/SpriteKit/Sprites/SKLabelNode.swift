// SPDX-License-Identifier: MIT

/// Text.
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
    public override init() {
        super.init()
        fontName = Self.defaultFont
    }
    /// - Parameter fontName: nil, or one that is not there: the system's font.
    public init(fontNamed fontName: String?) {
        super.init()
        self.fontName = fontName ?? Self.defaultFont
    }
    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
    }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    static let defaultFont = "HelveticaNeue-UltraLight"

    open var text: String? { didSet { if text != oldValue { forgetLayout() } } }
    /// Takes the place of `text` and the font where it is set.
    open var attributedText: NSAttributedString? { didSet { forgetLayout() } }
    open var fontName: String? { didSet { if fontName != oldValue { forgetLayout() } } }
    /// Points.
    open var fontSize: CGFloat = 32 { didSet { if fontSize != oldValue { forgetLayout() } } }
    open var fontColor: UIColor? = .white { didSet { forgetLayout() } }
    open var color: UIColor? { didSet { forgetLayout() } }
    /// How much of `color` is in the text's: 0 to 1.
    open var colorBlendFactor: CGFloat = 0 { didSet { if colorBlendFactor != oldValue { forgetLayout() } } }
    open var blendMode = SKBlendMode.alpha
    /// Which point of the text is at the node's position.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    /// 0: as many as there are.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { forgetLayout() } } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { forgetLayout() } }
    /// Points at which lines end; 0: only where the text says so.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { forgetLayout() } }
    }

    private var layoutStorage: LabelLayout?
    final var layout: LabelLayout {
        if let layoutStorage { return layoutStorage }
        let layout = LabelLayout(self)
        layoutStorage = layout
        return layout
    }
    private func forgetLayout() { layoutStorage = nil }

    override var contentBounds: CGRect? {
        let layout = layout
        return layout.size == .zero ? nil : CGRect(origin: textOrigin(layout), size: layout.size)
    }

    /// The lower left corner of the text.
    final func textOrigin(_ layout: LabelLayout) -> CGPoint {
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .center: -layout.size.width / 2
            case .left: 0
            case .right: -layout.size.width
            }
        let y: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: -layout.descent
            case .center: -layout.size.height / 2
            case .top: -layout.size.height
            case .bottom: 0
            }
        return CGPoint(x: x, y: y)
    }

    override var traits: String {
        "text:'\(text ?? attributedText?.string ?? "(null)")' fontName:'\(fontName ?? "(null)")' "
            + "position:\(NSCoder.string(for: position))"
    }
    override func makeArtist() -> NodeArtist? { LabelArtist(self) }

    override func adopt(_ node: SKNode) {
        super.adopt(node)
        guard let label = node as? SKLabelNode else { return }
        (text, attributedText, fontName) = (label.text, label.attributedText, label.fontName)
        (fontSize, fontColor, color) = (label.fontSize, label.fontColor, label.color)
        (colorBlendFactor, blendMode) = (label.colorBlendFactor, label.blendMode)
        verticalAlignmentMode = label.verticalAlignmentMode
        horizontalAlignmentMode = label.horizontalAlignmentMode
        (numberOfLines, lineBreakMode) = (label.numberOfLines, label.lineBreakMode)
        preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
    }
}

/// A label's text with its size. The height is that of the glyphs, as SpriteKit's: a label without letters that reach
/// below the line has no room there.
@MainActor
final class LabelLayout {
    let string: NSAttributedString
    /// What the glyphs cover, in points.
    let size: CGSize
    /// From the bottom of that to the last baseline.
    let descent: CGFloat
    /// Where that lies in the rectangle the text is laid out in, which has this size; y down.
    let inset: CGPoint
    let layoutSize: CGSize

    init(_ label: SKLabelNode) {
        string = Self.string(of: label)
        guard string.length > 0 else {
            (size, descent, inset, layoutSize) = (.zero, 0, .zero, .zero)
            return
        }
        let limit = label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : CGFloat(100_000)
        let font = string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? UIFont.systemFont(ofSize: 32)
        var bounds = string.boundingRect(
            with: CGSize(width: limit, height: 100_000), options: [.usesLineFragmentOrigin], context: nil)
        if label.numberOfLines > 0 {
            let most = (font.lineHeight * CGFloat(label.numberOfLines)).rounded(.up)
            bounds.size.height = min(bounds.height, most)
        }
        layoutSize = CGSize(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
        let ink = Self.ink(string, layoutSize, font)
        inset = ink.origin
        size = ink.size
        let lineDescent = -font.descender
        descent = max(0, lineDescent - (layoutSize.height - ink.maxY))
    }

    private static func string(of label: SKLabelNode) -> NSAttributedString {
        if let attributed = label.attributedText { return attributed }
        guard let text = label.text, !text.isEmpty else { return NSAttributedString() }
        let font =
            label.fontName.flatMap { UIFont(name: $0, size: label.fontSize) }
            ?? UIFont.systemFont(ofSize: label.fontSize)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = label.numberOfLines == 1 ? label.lineBreakMode : .byWordWrapping
        style.alignment =
            switch label.horizontalAlignmentMode {
            case .center: .center
            case .left: .left
            case .right: .right
            }
        let whole = label.numberOfLines == 1 ? text.replacingOccurrences(of: "\n", with: " ") : text
        let base = label.fontColor ?? .white
        let color = label.color.map { base.mixed(with: $0, label.colorBlendFactor) } ?? base
        return NSAttributedString(
            string: whole, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
    }

    /// The rows that the glyphs of the first and the last line reach, at the layout's full width.
    private static func ink(_ string: NSAttributedString, _ size: CGSize, _ font: UIFont) -> CGRect {
        let line = CTLineCreateWithAttributedString(string)
        let glyphs = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
        guard !glyphs.isNull, glyphs.height > 0 else { return CGRect(origin: .zero, size: size) }
        let top = max(0, font.ascender - glyphs.maxY)
        let bottom = max(0, glyphs.minY - font.descender)
        return CGRect(x: 0, y: top, width: size.width, height: max(1, size.height - top - bottom))
    }
}

extension UIColor {
    /// Each component between this colour's and `other`'s.
    func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
        if part == 0 { return self }
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (s, h, c, o): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&r, green: &g, blue: &b, alpha: &a)
        other.getRed(&s, green: &h, blue: &c, alpha: &o)
        return UIColor(
            red: r + (s - r) * part, green: g + (h - g) * part, blue: b + (c - b) * part, alpha: a + (o - a) * part)
    }
}
