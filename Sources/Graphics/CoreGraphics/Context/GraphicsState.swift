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
    package var fillColor = CGColor.black
    package var strokeColor = CGColor.black
    package var fillSpace = CGColorSpace.deviceGray
    package var strokeSpace = CGColorSpace.deviceGray
    package var lineWidth: CGFloat = 1
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    package var dashLengths: [CGFloat] = []
    package var alpha: CGFloat = 1
    package var blendMode = CGBlendMode.normal
    package var shadow: Shadow?
    package var interpolation = CGInterpolationQuality.default
    package var antialias = true
    package var flatness: CGFloat = 0
    package var patternPhase = CGSize.zero
    package var intent = CGColorRenderingIntent.defaultIntent
    package var characterSpacing: CGFloat = 0
    package var textDrawingMode = CGTextDrawingMode.fill
    package var font: CGFont?
    package var fontSize: CGFloat = 0
    /// Coverage that every drawing is multiplied with, from image clips; nil is full coverage.
    package var mask: CoverageSurface?

    package init(ctm: CGAffineTransform) { self.ctm = ctm }
}

/// A shadow in base space: not affected by the CTM.
package struct Shadow {
    package var offset: CGSize
    /// Twice the standard deviation of the Gaussian.
    package var blur: CGFloat
    package var color: CGColor
}
