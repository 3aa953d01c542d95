// SPDX-License-Identifier: MIT

/// A part of the interface that takes part in deciding what the keyboard's focus is on: views and view controllers.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus is to go inside, best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The Tab key goes from one group to the next, arrow keys move within one.
    var focusGroupIdentifier: String? { get }
    /// The focus may have to move: looked at before the next frame.
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { parentFocusEnvironment?.focusGroupIdentifier }

    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        UIFocusSystem.environment(self, contains: environment)
    }
}

/// Something that the focus can be on.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    /// In the coordinates of its container.
    var frame: CGRect { get }
    /// How the item shows that it has the focus; nil: not at all.
    var focusEffect: UIFocusEffect? { get }
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    public var isFocused: Bool { UIFocusSystem.shared.focusedItem === self }
}

@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    var coordinateSpace: any UICoordinateSpace { get }
    /// - Parameter rect: in `coordinateSpace`.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// Which item of a group gets the focus when it comes from another group: the one with the highest number.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The direction the focus moves in.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A move of the focus from one item to another; nil: from nowhere, to nowhere.
@preconcurrency @MainActor
open class UIFocusUpdateContext: __ObjCObject {
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    public let focusHeading: UIFocusHeading

    init(from old: (any UIFocusItem)?, to new: (any UIFocusItem)?, heading: UIFocusHeading) {
        focusHeading = heading
        super.init()
        (previouslyFocusedItem, nextFocusedItem) = (old, new)
    }

    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// The same for a table, with its rows.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// The same for a collection view, with its items.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    var duration: TimeInterval { get }
}

/// Collects what goes with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: __ObjCObject, UIFocusAnimationContext {
    public let duration: TimeInterval = 0.2
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { addCoordinatedAnimations(animations.map { run in { run(self) } }, completion: completion) }
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { addCoordinatedAnimations(animations.map { run in { run(self) } }, completion: completion) }

    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: duration) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}

/// How an item shows that it has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: __ObjCObject, @preconcurrency NSCopying {
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A line around the item, in its tint colour.
open class UIFocusHaloEffect: UIFocusEffect {
    public enum Position: Int, Sendable { case automatic, outside, inside }

    let path: UIBezierPath?
    open weak var containerView: UIView?
    open weak var referenceView: UIView?
    open var position = Position.automatic

    public override init() {
        path = nil
        super.init()
    }
    public init(rect: CGRect) {
        path = UIBezierPath(rect: rect)
        super.init()
    }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
        super.init()
    }
    public init(path: UIBezierPath) {
        self.path = path
        super.init()
    }
}

/// A region that leads the focus elsewhere.
open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    open weak var preferredFocusedView: UIView? {
        didSet { preferredFocusEnvironments = preferredFocusedView.map { [$0] } ?? [] }
    }
}
