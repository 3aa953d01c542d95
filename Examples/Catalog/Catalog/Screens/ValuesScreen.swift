import UIKit

final class ValuesScreen: GalleryScreen {
    private let value = UILabel()

    override func build() {
        let on = UISwitch()
        on.isOn = true
        let tinted = UISwitch()
        tinted.isOn = true
        tinted.onTintColor = .systemOrange
        let disabled = UISwitch()
        disabled.isEnabled = false
        let off = UISwitch()
        off.accessibilityIdentifier = "switch"
        add("Switches", height: 40, left([on, off, tinted, disabled]))
        let slider = UISlider()
        slider.value = 0.4
        slider.accessibilityIdentifier = "slider"
        slider.addTarget(self, action: #selector(slid(_:)), for: .valueChanged)
        add("Slider", height: 40, slider)
        value.text = "0.40"
        value.accessibilityIdentifier = "value"
        add("Value", height: 24, value)
        let colored = UISlider()
        colored.minimumTrackTintColor = .systemGreen
        colored.maximumTrackTintColor = .systemRed
        colored.thumbTintColor = .systemYellow
        colored.value = 0.7
        add("Tinted slider", height: 40, colored)
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 1
        segments.accessibilityIdentifier = "segments"
        add("Segments", height: 32, segments)
        let stepper = UIStepper()
        stepper.accessibilityIdentifier = "stepper"
        add("Stepper", height: 40, left([stepper]))
    }

    @objc private func slid(_ slider: UISlider) {
        value.text = String(format: "%.2f", slider.value)
    }

    private func left(_ views: [UIView]) -> UIView {
        let container = UIView()
        var x: CGFloat = 0
        for view in views {
            view.sizeToFit()
            view.frame.origin = CGPoint(x: x, y: 2)
            x = view.frame.maxX + 16
            container.addSubview(view)
        }
        return container
    }
}
