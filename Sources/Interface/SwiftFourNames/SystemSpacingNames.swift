// SPDX-License-Identifier: MIT
public import UIKit

// Anchors at the system's distance had methods of their own until Swift 4.2.

extension NSLayoutXAxisAnchor {
    public func constraintEqualToSystemSpacingAfter(
        _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier)
    }
    public func constraintGreaterThanOrEqualToSystemSpacingAfter(
        _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
    }
    public func constraintLessThanOrEqualToSystemSpacingAfter(
        _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
    }
}

extension NSLayoutYAxisAnchor {
    public func constraintEqualToSystemSpacingBelow(
        _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier)
    }
    public func constraintGreaterThanOrEqualToSystemSpacingBelow(
        _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
    }
    public func constraintLessThanOrEqualToSystemSpacingBelow(
        _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
    }
}
