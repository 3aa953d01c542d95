// SPDX-License-Identifier: MIT
import Foundation

/// A gradient whose colours a function computes. It is sampled where gradients have stops.
public final class CGShading {
    enum Geometry {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    /// Between so many samples, colours are interpolated: a step is less than a byte for anything smooth.
    private static let sampleCount = 256

    let geometry: Geometry
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    private init?(
        _ geometry: Geometry, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool
    ) {
        guard function.inputs == 1, function.outputs >= space.numberOfComponents else { return nil }
        self.geometry = geometry
        options = CGGradientDrawingOptions(rawValue: (extendStart ? 1 : 0) | (extendEnd ? 2 : 0))
        gradient = CGGradient(
            stops: (0..<Self.sampleCount).compactMap { i in
                let t = CGFloat(i) / CGFloat(Self.sampleCount - 1)
                // A function without an alpha output gives opaque colours.
                let values = function.evaluate(function.position(t)) + [1]
                return CGColor(colorSpace: space, components: values).map {
                    CGGradient.Stop(location: Double(t), color: $0.clampedSRGB)
                }
            })
        if gradient.stops.isEmpty { return nil }
    }

    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(.axial(start, end), space, function, extendStart, extendEnd)
    }

    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
    }

    public static var typeID: CFTypeID { 0x4347_5368 }
}

extension CGContext {
    /// Fills the clip.
    public func drawShading(_ shading: CGShading) {
        switch shading.geometry {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }
}
