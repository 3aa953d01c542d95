// SPDX-License-Identifier: MIT

/// An object whose state is saved when the app leaves the screen and restored when it is launched again.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    var restorationParent: (any UIStateRestoring)? { get }
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { byName(self, "restorationParent", [], or: nil) }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? {
        byName(self, "objectRestorationClass", [], or: nil)
    }
    public func encodeRestorableState(with coder: NSCoder) { byName(self, "encodeRestorableStateWithCoder:", [coder]) }
    public func decodeRestorableState(with coder: NSCoder) { byName(self, "decodeRestorableStateWithCoder:", [coder]) }
    public func applicationFinishedRestoringState() { byName(self, "applicationFinishedRestoringState", []) }
}

/// A class that makes its objects anew from their path of identifiers.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// A class that makes its controllers anew from their path of identifiers.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

extension UIViewController: UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { parent }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
}

extension UIApplication {
    /// Of a controller's coder: the storyboard it came from.
    public nonisolated static let stateRestorationViewControllerStoryboardKey =
        "UIStateRestorationViewControllerStoryboardKey"
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

    /// Lets an object that is no controller take part in saving and restoring.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) { RestorationState.register(object, restorationIdentifier) }
}
