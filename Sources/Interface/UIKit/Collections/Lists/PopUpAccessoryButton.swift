// SPDX-License-Identifier: MIT

/// A list cell's choice from a menu: the chosen title and two chevrons.
final class PopUpAccessoryButton: UIButton {
    private let changed: ((UIMenu) -> Void)?

    init(_ menu: UIMenu, _ tint: UIColor?, _ changed: ((UIMenu) -> Void)?) {
        self.changed = changed
        super.init(frame: .zero)
        var look = UIButton.Configuration.plain()
        look.contentInsets = .zero
        look.baseForegroundColor = tint ?? .secondaryLabel
        configuration = look
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
        self.menu = menu
    }

    required init?(coder: NSCoder) { nil }

    override func elementWasChosen() {
        superview?.setNeedsLayout()
        if let menu { changed?(menu) }
    }
}
