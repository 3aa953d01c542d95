// SPDX-License-Identifier: MIT
import HostKit

/// The display of the host. There is one.
@preconcurrency @MainActor
open class UIScreen: __ObjCObject, UITraitEnvironment {
    static let mainScreen = UIScreen()
    open class var main: UIScreen { mainScreen }
    open class var screens: [UIScreen] { [mainScreen] }

    /// The model that it belongs to.
    package internal(set) var device = DeviceProfile.standard
    /// As its host has it.
    package internal(set) var screenDescription = DeviceProfile.standard.screen(landscape: false)
    /// All windows shown, from back to front.
    var windows: [UIWindow] = []
    let rootLayer = ScreenLayer()
    var traits = UITraitCollection()
    var brightnessStorage: CGFloat = 0.5

    public override init() {
        super.init()
        configure(device: .standard)
    }

    /// Points, in the interface's orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: screenDescription.size) }
    open var scale: CGFloat { screenDescription.scale }
    /// Pixels, always upright.
    open var nativeBounds: CGRect {
        let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        return CGRect(x: 0, y: 0, width: short * nativeScale, height: long * nativeScale)
    }
    open var nativeScale: CGFloat { scale }
    /// The screen below the status bar, where there is one.
    open var applicationFrame: CGRect {
        bounds.inset(by: UIEdgeInsets(top: UIApplication.shared.statusBarFrame.height, left: 0, bottom: 0, right: 0))
    }
    open var maximumFramesPerSecond: Int { 60 }
    open var brightness: CGFloat {
        get { brightnessStorage }
        set {
            brightnessStorage = min(max(newValue, 0), 1)
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }
    /// Without effect here: the brightness of the display is not ours.
    open var wantsSoftwareDimming = false
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }
    open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    open var preferredMode: UIScreenMode? { currentMode }
    open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    open var calibratedLatency: CFTimeInterval { 0 }

    /// In the interface's orientation; changes when it turns.
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self, isFixed: false) }
    /// Upright whatever the orientation.
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self, isFixed: true) }

    open var traitCollection: UITraitCollection { traits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: selector)
    }

    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let container = UIView(frame: bounds)
        for window in windows {
            guard let view = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            view.frame = window.frame
            container.addSubview(view)
        }
        return container
    }

    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
}

/// A resolution of a display.
@preconcurrency @MainActor
open class UIScreenMode: __ObjCObject {
    /// Pixels.
    public let size: CGSize
    public let pixelAspectRatio: CGFloat = 1

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}

/// The layer that holds the windows' layers. It animates nothing by itself.
final class ScreenLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
