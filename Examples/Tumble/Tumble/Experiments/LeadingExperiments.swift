// SPDX-License-Identifier: MIT
import UIKit

/// The frog hangs on the finger, and the dragon on the frog.
class AttachmentExperiment: Experiment {
    private var finger: UIAttachmentBehavior?

    override func begin(in arena: ArenaViewController) {
        let collision = UICollisionBehavior(items: [arena.frog, arena.dragon])
        collision.collisionMode = .boundaries
        collision.translatesReferenceBoundsIntoBoundary = true
        arena.add(collision, makeLink(in: arena))
    }

    func makeLink(in arena: ArenaViewController) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item: arena.dragon, attachedTo: arena.frog)
    }

    override func dragged(to point: CGPoint, state: UIGestureRecognizer.State, in arena: ArenaViewController) {
        switch state {
        case .began where arena.frog.frame.contains(point):
            let finger = UIAttachmentBehavior(item: arena.frog, attachedToAnchor: point)
            finger.length = 0
            arena.add(finger)
            self.finger = finger
        case .changed:
            finger?.anchorPoint = point
        case .ended, .cancelled:
            finger.map { arena.animator?.removeBehavior($0) }
            finger = nil
        default:
            break
        }
    }
}

/// The same with a spring of 100 points, on which the dragon swings.
class SpringExperiment: AttachmentExperiment {
    override func begin(in arena: ArenaViewController) {
        super.begin(in: arena)
        arena.add(UIGravityBehavior(items: [arena.dragon]))
        // The frog stays where it is put.
        let heavy = UIDynamicItemBehavior(items: [arena.frog])
        heavy.density = 50
        heavy.resistance = 20
        arena.add(heavy)
    }

    override func makeLink(in arena: ArenaViewController) -> UIAttachmentBehavior {
        let spring = super.makeLink(in: arena)
        spring.length = 100
        spring.frequency = 1
        spring.damping = 0.1
        return spring
    }
}
