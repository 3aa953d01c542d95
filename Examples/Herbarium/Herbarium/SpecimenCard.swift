import HerbariumKit
import UIKit

/// A sheet of paper with a pressed plant and its label. Its content lies in SpecimenCard.xib.
@IBDesignable
class SpecimenCard: UIView {
    @IBOutlet private var content: UIView!
    @IBOutlet private weak var plantView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var latinLabel: UILabel!
    @IBOutlet private weak var collectedLabel: UILabel!
    @IBOutlet private weak var seal: UIImageView!

    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    var specimen: Specimen? {
        didSet { showSpecimen() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadContent()
    }

    private func loadContent() {
        Bundle(for: SpecimenCard.self).loadNibNamed("SpecimenCard", owner: self, options: nil)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    private func showSpecimen() {
        guard let specimen = specimen else { return }
        plantView.image = UIImage(named: specimen.drawing)
        nameLabel.text = specimen.name
        latinLabel.text = specimen.latin
        collectedLabel.text = specimen.age
        accessibilityLabel = specimen.name
    }
}
