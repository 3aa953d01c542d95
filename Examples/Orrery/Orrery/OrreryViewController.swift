import UIKit

class OrreryViewController: UIViewController {
    @IBOutlet private weak var orrery: OrreryView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var slider: UISlider!

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = NSLocalizedString("tap", comment: "shown before a planet is chosen")
        slider.accessibilityIdentifier = "speed"
        orrery.accessibilityIdentifier = "orrery"
        titleLabel.accessibilityIdentifier = "title"
    }

    @IBAction private func tapped(_ recognizer: UITapGestureRecognizer) {
        let index = orrery.planet(at: recognizer.location(in: orrery))
        orrery.select(index)
        let key = index.map { Planet.all[$0].name } ?? "tap"
        UIView.transition(with: titleLabel, duration: 0.25, options: .transitionCrossDissolve, animations: {
            self.titleLabel.text = NSLocalizedString(key, comment: "the name of a planet")
        }, completion: nil)
    }

    @IBAction private func speedChanged(_ sender: UISlider) {
        orrery.speed = sender.value
    }
}
