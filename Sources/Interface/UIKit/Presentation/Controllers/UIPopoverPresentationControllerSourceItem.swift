// SPDX-License-Identifier: MIT

/// What a popover can point to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it shows in the coordinates of a view; nil: nowhere.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        window != nil && window === referenceView.window ? convert(bounds, to: referenceView) : nil
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { view?.frame(in: referenceView) }
}
