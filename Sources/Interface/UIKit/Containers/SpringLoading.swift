// SPDX-License-Identifier: MIT

/// What opens when something dragged rests on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
    /// The button does what a tap on it does.
    public var isSpringLoaded: Bool {
        get { opensForDrags }
        set {
            opensForDrags = newValue
            changed()
        }
    }
}
extension UIButton: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}

extension UISpringLoadedInteractionSupporting where Self: UIView {
    /// A drag that rests on the view does what a tap there does.
    public var isSpringLoaded: Bool {
        get { interactionList.contains { $0 is TapSpring } }
        set {
            guard newValue != isSpringLoaded else { return }
            if newValue {
                addInteraction(TapSpring())
            } else {
                interactionList.filter { $0 is TapSpring }.forEach(removeInteraction)
            }
        }
    }
}

/// Does on a view of UIKit what a tap would.
final class TapSpring: UISpringLoadedInteraction {
    init() {
        super.init(interactionBehavior: PartUnderDrag(), interactionEffect: nil) { interaction, context in
            Self.tap(interaction.view, context)
        }
    }

    private static func tap(_ view: UIView?, _ context: any UISpringLoadedInteractionContext) {
        switch view {
        case let table as UITableView: (context.targetItem as? IndexPath).map(table.userSelected)
        case let collection as UICollectionView: (context.targetItem as? IndexPath).map(collection.userChose)
        case let control as UISegmentedControl:
            guard let index = context.targetItem as? Int, control.isEnabledForSegment(at: index) else { return }
            control.selectedSegmentIndex = index
            control.sendActions(for: .valueChanged)
        case let bar as UITabBar: (context.targetItem as? ObjectIdentifier).map(bar.open)
        case let button as BarButton: button.item.trigger(from: button.item, event: nil)
        case let button as UIButton: button.sendActions(for: .primaryActionTriggered)
        default: break
        }
    }
}

/// Which row, segment or tab a drag is above; one that cannot be chosen does not open.
private final class PartUnderDrag: __ObjCObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        let place = context.location(in: interaction.view)
        switch interaction.view {
        case let table as UITableView:
            guard let path = table.indexPathForRow(at: place) else { return false }
            (context.targetItem, context.targetView) = (path, table.cellForRow(at: path))
            return table.delegate.flatMap { delegate in
                optionalCall { delegate.tableView(table, shouldSpringLoadRowAt: path, with: context) }
            } ?? true
        case let collection as UICollectionView:
            guard let path = collection.indexPathForItem(at: place) else { return false }
            (context.targetItem, context.targetView) = (path, collection.cellForItem(at: path))
            return collection.delegate.flatMap { delegate in
                optionalCall { delegate.collectionView(collection, shouldSpringLoadItemAt: path, with: context) }
            } ?? true
        case let control as UISegmentedControl:
            guard control.numberOfSegments > 0 else { return false }
            let share = place.x / max(1, control.bounds.width)
            context.targetItem = min(
                control.numberOfSegments - 1, max(0, Int(share * CGFloat(control.numberOfSegments))))
            return true
        case let bar as UITabBar:
            guard let item = bar.item(at: place) else { return false }
            context.targetItem = ObjectIdentifier(item)
            return true
        case let control as UIControl: return control.isEnabled
        default: return true
        }
    }
}

extension UITabBar {
    fileprivate func item(at place: CGPoint) -> UITabBarItem? {
        var view = hitTest(place, with: nil)
        while let next = view {
            if let button = next as? TabBarButton { return button.item }
            view = next.superview
        }
        return nil
    }

    fileprivate func open(_ id: ObjectIdentifier) {
        if let item = items?.first(where: { ObjectIdentifier($0) == id }) { tap(item) }
    }
}
