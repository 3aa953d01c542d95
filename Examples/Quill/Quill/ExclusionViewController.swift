// SPDX-License-Identifier: MIT
import UIKit

class ExclusionViewController: UIViewController {
    @IBOutlet private(set) var textView: UITextView!
    @IBOutlet private(set) var moon: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.textContainerInset = UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 15)
        moon.layer.cornerRadius = moon.bounds.width / 2
        // The moon lies on the page and scrolls with it.
        textView.addSubview(moon)
        moon.center = CGPoint(x: 200, y: 170)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        excludeMoon()
    }

    @IBAction private func dragged(_ recognizer: UIPanGestureRecognizer) {
        let way = recognizer.translation(in: textView)
        recognizer.setTranslation(.zero, in: textView)
        move(to: CGPoint(x: moon.center.x + way.x, y: moon.center.y + way.y))
    }

    func move(to center: CGPoint) {
        moon.center = center
        excludeMoon()
    }

    /// The path is in the container's coordinates, and a little larger than the disc.
    private func excludeMoon() {
        let inset = textView.textContainerInset
        let hole = moon.frame.offsetBy(dx: -inset.left, dy: -inset.top).insetBy(dx: -8, dy: -8)
        textView.textContainer.exclusionPaths = [UIBezierPath(ovalIn: hole)]
    }
}
