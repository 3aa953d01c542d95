// SPDX-License-Identifier: MIT

/// The panel of a search, on top of the keyboard: field with count, arrows, Done, and a second row for the replacement.
@MainActor
final class FindNavigator: UIView, UITextFieldDelegate {
    private static let row: CGFloat = 52

    private weak var interaction: UIFindInteraction?
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let line = UIView()
    private let field = UISearchTextField()
    private let count = UILabel()
    private let glass = UIButton(type: .system)
    private let replaceField = UITextField()
    private let previous = UIButton(type: .system)
    private let following = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let replaceButton = UIButton(type: .system)
    private var keyboardTop: CGFloat?
    private var observers: [any NSObjectProtocol] = []

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        addSubview(ground)
        line.backgroundColor = .separator
        addSubview(line)
        makeFields()
        makeButtons()
        for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notice in
                    let hides = notice.name == UIResponder.keyboardWillHideNotification
                    let frame = (notice.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    MainActor.assumeIsolated { self?.follow(hides ? nil : frame) }
                })
        }
    }

    required init?(coder: NSCoder) { nil }

    private func makeFields() {
        field.placeholder = SystemStrings.text("Find")
        field.returnKeyType = .search
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.clearButtonMode = .never
        field.delegate = self
        field.accessibilityIdentifier = "find.searchField"
        field.addAction(UIAction { [weak self] _ in self?.interaction?.search() }, for: .editingChanged)
        count.font = .systemFont(ofSize: 15)
        count.textColor = .secondaryLabel
        field.rightView = count
        field.rightViewMode = .always
        glass.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
        glass.tintColor = .secondaryLabel
        glass.showsMenuAsPrimaryAction = true
        glass.menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { [weak self] show in show(self?.interaction?.optionsMenu().children ?? []) }
        ])
        glass.accessibilityLabel = SystemStrings.text("Search")
        replaceField.placeholder = SystemStrings.text("Replace")
        replaceField.borderStyle = .none
        replaceField.backgroundColor = .tertiarySystemFill
        replaceField.layer.cornerRadius = 10
        replaceField.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        replaceField.leftViewMode = .always
        replaceField.accessibilityIdentifier = "find.replaceField"
        replaceField.isHidden = true
        for part in [field, glass, replaceField] as [UIView] { addSubview(part) }
    }

    private func makeButtons() {
        let bold = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        for (button, symbol, name) in [(previous, "chevron.up", "Previous"), (following, "chevron.down", "Next")] {
            button.setImage(UIImage(systemName: symbol, withConfiguration: bold), for: .normal)
            button.accessibilityLabel = SystemStrings.text(name)
            addSubview(button)
        }
        previous.addAction(UIAction { [weak self] _ in self?.interaction?.findPrevious() }, for: .touchUpInside)
        following.addAction(UIAction { [weak self] _ in self?.interaction?.findNext() }, for: .touchUpInside)
        done.setTitle(SystemStrings.text("Done"), for: .normal)
        done.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        done.addAction(UIAction { [weak self] _ in self?.interaction?.dismissFindNavigator() }, for: .touchUpInside)
        addSubview(done)
        replaceButton.setTitle(SystemStrings.text("Replace"), for: .normal)
        replaceButton.titleLabel?.font = .systemFont(ofSize: 17)
        replaceButton.menu = UIMenu(children: [
            UIAction(title: SystemStrings.text("Replace All")) { [weak self] _ in self?.interaction?.replaceAll() }
        ])
        replaceButton.addAction(UIAction { [weak self] _ in self?.interaction?.replaceOne() }, for: .touchUpInside)
        replaceButton.isHidden = true
        addSubview(replaceButton)
    }

    // MARK: Contents

    var query: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }
    var replacement: String {
        get { replaceField.text ?? "" }
        set { replaceField.text = newValue }
    }
    var showsReplacement = false {
        didSet {
            replaceField.isHidden = !showsReplacement
            replaceButton.isHidden = !showsReplacement
            place()
        }
    }

    func show(count results: Int, current: Int, _ session: UIFindSession) {
        previous.isEnabled = results > 0
        following.isEnabled = results > 0
        replaceButton.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
        count.text = query.isEmpty ? nil : text(results, current, session.searchResultDisplayStyle)
        count.frame.size = count.intrinsicContentSize
        count.frame.size.width += 8
        field.setNeedsLayout()
    }

    private func text(_ results: Int, _ current: Int, _ style: UIFindSession.SearchResultDisplayStyle) -> String? {
        if style == .none { return nil }
        if results == 0 { return SystemStrings.text("Not Found") }
        guard style == .currentAndTotal, current != NSNotFound else { return "\(results)" }
        return "\(current + 1)/\(results)"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        interaction?.findNext()
        return false
    }

    // MARK: Place

    override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    func show(in window: UIWindow) {
        window.addSubview(self)
        place()
        _ = field.becomeFirstResponder()
    }

    func hide() {
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
        if field.isFirstResponder || replaceField.isFirstResponder { endEditing(true) }
        removeFromSuperview()
    }

    private func place() {
        guard let window = superview else { return }
        let height = Self.row * (showsReplacement ? 2 : 1)
        let bottom = keyboardTop ?? window.bounds.height - window.safeAreaInsets.bottom
        frame = CGRect(x: 0, y: bottom - height, width: window.bounds.width, height: height)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + (keyboardTop == nil ? 60 : 0))
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
        let doneSize = done.intrinsicContentSize
        done.frame = CGRect(x: bounds.width - 12 - doneSize.width, y: 8, width: doneSize.width, height: 36)
        following.frame = CGRect(x: done.frame.minX - 48, y: 8, width: 40, height: 36)
        previous.frame = CGRect(x: following.frame.minX - 40, y: 8, width: 40, height: 36)
        field.frame = CGRect(x: 12, y: 8, width: previous.frame.minX - 16, height: 36)
        glass.frame = CGRect(x: 12, y: 8, width: 36, height: 36)
        let wide = replaceButton.intrinsicContentSize.width
        replaceButton.frame = CGRect(x: bounds.width - 12 - wide, y: Self.row + 4, width: wide, height: 36)
        replaceField.frame = CGRect(
            x: 12, y: Self.row + 4, width: replaceButton.frame.minX - 24, height: 36)
        mirrorPlaced([done, following, previous, field, glass, replaceButton, replaceField])
    }

    /// The keyboard has another frame, nil: it goes.
    private func follow(_ frame: CGRect?) {
        guard let window = superview else { return }
        keyboardTop = frame.flatMap { $0.minY < window.bounds.height ? $0.minY : nil }
        place()
    }
}
