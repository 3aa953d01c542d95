import HerbariumKit
import UIKit

/// One sheet of a drawer after the other.
class SpecimenViewController: UIViewController {
    @IBOutlet weak var card: SpecimenCard!
    @IBOutlet weak var previousButton: UIButton!
    @IBOutlet weak var nextButton: UIButton!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel!

    let drawer: Drawer
    private(set) var index = 0

    init(drawer: Drawer) {
        self.drawer = drawer
        super.init(nibName: nil, bundle: nil)
        title = drawer.title
    }

    required init?(coder: NSCoder) {
        fatalError("sheets are shown by code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        countLabel.text = String.localizedStringWithFormat(
            NSLocalizedString("%lld sheets", comment: "How many sheets the drawer holds"), drawer.specimens.count)
        hintLabel.text = NSLocalizedString("hint", comment: "How to turn the sheets")
        previousButton.setTitle(NSLocalizedString("Previous", comment: ""), for: .normal)
        nextButton.setTitle(NSLocalizedString("Next", comment: ""), for: .normal)
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showNext))
        swipe.direction = .left
        card.addGestureRecognizer(swipe)
        show(0)
    }

    @IBAction func showPrevious() {
        show(index - 1)
    }

    @IBAction func showNext() {
        show(index + 1)
    }

    private func show(_ wanted: Int) {
        guard drawer.specimens.indices.contains(wanted) else { return }
        index = wanted
        card.specimen = drawer.specimens[index]
        previousButton.isEnabled = index > 0
        nextButton.isEnabled = index + 1 < drawer.specimens.count
    }
}
