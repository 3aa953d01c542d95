// SPDX-License-Identifier: MIT
import UIKit
import UserNotifications
import UserNotificationsUI

/// A notification that is pulled open, as a sign: its text in large letters, and a bell that counts how often it was struck.
class SignViewController: UIViewController, UNNotificationContentExtension {
    private let text = UILabel()
    private let bell = UIButton(type: .system)
    private var strokes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.6, green: 0.3, blue: 0.1, alpha: 1)
        text.font = .systemFont(ofSize: 28, weight: .bold)
        text.textColor = .white
        text.textAlignment = .center
        text.numberOfLines = 0
        bell.tintColor = .white
        bell.addTarget(self, action: #selector(strike), for: .touchUpInside)
        showBell()
        let stack = UIStackView(arrangedSubviews: [text, bell])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    @objc private func strike() {
        strokes += 1
        showBell()
    }

    private func showBell() {
        bell.setImage(UIImage(systemName: strokes % 2 == 0 ? "bell" : "bell.fill"), for: .normal)
        bell.setTitle(strokes == 0 ? " Strike" : " \(strokes)", for: .normal)
    }

    func didReceive(_ notification: UNNotification) {
        text.text = notification.request.content.body
        preferredContentSize = CGSize(width: view.bounds.width, height: 200)
    }

    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        guard response.actionIdentifier == "louder" else { return completion(.dismissAndForwardAction) }
        text.text = text.text.map { $0.uppercased() + "!" }
        completion(.doNotDismiss)
    }
}
