import UIKit

final class ViewAnimationsScreen: GalleryScreen {
    private var movers: [(UIView, UIView.AnimationOptions)] = []
    private let springBox = UIView()
    private let keyframeBox = UIView()
    private let flipBox = UILabel()

    override func build() {
        let curves: [(String, UIView.AnimationOptions)] = [
            ("Linear", .curveLinear), ("Ease in", .curveEaseIn), ("Ease out", .curveEaseOut),
            ("Ease in, ease out", .curveEaseInOut),
        ]
        for (name, curve) in curves {
            let track = UIView()
            let box = Self.box(.systemBlue)
            track.addSubview(box)
            movers.append((box, curve))
            add(name, height: 36, track)
        }
        for (name, box, color) in [("Spring", springBox, UIColor.systemOrange), ("Keyframes", keyframeBox, .systemGreen)] {
            let track = UIView()
            box.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
            box.backgroundColor = color
            box.layer.cornerRadius = 8
            track.addSubview(box)
            add(name, height: 60, track)
        }
        flipBox.text = "Front"
        flipBox.textAlignment = .center
        flipBox.textColor = .white
        flipBox.backgroundColor = .systemPurple
        let button = UIButton(type: .system)
        button.setTitle("Run", for: .normal)
        button.accessibilityIdentifier = "run"
        button.addTarget(self, action: #selector(run), for: .touchUpInside)
        add("Transition", height: 70, flipBox)
        add("", height: 44, button)
    }

    private static func box(_ color: UIColor) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
        box.backgroundColor = color
        box.layer.cornerRadius = 8
        return box
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        run()
    }

    @objc private func run() {
        for (box, curve) in movers {
            let forward = box.frame.minX < 1
            UIView.animate(withDuration: 1, delay: 0, options: [curve]) {
                box.frame.origin.x = forward ? 280 : 0
            }
        }
        let forward = springBox.center.x < 100
        UIView.animate(
            withDuration: 1.2, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: [],
            animations: { self.springBox.center.x = forward ? 280 : 18 })
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                self.keyframeBox.center = CGPoint(x: 280, y: 18)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                self.keyframeBox.transform = CGAffineTransform(rotationAngle: .pi / 4)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                self.keyframeBox.transform = .identity
                self.keyframeBox.center = CGPoint(x: 18, y: 18)
            }
        }
        UIView.transition(with: flipBox, duration: 0.6, options: .transitionFlipFromLeft) {
            self.flipBox.text = self.flipBox.text == "Front" ? "Back" : "Front"
        }
    }
}
