import UIKit

final class ButtonsScreen: GalleryScreen {
    override func build() {
        add("System, disabled, custom", height: 44, row([
            make { $0.setTitle("System", for: .normal) },
            make {
                $0.setTitle("Disabled", for: .normal)
                $0.isEnabled = false
            },
            custom(),
        ]))
        add("Kinds", height: 44, row([
            UIButton(type: .detailDisclosure), UIButton(type: .contactAdd), UIButton(type: .close),
        ]))
        let configurations: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        add("Configurations", height: 50, row(configurations.map { name, configuration in
            var configuration = configuration
            configuration.title = name
            return UIButton(configuration: configuration)
        }))
        var rich = UIButton.Configuration.filled()
        rich.title = "Continue"
        rich.subtitle = "Two lines and a symbol"
        rich.image = UIImage(systemName: "arrow.right")
        rich.imagePlacement = .trailing
        rich.imagePadding = 10
        rich.cornerStyle = .large
        add("Title, subtitle, image", height: 64, UIButton(configuration: rich))
        let counter = make { $0.setTitle("Tapped 0 times", for: .normal) }
        counter.accessibilityIdentifier = "counter"
        var count = 0
        counter.addAction(UIAction { action in
            count += 1
            (action.sender as? UIButton)?.setTitle("Tapped \(count) times", for: .normal)
        }, for: .touchUpInside)
        add("Action", height: 44, counter)
    }

    private func make(_ change: (UIButton) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        change(button)
        return button
    }

    private func custom() -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle("Custom", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        button.setTitleColor(.white, for: .normal)
        button.setTitleColor(.systemYellow, for: .highlighted)
        button.backgroundColor = .systemPink
        button.layer.cornerRadius = 12
        return button
    }

    private func row(_ views: [UIView]) -> UIView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.distribution = .fillEqually
        return stack
    }
}
