// SPDX-License-Identifier: MIT

/// What the dictionaries of the machine say of a term, in a sheet with bars of its own.
///
/// The dictionaries are those in the format of the DICT project under `/usr/share/dictd`; Debian packages WordNet and about
/// fifty bilingual ones so. Terms are found as they are written in the dictionary, whatever their case; where a word is not
/// there, without an English plural's ending.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    public required init(coder: NSCoder) {
        preconditionFailure("UIReferenceLibraryViewController.init(coder:): make one with init(term:)")
    }

    /// Reads the indices of all dictionaries the first time: milliseconds.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool {
        ReferenceDictionaries.machine.contains { dictionary in
            ReferenceTerm.forms(of: term).contains(where: dictionary.contains)
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = ReferenceListController(ReferenceTerm(term).entries(in: ReferenceDictionaries.machine))
        list.title = SystemStrings.text("Dictionary")
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let bars = UINavigationController(rootViewController: list)
        addChild(bars)
        bars.view.frame = view.bounds
        bars.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(bars.view)
        bars.didMove(toParent: self)
    }
}

/// Those of the machine: those of one language before those of two, unless the other one is the person's.
@MainActor
private enum ReferenceDictionaries {
    static let machine: [DictdFile] = {
        let folder = "/usr/share/dictd"
        let files = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        let indices = files.filter { $0.hasSuffix(".index") && !$0.contains("/") }
        let found = indices.sorted { (rank($0), $0) < (rank($1), $1) }.compactMap { file -> DictdFile? in
            do { return try DictdFile(base: "\(folder)/\(file.dropLast(6))") } catch {
                Unsupported.report("UIReferenceLibraryViewController: the dictionary \(file) cannot be read")
                return nil
            }
        }
        if found.isEmpty {
            Unsupported.report("UIReferenceLibraryViewController: there is no dictionary (dict-wn has one)")
        }
        return found
    }()

    /// Dictionaries of two languages end with both: `freedict-eng-deu.index`.
    private static func rank(_ file: String) -> Int {
        let parts = file.dropLast(".index".count).split(separator: "-")
        guard parts.count > 2, let target = parts.last else { return 1 }
        let own = Locale.preferredLanguages.first.map { Locale.Language(identifier: $0) }
        return own?.languageCode?.identifier(.alpha3) == String(target) ? 0 : 2
    }
}

/// A term and how dictionaries may write it.
struct ReferenceTerm {
    let text: String

    init(_ text: String) { self.text = text.trimmingCharacters(in: .whitespacesAndNewlines) }

    static func forms(of term: String) -> [String] {
        let word = ReferenceTerm(term).text
        let endings = [("ies", "y"), ("es", ""), ("s", "")]
        return [word]
            + endings.compactMap { ending, stem in
                word.lowercased().hasSuffix(ending) && word.count > ending.count + 2
                    ? word.dropLast(ending.count) + stem : nil
            }
    }

    func entries(in dictionaries: [DictdFile]) -> [ReferenceEntry] {
        dictionaries.compactMap { dictionary in
            for form in Self.forms(of: text) {
                let found = dictionary.definitions(of: form)
                if !found.isEmpty {
                    return ReferenceEntry(dictionary: dictionary.name, articles: found.map(ReferenceArticle.init))
                }
            }
            return nil
        }
    }
}

struct ReferenceEntry {
    let dictionary: String
    let articles: [ReferenceArticle]
}

/// A definition, whose lines the dictionary has broken for a terminal, in paragraphs.
struct ReferenceArticle {
    /// The headword, with its pronunciation where the dictionary has one.
    let headword: String
    let paragraphs: [String]

    /// A line further in than the one that began a paragraph goes on with it.
    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
        headword = lines.first?.trimmingCharacters(in: .whitespaces) ?? ""
        var paragraphs: [(indent: Int, text: String)] = []
        for line in lines.dropFirst() {
            let indent = line.prefix { $0 == " " }.count
            // Braces mark words that have an article of their own.
            let words = line.trimmingCharacters(in: .whitespaces).filter { $0 != "{" && $0 != "}" }
            if let last = paragraphs.last, indent > last.indent, last.indent > 0 {
                // A word that ends with its own hyphen goes on at once.
                paragraphs[paragraphs.count - 1].text += (last.text.hasSuffix("-") ? "" : " ") + words
            } else {
                paragraphs.append((indent, words))
            }
        }
        self.paragraphs = paragraphs.map(\.text)
    }
}

/// A card for each dictionary that has the term.
@MainActor
private final class ReferenceListController: UITableViewController {
    private let entries: [ReferenceEntry]

    init(_ entries: [ReferenceEntry]) {
        self.entries = entries
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
        tableView.allowsSelection = false
        guard entries.isEmpty else { return }
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.text = SystemStrings.text("No content found")
        contentUnavailableConfiguration = nothing
    }

    override func numberOfSections(in tableView: UITableView) -> Int { entries.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        entries[section].articles.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        entries[section].dictionary
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        let article = entries[indexPath.section].articles[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = article.headword
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = article.paragraphs.joined(separator: "\n")
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.textToSecondaryTextVerticalPadding = 6
        cell.contentConfiguration = content
        return cell
    }
}
