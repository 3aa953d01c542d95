// SPDX-License-Identifier: MIT
import UIKit

/// 4-2: an alert without buttons, which a timer closes.
final class WaitViewController: RecipeViewController {
    override func perform() {
        let alert = UIAlertController(title: "Please Wait", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
            alert.dismiss(animated: false)
            self?.note(alert.viewIfLoaded?.window == nil ? "closed" : "still there")
        }
    }
}

/// 4-3: an alert that asks for a name and an address.
final class FieldsViewController: RecipeViewController {
    override func perform() {
        let alert = UIAlertController(
            title: "Enter Information", message: "Specify the Name and URL", preferredStyle: .alert)
        alert.addTextField {
            $0.placeholder = "Enter Name"
            $0.autocapitalizationType = .words
        }
        alert.addTextField {
            $0.text = "http://"
            $0.keyboardType = .URL
            $0.autocapitalizationType = .none
            $0.autocorrectionType = .no
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self, unowned alert] _ in
                self?.note((alert.textFields ?? []).map { $0.text ?? "" }.joined(separator: ", "))
            })
        present(alert, animated: true)
    }
}

/// 4-7: a sheet with a bar that fills in twenty steps.
final class ProgressViewController: RecipeViewController {
    private var step = 0

    override func perform() {
        step = 0
        let sheet = UIAlertController(title: "Progress\n\n\n", message: nil, preferredStyle: .actionSheet)
        let bar = UIProgressView(frame: CGRect(x: 20, y: 60, width: 300, height: 90))
        sheet.view.addSubview(bar)
        present(sheet, animated: true)
        note("began at \(bar.progress)")
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
            self?.tick(timer, sheet, bar)
        }
    }

    private func tick(_ timer: Timer, _ sheet: UIAlertController, _ bar: UIProgressView) {
        step += 1
        guard step > 20 else {
            bar.progress = Float(step) / 20
            if bar.progress == 1 { note("full") }
            return
        }
        timer.invalidate()
        sheet.dismiss(animated: false)
        note("closed")
    }
}
