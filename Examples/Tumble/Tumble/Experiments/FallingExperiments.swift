// SPDX-License-Identifier: MIT
import UIKit

class GravityExperiment: Experiment {
    override func begin(in arena: ArenaViewController) {
        let gravity = UIGravityBehavior(items: [arena.frog])
        gravity.gravityDirection = CGVector(dx: 0, dy: 0.1)
        arena.add(gravity)
    }
}

class CollisionExperiment: Experiment, UICollisionBehaviorDelegate {
    private weak var arena: ArenaViewController?

    override func begin(in arena: ArenaViewController) {
        self.arena = arena
        let items = [arena.frog!, arena.dragon!]
        // They begin apart, and end as neighbours who overlap.
        arena.frog.center = CGPoint(x: arena.arena.bounds.midX - 30, y: 170)
        arena.dragon.center = CGPoint(x: arena.arena.bounds.midX + 30, y: 270)
        arena.frogLabel.text = "The frog has not landed"
        arena.dragonLabel.text = "The dragon has not landed"
        let collision = UICollisionBehavior(items: items)
        collision.collisionMode = .boundaries
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = self
        arena.add(UIGravityBehavior(items: items), collision)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at point: CGPoint
    ) {
        guard let arena else { return }
        if item === arena.frog { arena.frogLabel.text = "The frog has landed" }
        if item === arena.dragon { arena.dragonLabel.text = "The dragon has landed" }
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?
    ) {
        NSLog("Collision: contact ended for the %@", item === arena?.frog ? "frog" : "dragon")
    }
}

class PropertiesExperiment: Experiment {
    override func begin(in arena: ArenaViewController) {
        let items = [arena.frog!, arena.dragon!]
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        let rubber = UIDynamicItemBehavior(items: [arena.frog])
        rubber.elasticity = 1
        rubber.allowsRotation = false
        rubber.density = 3
        rubber.friction = 0.5
        rubber.resistance = 0.5
        arena.add(UIGravityBehavior(items: items), collision, rubber)
    }
}
