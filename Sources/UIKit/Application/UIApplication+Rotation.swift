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

    private func turnInterface(to orientation: UIInterfaceOrientation) {
        let device = UIDevice.current
        let old = device.interfaceOrientation
        var description = UIScreen.main.device.screen(landscape: orientation.isLandscape)
        description.scale = UIScreen.main.scale
        let name = UIApplication.willChangeStatusBarOrientationNotification
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
        let turn = CGAffineTransform(rotationAngle: orientation.angle - old.angle)
        let duration = old.isLandscape == orientation.isLandscape ? 0.6 : 0.3
        changeScreen(
            to: description, duration: duration, by: turn,
            telling: { $0.tellRotation(from: old, to: orientation, duration: duration, with: $1) }
        ) {
            device.interfaceOrientation = orientation
        }
        NotificationCenter.default.post(
            name: UIApplication.didChangeStatusBarOrientationNotification, object: self,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: old.rawValue])
    }

    /// The host's window got another size or scale.
    func hostScreenChanged(_ description: ScreenDescription) {
        guard description != UIScreen.main.screenDescription else { return }
        changeScreen(to: description, duration: 0) {
            UIDevice.current.interfaceOrientation =
                description.size.width > description.size.height ? .landscapeLeft : .portrait
        }
    }

    /// Tells the controllers top-down, changes screen and windows in an animation with everything that was put
    /// alongside, then completes.
    private func changeScreen(
        to description: ScreenDescription, duration: TimeInterval, by rotation: CGAffineTransform = .identity,
        telling tell: (UIViewController, TransitionCoordinator) -> Void = { _, _ in }, _ turn: @escaping () -> Void
    ) {
        let screen = UIScreen.main
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
    }

    /// The host switched between light and dark.
    func hostAppearanceChanged(isDark: Bool) {
        UIScreen.main.updateTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
        for window in windows { window.traitsMayHaveChanged() }
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
