// SPDX-License-Identifier: MIT

/// Hears when motion begins and ends. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        byName(self, "dynamicAnimatorWillResume:", [animator])
    }
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        byName(self, "dynamicAnimatorDidPause:", [animator])
    }
}

/// Moves items by physics as long as anything moves.
@preconcurrency @MainActor
open class UIDynamicAnimator: __ObjCObject {
    final let world = DynamicWorld()
    private let reference: UIView?
    private weak var layout: UICollectionViewLayout?
    private var list: [UIDynamicBehavior] = []
    private var active: [UIDynamicBehavior] = []
    private var needsFollow = false
    private var ticket: FrameTicket?
    private var lastTime: CFTimeInterval?
    private var elapsed: TimeInterval = 0
    private var isStepping = false

    /// The longest step and the number of them a frame is cut into: after a pause things go on from where they were.
    private static let longestFrame = 1.0 / 30
    private static let step = 1.0 / 120

    /// - Parameter view: its coordinates are those of the items.
    public init(referenceView view: UIView) {
        reference = view
        super.init()
    }
    /// Items are layout attributes; the layout is invalidated when they move.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        (reference, self.layout) = (nil, layout)
        super.init()
    }
    public override init() {
        reference = nil
        super.init()
    }

    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open var referenceView: UIView? { reference }
    open var behaviors: [UIDynamicBehavior] { list }
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.animatorStorage !== self else { return }
        guard behavior.animatorStorage == nil else {
            NSException.raise(
                .invalidArgumentException,
                "Behavior \(behavior) already attached to animator \(String(describing: behavior.animatorStorage))")
        }
        if behavior is UIGravityBehavior, list.contains(where: { $0 is UIGravityBehavior }) {
            NSLog("Multiple gravity behavior per animator is undefined and may assert in the future")
        }
        list.append(behavior)
        behavior.enter(self)
    }
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard list.contains(where: { $0 === behavior }) else { return }
        list.removeAll { $0 === behavior }
        behavior.leave()
    }
    open func removeAllBehaviors() { for behavior in list { removeBehavior(behavior) } }
    open var isRunning: Bool { ticket != nil }
    /// Seconds in which things moved.
    open var elapsedTime: TimeInterval { elapsed }
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        followIfNeeded()
        return world.items.filter { item in
            let bounds = item.bounds
            return CGRect(
                x: item.center.x - bounds.width / 2, y: item.center.y - bounds.height / 2, width: bounds.width,
                height: bounds.height
            ).overlaps(rect)
        }
    }
    /// To be called after the app has moved or turned an item by itself.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        followIfNeeded()
        world.adopt(item)
        resume()
    }

    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.category == .cell && $0.indexPath == indexPath }
    }
    open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes { $0.category == .supplementaryView && $0.kind == kind && $0.indexPath == indexPath } }
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes { $0.category == .decorationView && $0.kind == decorationViewKind && $0.indexPath == indexPath }
    }

    private func attributes(
        _ matches: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        followIfNeeded()
        return world.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: matches)
    }

    // MARK: Running

    final func behaviorsDidChange() {
        needsFollow = true
        resume()
    }

    private final func followIfNeeded() {
        guard needsFollow else { return }
        needsFollow = false
        active = list.flatMap(\.flattened)
        world.reference = reference
        world.collisions = active.compactMap { $0 as? UICollisionBehavior }
        world.follow(active, bounds: referenceBounds)
    }

    private final var referenceBounds: CGRect {
        if let layout { return CGRect(origin: .zero, size: layout.collectionViewContentSize) }
        return reference?.bounds ?? .zero
    }

    private final func resume() {
        guard ticket == nil, !list.isEmpty else { return }
        if let delegate { _ = optionalCall { delegate.dynamicAnimatorWillResume(self) } }
        lastTime = nil
        ticket = MainLoop.shared.everyFrame(for: self) { animator, time in animator.frame(time) }
    }

    private final func pause() {
        guard ticket != nil else { return }
        ticket?.cancel()
        ticket = nil
        if let delegate { _ = optionalCall { delegate.dynamicAnimatorDidPause(self) } }
    }

    final func frame(_ time: CFTimeInterval) {
        guard let lastTime else {
            self.lastTime = time
            followIfNeeded()
            if list.isEmpty { pause() }
            return
        }
        self.lastTime = time
        var left = min(time - lastTime, Self.longestFrame)
        guard left > 0 else { return }
        elapsed += left
        followIfNeeded()
        var moves = false
        while left > 1e-6 {
            let step = min(left, Self.step)
            // An instantaneous push changes itself while it is applied.
            let wasCurrent = !needsFollow
            moves = world.step(step, active)
            if wasCurrent { needsFollow = false }
            left -= step
        }
        world.moveItems()
        world.reportContacts()
        for behavior in active where behavior.animatorStorage === self { behavior.action?() }
        layout?.invalidateLayout()
        if list.isEmpty || (!moves && !needsFollow) { pause() }
    }
}
