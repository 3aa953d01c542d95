// SPDX-License-Identifier: MIT
import UIKit

/// What happens in an arena: at first, and under a finger. Points are the arena's.
class Experiment: NSObject {
    func begin(in arena: ArenaViewController) {}
    func touched(at point: CGPoint, in arena: ArenaViewController) {}
    func dragged(to point: CGPoint, state: UIGestureRecognizer.State, in arena: ArenaViewController) {}
}
