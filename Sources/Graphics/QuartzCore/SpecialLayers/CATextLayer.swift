// SPDX-License-Identifier: MIT
import CoreGraphics

public struct CATextLayerTruncationMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws a string from the top left of its bounds.
open class CATextLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        string = other.string
        font = other.font
        fontSize = other.fontSize
        foregroundColor = other.foregroundColor
        isWrapped = other.isWrapped
        truncationMode = other.truncationMode
        alignmentMode = other.alignmentMode
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare() { needsDisplayOnBoundsChange = true }

    /// A `String` or an `NSAttributedString`; the latter ignores font, size and colour of the layer.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// A `CTFont`, a `CGFont` or the name of a font.
    open var font: AnyObject? = NSString(string: "Helvetica") { didSet { setNeedsDisplay() } }
    /// Points.
    open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) { didSet { setNeedsDisplay() } }
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
    open var allowsFontSubpixelQuantization = false

    open override func draw(in ctx: CGContext) {
        ctx.saveGState()
        if isTurnedOver { turnOver(ctx) }
        drawText(in: ctx)
        ctx.restoreGState()
    }
}
