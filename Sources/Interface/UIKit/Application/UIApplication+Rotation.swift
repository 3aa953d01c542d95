// SPDX-License-Identifier: MIT
import HostKit

extension UIApplication {
    /// What Info.plist, the delegate and the frontmost controller all allow.
    func supportedOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        if let delegate = delegateStorage,
            let mask = optionalCall({ delegate.application(self, supportedInterfaceOrientationsFor: window) })
        {
            return mask
        }
        return orientationsOfInfo
    }

    private var orientationsOfInfo: UIInterfaceOrientationMask {
        guard let listed = listedOrientations else { return UIScreen.main.device.isPad ? .all : .allButUpsideDown }
        return listed.reduce(into: []) { $0.insert(UIInterfaceOrientationMask(rawValue: 1 << UInt($1.rawValue))) }
    }

    /// In Info.plist's order; nil when it has no list.
    private var listedOrientations: [UIInterfaceOrientation]? {
        let info = Bundle.main.infoDictionary ?? [:]
        let own = UIScreen.main.device.isPad ? "~ipad" : "~iphone"
        let names = info["UISupportedInterfaceOrientations" + own] ?? info["UISupportedInterfaceOrientations"]
        let known: [String: UIInterfaceOrientation] = [
            "UIInterfaceOrientationPortrait": .portrait,
            "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
            "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
            "UIInterfaceOrientationLandscapeRight": .landscapeRight,
        ]
        return (names as? [String])?.compactMap { known[$0] }
    }

    /// Upright where Info.plist allows it, else the first orientation it lists.
    var launchOrientation: UIInterfaceOrientation {
        guard let listed = listedOrientations, let first = listed.first, !listed.contains(.portrait) else {
            return .portrait
        }
        return first
    }

    /// The device is held another way: it is told, then the interface follows where that is allowed.
    package func deviceTurned(to orientation: UIDeviceOrientation) {
        guard UIDevice.current.deviceOrientation != orientation else { return }
        UIDevice.current.deviceOrientation = orientation
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        followDeviceOrientation()
    }

    func followDeviceOrientation() {
        let device = UIDevice.current
        guard let wanted = UIInterfaceOrientation(device: device.deviceOrientation),
            wanted != device.interfaceOrientation
        else { return }
        let window = keyWindow ?? windows.last
        let top = window?.rootViewController?.topmostForStatusBar
        guard top?.shouldAutorotate ?? true, supportedOrientations(for: window).allows(wanted),
            top?.supportedInterfaceOrientations.allows(wanted) ?? true
        else { return }
        turnInterface(to: wanted)
    }

    /// A scene asks for other orientations than the present one, however the device is held.
    /// - Returns: the text of the refusal; nil when the interface stands in one of them now.
    func turnScene(to wanted: UIInterfaceOrientationMask) -> String? {
        let window = keyWindow ?? windows.last
        let ofApp = supportedOrientations(for: window)
        let ofController = window?.rootViewController?.topmostForStatusBar.supportedInterfaceOrientations ?? .all
        let supported = ofApp.intersection(ofController)
        guard !wanted.isDisjoint(with: supported) else {
            return
                "None of the requested orientations are supported by the view controller. Requested: \(wanted.names); "
                + "Supported: \(supported.names)"
        }
        let possible = wanted.intersection(supported)
        guard !possible.allows(UIDevice.current.interfaceOrientation) else { return nil }
        let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        if let next = order.first(where: { possible.allows($0) }) { turnInterface(to: next) }
        return nil
    }

    private func turnInterface(to orientation: UIInterfaceOrientation) {
        let device = UIDevice.current
        let old = device.interfaceOrientation
        let description = turnedScreen(landscape: orientation.isLandscape)
        let name = UIApplication.willChangeStatusBarOrientationNotification
        let turn = CGAffineTransform(rotationAngle: orientation.angle - old.angle)
        let duration = old.isLandscape == orientation.isLandscape ? 0.6 : 0.3
        let oldFrame = statusBarFrameNow
        let newFrame = statusBarFrame(on: description)
        delegateStorage?.application(self, willChangeStatusBarOrientation: orientation, duration: duration)
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
        if newFrame != oldFrame {
            delegateStorage?.application(self, willChangeStatusBarFrame: newFrame)
            post(UIApplication.willChangeStatusBarFrameNotification, frame: newFrame)
        }
        changeScreen(
            to: description, duration: duration, by: turn,
            telling: { $0.tellRotation(from: old, to: orientation, duration: duration, with: $1) }
        ) {
            device.interfaceOrientation = orientation
        }
        if newFrame != oldFrame {
            delegateStorage?.application(self, didChangeStatusBarFrame: oldFrame)
            post(UIApplication.didChangeStatusBarFrameNotification, frame: oldFrame)
        }
        delegateStorage?.application(self, didChangeStatusBarOrientation: old)
        NotificationCenter.default.post(
            name: UIApplication.didChangeStatusBarOrientationNotification, object: self,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: old.rawValue])
    }

    private func turnedScreen(landscape: Bool) -> ScreenDescription {
        if let ofHost = MainLoop.shared.host?.turn(landscape: landscape) { return ofHost }
        var description = UIScreen.main.device.screen(landscape: landscape)
        description.scale = UIScreen.main.scale
        return description
    }

    private func post(_ name: Notification.Name, frame: CGRect) {
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
    }

    /// The host's window got another size or scale.
    func hostScreenChanged(_ description: ScreenDescription) {
        guard description != UIScreen.main.screenDescription else { return }
        let isLandscape = description.size.width > description.size.height
        changeScreen(to: description, duration: 0) {
            guard UIDevice.current.interfaceOrientation.isLandscape != isLandscape else { return }
            UIDevice.current.interfaceOrientation = isLandscape ? .landscapeLeft : .portrait
        }
    }

    /// Tells the controllers top-down, changes screen and windows in an animation with everything that was put
    /// alongside, then completes.
    private func changeScreen(
        to description: ScreenDescription, duration: TimeInterval, by rotation: CGAffineTransform = .identity,
        telling tell: (UIViewController, TransitionCoordinator) -> Void = { _, _ in }, _ turn: @escaping () -> Void
    ) {
        let screen = UIScreen.main
        let oldGeometry = SceneGeometry.now
        let oldBounds = screen.bounds
        let shown = windows.filter { $0.rootViewController != nil && $0.frame == oldBounds }
        let old = screen.traitCollection
        var values = old.values
        (values.horizontalSizeClass, values.verticalSizeClass) = screen.device.sizeClasses(for: description.size)
        let newTraits = UITraitCollection(values: values)
        var coordinators: [TransitionCoordinator] = []
        for window in shown {
            guard let root = window.rootViewController else { continue }
            let coordinator = TransitionCoordinator(
                containerView: window, animated: duration > 0, duration: duration)
            coordinator.targetTransform = rotation
            coordinators.append(coordinator)
            root.coordinatorStorage = coordinator
            tell(root, coordinator)
            if newTraits != old { root.willTransition(to: newTraits, with: coordinator) }
            if description.size != oldBounds.size {
                root.viewWillTransition(to: description.size, with: coordinator)
            }
        }
        turn()
        screen.change(to: description)
        MainLoop.shared.screenDidChange()
        let change = { [windows] in
            for window in windows where window.frame == oldBounds { window.frame = screen.bounds }
            for window in windows {
                window.updateSafeArea()
                window.traitsMayHaveChanged()
                window.layoutIfNeeded()
            }
            for coordinator in coordinators { coordinator.runAnimations() }
        }
        let end: (Bool) -> Void = { _ in
            for coordinator in coordinators { coordinator.runCompletions() }
            // Holds the coordinators, which controllers refer to weakly, until the transition is over.
            withExtendedLifetime(coordinators) {}
        }
        if duration > 0 {
            UIView.animate(withDuration: duration, animations: change, completion: end)
        } else {
            change()
            end(true)
        }
        statusBarAppearanceMayHaveChanged()
        tellScenes(of: oldGeometry)
    }

    /// The host switched between light and dark; an app that keeps to one of them stays as it is.
    func hostAppearanceChanged(isDark: Bool) {
        let old = SceneGeometry.now
        UIScreen.main.updateTraits { $0.userInterfaceStyle = .ofApp(onDarkDevice: isDark) }
        for window in windows { window.traitsMayHaveChanged() }
        statusBarAppearanceMayHaveChanged()
        tellScenes(of: old)
    }

    /// The person has chosen another text size in Settings.
    func contentSizeChanged(to category: UIContentSizeCategory) {
        guard category != preferredContentSizeCategory else { return }
        let old = SceneGeometry.now
        UIScreen.main.updateTraits { $0.preferredContentSizeCategory = category }
        for window in windows { window.traitsMayHaveChanged() }
        tellScenes(of: old)
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
}

