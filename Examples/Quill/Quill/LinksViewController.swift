// SPDX-License-Identifier: MIT
import UIKit

class LinksViewController: UIViewController, UITextViewDelegate {
    @IBOutlet private(set) var textView: UITextView!

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.textContainerInset = UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 15)
    }

    /// Asks before a web page; all else does what the system does.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        guard url.absoluteString.hasPrefix("http://"), interaction == .invokeDefaultAction else { return true }
        let alert = UIAlertController(
            title: "URL Launching", message: "About to launch \(url.absoluteString)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Launch", style: .default) { _ in UIApplication.shared.open(url) })
        present(alert, animated: true)
        return false
    }
}
