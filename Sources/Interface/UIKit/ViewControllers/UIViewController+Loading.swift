// SPDX-License-Identifier: MIT

/// Where storyboards and nibs come in: who knows how to load the view of a controller takes part here.
@MainActor
package enum ViewLoadingHooks {
    /// Sets the controller's view from its storyboard or nib and answers true, or answers false.
    package static var loadFromNib: @MainActor (UIViewController) -> Bool = NibViewLoading.loadView
}

extension UIViewController {
    func loadViewNow() {
        guard !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard viewStorage != nil else {
            NSException.raise(
                .internalInconsistencyException,
                "-[\(type(of: self)) loadView] did not set the view property of \(self)")
        }
        viewDidLoad()
        showUnavailableOnLoad()
    }

    func loadDefaultView() {
        if ViewLoadingHooks.loadFromNib(self) { return }
        let frame = owningWindow?.bounds ?? UIScreen.main.bounds
        let view = UIView(frame: frame)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    func changeView(_ new: UIView?) {
        guard viewStorage !== new else { return }
        let old = viewStorage
        if let old, old.viewController === self { old.viewController = nil }
        if let new {
            precondition(
                new.viewController == nil || new.viewController === self,
                "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view "
                    + "controller at a time! View \(new) is associated with "
                    + "\(new.viewController.map { "\($0)" } ?? "nil"). Clear this association before associating "
                    + "this view with \(self).")
            new.viewController = self
        }
        viewStorage = new
        if extraSafeArea != .zero { new?.updateSafeArea() }
    }

    func decode(from coder: NSCoder) {
        if let coder = coder as? InterfaceCoder { return coder.configure(self) }
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UITitle") { title = coder.decodeObject(forKey: "UITitle") as? String }
        if coder.containsValue(forKey: "UINibName") {
            nibNameStorage = coder.decodeObject(forKey: "UINibName") as? String
        }
    }

    func encode(into coder: NSCoder) {
        if let title { coder.encode(title, forKey: "UITitle") }
        if let nibName { coder.encode(nibName, forKey: "UINibName") }
    }
}
