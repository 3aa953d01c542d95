// SPDX-License-Identifier: MIT
import LocalAuthentication
import UIKit

/// The first time a PIN is chosen, twice the same; from then on it opens the box, or the owner's finger or face does.
class PINViewController: UIViewController {
    @IBOutlet weak var messageLabel: UILabel!
    @IBOutlet weak var pinField: UITextField!
    @IBOutlet weak var repeatField: UITextField!
    @IBOutlet weak var enterButton: UIButton!

    /// Asks the sensor; the answer comes on any thread.
    var recognize: (@escaping @Sendable (Bool) -> Void) -> Void = { answer in
        let context = LAContext()
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil) else {
            return answer(false)
        }
        context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open the box") {
            isOwner, _ in
            answer(isOwner)
        }
    }

    private var pin: String? {
        do { return try SecretStore.pin.text() } catch {
            print("the PIN cannot be read: \(error)")
            return nil
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let isNew = pin == nil
        repeatField.isHidden = !isNew
        messageLabel.text = isNew ? "Choose a PIN for your card." : "Enter your PIN."
        enterButton.setTitle(isNew ? "Set PIN" : "Open", for: .normal)
        for field in [pinField, repeatField] { field?.text = "" }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard pin != nil else { return }
        recognize { isOwner in
            DispatchQueue.main.async {
                if isOwner { self.open() } else { self.pinField.becomeFirstResponder() }
            }
        }
    }

    @IBAction func enter(_ sender: Any) {
        let entered = pinField.text ?? ""
        if let pin {
            return entered == pin ? open() : refuse("That is not your PIN.")
        }
        guard !entered.isEmpty, entered == repeatField.text else { return refuse("The two entries differ.") }
        do {
            try SecretStore.pin.store(entered)
            open()
        } catch { refuse("The PIN cannot be stored.") }
    }

    private func refuse(_ reason: String) {
        messageLabel.text = reason
        for field in [pinField, repeatField] { field?.text = "" }
    }

    private func open() { performSegue(withIdentifier: "open", sender: self) }
}
