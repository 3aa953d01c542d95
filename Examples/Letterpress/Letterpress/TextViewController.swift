// SPDX-License-Identifier: MIT
import UIKit

/// A text to write and to print. The line below it tells how the last job went, as its delegate heard it.
class TextViewController: UIViewController, UIPrintInteractionControllerDelegate {
    @IBOutlet weak var textView: UITextView!
    @IBOutlet weak var statusLabel: UILabel!
    /// What the controller told its delegate, in that order.
    private(set) var events: [String] = []
    private static var hasWarned = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !UIPrintInteractionController.isPrintingAvailable, !Self.hasWarned else { return }
        Self.hasWarned = true
        show("Error", "This device cannot print.", button: "Dismiss")
    }

    @IBAction func hideKeyboard(_ sender: Any) { textView.resignFirstResponder() }

    @IBAction func printText(_ sender: UIBarButtonItem) {
        textView.resignFirstResponder()
        events = []
        Printing.present(from: sender, delegate: self) { controller in
            controller.printFormatter = Printing.lay(UISimpleTextPrintFormatter(text: textView.text))
        } done: { [weak self] completed, error in
            self?.note(completed ? "printed" : error.map { $0.localizedDescription } ?? "cancelled")
        }
    }

    private func note(_ event: String) {
        events.append(event)
        statusLabel.text = events.joined(separator: ", ")
    }

    func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
        note("will show")
    }
    func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
        note("shown")
    }
    func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
        note("will close")
    }
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
        note("closed")
    }
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) { note("job starts") }
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) { note("job ended") }
}
