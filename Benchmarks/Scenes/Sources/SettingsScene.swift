// SPDX-License-Identifier: MIT
import UIKit

/// A settings screen: three groups of five rows with an icon, a label and a switch or a value.
final class SettingsScene: BenchmarkScene {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let title = UILabel(frame: CGRect(x: 16, y: 100, width: 358, height: 41))
        title.text = "Settings"
        title.font = .systemFont(ofSize: 34, weight: .bold)
        view.addSubview(title)
        for group in 0..<3 {
            let card = UIView(frame: CGRect(x: 16, y: 156 + CGFloat(group) * 244, width: 358, height: 220))
            card.backgroundColor = .secondarySystemGroupedBackground
            card.layer.cornerRadius = 10
            view.addSubview(card)
            for index in 0..<5 { addRow(index, of: group, to: card) }
        }
    }

    private func addRow(_ index: Int, of group: Int, to card: UIView) {
        let number = group * 5 + index
        let y = CGFloat(index) * 44
        let icon = UIView(frame: CGRect(x: 16, y: y + 8, width: 28, height: 28))
        icon.backgroundColor = UIColor(hue: CGFloat(number) / 15, saturation: 0.7, brightness: 0.9, alpha: 1)
        icon.layer.cornerRadius = 6
        card.addSubview(icon)
        let label = UILabel(frame: CGRect(x: 60, y: y + 11, width: 200, height: 22))
        label.text = "Setting \(number + 1)"
        card.addSubview(label)
        if index % 2 == 1 {
            let control = UISwitch()
            control.isOn = true
            control.frame.origin = CGPoint(x: 291, y: y + 6)
            card.addSubview(control)
        } else {
            let detail = UILabel(frame: CGRect(x: 242, y: y + 11, width: 100, height: 22))
            detail.text = "Detail"
            detail.textColor = .secondaryLabel
            detail.textAlignment = .right
            card.addSubview(detail)
        }
        guard index < 4 else { return }
        let line = UIView(frame: CGRect(x: 60, y: y + 43, width: 298, height: 1))
        line.backgroundColor = .separator
        card.addSubview(line)
    }
}
