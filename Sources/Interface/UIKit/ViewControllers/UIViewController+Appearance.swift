// SPDX-License-Identifier: MIT

/// Where a controller is between being away and being on show, and why it changes.
struct AppearanceState {
    enum Stage: String { case disappeared, appearing, appeared, disappearing }
    var stage = Stage.disappeared
    var isAnimated = false
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false
    /// A begin/end pair of a container is open: moves of the view between windows do not count by themselves.
    var isExplicit = false
    var sentIsAppearing = false
}

extension UIViewController {
    /// Sends the will-callback and opens the transition; the children follow.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        appearance.isExplicit = true
        changeStage(appearing: isAppearing, animated: animated)
    }

    func endAppearance() {
        guard appearance.isExplicit else { return }
        appearance.isExplicit = false
        completeStage()
    }

    /// To appearing or disappearing, with the will-callback. A change of mind sends the other will-callback.
    func changeStage(appearing: Bool, animated: Bool) {
        switch (appearance.stage, appearing) {
        case (.disappeared, true), (.disappearing, true):
            appearance.stage = .appearing
            appearance.isAnimated = animated
            appearance.sentIsAppearing = false
            loadViewIfNeeded()
            viewStorage?.traitsMayHaveChanged()
            viewWillAppear(animated)
        case (.appeared, false), (.appearing, false):
            appearance.stage = .disappearing
            appearance.isAnimated = animated
            viewWillDisappear(animated)
        case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
            return
        }
        for child in childrenOnShow { child.changeStage(appearing: appearing, animated: animated) }
    }

    /// To appeared or disappeared, with the did-callback.
    func completeStage() {
        // The app's callback may be what dies.
        CrashNote.controllersChanged()
        switch appearance.stage {
        case .appearing:
            sendIsAppearing()
            appearance.stage = .appeared
            viewDidAppear(appearance.isAnimated)
            ActivityKeeper.controllerAppeared(self)
        case .disappearing:
            appearance.stage = .disappeared
            viewDidDisappear(appearance.isAnimated)
            ActivityKeeper.controllerDisappeared(self)
        case .appeared, .disappeared:
            return
        }
        appearance.isMovingToParent = false
        appearance.isMovingFromParent = false
        for child in childrenForwardedTo where !child.appearance.isExplicit { child.completeStage() }
        if appearance.stage == .appeared { UIApplication.shared.statusBarAppearanceMayHaveChanged() }
        CrashNote.controllersChanged()
    }

    /// Once per appearance, when traits and geometry are final: as the first part of the view's layout in a window. A
    /// view that came without need of layout is told after the commit.
    func sendIsAppearing() {
        guard appearance.stage == .appearing, !appearance.sentIsAppearing else { return }
        appearance.sentIsAppearing = true
        viewIsAppearing(appearance.isAnimated)
    }

    /// The view, which is in a window, is about to lay out its subviews.
    func viewWillBeLaidOut() { if viewStorage?.window != nil { sendIsAppearing() } }

    private var childrenForwardedTo: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? childList : []
    }

    /// Children whose view is somewhere in this controller's view, and not on its way out.
    private var childrenOnShow: [UIViewController] {
        guard let view = viewStorage else { return [] }
        let leaving = leavingChild
        return childrenForwardedTo.filter { $0 !== leaving && $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    // MARK: Following the view

    /// The view is about to enter or leave a window on its own: not within a container's transition, and not
    /// against the will of a container that forwards by itself.
    func viewWillMove(toWindow window: UIWindow?) {
        guard followsWindow else { return }
        changeStage(appearing: window != nil && isOnShow(in: window), animated: false)
    }

    /// Disappearance completes at once; appearance after the commit that first shows the view.
    func viewDidMove(from old: UIWindow?, to new: UIWindow?) {
        if new != nil, appearance.stage == .appearing {
            MainLoop.shared.afterCommit { [weak self] in self?.viewWillBeLaidOut() }
        }
        guard followsWindow else { return }
        if new == nil {
            completeStage()
        } else {
            MainLoop.shared.afterCommit { [weak self] in
                guard let self, self.followsWindow, self.appearance.stage == .appearing else { return }
                self.completeStage()
            }
        }
    }

    private func isOnShow(in window: UIWindow?) -> Bool { true }

    private var followsWindow: Bool {
        guard !appearance.isExplicit else { return false }
        guard let parent = parentStorage else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        // While the parent itself appears or disappears, it forwards; one that a container keeps away keeps its
        // children away.
        return !parent.isInExplicitTransition && (parent.followsWindow || parent.appearance.stage == .appeared)
    }

    private var isInExplicitTransition: Bool { appearance.isExplicit || parentStorage?.isInExplicitTransition == true }
}
