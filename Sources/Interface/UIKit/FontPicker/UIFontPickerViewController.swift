// SPDX-License-Identifier: MIT
import CoreText

@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// `selectedFontDescriptor` is what was chosen.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        byName(self, "fontPickerViewControllerDidPickFont:", [viewController])
    }
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        byName(self, "fontPickerViewControllerDidCancel:", [viewController])
    }
}

/// A list of the device's fonts, each name in its own letters.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// Which fonts are offered, and how.
    @preconcurrency @MainActor
    open class Configuration: __ObjCObject, @preconcurrency NSCopying {
        /// Single faces too, behind each family's row.
        open var includeFaces = false
        /// All names in the system's letters.
        open var displayUsingSystemFont = false
        /// Only families that have one of these traits; empty: all.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Evaluated with the languages of each family.
        open var filteredLanguagesPredicate: NSPredicate?

        public override init() { super.init() }

        /// Families for all of some languages.
        open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            guard !filteredLanguages.isEmpty else { return nil }
            let wanted = Set(filteredLanguages)
            return NSPredicate { languages, _ in
                (languages as? [String]).map { wanted.isSubset(of: $0) } ?? false
            }
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            let made = Configuration()
            made.includeFaces = includeFaces
            made.displayUsingSystemFont = displayUsingSystemFont
            made.filteredTraits = filteredTraits
            made.filteredLanguagesPredicate = filteredLanguagesPredicate
            return made
        }
    }

    open private(set) var configuration: Configuration
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?
    private var isDone = false

    public init(configuration: Configuration) {
        self.configuration = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(configuration: Configuration())
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = FontFamilyList(configuration) { [weak self] in self?.pick($0) }
        list.selected = selectedFontDescriptor
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func pick(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        isDone = true
        delegate?.fontPickerViewControllerDidPickFont(self)
        presentingViewController?.dismiss(animated: true)
    }

    private func cancel() { presentingViewController?.dismiss(animated: true) }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isDone, isBeingDismissed || presentingViewController == nil else { return }
        isDone = true
        delegate?.fontPickerViewControllerDidCancel(self)
    }
}

/// A family and its faces, as descriptors.
struct PickableFont {
    let name: String
    let descriptor: UIFontDescriptor
    var faces: [PickableFont] = []

    @MainActor
    static func all(_ configuration: UIFontPickerViewController.Configuration) -> [PickableFont] {
        UIFont.familyNames.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }.compactMap {
            family(named: $0, configuration)
        }
    }

    @MainActor
    private static func family(
        named name: String, _ configuration: UIFontPickerViewController.Configuration
    ) -> PickableFont? {
        let fonts = UIFont.fontNames(forFamilyName: name).compactMap { UIFont(name: $0, size: 17) }
        let wanted = configuration.filteredTraits
        guard !fonts.isEmpty,
            wanted.isEmpty || fonts.contains(where: { !$0.fontDescriptor.symbolicTraits.isDisjoint(with: wanted) })
        else { return nil }
        if let predicate = configuration.filteredLanguagesPredicate {
            let languages = CTFontCopySupportedLanguages(fonts[0]) as? [String] ?? []
            guard predicate.evaluate(with: languages) else { return nil }
        }
        var made = PickableFont(name: name, descriptor: UIFontDescriptor(fontAttributes: [.family: name]))
        if configuration.includeFaces {
            made.faces = fonts.map { font in
                let face = font.fontDescriptor.object(forKey: .face) as? String ?? font.fontName
                return PickableFont(name: face, descriptor: font.fontDescriptor)
            }
        }
        return made
    }
}

/// The families, with an index of letters and a search.
@MainActor
final class FontFamilyList: UITableViewController, UISearchResultsUpdating {
    private let configuration: UIFontPickerViewController.Configuration
    private let pick: (UIFontDescriptor) -> Void
    private let all: [PickableFont]
    private var shown: [PickableFont]
    var selected: UIFontDescriptor?

    init(_ configuration: UIFontPickerViewController.Configuration, pick: @escaping (UIFontDescriptor) -> Void) {
        self.configuration = configuration
        self.pick = pick
        all = PickableFont.all(configuration)
        shown = all
        super.init(style: .plain)
        title = SystemStrings.text("Choose Font")
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        tableView.accessibilityIdentifier = "FontList"
    }

    func updateSearchResults(for searchController: UISearchController) {
        let words = searchController.searchBar.text ?? ""
        shown = words.isEmpty ? all : all.filter { $0.name.localizedCaseInsensitiveContains(words) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let font = shown[indexPath.row]
        FontFaceList.fill(cell, font, configuration)
        let family = selected?.object(forKey: .family) as? String
        cell.accessoryType = font.faces.count > 1 ? .detailButton : family == font.name ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        pick(shown[indexPath.row].descriptor)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        let list = FontFaceList(shown[indexPath.row], configuration, pick: pick)
        navigationController?.pushViewController(list, animated: true)
    }
}

/// The faces of a family.
@MainActor
final class FontFaceList: UITableViewController {
    private let family: PickableFont
    private let configuration: UIFontPickerViewController.Configuration
    private let pick: (UIFontDescriptor) -> Void

    init(
        _ family: PickableFont, _ configuration: UIFontPickerViewController.Configuration,
        pick: @escaping (UIFontDescriptor) -> Void
    ) {
        self.family = family
        self.configuration = configuration
        self.pick = pick
        super.init(style: .plain)
        title = family.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    }

    static func fill(
        _ cell: UITableViewCell, _ font: PickableFont, _ configuration: UIFontPickerViewController.Configuration
    ) {
        var content = UIListContentConfiguration.cell()
        content.text = font.name
        let shown = UIFont(descriptor: font.descriptor, size: content.textProperties.font.pointSize)
        // A font without Latin letters would show its name in boxes.
        let isLegible = font.name.unicodeScalars.allSatisfy { drawsGlyph(shown, $0) }
        if !configuration.displayUsingSystemFont, isLegible { content.textProperties.font = shown }
        cell.contentConfiguration = content
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { family.faces.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        Self.fill(cell, family.faces[indexPath.row], configuration)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        pick(family.faces[indexPath.row].descriptor)
    }
}

/// Whether a font itself draws a character.
private func drawsGlyph(_ font: UIFont, _ scalar: Unicode.Scalar) -> Bool {
    var units = Array(String(scalar).utf16)
    var glyphs = [CGGlyph](repeating: 0, count: units.count)
    let count = units.count
    return CTFontGetGlyphsForCharacters(font, &units, &glyphs, count)
}
