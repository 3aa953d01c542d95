// SPDX-License-Identifier: MIT

/// The material of items and how they move.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var itemList: DynamicItems
    /// Speeds given before the item had a body.
    final var speeds: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]
    private var given = Properties()

    /// What has been set; later behaviours win only where they say something.
    struct Properties {
        var elasticity: CGFloat?
        var friction: CGFloat?
        var density: CGFloat?
        var resistance: CGFloat?
        var angularResistance: CGFloat?
        var charge: CGFloat?
        var allowsRotation: Bool?
        var isAnchored: Bool?
    }
    final var properties: Properties { given }

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

    /// 0: no bounce, 1: nothing is lost.
    open var elasticity: CGFloat {
        get { given.elasticity ?? 0 }
        set { change { $0.elasticity = newValue } }
    }
    open var friction: CGFloat {
        get { given.friction ?? 0 }
        set { change { $0.friction = newValue } }
    }
    open var density: CGFloat {
        get { given.density ?? 1 }
        set { change { $0.density = newValue } }
    }
    open var resistance: CGFloat {
        get { given.resistance ?? 0 }
        set { change { $0.resistance = newValue } }
    }
    open var angularResistance: CGFloat {
        get { given.angularResistance ?? 0 }
        set { change { $0.angularResistance = newValue } }
    }
    open var charge: CGFloat {
        get { given.charge ?? 0 }
        set { change { $0.charge = newValue } }
    }
    open var allowsRotation: Bool {
        get { given.allowsRotation ?? true }
        set { change { $0.allowsRotation = newValue } }
    }
    open var isAnchored: Bool {
        get { given.isAnchored ?? false }
        set { change { $0.isAnchored = newValue } }
    }

    private func change(_ edit: (inout Properties) -> Void) {
        edit(&given)
        changed()
    }

    /// Points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        var speed = speeds[ObjectIdentifier(item)] ?? (.zero, 0)
        speed.linear = CGPoint(x: speed.linear.x + velocity.x, y: speed.linear.y + velocity.y)
        speeds[ObjectIdentifier(item)] = speed
        changed()
    }
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        animatorStorage?.world.linearVelocity(of: item) ?? speeds[ObjectIdentifier(item)]?.linear ?? .zero
    }
    /// Radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        var speed = speeds[ObjectIdentifier(item)] ?? (.zero, 0)
        speed.angular += velocity
        speeds[ObjectIdentifier(item)] = speed
        changed()
    }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        animatorStorage?.world.angularVelocity(of: item) ?? speeds[ObjectIdentifier(item)]?.angular ?? 0
    }

    package override var actedOn: [any UIDynamicItem] { items }
}
