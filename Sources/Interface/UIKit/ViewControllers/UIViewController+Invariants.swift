// SPDX-License-Identifier: MIT

extension UIViewController {
    /// Whether parents and children, presenters and presented, controllers and views agree about each other. Asks for
    /// nothing that would load a view.
    func checkInvariants() {
        var seen = Set<ObjectIdentifier>()
        for child in childList {
            precondition(seen.insert(ObjectIdentifier(child)).inserted, "\(child) is twice a child of \(self)")
            precondition(child.parentStorage === self, "\(child) does not know its parent \(self)")
            checkView(of: child)
        }
        precondition(
            viewStorage == nil || viewStorage?.viewController === self,
            "the view of \(self) belongs to \(viewStorage?.viewController as Any)")
        if let presented = presentedStorage {
            precondition(
                presented.presentingStorage === self, "\(presented) does not know that \(self) presents it")
        }
        if let presenting = presentingStorage {
            precondition(
                presenting.presentedStorage === self, "\(presenting) does not know that it presents \(self)")
        }
        checkAppearance()
    }

    /// A child's view in a window lies inside its parent's.
    private func checkView(of child: UIViewController) {
        guard let view = child.viewStorage, view.window != nil, view.superview != nil else { return }
        guard let own = viewStorage else {
            preconditionFailure("\(child) is in a window before the view of its parent \(self) has been made")
        }
        precondition(view.isDescendant(of: own), "the view of \(child) is outside that of its parent \(self)")
    }

    /// What has appeared is in a window.
    private func checkAppearance() {
        guard appearance.stage == .appeared, !appearance.isExplicit else { return }
        precondition(viewStorage?.window != nil, "\(self) has appeared and its view is in no window")
    }
}
