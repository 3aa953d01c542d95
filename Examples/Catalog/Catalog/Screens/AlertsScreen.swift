import UIKit

final class AlertsScreen: GalleryScreen {
    private let answer = UILabel()

    override func build() {
        add("Alert with two actions", height: 44, button("Show alert", #selector(showAlert)))
        add("Alert with three actions", height: 44, button("Show choices", #selector(showChoices)))
        add("Action sheet", height: 44, button("Show sheet", #selector(showSheet)))
        answer.accessibilityIdentifier = "answer"
        answer.text = "No answer yet"
        add("Last answer", height: 30, answer)
    }

    private func button(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    @objc private func showAlert() {
        let alert = UIAlertController(
            title: "Delete the draft?", message: "It cannot be brought back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: answered))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: answered))
        present(alert, animated: true)
    }

    @objc private func showChoices() {
        let alert = UIAlertController(title: "Choose a colour", message: nil, preferredStyle: .alert)
        for name in ["Red", "Green", "Blue"] {
            alert.addAction(UIAlertAction(title: name, style: .default, handler: answered))
        }
        alert.preferredAction = alert.actions.first
        present(alert, animated: true)
    }

    @objc private func showSheet() {
        let sheet = UIAlertController(
            title: "Photo", message: "What should happen to it?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default, handler: answered))
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: answered))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: answered))
        present(sheet, animated: true)
    }

    private func answered(_ action: UIAlertAction) {
        answer.text = action.title
    }
}
