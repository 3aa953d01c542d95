// SPDX-License-Identifier: MIT
package import CoreGraphics

/// A host that has room beside the app's display for the device's controls, and nobody but us to draw them: a window.
package protocol PanelHost: AnyObject, Sendable {
    /// In points; nil: there is no room for it now.
    var panelSize: CGSize? { get }

    /// Pixels a point.
    var panelScale: CGFloat { get }

    /// Shows it until the next. Dropped where it has not the panel's size. On the main thread.
    func present(panel: PixelBuffer)
}
