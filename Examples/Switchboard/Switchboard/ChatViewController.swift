// SPDX-License-Identifier: MIT
import UIKit

/// What both have said, the newest last.
class ChatViewController: FactsViewController {
    private let chat = Chat()

    override func viewDidLoad() {
        super.viewDidLoad()
        chat.heard = { [weak self] in self?.add($0) }
        chat.changed = { [weak self] state in
            print("chat \(state)")
            self?.navigationItem.prompt = state
        }
        let say = UIBarButtonItem(title: "Say", primaryAction: UIAction { [weak self] _ in self?.say() })
        let call = UIBarButtonItem(title: "Call", primaryAction: UIAction { [weak self] _ in self?.call() })
        navigationItem.rightBarButtonItems = [say, call]
        do { try chat.listen() } catch { navigationItem.prompt = error.localizedDescription }
    }

    deinit { chat.end() }

    private func call() {
        ask("Call", ["Port"]) { [self] entered in
            if let port = UInt16(entered[0]) { chat.call(port) }
        }
    }

    private func say() {
        ask("Say", ["Line"]) { [self] entered in
            let line = "\(Choices.name): \(entered[0])"
            chat.send(line)
            add(line)
        }
    }

    private func add(_ line: String) {
        let time = DateFormatter.localizedString(from: Date(), dateStyle: .none, timeStyle: .short)
        facts.append(Fact(name: line, value: Choices.showsTimes ? time : ""))
    }
}
