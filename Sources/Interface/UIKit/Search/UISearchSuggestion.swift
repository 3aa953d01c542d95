// SPDX-License-Identifier: MIT

/// What a search may be about: a row below the search bar while nothing better is known.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    /// In place of `localizedSuggestion`.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// Of the app's own use.
    var representedObject: Any? { get set }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
}

extension UISearchSuggestion {
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
}

@preconcurrency @MainActor
open class UISearchSuggestionItem: __ObjCObject, UISearchSuggestion {
    public let localizedSuggestion: String?
    public let localizedAttributedSuggestion: NSAttributedString?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?

    private init(_ text: String?, _ attributed: NSAttributedString?, _ description: String?, _ icon: UIImage?) {
        localizedSuggestion = text ?? attributed?.string
        localizedAttributedSuggestion = attributed
        localizedDescription = description
        iconImage = icon
        super.init()
    }

    /// - Parameters:
    ///   - localizedDescription: what VoiceOver says instead.
    ///   - iconImage: at the leading edge.
    public convenience init(
        localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
    ) { self.init(localizedSuggestion, nil, localizedDescription, iconImage) }

    public convenience init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) { self.init(nil, localizedAttributedSuggestion, localizedDescription, iconImage) }
}

/// The rows of a search's suggestions.
@MainActor
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
    var suggestions: [any UISearchSuggestion] = [] { didSet { reloadData() } }
    var chosen: (any UISearchSuggestion) -> Void = { _ in }

    init() {
        super.init(frame: .zero, style: .plain)
        register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
        dataSource = self
        delegate = self
        backgroundColor = .systemBackground
        keyboardDismissMode = .onDrag
        accessibilityIdentifier = "SearchSuggestions"
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
        let suggestion = suggestions[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = suggestion.localizedSuggestion
        content.attributedText = suggestion.localizedAttributedSuggestion
        content.image = suggestion.iconImage
        cell.contentConfiguration = content
        cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen(suggestions[indexPath.row])
    }
}

@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// What the pasteboard gets for a token; nil: its text.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
        -> NSItemProvider
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider() }
    public func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {}
}

extension UISearchController {
    /// When the scope bar shows.
    public enum ScopeBarActivation: Int, Sendable {
        /// With the search, on a phone.
        case automatic = 0
        /// When the app says so.
        case manual
        /// With the first letter.
        case onTextEntry
        case onSearchActivation
    }
}

/// A controller for a search of its own screen.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    public let searchController: UISearchController

    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar = searchController.searchBar
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        searchController.isActive = true
    }
}