/// What a scene's delegate is told of when it changes.
@MainActor
struct SceneGeometry {
    let space: any UICoordinateSpace
    let orientation: UIInterfaceOrientation
    let traits: UITraitCollection

    static var now: SceneGeometry {
        SceneGeometry(
            space: FixedCoordinateSpace(bounds: UIScreen.main.bounds),
            orientation: UIDevice.current.interfaceOrientation, traits: UIScreen.main.traitCollection)
    }
}

/// A coordinate space that is no more: the screen as it was before it turned.
@MainActor
private final class FixedCoordinateSpace: __ObjCObject, UICoordinateSpace {
    let bounds: CGRect
    init(bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
}

extension UIApplication {
    /// Size, orientation or traits of the screen are others than in `old`.
    private func tellScenes(of old: SceneGeometry) {
        for case let scene as UIWindowScene in scenes {
            guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
            delegate.windowScene(
                scene, didUpdate: old.space, interfaceOrientation: old.orientation, traitCollection: old.traits)
        }
    }
}

extension UIInterfaceOrientation {
    /// How far the interface is turned against the upright device, clockwise.
    fileprivate var angle: CGFloat {
        switch self {
        case .landscapeRight: .pi / 2
        case .landscapeLeft: -.pi / 2
        case .portraitUpsideDown: .pi
        case .portrait, .unknown: 0
        }
    }
}
