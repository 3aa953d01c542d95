// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Asks the person to show that the device is theirs.
@MainActor
final class OwnerAlert: OwnerPresenter {
    private var cover: SystemCover?

    static func install() {
        OwnerCheck.presenter = OwnerAlert()
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { _ in
            // Another app, or the lock, has come in front.
            MainActor.assumeIsolated { OwnerCheck.current?.cancel(.systemCancel) }
        }
    }

    func show(_ prompt: OwnerPrompt, chosen: @escaping @MainActor (OwnerPrompt.Action, String) -> Void) {
        let cover = cover ?? SystemCover()
        self.cover = cover
        guard !prompt.buttons.isEmpty else { return cover.present(SensorPanel(title: prompt.title)) }
        let alert = UIAlertController(title: prompt.title, message: prompt.message, preferredStyle: .alert)
        if prompt.asksForPasscode {
            alert.addTextField { field in
                field.isSecureTextEntry = true
                field.keyboardType = .numberPad
                field.accessibilityIdentifier = "passcode"
            }
        }
        for button in prompt.buttons {
            let style: UIAlertAction.Style = button.action == .cancel ? .cancel : .default
            alert.addAction(
                UIAlertAction(title: button.title, style: style) { [weak alert] _ in
                    chosen(button.action, alert?.textFields?.first?.text ?? "")
                })
        }
        cover.present(alert)
    }

    func hide() {
        cover?.close()
        cover = nil
    }
}

/// A panel in the middle of the screen while a face is looked for.
private final class SensorPanel: UIViewController {
    /// Points, as measured on captures of iOS.
    private static let side: CGFloat = 156

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        panel.layer.cornerRadius = 20
        panel.layer.cornerCurve = .continuous
        panel.clipsToBounds = true
        let face = UIImageView(image: UIImage(systemName: "faceid"))
        face.contentMode = .scaleAspectFit
        face.tintColor = .systemBlue
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [face, label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 14
        panel.contentView.addSubview(stack)
        view.addSubview(panel)
        for view in [panel, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            panel.widthAnchor.constraint(equalToConstant: Self.side),
            panel.heightAnchor.constraint(equalToConstant: Self.side),
            panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            panel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.centerXAnchor.constraint(equalTo: panel.contentView.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: panel.contentView.centerYAnchor),
            face.widthAnchor.constraint(equalToConstant: 64), face.heightAnchor.constraint(equalToConstant: 64),
        ])
    }
}
