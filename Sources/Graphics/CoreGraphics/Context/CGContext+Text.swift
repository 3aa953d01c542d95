// SPDX-License-Identifier: MIT
import Foundation

// Attributes of text; the glyphs themselves are drawn by CoreText through `paint(_:bounds:_:)`.
extension CGContext {
    /// The translation of the text matrix.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
    public func setFont(_ font: CGFont) { state.font = font }
    public func setFontSize(_ size: CGFloat) { state.fontSize = size }

    // Glyphs are always drawn with gray antialiasing at subpixel positions, which these permit but do not demand.
    public func setAllowsFontSmoothing(_ allows: Bool) {}
    public func setShouldSmoothFonts(_ should: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allows: Bool) {}
    public func setShouldSubpixelPositionFonts(_ should: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allows: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ should: Bool) {}
}
