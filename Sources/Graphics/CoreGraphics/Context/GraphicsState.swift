// SPDX-License-Identifier: MIT
import CCairo
import Foundation

public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke = 1
    case fillStroke = 2
    case invisible = 3
    case fillClip = 4
    case strokeClip = 5
    case fillStrokeClip = 6
    case clip = 7
}

/// What `saveGState` saves, except the clip, which cairo keeps.
package struct GraphicsState {
    /// User space to Quartz device space: pixels, origin at the bottom left.
    package var ctm: CGAffineTransform
    /// In the space it was set in; may be a pattern.
    package var fillColor = CGColor.black
    /// In the space it was set in; may be a pattern.
    package var strokeColor = CGColor.black
    /// What the next components without a space are meant in.
    package var fillSpace = CGColorSpace.deviceGray
    /// What the next components without a space are meant in.
    package var strokeSpace = CGColorSpace.deviceGray
    /// User space. Never negative.
    package var lineWidth: CGFloat = 1
    /// Also of dashes.
    package var lineCap = CGLineCap.butt
    /// Of the corners of strokes and rectangles.
    package var lineJoin = CGLineJoin.miter
    /// Ratio beyond which a miter becomes a bevel.
    package var miterLimit: CGFloat = 10
    /// User space, from the start of each subpath.
    package var dashPhase: CGFloat = 0
    /// User space; empty draws solid lines.
    package var dashLengths: [CGFloat] = []
    /// 0 to 1; multiplies every colour's own.
    package var alpha: CGFloat = 1
    /// Also of images and gradients.
    package var blendMode = CGBlendMode.normal
    /// nil: none.
    package var shadow: Shadow?
    /// How images are enlarged and reduced.
    package var interpolation = CGInterpolationQuality.default
    /// Counts only where the context allows it.
    package var antialias = true
    /// Kept; nothing reads it. Curves are always flattened to what can be seen.
    package var flatness: CGFloat = 0
    /// Base space: moves the origin of patterns.
    package var patternPhase = CGSize.zero
    /// Kept; nothing reads it. Colours are converted by one formula.
    package var intent = CGColorRenderingIntent.defaultIntent
    /// Kept; nothing reads it.
    package var characterSpacing: CGFloat = 0
    /// Also decides whether text joins the clip.
    package var textDrawingMode = CGTextDrawingMode.fill
    /// nil: `showGlyphs` draws nothing.
    package var font: CGFont?
    /// User space.
    package var fontSize: CGFloat = 0
    /// Coverage that every drawing is multiplied with, from image clips; nil is full coverage.
    package var mask: CoverageSurface?

    /// Quartz's state at the start of a context.
    package init(ctm: CGAffineTransform) { self.ctm = ctm }
}

/// A shadow in base space: not affected by the CTM.
package struct Shadow {
    /// Base space, y as that space has it.
    package var offset: CGSize
    /// Twice the standard deviation of the Gaussian.
    package var blur: CGFloat
    /// Its alpha multiplies the shape's.
    package var color: CGColor
}
