// SPDX-License-Identifier: MIT
import Synchronization

/// What was last found out about a view's ancestors, so that building a deep tree outside a window does not climb to its
/// root at every step.
///
/// A finding holds until a view with subviews changes its superview, or a view begins to have traits of its own,
/// anywhere: leaves that come and go, which is nearly all of building, disturb nothing.
struct Ancestry {
    /// Counts what may have changed somebody's ancestors; atomic, as views are released on any thread.
    private static let clock = Atomic<UInt>(1)
    private static var now: UInt { clock.load(ordering: .relaxed) }

    // The ancestors hold the view; whichever of them goes counts `now` up.
    unowned(unsafe) private var foundRoot: UIView?
    unowned(unsafe) private var foundTraits: UIView?
    private var rootTime: UInt = 0
    private var traitsTime: UInt = 0

    static func forgetAll() { clock.wrappingAdd(1, ordering: .relaxed) }

    var root: UIView? {
        get { rootTime == Self.now ? foundRoot : nil }
        set {
            foundRoot = newValue
            rootTime = Self.now
        }
    }

    /// nil: not known. Otherwise the nearest ancestor with traits of its own, if there is one.
    var traitsSource: UIView?? {
        get { traitsTime == Self.now ? .some(foundTraits) : nil }
        set {
            foundTraits = newValue ?? nil
            traitsTime = newValue == nil ? 0 : Self.now
        }
    }
}

extension UIView {
    nonisolated final func superviewChangedForAncestry() {
        if subviewList.isEmpty { ancestry = Ancestry() } else { Ancestry.forgetAll() }
    }

    /// The topmost ancestor; at once for views in a window.
    final var rootView: UIView {
        if let window = windowStorage, window.superviewStorage == nil { return window }
        guard superviewStorage != nil else { return self }
        if let known = ancestry.root { return known }
        var root = self
        while let parent = root.superviewStorage {
            root = parent
            if let known = parent.ancestry.root, parent.superviewStorage != nil {
                root = known
                break
            }
        }
        var view = self
        while view !== root, view.ancestry.root == nil, let parent = view.superviewStorage {
            view.ancestry.root = root
            view = parent
        }
        return root
    }

    /// The first ancestor that may differ from those further up, or knows its traits.
    final var firstAncestorWithTraits: UIView? {
        var ancestor = superviewStorage
        while let view = ancestor {
            if view.hasTraitsOfItsOwn { return view }
            ancestor = view.superviewStorage
        }
        return nil
    }

    /// The same, remembered on the way up. For views outside windows.
    final var nearestAncestorWithTraits: UIView? {
        if let known = ancestry.traitsSource { return known }
        var found: UIView?
        var path: [UIView] = [self]
        while let view = path.last?.superviewStorage {
            if view.hasTraitsOfItsOwn {
                found = view
                break
            }
            if let known = view.ancestry.traitsSource {
                found = known
                break
            }
            path.append(view)
        }
        for view in path { view.ancestry.traitsSource = .some(found) }
        return found
    }

    private final var hasTraitsOfItsOwn: Bool {
        viewController != nil || styleOverride != .unspecified || overrideTraits != nil || self is UIWindow
            || limitsContentSize || (windowStorage != nil && lastTraits != nil)
    }
}
