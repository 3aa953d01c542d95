// SPDX-License-Identifier: MIT
import CoreGraphics

extension CGContext {
    /// Draws glyphs of the graphics state's font and size. `positions` are in text space, which `textMatrix` maps to user
    /// space. Without a font nothing is drawn, as in Quartz.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let graphicsFont = state.font, state.fontSize > 0 else {
            return Diagnostics.log("CGContextShowGlyphsAtPositions: no font or font size is set.")
        }
        let count = min(glyphs.count, positions.count)
        let font = CTFontCreateWithGraphicsFont(graphicsFont, state.fontSize, nil, nil)
        CTFontDrawGlyphs(font, glyphs, positions, count, self)
    }
}
