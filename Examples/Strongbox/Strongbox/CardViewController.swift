// SPDX-License-Identifier: MIT
import UIKit

/// The card, as the keychain has it.
class CardViewController: UIViewController {
    @IBOutlet weak var numberField: UITextField!
    @IBOutlet weak var dateField: UITextField!
    @IBOutlet weak var codeField: UITextField!
    @IBOutlet weak var nameField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        do {
            if let card = try Card.stored() { show(card) } else { print("nothing is stored") }
        } catch { print("the card cannot be read: \(error.localizedDescription)") }
    }

    private func show(_ card: Card) {
        numberField.text = card.numberTextField
        dateField.text = card.expDateTextField
        codeField.text = card.CV2CodeTextField
        nameField.text = card.nameTextField
    }

    @IBAction func save(_ sender: Any) {
        let card = Card(
            numberTextField: numberField.text ?? "", expDateTextField: dateField.text ?? "",
            CV2CodeTextField: codeField.text ?? "", nameTextField: nameField.text ?? "")
        do {
            try card.store()
            view.endEditing(true)
            navigationController?.popViewController(animated: true)
        } catch { print("the card cannot be stored: \(error.localizedDescription)") }
    }

    /// The card goes, and the PIN with it.
    @IBAction func reset(_ sender: Any) {
        do {
            try SecretStore.card.remove()
            try SecretStore.pin.remove()
            navigationController?.popViewController(animated: true)
        } catch { print("the box cannot be emptied: \(error.localizedDescription)") }
    }
}
