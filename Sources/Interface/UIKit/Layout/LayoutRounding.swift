// SPDX-License-Identifier: MIT

/// Solutions on the pixel grid, per view in its superview's coordinates: every edge goes to the nearest pixel, halves
/// away from zero, and sizes are what is between the edges.
///
/// Interface Builder, which lays out with UIKit, stores frames: those of all 31 stack views in the public projects at
/// hand whose views share a length that is no whole number of pixels follow this rule, 28 of them at two pixels a point
/// and no other rule. Pictures of an iPhone with two pixels a point agree (MondrianLayout's `test_label_alignment`: a view
/// begins at 20.5). facts/measured-laws.md 3.2 has whole points for origins; it was read on Mac Catalyst.
enum LayoutRounding {
    static func rect(_ rect: CGRect, scale: CGFloat) -> CGRect {
        // Counted in whole pixels, so that equal sizes come out equal wherever they are.
        let (minX, minY) = (whole(rect.minX * scale), whole(rect.minY * scale))
        let (maxX, maxY) = (whole(rect.maxX * scale), whole(rect.maxY * scale))
        return CGRect(
            x: minX / scale, y: minY / scale, width: (maxX - minX) / scale, height: (maxY - minY) / scale)
    }

    static func round(_ value: CGFloat, to steps: CGFloat) -> CGFloat { whole(value * steps) / steps }

    private static func whole(_ value: CGFloat) -> CGFloat {
        guard value.isFinite else { return value }
        // The solver's noise must not decide a tie.
        return ((value * 4096).rounded() / 4096).rounded(.toNearestOrAwayFromZero)
    }

    /// Up to the next pixel, for sizes that have to hold something.
    static func ceil(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        ((value * scale * 4096).rounded() / 4096).rounded(.up) / scale
    }
}
