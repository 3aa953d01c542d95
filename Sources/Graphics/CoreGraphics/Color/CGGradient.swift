// SPDX-License-Identifier: MIT
import Foundation

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at locations between 0 and 1, interpolated without premultiplication, in sRGB.
public final class CGGradient: Sendable {
    /// A colour at a place of the gradient.
    package struct Stop: Sendable, Equatable {
        /// 0 to 1.
        package var location: Double
        /// sRGB, not premultiplied, clamped.
        package var color: SIMD4<Double>
    }
    /// Ordered by location; at least one.
    package let stops: [Stop]

    /// - Parameter stops: at least one, in any order; of equal locations the first given comes first.
    package init(stops: [Stop]) {
        self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }

    /// - Parameters: `colors` of CGColor; `locations` as many numbers as colours, nil spaces them evenly.
    ///   nil without any colour, or when an element is not a CGColor.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let list = colors.compactMap { $0 as? CGColor }
        guard !list.isEmpty, list.count == colors.count else { return nil }
        self.init(
            stops: list.enumerated().map { i, color in
                Stop(location: Self.location(i, list.count, locations), color: color.clampedSRGB)
            })
    }

    /// - Parameter components: `count` times the space's components and alpha.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let stride = space.numberOfComponents + 1
        guard count > 0, space.model != .pattern, space.model != .indexed else { return nil }
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) }
        self.init(
            stops: colors.enumerated().map { i, color in
                Stop(location: Self.location(i, count, locations), color: color.clampedSRGB)
            })
    }

    private static func location(_ i: Int, _ count: Int, _ locations: UnsafePointer<CGFloat>?) -> Double {
        let even = count == 1 ? 0 : Double(i) / Double(count - 1)
        let value = locations.map { Double($0[i]) } ?? even
        return value.isNaN ? 0 : max(0, min(1, value))
    }

    public static var typeID: CFTypeID { 0x4347_4772 }
}
