// SPDX-License-Identifier: MIT
import UIKit

/// What a person has chosen in Settings. Nothing is stored before: the bundle's default values are given to `register`.
enum Choices {
    static func register() {
        UserDefaults.standard.register(defaults: ["name": "Operator", "times": false, "order": "number"])
    }

    static var name: String { UserDefaults.standard.string(forKey: "name") ?? "" }
    static var showsTimes: Bool { UserDefaults.standard.bool(forKey: "times") }
    static var order: String { UserDefaults.standard.string(forKey: "order") ?? "number" }
}

/// Shows them, as they change.
class ChoicesViewController: FactsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(choicesChanged), name: UserDefaults.didChangeNotification, object: nil)
        choicesChanged()
    }

    @objc private func choicesChanged() {
        DispatchQueue.main.async { [self] in
            facts = [
                Fact(name: "Name", value: Choices.name),
                Fact(name: "Times", value: Choices.showsTimes ? "shown" : "not shown"),
                Fact(name: "Order", value: Choices.order == "author" ? "By author" : "As they came"),
            ]
        }
    }

    override var deeds: [Deed] {
        [
            Deed(title: "Open Settings") {
                guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
                UIApplication.shared.open(url)
            }
        ]
    }
}
