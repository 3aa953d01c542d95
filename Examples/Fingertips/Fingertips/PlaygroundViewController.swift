// SPDX-License-Identifier: MIT
import UIKit

class PlaygroundViewController: UIViewController {
    @IBOutlet private(set) var ground: UIView!
    @IBOutlet private(set) var square: UIView!
    @IBOutlet private(set) var hint: UILabel!
    @IBOutlet private(set) var logView: UITextView!
    @IBOutlet private(set) var buttons: [UIButton]!

    private(set) var lesson: Lesson?
    private(set) var log = EventLog()
    private var pose = Pose()

    override func viewDidLoad() {
        super.viewDidLoad()
        logView.textContainerInset = UIEdgeInsets(top: 12, left: 15, bottom: 12, right: 15)
    }

    @IBAction private func choose(_ sender: UIButton) {
        Lesson(rawValue: sender.tag).map(begin)
    }

    func begin(_ lesson: Lesson) {
        self.lesson = lesson
        for view in [ground!, square!] { view.gestureRecognizers?.forEach(view.removeGestureRecognizer) }
        install(lesson)
        hint.text = lesson.hint
        for button in buttons { button.isSelected = button.tag == lesson.rawValue }
        pose = Pose()
        log = EventLog()
        logView.text = ""
        UIView.animate(withDuration: 0.3) { self.square.transform = .identity }
    }

    private func install(_ lesson: Lesson) {
        switch lesson {
        case .tap:
            square.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        case .pinchSquare:
            square.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
        case .pinchScreen:
            ground.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
        case .oneAtATime, .bothTogether:
            let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))
            let rotation = UIRotationGestureRecognizer(target: self, action: #selector(turned))
            if lesson == .bothTogether {
                pinch.delegate = self
                rotation.delegate = self
            }
            ground.addGestureRecognizer(pinch)
            ground.addGestureRecognizer(rotation)
        case .singleAndDouble, .doubleFirst:
            let single = UITapGestureRecognizer(target: self, action: #selector(tappedOnce))
            let double = UITapGestureRecognizer(target: self, action: #selector(tappedTwice))
            double.numberOfTapsRequired = 2
            if lesson == .doubleFirst { single.require(toFail: double) }
            square.addGestureRecognizer(single)
            square.addGestureRecognizer(double)
        }
    }

    private func note(_ name: String, _ recognizer: UIGestureRecognizer, _ detail: String = "") {
        log.note(name, recognizer.state, detail)
        logView.text = log.lines.joined(separator: "\n")
        logView.scrollRangeToVisible(NSRange(location: logView.text.utf16.count, length: 0))
    }
}

// MARK: - What the recognisers call

extension PlaygroundViewController {
    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        note("Tap", recognizer)
        let alert = UIAlertController(
            title: "Tap Received", message: "Received tap in myGestureView", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK, Thanks", style: .default))
        present(alert, animated: true)
    }

    @objc private func tappedOnce(_ recognizer: UITapGestureRecognizer) { note("Single tap", recognizer) }

    @objc private func tappedTwice(_ recognizer: UITapGestureRecognizer) { note("Double tap", recognizer) }

    @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        pose.pinch(to: recognizer.scale, isBeginning: recognizer.state == .began)
        square.transform = pose.transform
        note("Pinch", recognizer, String(format: "at %.2f", recognizer.scale))
    }

    @objc private func turned(_ recognizer: UIRotationGestureRecognizer) {
        pose.turn(to: recognizer.rotation, isBeginning: recognizer.state == .began)
        square.transform = pose.transform
        note("Rotation", recognizer, String(format: "at %.0f°", recognizer.rotation * 180 / .pi))
    }
}

extension PlaygroundViewController: UIGestureRecognizerDelegate {
    /// Asked in the lesson "Both Together" alone, whose recognisers have a delegate.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
