// SPDX-License-Identifier: MIT
import CoreGraphics

public struct CAScrollLayerScrollMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Shows a part of sublayers larger than itself; scrolling moves the origin of the bounds.
open class CAScrollLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var scrollMode = CAScrollLayerScrollMode.both

    /// Moves the origin of the bounds to `p`, in the directions that the mode allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds = CGRect(origin: origin, size: bounds.size)
    }

    /// Scrolls by the least distance that shows `r`.
    open func scroll(to r: CGRect) {
        func nearest(_ low: CGFloat, _ length: CGFloat, _ wantedLow: CGFloat, _ wantedHigh: CGFloat) -> CGFloat {
            if wantedLow < low || wantedHigh - wantedLow > length { return wantedLow }
            return wantedHigh > low + length ? wantedHigh - length : low
        }
        scroll(
            to: CGPoint(
                x: nearest(bounds.minX, bounds.width, r.minX, r.maxX),
                y: nearest(bounds.minY, bounds.height, r.minY, r.maxY)))
    }
}
