// SPDX-License-Identifier: MIT

/// What opens when something dragged rests on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UIButton: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}

extension UISpringLoadedInteractionSupporting {
    /// Without effect here: drags open nothing on their way.
    public var isSpringLoaded: Bool {
        get { false }
        set { if newValue { Unsupported.report("\(type(of: self)).isSpringLoaded") } }
    }
}
