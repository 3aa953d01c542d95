// SPDX-License-Identifier: MIT
import ObjectiveC

/// Sets outlets. Those of an app's classes are set by key-value coding; the framework's own have no table and are
/// named here.
@MainActor
enum InterfaceOutlets {
    static func set(_ property: String, of source: AnyObject, to destination: AnyObject) {
        if setOwn(property, of: source, to: destination) { return }
        KeyValueCoding.setValue(destination, of: source, key: property)
    }

    /// Whether `property` is one of the framework's.
    private static func setOwn(_ property: String, of source: AnyObject, to destination: AnyObject) -> Bool {
        switch (property, source) {
        case ("view", let source as UIViewController):
            guard let view = destination as? UIView else { return false }
            source.view = view
        case ("delegate", let source as UITextField): source.delegate = destination as? any UITextFieldDelegate
        case ("dataSource", let source as UITableView):
            source.dataSource = destination as? any UITableViewDataSource
        case ("prefetchDataSource", let source as UITableView):
            source.prefetchDataSource = destination as? any UITableViewDataSourcePrefetching
        case ("delegate", let source as UIScrollView): source.delegate = destination as? any UIScrollViewDelegate
        case ("delegate", let source as UIGestureRecognizer):
            source.delegate = destination as? any UIGestureRecognizerDelegate
        case ("delegate", let source as UITabBarController):
            source.delegate = destination as? any UITabBarControllerDelegate
        case ("delegate", let source as UINavigationController):
            source.delegate = destination as? any UINavigationControllerDelegate
        case ("rootViewController", let source as UIWindow):
            source.rootViewController = destination as? UIViewController
        default: return false
        }
        return true
    }
}
