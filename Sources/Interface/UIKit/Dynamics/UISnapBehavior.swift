// SPDX-License-Identifier: MIT

/// Draws an item to a point, upright, with a spring.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
        super.init()
    }

    open var snapPoint: CGPoint { didSet { changed() } }
    /// From 0, most swinging, to 1.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    /// Radians per second of the spring without damping.
    private static let frequency = 17.0

    package override var actedOn: [any UIDynamicItem] { [item] }
    override func apply(_ world: DynamicWorld, seconds: Double) {
        let ratio = 0.35 + 0.65 * Double(min(max(damping, 0), 1))
        world.spring(item, to: snapPoint, frequency: Self.frequency, ratio: ratio, seconds: seconds)
    }
}
