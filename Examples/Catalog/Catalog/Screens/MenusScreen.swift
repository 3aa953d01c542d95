import UIKit

final class MenusScreen: GalleryScreen, UIContextMenuInteractionDelegate {
    private let answer = UILabel()

    override func build() {
        let pullDown = UIButton(type: .system)
        pullDown.setTitle("Edit", for: .normal)
        pullDown.menu = menu
        pullDown.showsMenuAsPrimaryAction = true
        add("A menu on a button", height: 44, pullDown)

        let popUp = UIButton(configuration: .tinted())
        popUp.showsMenuAsPrimaryAction = true
        popUp.changesSelectionAsPrimaryAction = true
        popUp.menu = UIMenu(children: ["Low tide", "High tide", "Slack water"].map { title in
            UIAction(title: title) { [weak self] in self?.answer.text = $0.title }
        })
        popUp.accessibilityIdentifier = "choice"
        add("A choice", height: 44, popUp)

        let card = UIView()
        card.backgroundColor = .systemTeal
        card.layer.cornerRadius = 12
        card.accessibilityIdentifier = "card"
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        add("Rest a finger on the card", height: 120, card)

        answer.text = "Nothing chosen yet"
        answer.accessibilityIdentifier = "answer"
        add("Chosen", height: 30, answer)
    }

    private var menu: UIMenu {
        func action(_ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) { [weak self] in
                self?.answer.text = $0.title
            }
        }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: [
                action("Copy", "doc.on.doc"), action("Share", "square.and.arrow.up"),
                UIMenu(title: "Sort by", options: .singleSelection, children: [
                    UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in },
                ]),
            ]),
            action("Delete", "trash", .destructive),
        ])
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.menu }
    }
}
