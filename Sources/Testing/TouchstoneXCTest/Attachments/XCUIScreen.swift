// SPDX-License-Identifier: MIT

/// The screen, for pictures of it.
@preconcurrency @MainActor
open class XCUIScreen: __ObjCObject, XCUIScreenshotProviding {
    open class var main: XCUIScreen { XCUIScreen() }
    open class var screens: [XCUIScreen] { [main] }

    /// In UI tests the screen with the app on it; in other tests the windows of the app that they run in.
    open func screenshot() -> XCUIScreenshot {
        if UITestSession.isUITest { return Self.picture(of: UITestSession.shared.front) }
        let bounds = UIScreen.main.bounds
        let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
            for window in UIApplication.shared.windows.sorted(by: { $0.windowLevel < $1.windowLevel })
            where !window.isHidden {
                window.drawHierarchy(in: window.frame, afterScreenUpdates: true)
            }
        }
        return XCUIScreenshot(image: image)
    }

    /// A picture of another process's screen, or of a part of it in points.
    static func picture(of process: AppUnderTest?, in frame: CGRect? = nil) -> XCUIScreenshot {
        let bytes = process?.ask(.picture)?.bytes ?? Data()
        let scale = UIScreen.main.scale
        guard let whole = UIImage(data: bytes, scale: scale) else { return XCUIScreenshot(image: UIImage()) }
        guard let frame, frame.size != whole.size,
            let part = whole.cgImage?.cropping(
                to: CGRect(
                    x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
                    height: frame.height * scale))
        else { return XCUIScreenshot(image: whole) }
        return XCUIScreenshot(image: UIImage(cgImage: part, scale: scale, orientation: .up))
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
