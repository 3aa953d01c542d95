// SPDX-License-Identifier: MIT

extension UIWindow {
    func changeVisibility(hidden: Bool) {
        guard layer.isHidden != hidden else { return }
        if hidden {
            layer.isHidden = true
            UIScreen.main.remove(self)
            UIApplication.shared.windowDidHide(self)
            FirstResponder.windowDidHide(self)
            NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
        } else {
            if sceneStorage == nil { changeScene(UIApplication.shared.defaultWindowScene) }
            layer.isHidden = false
            if isOfScreen { UIScreen.main.add(self) }
            sceneStorage?.bringToFront(self)
            updateSafeArea()
            traitsMayHaveChanged()
            installRootView()
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        }
    }

    /// Whether its scene has the screen.
    private var isOfScreen: Bool { sceneStorage.map { !$0.isBehindOthers } ?? false }

    func changeScene(_ scene: UIWindowScene?) {
        guard sceneStorage !== scene else { return }
        sceneStorage?.detach(self)
        sceneStorage = scene
        if !layer.isHidden { if isOfScreen { UIScreen.main.add(self) } else { UIScreen.main.remove(self) } }
        scene?.bringToFront(self)
        traitsMayHaveChanged()
    }

    /// The screen's safe area as far as it reaches into the window.
    var screenSafeArea: UIEdgeInsets {
        let outer = screen.safeAreaInsets
        guard outer != .zero else { return .zero }
        let (frame, size) = (self.frame, screen.bounds)
        func clamped(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), limit) }
        return UIEdgeInsets(
            top: clamped(outer.top - frame.minY, outer.top), left: clamped(outer.left - frame.minX, outer.left),
            bottom: clamped(frame.maxY - (size.maxY - outer.bottom), outer.bottom),
            right: clamped(frame.maxX - (size.maxX - outer.right), outer.right))
    }

    /// Clears what views of the tree keep about a window that goes.
    nonisolated final func forgetWindow() {
        windowStorage = nil
        var stack = subviewList
        while let view = stack.popLast() {
            view.windowStorage = nil
            stack.append(contentsOf: view.subviewList)
        }
    }
}
