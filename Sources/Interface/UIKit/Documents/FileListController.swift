// SPDX-License-Identifier: MIT
import UniformTypeIdentifiers

/// The files of a folder, for choosing some, or for choosing the folder itself; or those of all folders that changed
/// last.
final class FileListController: UITableViewController, UISearchResultsUpdating {
    private let folder: URL
    private let showsRecent: Bool
    private let types: [UTType]
    private var entries: [DeviceFiles.Entry] = []
    /// Of lists of which several files may be chosen.
    private var openButton: UIBarButtonItem?

    var showsExtensions = false
    var allowsMultipleSelection = false
    var choose: ([URL]) -> Void = { _ in }
    var openFolder: (URL) -> Void = { _ in }
    /// nil: there is nothing to leave.
    var cancel: (() -> Void)?
    /// The button that takes the folder.
    var saveTitle = ""
    var save: ((URL) -> Void)?
    /// The button that makes a document.
    var create: (() -> Void)?

    /// - Parameter showsRecent: the files of the folder and below that changed last, instead of what lies in it.
    init(folder: URL, types: [UTType], showsRecent: Bool = false) {
        self.folder = folder
        self.types = types
        self.showsRecent = showsRecent
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    private static var nameOfDevice: String {
        SystemStrings.text("On My iPhone").replacingOccurrences(of: "iPhone", with: UIDevice.current.localizedModel)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title =
            showsRecent
            ? SystemStrings.text("Recents")
            : folder == DeviceFiles.folder ? Self.nameOfDevice : folder.lastPathComponent
        tableView.estimatedRowHeight = Self.rowHeight
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
        tableView.allowsMultipleSelection = allowsMultipleSelection
        tableView.register(FileCell.self, forCellReuseIdentifier: "file")
        addButtons()
        if save == nil { addSearch() }
        reload()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    func reload() {
        if !searched.isEmpty {
            entries = DeviceFiles.matching(searched, below: folder)
        } else {
            entries = showsRecent ? DeviceFiles.recent(of: types) : DeviceFiles.entries(of: folder)
        }
        tableView.backgroundView = entries.isEmpty ? emptyNote : nil
        tableView.reloadData()
        selectionDidChange()
    }

    private var emptyNote: UIView {
        let note = UILabel()
        note.text = SystemStrings.text(searched.isEmpty ? "Folder is Empty" : "No Results")
        note.font = .preferredFont(forTextStyle: .title2)
        note.textColor = .secondaryLabel
        note.textAlignment = .center
        return note
    }

    // MARK: Searching

    private func addSearch() {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    private var searched: String { navigationItem.searchController?.searchBar.text ?? "" }

    func updateSearchResults(for searchController: UISearchController) { reload() }

    private func addButtons() {
        if let cancel, navigationController?.viewControllers.first === self {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
        }
        if let save {
            let folder = folder
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: saveTitle, primaryAction: UIAction { _ in save(folder) })
            navigationItem.rightBarButtonItem?.style = .done
        } else if let create {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { _ in create() })
        }
        if allowsMultipleSelection, save == nil { addOpenButton() }
    }

    private func addOpenButton() {
        let open = UIBarButtonItem(
            title: SystemStrings.text("Open"), primaryAction: UIAction { [weak self] _ in self?.openSelection() })
        open.style = .done
        openButton = open
        navigationItem.rightBarButtonItems = [open] + (navigationItem.rightBarButtonItems ?? [])
    }

    private var selectedFiles: [URL] {
        (tableView.indexPathsForSelectedRows ?? []).map { entries[$0.row].url }.filter { url in
            entries.contains { $0.url == url && !$0.isFolder }
        }
    }

    private func openSelection() { choose(selectedFiles) }
    private func selectionDidChange() { openButton?.isEnabled = !selectedFiles.isEmpty }

    private func canChoose(_ entry: DeviceFiles.Entry) -> Bool {
        if entry.isFolder { return true }
        return save == nil && DeviceFiles.conforms(entry.url, to: types)
    }

    // MARK: Table

    private static let rowHeight: CGFloat = 64

    /// Larger texts take the room they need.
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let isLarge = traitCollection.preferredContentSizeCategory > .large
        return isLarge ? UITableView.automaticDimension : Self.rowHeight
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
        let entry = entries[indexPath.row]
        (cell as? FileCell)?.show(entry, showsExtension: showsExtensions, isEnabled: canChoose(entry))
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        canChoose(entries[indexPath.row]) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let entry = entries[indexPath.row]
        if entry.isFolder {
            tableView.deselectRow(at: indexPath, animated: true)
            openFolder(entry.url)
        } else if allowsMultipleSelection {
            selectionDidChange()
        } else {
            tableView.deselectRow(at: indexPath, animated: true)
            choose([entry.url])
        }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        selectionDidChange()
    }
}

private final class FileCell: UITableViewCell {
    func show(_ entry: DeviceFiles.Entry, showsExtension: Bool, isEnabled: Bool) {
        let url = entry.url
        var content = UIListContentConfiguration.subtitleCell()
        content.text =
            showsExtension || entry.isFolder ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
        content.secondaryText =
            entry.isFolder
            ? Self.date(entry.changed)
            : "\(Self.date(entry.changed)) – \(ByteCountFormatter.string(fromByteCount: Int64(entry.size), countStyle: .file))"
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: entry.isFolder ? "folder.fill" : Self.symbol(url))
        content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)
        // Folders are wider than pages; names start below each other all the same.
        content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
        content.imageProperties.tintColor = entry.isFolder ? .systemBlue : .secondaryLabel
        contentConfiguration = content
        accessoryType = entry.isFolder ? .disclosureIndicator : .none
        contentView.alpha = isEnabled ? 1 : 0.4
        isUserInteractionEnabled = isEnabled
    }

    private static func symbol(_ url: URL) -> String {
        let types = UTType.types(tag: url.pathExtension, tagClass: .filenameExtension, conformingTo: nil)
        if types.contains(where: { $0.conforms(to: .image) }) { return "photo" }
        return types.contains { $0.conforms(to: .text) } ? "doc.text" : "doc"
    }

    private static func date(_ date: Date) -> String {
        DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none)
    }
}
