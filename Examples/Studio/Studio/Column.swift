// SPDX-License-Identifier: MIT
import UIKit

extension UIViewController {
    /// Lays views below each other, within the safe area.
    func stack(_ views: [UIView]) {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 14
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
        ])
    }

    func button(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    func row(_ views: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.distribution = .fillEqually
        return row
    }

    func label(_ name: String) -> UILabel {
        let label = UILabel()
        label.accessibilityIdentifier = name
        label.font = .preferredFont(forTextStyle: .body)
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }
}
