// SPDX-License-Identifier: MIT
import UIKit

/// A name and a text for the board. What was typed stays when it could not be sent.
class NewMessageViewController: UIViewController {
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var textView: UITextView!
    @IBOutlet weak var saveButton: UIBarButtonItem!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    @IBAction func save(_ sender: Any) {
        saveButton.isEnabled = false
        Board.shared.post(name: nameField.text ?? "", text: textView.text) { problem in
            DispatchQueue.main.async { self.sent(problem) }
        }
    }

    func sent(_ problem: Error?) {
        saveButton.isEnabled = true
        if let problem {
            present(UIAlertController.problem("Cannot Post the Message", problem), animated: true)
        } else {
            performSegue(withIdentifier: "close", sender: self)
        }
    }
}
