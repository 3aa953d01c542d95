// SPDX-License-Identifier: MIT

/// Accelerates its items. A vector of length 1 means 1000 points per second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var itemList: DynamicItems
    static let pointsPerUnit = 1000.0

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
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }
    /// Radians, clockwise on the screen from the positive x axis.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    package override var actedOn: [any UIDynamicItem] { items }
    override func apply(_ world: DynamicWorld, seconds: Double) {
        for item in items {
            world.accelerate(
                item, dx: gravityDirection.dx * Self.pointsPerUnit, dy: gravityDirection.dy * Self.pointsPerUnit)
        }
    }
}
