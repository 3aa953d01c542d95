// SPDX-License-Identifier: MIT
import UIKit

/// Pictures of views and layers at the screen's scale.
@MainActor
enum PictureTaking {
    static func picture(of layer: CALayer) -> UIImage {
        precondition(
            layer.bounds.width > 0 && layer.bounds.height > 0,
            "FBSnapshotTestCase: a picture of \(layer) is wanted, whose size is \(layer.bounds.size); give it a size")
        layer.layoutIfNeeded()
        return UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }
    }

    /// Without effects and appearances of the window that it would lie in.
    static func pictureOfLayers(of view: UIView) -> UIImage {
        view.layoutIfNeeded()
        return picture(of: view.layer)
    }

    /// As it is on the screen: a view without a window lies in the key window, or in one of its own, for as long.
    static func pictureOnScreen(of view: UIView) -> UIImage {
        precondition(
            view.bounds.width > 0 && view.bounds.height > 0,
            "FBSnapshotTestCase: a picture of \(view) is wanted, whose size is \(view.bounds.size); give it a size")
        let isAlone = view.window == nil && !(view is UIWindow)
        let window = isAlone ? keyWindow ?? UIWindow(frame: UIScreen.main.bounds) : nil
        window?.addSubview(view)
        defer { if isAlone { view.removeFromSuperview() } }
        view.layoutIfNeeded()
        return UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    private static var keyWindow: UIWindow? { UIApplication.shared.windows.first(where: \.isKeyWindow) }
}
