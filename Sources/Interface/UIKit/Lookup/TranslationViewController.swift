// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// A text and what it means in another language, which can be copied, or put in the place of the text.
@MainActor
final class TranslationViewController: UIViewController {
    private let text: String
    /// nil: the text cannot be changed.
    private let replace: ((String) -> Void)?
    private let translator = Apertium.machine
    private var pairs: [Apertium.Pair] = []
    private var translation: Apertium.Translation?

    private let column = UIStackView()
    private let sourceName = UILabel()
    private let targetButton = UIButton(type: .system)
    private let result = UILabel()
    private let waiting = UIActivityIndicatorView(style: .medium)

    init(_ text: String, replace: ((String) -> Void)?) {
        (self.text, self.replace) = (text, replace)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = SystemStrings.text("Translation")
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        layOut()
        begin()
    }

    private func layOut() {
        sourceName.font = .preferredFont(forTextStyle: .subheadline)
        sourceName.textColor = .secondaryLabel
        let original = UILabel()
        original.text = text
        for label in [original, result] {
            label.font = .preferredFont(forTextStyle: .title3)
            label.numberOfLines = 0
        }
        result.textColor = .tintColor
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        targetButton.contentHorizontalAlignment = .leading
        targetButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        targetButton.showsMenuAsPrimaryAction = true
        column.axis = .vertical
        column.spacing = 12
        for part in [sourceName, original, line, targetButton, result, waiting] { column.addArrangedSubview(part) }
        for (name, action) in actions { column.addArrangedSubview(button(name, action)) }
        let scroll = UIScrollView()
        for (inner, outer) in [(scroll, view as UIView), (column, scroll)] {
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
        }
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            column.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -40),
        ])
    }

    private var actions: [(String, (String) -> Void)] {
        let copy = (SystemStrings.text("Copy Translation"), { (new: String) in UIPasteboard.general.string = new })
        guard let replace else { return [copy] }
        return [(SystemStrings.text("Replace with Translation"), replace), copy]
    }

    private func button(_ name: String, _ action: @escaping (String) -> Void) -> UIButton {
        let button = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: name) { [weak self] _ in
                guard let self, let translation else { return }
                dismiss(animated: true) { action(translation.text) }
            })
        button.isEnabled = false
        return button
    }

    // MARK: Translating

    private func begin() {
        waiting.startAnimating()
        let (translator, text, languages) = (translator, text, Locale.preferredLanguages)
        Self.inBackground {
            let pairs = try translator.candidates(for: text, languages: languages)
            return (pairs, try pairs.first.map { try translator.translate(text, by: $0) })
        } then: { [weak self] found in
            self?.pairs = found?.0 ?? []
            self?.show(found?.1)
        }
    }

    private func translate(by pair: Apertium.Pair) {
        waiting.startAnimating()
        let (translator, text) = (translator, text)
        Self.inBackground {
            try translator.translate(text, by: pair)
        } then: { [weak self] in
            self?.show($0)
        }
    }

    /// The clock of a run without a screen stands until the answer is shown.
    private static func inBackground<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value, then: @escaping @MainActor (Value?) -> Void
    ) {
        let hold = ClockHold()
        DispatchQueue.global().async {
            var value: Value?
            do { value = try work() } catch {
                Unsupported.report("Translate: Apertium failed (\(error.localizedDescription))")
            }
            let found = value
            DispatchQueue.main.async {
                then(found)
                hold.release()
            }
        }
    }

    private func show(_ translation: Apertium.Translation?) {
        waiting.stopAnimating()
        self.translation = translation
        result.text = translation?.text ?? SystemStrings.text("No content found")
        sourceName.text = translation.map { Self.name($0.pair.source) }
        targetButton.setTitle(translation.map { Self.name($0.pair.target) }, for: .normal)
        targetButton.menu = UIMenu(
            children: pairs.map { pair in
                let isShown = pair == translation?.pair
                return UIAction(title: Self.name(pair.target), state: isShown ? .on : .off) { [weak self] _ in
                    self?.translate(by: pair)
                }
            })
        for case let button as UIButton in column.arrangedSubviews { button.isEnabled = translation != nil }
    }

    private static func name(_ language: String) -> String {
        Locale.current.localizedString(forLanguageCode: language) ?? language
    }
}
