// SPDX-License-Identifier: MIT

/// A blur of what lies behind a layer.
package struct BackdropState: Hashable, Sendable {
    /// Standard deviation of the blur, points.
    package var radius: CGFloat
    /// 1 leaves colours, 0 makes them grey, more than 1 makes them stronger.
    package var saturation: CGFloat

    /// A radius of zero leaves the background sharp.
    package init(radius: CGFloat, saturation: CGFloat) {
        self.radius = radius
        self.saturation = saturation
    }
}
