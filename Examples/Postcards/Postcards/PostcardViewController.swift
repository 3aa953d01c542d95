import UIKit

class PostcardViewController: UIViewController {
    private let cardView = PostcardView()
    private let stamp = StampView()
    private let nextButton = UIButton(type: .system)
    private let saveButton = UIButton(type: .system)
    private let status = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Paper")
        cardView.accessibilityIdentifier = "card"
        stamp.backgroundColor = .clear
        stamp.transform = CGAffineTransform(rotationAngle: 0.06)
        nextButton.setTitle("Next motif", for: .normal)
        nextButton.accessibilityIdentifier = "next"
        nextButton.addTarget(self, action: #selector(showNext), for: .touchUpInside)
        saveButton.setTitle("Save", for: .normal)
        saveButton.accessibilityIdentifier = "save"
        saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
        status.font = .systemFont(ofSize: 15)
        status.textColor = .darkGray
        status.textAlignment = .center
        status.accessibilityIdentifier = "status"
        for subview in [cardView, stamp, nextButton, saveButton, status] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        for button in [nextButton, saveButton] { button.titleLabel?.font = .systemFont(ofSize: 19, weight: .medium) }
        activateConstraints()
        updateStamp()
    }

    private func activateConstraints() {
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            cardView.centerYAnchor.constraint(equalTo: guide.centerYAnchor, constant: -40),
            cardView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            cardView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            cardView.heightAnchor.constraint(equalTo: cardView.widthAnchor, multiplier: 2.0 / 3),
            stamp.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -4),
            stamp.bottomAnchor.constraint(equalTo: cardView.topAnchor, constant: -24),
            stamp.widthAnchor.constraint(equalToConstant: 76),
            stamp.heightAnchor.constraint(equalToConstant: 92),
            nextButton.topAnchor.constraint(equalTo: cardView.bottomAnchor, constant: 40),
            nextButton.leadingAnchor.constraint(equalTo: cardView.leadingAnchor),
            saveButton.firstBaselineAnchor.constraint(equalTo: nextButton.firstBaselineAnchor),
            saveButton.trailingAnchor.constraint(equalTo: cardView.trailingAnchor),
            status.topAnchor.constraint(equalTo: nextButton.bottomAnchor, constant: 30),
            status.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        ])
    }

    private func updateStamp() {
        stamp.image = cardView.card.next.image(size: CGSize(width: 60, height: 80))
    }

    @objc private func showNext() {
        UIView.transition(with: cardView, duration: 0.4, options: .transitionCrossDissolve, animations: {
            self.cardView.card = self.cardView.card.next
        }, completion: nil)
        updateStamp()
    }

    @objc private func save() {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let file = folder.appendingPathComponent("Postcard.png")
        do {
            try cardView.card.image(size: CGSize(width: 600, height: 400)).pngData()?.write(to: file)
            status.text = "Saved as \(file.lastPathComponent)"
        } catch {
            status.text = error.localizedDescription
        }
    }
}
