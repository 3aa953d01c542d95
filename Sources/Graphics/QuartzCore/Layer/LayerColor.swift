// SPDX-License-Identifier: MIT
import CoreGraphics

/// A colour as the client set it and as the compositor uses it.
package struct LayerColor {
    /// sRGB with gamma, not premultiplied: red, green, blue, alpha.
    package var rgba: SIMD4<Float>
    private var source: CGColor?

    /// nil for nil. Components outside of sRGB are clamped; a pattern keeps its colour object.
    package init?(_ color: CGColor?) {
        guard let color else { return nil }
        source = color
        let c = color.clampedSRGB
        rgba = SIMD4(Float(c.x), Float(c.y), Float(c.z), Float(c.w))
    }

    /// A value that no client's colour stands for.
    package init(rgba: SIMD4<Float>) {
        self.rgba = rgba
        source = nil
    }

    /// What the client set, else (for values that an animation made) a new colour.
    package var cgColor: CGColor {
        source
            ?? CGColor(
                red: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z), alpha: CGFloat(rgba.w))
    }

    /// What the client set, when it is a pattern.
    var patternColor: CGColor? { source?.pattern == nil ? nil : source }

    static let black = LayerColor(rgba: SIMD4(0, 0, 0, 1))

    static func same(_ a: LayerColor?, _ b: LayerColor?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): a.source === b.source && a.rgba == b.rgba
        case (nil, _?), (_?, nil): false
        }
    }
}
