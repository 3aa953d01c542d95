// SPDX-License-Identifier: MIT

/// What a bar shows of a document: its title's menu has the file's picture, and what can be done with it.
@preconcurrency @MainActor
open class UIDocumentProperties: __ObjCObject {
    /// The file; nil when only metadata were given.
    let url: URL?
    /// Of LinkPresentation: title and pictures.
    open var metadata: AnyObject
    /// The menu begins with the document's picture.
    open var wantsIconRepresentation = true
    /// What a drag of the picture takes along.
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    /// The sheet of the menu's share button; without one there is none.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?

    public init(url: URL) {
        self.url = url
        metadata = url as NSURL
        super.init()
    }

    public init(metadata: AnyObject) {
        url = nil
        self.metadata = metadata
        super.init()
    }
}

@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// The name to edit and what of it is selected.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// The chevron behind a title that has a menu, and the field in which the title is edited.
@MainActor
final class TitleMenuButton: UIButton, UITextFieldDelegate {
    private weak var item: UINavigationItem?
    private weak var row: UIView?
    private var field: UITextField?

    init(_ item: UINavigationItem, in content: UIView) {
        self.item = item
        row = content
        super.init(frame: .zero)
        let size = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        setImage(UIImage(systemName: "chevron.down.circle.fill", withConfiguration: size), for: .normal)
        tintColor = .secondaryLabel
        contentHorizontalAlignment = .trailing
        showsMenuAsPrimaryAction = true
        menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { [weak self] show in show(self?.elements() ?? []) }
        ])
        accessibilityIdentifier = "TitleMenu"
        accessibilityLabel = item.title
    }

    required init?(coder: NSCoder) { nil }

    /// Points that the chevron needs behind the title.
    static let room: CGFloat = 22

    // MARK: Menu

    private static let actions: [(String, String, String)] = [
        ("Duplicate", "plus.square.on.square", "duplicate:"), ("Move", "folder", "move:"),
        ("Rename", "pencil", "rename:"), ("Export", "square.and.arrow.up", "export:"), ("Print", "printer", "print:"),
    ]

    private func elements() -> [UIMenuElement] {
        guard let item else { return [] }
        let suggested = Self.actions.compactMap { title, symbol, action -> UIMenuElement? in
            if action == "rename:", item.renameDelegate != nil {
                return UIAction(title: SystemStrings.text(title), image: UIImage(systemName: symbol)) {
                    [weak self] _ in self?.beginRenaming()
                }
            }
            guard let target = self.target(forAction: Selector(action), withSender: self), target is UIResponder else {
                return nil
            }
            return UICommand(
                title: SystemStrings.text(title), image: UIImage(systemName: symbol), action: Selector(action))
        }
        let own = item.titleMenuProvider.map { $0(suggested)?.children ?? [] } ?? suggested
        return header(item) + own
    }

    private func header(_ item: UINavigationItem) -> [UIMenuElement] {
        guard let properties = item.documentProperties, let share = properties.activityViewControllerProvider else {
            return []
        }
        let row = UIAction(title: SystemStrings.text("Share"), image: UIImage(systemName: "square.and.arrow.up")) {
            [weak self] _ in
            let sheet = share()
            sheet.popoverPresentationController?.sourceView = self
            self?.window?.rootViewController?.topmostPresented.present(sheet, animated: true)
        }
        return [UIMenu(options: .displayInline, children: [row])]
    }

    // MARK: Renaming

    private func beginRenaming() {
        guard let item, let delegate = item.renameDelegate, let row, field == nil,
            delegate.navigationItemShouldBeginRenaming(item)
        else { return }
        let title = item.title ?? ""
        let (name, range) = delegate.navigationItem(
            item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
        let field = UITextField(frame: row.bounds.insetBy(dx: 60, dy: 5))
        field.text = name
        field.font = .systemFont(ofSize: 17, weight: .semibold)
        field.textAlignment = .center
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 8
        field.returnKeyType = .done
        field.delegate = self
        field.accessibilityIdentifier = "TitleField"
        row.addSubview(field)
        self.field = field
        field.becomeFirstResponder()
        let selected = NSRange(range, in: name)
        if let start = field.position(from: field.beginningOfDocument, offset: selected.location),
            let end = field.position(from: start, offset: selected.length)
        {
            field.selectedTextRange = field.textRange(from: start, to: end)
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let item, let delegate = item.renameDelegate else { return true }
        return delegate.navigationItem(item, shouldEndRenamingWith: textField.text ?? "")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        field?.removeFromSuperview()
        field = nil
        guard let item, let name = textField.text, !name.isEmpty else { return }
        item.title = name
        item.renameDelegate?.navigationItem(item, didEndRenamingWith: name)
    }
}
