// SPDX-License-Identifier: MIT

/// Supplies the pages beside the one that shows.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// nil: there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// With both of these a page control is shown below the pages.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        byName(self, "presentationCountForPageViewController:", [pageViewController], or: 0)
    }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        byName(self, "presentationIndexForPageViewController:", [pageViewController], or: 0)
    }
}

/// Follows turning pages. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// - Parameter completed: false when the page fell back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        byName(
            self, "pageViewController:willTransitionToViewControllers:", [pageViewController, pendingViewControllers])
    }
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        byName(
            self, "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
            [pageViewController, finished, previousViewControllers, completed])
    }
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        byName(
            self, "pageViewController:spineLocationForInterfaceOrientation:", [pageViewController, orientation],
            or: .min)
    }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
        byName(self, "pageViewControllerSupportedInterfaceOrientations:", [pageViewController], or: .all)
    }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation {
        byName(
            self, "pageViewControllerPreferredInterfaceOrientationForPresentation:", [pageViewController],
            or: .portrait)
    }
}
