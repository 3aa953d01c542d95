// SPDX-License-Identifier: MIT
import UIKit

class TickerViewController: UIViewController {
    private let hint = UILabel()

    /// What the widget was asked about; nil: the app was opened by its icon.
    var symbol: String? { didSet { showHint() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ticker"
        navigationController?.navigationBar.prefersLargeTitles = true
        view.backgroundColor = .systemBackground
        hint.numberOfLines = 0
        hint.textAlignment = .center
        hint.textColor = .secondaryLabel
        hint.accessibilityIdentifier = "hint"
        hint.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(hint)
        NSLayoutConstraint.activate([
            hint.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            hint.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
            hint.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
        ])
        showHint()
    }

    private func showHint() {
        hint.text =
            symbol.map { "You asked about \($0)." }
            ?? "Swipe right on the home screen, touch Edit, and add Ticker to see a price there."
    }
}
