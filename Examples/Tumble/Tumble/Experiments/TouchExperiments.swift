// SPDX-License-Identifier: MIT
import UIKit

class SnapExperiment: Experiment {
    override func touched(at point: CGPoint, in arena: ArenaViewController) {
        arena.renewAnimator()
        let snap = UISnapBehavior(item: arena.frog, snapTo: point)
        snap.damping = 0.75
        arena.add(snap)
    }
}

class PushExperiment: Experiment {
    private var push: UIPushBehavior?

    override func begin(in arena: ArenaViewController) {
        let middle = CGPoint(x: arena.arena.bounds.midX, y: arena.arena.bounds.midY)
        arena.frog.center = middle
        let collision = UICollisionBehavior(items: [arena.frog, arena.dragon])
        collision.translatesReferenceBoundsIntoBoundary = true
        let push = UIPushBehavior(items: [arena.frog], mode: .instantaneous)
        push.active = false
        arena.add(collision, push)
        self.push = push
    }

    override func touched(at point: CGPoint, in arena: ArenaViewController) {
        guard let push else { return }
        let x = point.x - arena.arena.bounds.midX
        let y = point.y - arena.arena.bounds.midY
        push.magnitude = Self.magnitude(distance: hypot(x, y))
        push.angle = atan2(y, x)
        push.active = true
    }

    /// A hundred points from the square and farther is as hard as it gets.
    static func magnitude(distance: CGFloat) -> CGFloat { min(distance, 100) / 100 }
}
