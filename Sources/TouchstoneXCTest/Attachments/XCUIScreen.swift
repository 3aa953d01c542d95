// SPDX-License-Identifier: MIT

/// The screen, for pictures of it.
@preconcurrency @MainActor
open class XCUIScreen: __ObjCObject {
    open class var main: XCUIScreen { XCUIScreen() }
    open class var screens: [XCUIScreen] { [main] }

    /// The app's windows as they are.
    open func screenshot() -> XCUIScreenshot {
        let bounds = UIScreen.main.bounds
        let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
            for window in UIApplication.shared.windows.sorted(by: { $0.windowLevel < $1.windowLevel })
            where !window.isHidden {
                window.drawHierarchy(in: window.frame, afterScreenUpdates: true)
            }
        }
        return XCUIScreenshot(image: image)
    }
}

/// A picture of the screen.
@preconcurrency @MainActor
open class XCUIScreenshot: __ObjCObject {
    public final let image: UIImage
    open var pngRepresentation: Data { image.pngData() ?? Data() }

    init(image: UIImage) {
        self.image = image
        super.init()
    }
}
