// SPDX-License-Identifier: MIT
import UIKit

/// A message, and two ways to hear it: from a server, which a printed command stands for, or from this device in a while.
class CrierViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var messageField: UITextField!
    @IBOutlet weak var tokenLabel: UILabel!
    @IBOutlet weak var commandLabel: UILabel!

    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        observer = NotificationCenter.default.addObserver(
            forName: PushToken.didChange, object: nil, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.showToken() }
        }
        showToken()
    }

    private func showToken() {
        tokenLabel.text = PushToken.current.map { "This device is \($0.prefix(8))…" } ?? "This device has no token yet."
    }

    private var message: String { messageField.text ?? "" }

    /// What a provider runs.
    static func command(for message: String, token: String) -> String {
        let quoted = message.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "php shout.php \"\(quoted)\" \"\(token)\""
    }

    @IBAction func shout(_ sender: Any) {
        messageField.resignFirstResponder()
        guard let token = PushToken.current else { return }
        let command = CrierViewController.command(for: message, token: token)
        print(command)
        commandLabel.text = command
    }

    @IBAction func setReminder(_ sender: Any) {
        messageField.resignFirstResponder()
        (UIApplication.shared.delegate as? AppDelegate)?.herald.remind(of: message)
        let alert = UIAlertController(
            title: "Reminder", message: "Your reminder comes in 15 seconds.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
