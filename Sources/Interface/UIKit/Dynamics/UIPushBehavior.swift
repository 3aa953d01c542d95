// SPDX-License-Identifier: MIT

/// A force on items, once or all the time. Length 1 accelerates a view of 100 x 100 points with density 1 by 100 points
/// per second squared; at once, it changes its speed by 100 points per second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    private var itemList: DynamicItems
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    private let modeStorage: Mode

    public init(items: [any UIDynamicItem], mode: Mode) {
        (itemList, modeStorage) = (DynamicItems(items), mode)
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) {
        itemList.add(item)
        changed()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        itemList.remove(item)
        changed()
    }
    open var items: [any UIDynamicItem] { itemList.list }
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }
    open var mode: Mode { modeStorage }
    /// False after an instantaneous push has been given; true again gives another.
    open var active = true { didSet { changed() } }
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { changed() } }
    open var angle: CGFloat {
        get { magnitude == 0 ? plannedAngle : atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// Where a push of no strength points.
    private var plannedAngle: CGFloat = 0
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        plannedAngle = angle
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    package override var actedOn: [any UIDynamicItem] { items }
    override func apply(_ world: DynamicWorld, seconds: Double) {
        guard active, pushDirection.dx != 0 || pushDirection.dy != 0 else { return }
        for item in items {
            world.push(item, pushDirection, at: targetOffsetFromCenter(for: item), once: mode == .instantaneous)
        }
        if mode == .instantaneous { active = false }
    }
}
