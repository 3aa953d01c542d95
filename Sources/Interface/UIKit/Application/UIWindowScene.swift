// SPDX-License-Identifier: MIT

/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    open var screen: UIScreen { .main }
    final var attached: [AttachedWindow] = []

    /// The windows of this scene, hidden ones too, by level and then from back to front.
    open var windows: [UIWindow] { orderedWindows }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var interfaceOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager.main }
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var isFullScreen: Bool { true }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var effectiveGeometry: UIWindowSceneGeometry { UIWindowSceneGeometry() }

    /// Turns the interface into one of the orientations asked for, also against the device; it stays so until the
    /// device is turned. `errorHandler` is told when app or controller allow none of them.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
            return SceneRequests.tell(.geometryRequestUnsupported, errorHandler)
        }
        guard !wanted.isEmpty, let refusal = UIApplication.shared.turnScene(to: wanted) else { return }
        SceneRequests.tell(.geometryRequestDenied, text: refusal, errorHandler)
    }

    /// What an app would like a scene's size and orientation to be.
    @preconcurrency @MainActor
    open class GeometryPreferences: __ObjCObject {
        /// Those of phones and tablets.
        public final class iOS: GeometryPreferences {
            /// Empty: as the controller has it.
            public var interfaceOrientations: UIInterfaceOrientationMask = []

            public override init() { super.init() }
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
}

/// A window of a scene. Scenes do not keep hidden windows alive.
struct AttachedWindow { weak var window: UIWindow? }

extension UIWindowScene {
    /// Takes the window in, in front of the scene's others of its level.
    func bringToFront(_ window: UIWindow) {
        detach(window)
        attached.append(AttachedWindow(window: window))
    }

    func detach(_ window: UIWindow) { attached.removeAll { $0.window == nil || $0.window === window } }

    /// The app's windows; the keyboard's is the system's.
    var orderedWindows: [UIWindow] {
        let windows = attached.compactMap(\.window).filter { !($0 is SystemWindow) }
        return windows.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }.map(\.element)
    }
}

@preconcurrency @MainActor
open class UIWindowSceneGeometry: __ObjCObject {
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    open var interfaceOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
}

/// Limits of a resizable scene; phones have none.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: __ObjCObject {
    open var minimumSize = CGSize.zero { didSet { Unsupported.report("UISceneSizeRestrictions.minimumSize") } }
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, __ShowsWindow {
    @_disfavoredOverload var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// A quick action of the app's icon was chosen while the app ran.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    @_disfavoredOverload public var window: UIWindow? {
        get { byName(self, "window", [], or: nil) }
        set { byName(self, "setWindow:", [newValue]) }
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        byName(
            self, "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
            [windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection])
    }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        byName(
            self, "windowScene:performActionForShortcutItem:completionHandler:",
            [windowScene, shortcutItem, completionHandler])
    }
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: __ObjCObject {
    static let main = UIStatusBarManager()
    open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBar.style }
    open var isStatusBarHidden: Bool { UIApplication.shared.statusBar.isHidden }
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrameNow }
}
