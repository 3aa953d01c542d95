// SPDX-License-Identifier: MIT
package import PhotoStore
package import UIKit

/// The system's picker of photos: a grid, the newest at its end, with marks on those that are chosen.
package final class PhotoGrid: UIViewController {
    /// What the picker shows and what may be chosen.
    package struct Settings {
        /// Zero: any number. One: the first tap ends.
        package var limit = 1
        /// Others are not shown.
        package var accepts: (PhotoRecord) -> Bool = { _ in true }
        /// Identifiers of the store.
        package var chosen: [String] = []
        /// Marks are numbers.
        package var isOrdered = false
        /// nil: a switch between photos and albums.
        package var title: String?
        /// Of the button that ends it with what is chosen.
        package var doneTitle = "Add"
        /// One photo, of any kind.
        package init() {}
    }

    private var settings: Settings
    /// Called once, with nothing when the person cancels.
    package var finished: ([PhotoRecord]?) -> Void = { _ in }
    /// Called after each tap.
    package var selectionChanged: ([PhotoRecord]) -> Void = { _ in }

    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let search = UISearchBar()
    private let albums = AlbumList()
    private var library = PhotoSnapshot()
    private var photos: [PhotoRecord] = []
    private var album: AlbumRecord?
    private var isAtEnd = false
    private static let spacing: CGFloat = 2

    /// Loads nothing until it is shown.
    package init(_ settings: Settings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    /// Never from a storyboard: nil.
    package required init?(coder: NSCoder) { nil }

    // MARK: Set-up

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        do { library = try PhotoStore.shared.snapshot() } catch { Unsupported.report("photo library: \(error)") }
        addBarItems()
        addGrid()
        addAlbums()
        reload()
    }

    private func addBarItems() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finished(nil) })
        if settings.limit != 1 {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: SystemStrings.text(settings.doneTitle),
                primaryAction: UIAction { [weak self] _ in self.map { $0.finished($0.chosenPhotos) } })
            navigationItem.rightBarButtonItem?.style = .done
        }
        title = settings.title
        guard settings.title == nil else { return }
        let pages = UISegmentedControl(items: ["Photos", "Albums"].map { SystemStrings.text($0) })
        pages.selectedSegmentIndex = 0
        pages.addAction(
            UIAction { [weak self, weak pages] _ in self?.show(albums: pages?.selectedSegmentIndex == 1) },
            for: .valueChanged)
        navigationItem.titleView = pages
    }

    private func addGrid() {
        layout.minimumInteritemSpacing = Self.spacing
        layout.minimumLineSpacing = Self.spacing
        grid.backgroundColor = .systemBackground
        grid.alwaysBounceVertical = true
        grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        grid.dataSource = self
        grid.delegate = self
        search.placeholder = SystemStrings.text("Search")
        search.searchBarStyle = .minimal
        search.delegate = self
        view.addSubview(grid)
        view.addSubview(search)
    }

    private func addAlbums() {
        albums.tableView.isHidden = true
        albums.choose = { [weak self] album in
            self?.album = album
            self?.title = album.title
            self?.show(albums: false)
            self?.reload()
        }
        addChild(albums)
        view.addSubview(albums.tableView)
        albums.didMove(toParent: self)
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        let bar: CGFloat = 56
        search.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: bar)
        let rest = CGRect(x: 0, y: top + bar, width: view.bounds.width, height: view.bounds.height - top - bar)
        albums.tableView.frame = CGRect(x: 0, y: top, width: rest.width, height: view.bounds.height - top)
        guard grid.frame != rest else { return }
        grid.frame = rest
        layout.invalidateLayout()
        if !isAtEnd { scrollToEnd() }
    }

    /// Lays out at once; to the newest.
    package func scrollToEnd() {
        isAtEnd = true
        grid.layoutIfNeeded()
        let end = grid.contentSize.height + grid.adjustedContentInset.bottom - grid.bounds.height
        if end > 0 { grid.contentOffset.y = end }
    }

    // MARK: Contents

    private func show(albums isShown: Bool) {
        if isShown {
            albums.show(library)
            album = nil
        }
        albums.tableView.isHidden = !isShown
        if !isShown { reload() }
    }

    private func reload() {
        let text = search.text ?? ""
        let all = album.map(library.photos(of:)) ?? library.photos
        photos = all.filter { record in
            !record.isHidden && settings.accepts(record)
                && (text.isEmpty || record.originalName.localizedCaseInsensitiveContains(text))
        }
        grid.reloadData()
    }

    /// In the order in which they were chosen; those that are gone are left out.
    package var chosenPhotos: [PhotoRecord] { settings.chosen.compactMap(library.photo) }

    /// - Parameter identifiers: of the store.
    package func deselect(_ identifiers: Set<String>) {
        settings.chosen.removeAll(where: identifiers.contains)
        showMarks()
    }

    /// Takes effect with the next tap: what is chosen already stays.
    package func setLimit(_ limit: Int) { settings.limit = limit }

    private func showMarks() {
        for case let cell as PhotoCell in grid.visibleCells {
            if let place = grid.indexPath(for: cell) { cell.mark = mark(of: photos[place.item]) }
        }
    }

    private func mark(of photo: PhotoRecord) -> PhotoCell.Mark {
        guard settings.limit != 1, let place = settings.chosen.firstIndex(of: photo.identifier) else { return .none }
        return settings.isOrdered ? .number(place + 1) : .check
    }
}

extension PhotoGrid: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    package func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let photo = photos[indexPath.item]
        (cell as? PhotoCell)?.show(photo)
        (cell as? PhotoCell)?.mark = mark(of: photo)
        return cell
    }

    /// For the collection view: squares, three in a row or more.
    package func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        // Three on a phone, more on wider screens.
        let columns = max(3, (collectionView.bounds.width / 160).rounded())
        let side = ((collectionView.bounds.width - (columns - 1) * Self.spacing) / columns).rounded(.down)
        return CGSize(width: side, height: side)
    }

    /// For the collection view: chooses, or ends where one is enough.
    package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let photo = photos[indexPath.item]
        guard settings.limit != 1 else { return finished([photo]) }
        if let place = settings.chosen.firstIndex(of: photo.identifier) {
            settings.chosen.remove(at: place)
        } else if settings.limit == 0 || settings.chosen.count < settings.limit {
            settings.chosen.append(photo.identifier)
        }
        showMarks()
        selectionChanged(chosenPhotos)
    }
}

extension PhotoGrid: UISearchBarDelegate {
    /// Looks at the names of files: the device recognises nothing in pictures.
    package func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { reload() }
    /// For the search bar: puts the keyboard away.
    package func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

/// The person's albums.
private final class AlbumList: UITableViewController {
    var choose: (AlbumRecord) -> Void = { _ in }
    private var albums: [AlbumRecord] = []

    func show(_ library: PhotoSnapshot) {
        albums = library.albums.filter { !$0.isFolder }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { albums.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let album = albums[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = album.title
        content.secondaryText = "\(album.members.count)"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(albums[indexPath.row])
    }
}
