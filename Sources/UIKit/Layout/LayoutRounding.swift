// SPDX-License-Identifier: MIT

/// Solutions on the pixel grid, per view in its superview's coordinates: origins and sizes to the nearest pixel each,
/// halves away from zero. On screens of two pixels per point origins go to whole points
/// (facts/measured-laws.md 3.2).
enum LayoutRounding {
    static func rect(_ rect: CGRect, scale: CGFloat) -> CGRect {
        let origin = originStep(scale: scale)
        return CGRect(
            x: round(rect.minX, to: origin), y: round(rect.minY, to: origin), width: round(rect.width, to: scale),
            height: round(rect.height, to: scale))
    }

    /// Steps per point that origins are rounded to.
    static func originStep(scale: CGFloat) -> CGFloat { scale == 2 ? 1 : scale }

    static func round(_ value: CGFloat, to steps: CGFloat) -> CGFloat {
        guard value.isFinite else { return value }
        // The solver's noise must not decide a tie.
        let scaled = (value * steps * 4096).rounded() / 4096
        return scaled.rounded(.toNearestOrAwayFromZero) / steps
    }

    /// Up to the next pixel, for sizes that have to hold something.
    static func ceil(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        ((value * scale * 4096).rounded() / 4096).rounded(.up) / scale
    }
}
