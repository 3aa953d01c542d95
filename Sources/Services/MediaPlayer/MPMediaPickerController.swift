// SPDX-License-Identifier: MIT

/// Lets the person choose songs of the library: by artist, song, playlist or album.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    open private(set) var mediaTypes: MPMediaType
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    open var prompt: String?
    private let choice = PickedSongs()

    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(mediaTypes: .any) }
    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        choice.allowsSeveral = allowsPickingMultipleItems
        choice.prompt = prompt
        choice.done = { [weak self] songs in self?.finish(songs) }
        let pages: [(String, String, MPMediaQuery)] = [
            ("Artists", "music.mic", .artists()), ("Songs", "music.note", .songs()),
            ("Playlists", "music.note.list", .playlists()), ("Albums", "square.stack", .albums()),
        ]
        let tabs = UITabBarController()
        tabs.viewControllers = pages.map { title, symbol, query in
            let list = query.groupingType == .title ? SongList(title, songs(of: query), choice) : groups(title, query)
            let navigation = UINavigationController(rootViewController: list)
            navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            return navigation
        }
        tabs.selectedIndex = 1
        addChild(tabs)
        tabs.view.frame = view.bounds
        tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tabs.view)
        tabs.didMove(toParent: self)
    }

    private func allows(_ item: MPMediaItem) -> Bool {
        !item.mediaType.isDisjoint(with: mediaTypes) && (showsCloudItems || !item.isCloudItem)
            && (showsItemsWithProtectedAssets || !item.hasProtectedAsset)
    }

    /// Of all kinds that the app wants, not of music alone.
    private func songs(of query: MPMediaQuery) -> [MPMediaItem] {
        query.filterPredicates = nil
        return (query.items ?? []).filter(allows)
    }

    private func groups(_ title: String, _ query: MPMediaQuery) -> SongGroups {
        query.filterPredicates = nil
        let property = MPMediaItem.titleProperty(forGroupingType: query.groupingType)
        let groups = (query.collections ?? []).compactMap { collection -> SongGroups.Group? in
            let songs = collection.items.filter(allows)
            let name = (collection as? MPMediaPlaylist)?.name ?? songs.first?.value(forProperty: property) as? String
            guard let name, !songs.isEmpty else { return nil }
            return SongGroups.Group(name: name, songs: songs)
        }
        return SongGroups(title, groups, choice)
    }

    /// - Parameter songs: nil: cancelled.
    private func finish(_ songs: [MPMediaItem]?) {
        guard let delegate else { return }
        guard let songs else {
            optionalCall { delegate.mediaPickerDidCancel(self) }
            return
        }
        optionalCall { delegate.mediaPicker(self, didPickMediaItems: MPMediaItemCollection(items: songs)) }
    }
}

@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {
        byName(self, "mediaPicker:didPickMediaItems:", [mediaPicker, mediaItemCollection])
    }
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
        byName(self, "mediaPickerDidCancel:", [mediaPicker])
    }
}

/// What was chosen on all pages, in the order of choosing.
@MainActor
private final class PickedSongs {
    var allowsSeveral = false
    var prompt: String?
    var done: ([MPMediaItem]?) -> Void = { _ in }
    private(set) var songs: [MPMediaItem] = []

    func pick(_ song: MPMediaItem) {
        songs.append(song)
        if !allowsSeveral { done(songs) }
    }
    func contains(_ song: MPMediaItem) -> Bool { songs.contains { $0 === song } }

    func addButtons(to item: UINavigationItem) {
        item.prompt = prompt
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.done(nil) })
        guard allowsSeveral else { return item.rightBarButtonItem = cancel }
        item.rightBarButtonItems = [
            UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in if let self { done(songs) } }), cancel,
        ]
    }
}

/// The songs to choose from.
@MainActor
private final class SongList: UITableViewController {
    private let songs: [MPMediaItem]
    private let choice: PickedSongs

    init(_ title: String, _ songs: [MPMediaItem], _ choice: PickedSongs) {
        (self.songs, self.choice) = (songs, choice)
        super.init(style: .plain)
        self.title = title
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        choice.addButtons(to: navigationItem)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "song")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "song")
        let song = songs[indexPath.row]
        cell.textLabel?.text = song.title
        cell.detailTextLabel?.text = [song.artist, song.albumTitle].compactMap { $0 }.joined(separator: " - ")
        cell.accessoryType = choice.contains(song) ? .checkmark : .none
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choice.pick(songs[indexPath.row])
        if choice.allowsSeveral { tableView.reloadRows(at: [indexPath], with: .automatic) }
    }
}

/// Artists, playlists or albums, each with its songs behind it.
@MainActor
private final class SongGroups: UITableViewController {
    struct Group {
        let name: String
        let songs: [MPMediaItem]
    }
    private let groups: [Group]
    private let choice: PickedSongs

    init(_ title: String, _ groups: [Group], _ choice: PickedSongs) {
        (self.groups, self.choice) = (groups, choice)
        super.init(style: .plain)
        self.title = title
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        choice.addButtons(to: navigationItem)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "group")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "group")
        let group = groups[indexPath.row]
        cell.textLabel?.text = group.name
        cell.detailTextLabel?.text = group.songs.count == 1 ? "1 song" : "\(group.songs.count) songs"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let group = groups[indexPath.row]
        navigationController?.pushViewController(SongList(group.name, group.songs, choice), animated: true)
    }
}
