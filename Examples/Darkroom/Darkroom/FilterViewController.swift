// SPDX-License-Identifier: MIT
import CoreImage
import UIKit

/// A filter's inputs, and what it would make of the picture.
class FilterViewController: UIViewController {
    var chain = FilterChain.shared
    var filter: CIFilter?

    @IBOutlet private(set) var preview: UIImageView!
    @IBOutlet private(set) var inputs: UIStackView!

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let filter else { return }
        title = name(of: filter)
        filter.setDefaults()
        chain.feed(filter, after: chain.filters.count)
        for key in filter.inputKeys { addControls(for: key, of: filter) }
        showPreview()
    }

    private func showPreview() { preview.image = chain.render(filter?.outputImage) }

    @IBAction func addFilter(_ sender: Any) {
        if let filter { chain.add(filter) }
        navigationController?.popToRootViewController(animated: true)
    }

    // MARK: Controls

    private func addControls(for key: String, of filter: CIFilter) {
        guard let attributes = filter.attributes[key] as? [String: Any] else { return }
        let title = attributes[kCIAttributeDisplayName] as? String ?? key
        switch FilterInput(attributes) {
        case .number(let range):
            addSlider(title, range, (filter.value(forKey: key) as? NSNumber)?.floatValue ?? range.lowerBound) {
                filter.setValue(NSNumber(value: $0), forKey: key)
            }
        case .color:
            addColorWell(title, filter, key)
        case .point:
            let side = Float(FilterChain.side)
            for (axis, name) in [(0, "X"), (1, "Y")] {
                let start = (filter.value(forKey: key) as? CIVector)?.value(at: axis) ?? 0
                addSlider("\(title) \(name)", 0...side, Float(start)) { value in
                    let old = filter.value(forKey: key) as? CIVector ?? CIVector(x: 0, y: 0)
                    let new = CGFloat(value)
                    filter.setValue(axis == 0 ? CIVector(x: new, y: old.y) : CIVector(x: old.x, y: new), forKey: key)
                }
            }
        case .other:
            break
        }
    }

    private func addTitle(_ title: String) {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        inputs.addArrangedSubview(label)
    }

    private func addSlider(_ title: String, _ range: ClosedRange<Float>, _ value: Float, change: @escaping (Float) -> Void) {
        addTitle(title)
        let slider = UISlider()
        slider.minimumValue = range.lowerBound
        slider.maximumValue = range.upperBound
        slider.value = value
        slider.accessibilityIdentifier = title
        slider.addAction(
            UIAction { [weak self, weak slider] _ in
                change(slider?.value ?? 0)
                self?.showPreview()
            }, for: .valueChanged)
        inputs.addArrangedSubview(slider)
    }

    private func addColorWell(_ title: String, _ filter: CIFilter, _ key: String) {
        addTitle(title)
        let well = UIColorWell()
        well.title = title
        well.selectedColor = (filter.value(forKey: key) as? CIColor).map { UIColor(ciColor: $0) }
        well.addAction(
            UIAction { [weak self, weak well] _ in
                guard let color = well?.selectedColor else { return }
                filter.setValue(CIColor(color: color), forKey: key)
                self?.showPreview()
            }, for: .valueChanged)
        inputs.addArrangedSubview(well)
    }
}
