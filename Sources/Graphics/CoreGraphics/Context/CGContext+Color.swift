// SPDX-License-Identifier: MIT
import Foundation

extension CGContext {
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
        if let space = color.colorSpace { state.fillSpace = space }
    }

    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
        if let space = color.colorSpace { state.strokeSpace = space }
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Components of the fill colour space set before, then alpha.
    public func setFillColor(_ components: [CGFloat]) {
        guard components.count > state.fillSpace.numberOfComponents,
            let color = CGColor(colorSpace: state.fillSpace, components: components)
        else { return }
        state.fillColor = color
    }

    /// Components of the stroke colour space set before, then alpha.
    public func setStrokeColor(_ components: [CGFloat]) {
        guard components.count > state.strokeSpace.numberOfComponents,
            let color = CGColor(colorSpace: state.strokeSpace, components: components)
        else { return }
        state.strokeColor = color
    }

    /// Also sets the colour to the space's initial one: all components 0 (black), opaque.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        if let color = CGContext.initialColor(of: space) { state.fillColor = color }
    }

    /// Also sets the colour to the space's initial one: all components 0 (black), opaque.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        if let color = CGContext.initialColor(of: space) { state.strokeColor = color }
    }

    private static func initialColor(of space: CGColorSpace) -> CGColor? {
        var components = [CGFloat](repeating: 0, count: space.numberOfComponents + 1)
        if space.model == .cmyk { components[3] = 1 }
        components[components.count - 1] = 1
        return CGColor(colorSpace: space, components: components)
    }

    /// The fill colour space has to be a pattern space.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        guard let color = CGColor(patternSpace: state.fillSpace, pattern: pattern, components: colorComponents) else {
            return Diagnostics.log("CGContextSetFillPattern: the fill color space is not a pattern color space.")
        }
        state.fillColor = color
    }

    /// The stroke colour space has to be a pattern space.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        guard let color = CGColor(patternSpace: state.strokeSpace, pattern: pattern, components: colorComponents)
        else {
            return Diagnostics.log("CGContextSetStrokePattern: the stroke color space is not a pattern color space.")
        }
        state.strokeColor = color
    }

    /// In base space.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
}
