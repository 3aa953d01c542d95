import UIKit

final class GesturesScreen: UIViewController, UIGestureRecognizerDelegate {
    private let card = UIView()
    private let status = UILabel()
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.backgroundColor = .systemTeal
        card.layer.cornerRadius = 24
        card.accessibilityIdentifier = "card"
        view.addSubview(card)
        status.textAlignment = .center
        status.numberOfLines = 0
        status.text = "Touch the card"
        status.accessibilityIdentifier = "status"
        view.addSubview(status)

        let double = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer(target: self, action: #selector(tapped))
        single.require(toFail: double)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
        let rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotated(_:)))
        for recognizer in [double, single, press, pan, pinch, rotation] {
            recognizer.delegate = self
            card.addGestureRecognizer(recognizer)
        }
        for direction: UISwipeGestureRecognizer.Direction in [.left, .right, .up, .down] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.bounds.size = CGSize(width: 180, height: 180)
        if card.transform.isIdentity { card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 40) }
        status.frame = CGRect(x: 20, y: view.bounds.height - 160, width: view.bounds.width - 40, height: 60)
    }

    @objc private func tapped() {
        taps += 1
        status.text = "Tapped \(taps)"
        card.backgroundColor = UIColor(hue: CGFloat(taps % 10) / 10, saturation: 0.6, brightness: 0.9, alpha: 1)
    }

    @objc private func doubleTapped() {
        status.text = "Double tap"
        UIView.animate(withDuration: 0.3) { self.card.transform = .identity }
    }

    @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began: status.text = "Press began"
        case .ended: status.text = "Press ended"
        default: break
        }
    }

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        card.center.x += translation.x
        card.center.y += translation.y
        recognizer.setTranslation(.zero, in: view)
        status.text = "Panning"
    }

    @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        card.transform = card.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
        status.text = "Pinching"
    }

    @objc private func rotated(_ recognizer: UIRotationGestureRecognizer) {
        card.transform = card.transform.rotated(by: recognizer.rotation)
        recognizer.rotation = 0
        status.text = "Rotating"
    }

    @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) {
        let names: [(UISwipeGestureRecognizer.Direction, String)] = [
            (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
        ]
        let name = names.first { $0.0 == recognizer.direction }?.1 ?? ""
        status.text = "Swiped \(name)"
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let together = [gestureRecognizer, otherGestureRecognizer]
        return together.allSatisfy { $0 is UIPinchGestureRecognizer || $0 is UIRotationGestureRecognizer }
    }
}
