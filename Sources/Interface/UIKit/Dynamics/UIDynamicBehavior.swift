// SPDX-License-Identifier: MIT

/// Something that moves items, or several such things together.
@preconcurrency @MainActor
open class UIDynamicBehavior: __ObjCObject {
    final weak var animatorStorage: UIDynamicAnimator?
    private var children: [UIDynamicBehavior] = []
    private weak var outer: UIDynamicBehavior?

    public override init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !children.contains(where: { $0 === behavior }) else { return }
        children.append(behavior)
        behavior.outer = self
        if let animator = animatorStorage { behavior.enter(animator) }
    }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard children.contains(where: { $0 === behavior }) else { return }
        children.removeAll { $0 === behavior }
        behavior.outer = nil
        behavior.leave()
    }
    open var childBehaviors: [UIDynamicBehavior] { children }
    /// Called after every step.
    open var action: (() -> Void)?
    open var dynamicAnimator: UIDynamicAnimator? { animatorStorage }
    /// nil: it leaves its animator.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: For the animator

    final func enter(_ animator: UIDynamicAnimator) {
        willMove(to: animator)
        animatorStorage = animator
        for child in children { child.enter(animator) }
        animator.behaviorsDidChange()
    }

    final func leave() {
        guard let animator = animatorStorage else { return }
        willMove(to: nil)
        animatorStorage = nil
        for child in children { child.leave() }
        animator.behaviorsDidChange()
    }

    /// A property changed that the animator has copied.
    final func changed() { animatorStorage?.behaviorsDidChange() }

    /// Itself and everything inside.
    final var flattened: [UIDynamicBehavior] { [self] + children.flatMap(\.flattened) }

    /// The items it acts on.
    package var actedOn: [any UIDynamicItem] { [] }
    /// Applies forces before a step of `seconds`.
    func apply(_ world: DynamicWorld, seconds: Double) {}
}

/// The items of a behaviour, each once, in the order they were added.
struct DynamicItems {
    private(set) var list: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

    mutating func add(_ item: any UIDynamicItem) { if !contains(item) { list.append(item) } }
    mutating func remove(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
    func contains(_ item: any UIDynamicItem) -> Bool { list.contains { $0 === item } }
}
