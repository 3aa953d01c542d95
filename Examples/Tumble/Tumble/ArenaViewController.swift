// SPDX-License-Identifier: MIT
import UIKit

/// The screen of every demo: a frog, a dragon, and an animator of their own.
class ArenaViewController: UIViewController {
    var demo = Demo.gravity

    @IBOutlet private(set) var arena: UIView!
    @IBOutlet private(set) var caption: UILabel!
    @IBOutlet private(set) var frog: UIImageView!
    @IBOutlet private(set) var dragon: UIImageView!
    @IBOutlet private(set) var frogLabel: UILabel!
    @IBOutlet private(set) var dragonLabel: UILabel!
    @IBOutlet private(set) var square: UIView!

    private(set) var animator: UIDynamicAnimator?
    private(set) lazy var experiment = demo.makeExperiment()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = demo.rawValue
        caption.text = demo.caption
        square.isHidden = demo != .push
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The arena's size is known from here on, and the experiment begins once.
        guard animator == nil, arena.bounds.height > 0 else { return }
        arena.layoutIfNeeded()
        frog.center = CGPoint(x: arena.bounds.width * 0.3, y: 170)
        dragon.center = CGPoint(x: arena.bounds.width * 0.7, y: 170)
        renewAnimator()
        experiment.begin(in: self)
    }

    /// Forgets every behavior by starting over; frog and dragon stay where they are.
    func renewAnimator() {
        let animator = UIDynamicAnimator(referenceView: arena)
        animator.delegate = self
        self.animator = animator
    }

    func add(_ behaviors: UIDynamicBehavior...) {
        for behavior in behaviors { animator?.addBehavior(behavior) }
    }

    @IBAction private func tapped(_ recognizer: UITapGestureRecognizer) {
        experiment.touched(at: recognizer.location(in: arena), in: self)
    }

    @IBAction private func dragged(_ recognizer: UIPanGestureRecognizer) {
        let point = recognizer.location(in: arena)
        if recognizer.state == .began { experiment.touched(at: point, in: self) }
        experiment.dragged(to: point, state: recognizer.state, in: self)
    }
}

extension ArenaViewController: UIDynamicAnimatorDelegate {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        NSLog("%@: the animator resumes", demo.rawValue)
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        NSLog("%@: the animator pauses", demo.rawValue)
    }
}
