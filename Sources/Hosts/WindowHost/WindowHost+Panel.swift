// SPDX-License-Identifier: MIT
internal import CHostPlugins
package import CoreGraphics
internal import HostKit

extension WindowHost: PanelHost {
    /// As high as the window; nil: the desktop or the window is too narrow.
    package var panelSize: CGSize? {
        let pixels = panelPixels
        guard pixels.width > 0, pixels.height > 0 else { return nil }
        return CGSize(width: CGFloat(pixels.width) / panelScale, height: CGFloat(pixels.height) / panelScale)
    }

    /// The display's, whatever the app's screen has.
    package var panelScale: CGFloat {
        var (width, height, density): (Int32, Int32, Float) = (0, 0, 1)
        sdl { $0.geometry(window, &width, &height, &density) }
        return max(1, CGFloat(density))
    }

    /// Drops a panel of another size: the resize event already waits in the queue.
    package func present(panel: PixelBuffer) {
        sdl {
            $0.present_panel(
                window, panel.baseAddress, Int32(panel.width), Int32(panel.height), Int32(panel.bytesPerRow))
        }
    }

    private var panelPixels: (width: Int32, height: Int32) {
        var (width, height): (Int32, Int32) = (0, 0)
        sdl { $0.panel_size(window, &width, &height) }
        return (width, height)
    }
}
