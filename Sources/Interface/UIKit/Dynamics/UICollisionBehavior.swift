// SPDX-License-Identifier: MIT

/// Hears of contacts. Every requirement is optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// - Parameter identifier: nil for the boundary made from the reference view's bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) { byName(self, "collisionBehavior:beganContactForItem:withItem:atPoint:", [behavior, item1, item2, p]) }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { byName(self, "collisionBehavior:endedContactForItem:withItem:", [behavior, item1, item2]) }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        byName(
            self, "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:",
            [behavior, item, identifier, p])
    }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        byName(self, "collisionBehavior:endedContactForItem:withBoundaryIdentifier:", [behavior, item, identifier])
    }
}

/// Lets items meet each other and boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1 << 0)
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything = Mode(rawValue: .max)
    }

    /// A line or a closed outline in the reference view's coordinates.
    struct Boundary {
        let identifier: (any NSCopying)?
        let path: UIBezierPath
    }

    private var itemList: DynamicItems
    private(set) final var boundaries: [Boundary] = []
    private var insets = UIEdgeInsets.zero

    public init(items: [any UIDynamicItem]) {
        itemList = DynamicItems(items)
        super.init()
    }
    public override convenience init() { self.init(items: []) }

    open func addItem(_ item: any UIDynamicItem) {
        itemList.add(item)
        changed()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        itemList.remove(item)
        changed()
    }
    open var items: [any UIDynamicItem] { itemList.list }
    open var collisionMode: Mode = .everything { didSet { changed() } }
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// The reference view's bounds, or the content of a collection view's layout, hold the items in.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(Boundary(identifier: identifier, path: bezierPath))
        changed()
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.same($0.identifier, identifier) }?.path
    }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.same($0.identifier, identifier) }
        changed()
    }
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.compactMap(\.identifier) }
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    private static func same(_ a: (any NSCopying)?, _ b: any NSCopying) -> Bool {
        guard let a else { return false }
        if let x = a as? AnyHashable, let y = b as? AnyHashable { return x == y }
        return false
    }

    /// With the one made from the reference view.
    final func allBoundaries(_ bounds: CGRect) -> [Boundary] {
        guard translatesReferenceBoundsIntoBoundary else { return boundaries }
        return [Boundary(identifier: nil, path: UIBezierPath(rect: bounds.inset(by: insets)))] + boundaries
    }

    package override var actedOn: [any UIDynamicItem] { items }
}
