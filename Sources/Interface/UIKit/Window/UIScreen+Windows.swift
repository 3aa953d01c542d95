// SPDX-License-Identifier: MIT
import HostKit

extension UIScreen {
    var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: hasFreeStatusBar ? 0 : screenDescription.safeAreaTop, left: screenDescription.safeAreaLeft,
            bottom: screenDescription.safeAreaBottom, right: screenDescription.safeAreaRight)
    }

    /// Whether a hidden status bar leaves its place to the app: where no sensor housing is in the way.
    private var hasFreeStatusBar: Bool {
        (device.isPad || !device.homeIndicator) && UIApplication.shared.statusBar.isHidden
    }

    func add(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        windows.append(window)
        windowOrderDidChange()
    }

    func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
    }

    func bringToFront(_ window: UIWindow) {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        windows.append(windows.remove(at: index))
        windowOrderDidChange()
    }

    /// Puts up what iOS draws above the app, and the black behind it: a screen is never transparent.
    func showSystemBars() {
        rootLayer.backgroundColor = .black
        UIApplication.shared.readStatusBarOfInfo()
        SystemBars.current = SystemBars()
        windowOrderDidChange()
    }

    /// Sorts by level, keeping the order within one, and lets the layers follow.
    func windowOrderDidChange() {
        let sorted = windows.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }
        windows = sorted.map(\.element)
        let layers = windows.map { $0.layer } + (SystemBars.current?.layers ?? [])
        if (rootLayer.sublayers ?? []).elementsEqual(layers, by: ===) { return }
        for layer in layers { rootLayer.addSublayer(layer) }
    }

    /// Takes over a device's screen, upright, and its traits.
    func configure(device: DeviceProfile) {
        self.device = device
        change(to: device.screen(landscape: false))
    }

    /// The screen has another size, scale or safe area.
    func change(to description: ScreenDescription) {
        screenDescription = description
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        rootLayer.bounds = CGRect(origin: .zero, size: description.size)
        rootLayer.position = CGPoint(x: description.size.width / 2, y: description.size.height / 2)
        CATransaction.commit()
        updateTraits { _ in }
        SystemBars.current?.screenDidChange()
        if KeyboardController.isUp { KeyboardController.shared.screenDidChange() }
    }

    /// Derives the traits from device and screen; `change` sets what the user chose (style, text size).
    func updateTraits(_ change: (inout TraitValues) -> Void) {
        var values = traits.values == TraitValues() ? TraitValues.phone : traits.values
        values.displayScale = screenDescription.scale
        values.userInterfaceIdiom = device.isPad ? .pad : .phone
        (values.horizontalSizeClass, values.verticalSizeClass) = device.sizeClasses(for: screenDescription.size)
        change(&values)
        guard values != traits.values else { return }
        traits = UITraitCollection(values: values)
        UITraitCollection.device = traits
        SystemBars.current?.update()
    }
}

extension DeviceProfile {
    /// Apple's table: iPads are regular both ways; iPhones are regular in height when upright, and large ones
    /// regular in width when turned.
    func sizeClasses(for size: CGSize) -> (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
        if isPad { return (.regular, .regular) }
        guard size.width > size.height else { return (.compact, .regular) }
        return (hasWideLandscape ? .regular : .compact, .compact)
    }
}
