// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import UIKit

/// The icons and folders of the pages, the dock and the open folder: one view for each that is to be seen, by the layout.
@MainActor
final class IconBoard {
    private let device: Device
    private let store: HomeLayoutStore
    let pages: UIScrollView
    let dock: UIView
    /// Has what lies over pages and dock: the open folder, the icon in the person's hand.
    unowned let host: UIViewController
    private let launch: (HomeIcon, String?) -> Void

    private(set) var icons: [String: HomeIcon] = [:]
    /// As the person has arranged it, and as the file has it; nil: not read yet.
    private var kept: HomeLayout?
    /// As it is shown: pages that hold more than this screen's are spread over more of them.
    var layout = HomeLayout()
    private(set) var views: [HomeLayout.Key: HomeItemView] = [:]
    private(set) var geometry: HomeGeometry?
    var folder: FolderView?
    private(set) var isEditing = false
    /// What the person holds, and a view of its own shows; nil: nothing.
    var held: HomeLayout.Key?
    /// Editing begins, or ends.
    var willEdit: (Bool) -> Void = { _ in }
    /// Apps have come or gone.
    var appsChanged: () -> Void = {}
    /// The number of pages, or editing, has changed.
    var changed: () -> Void = {}

    init(
        on host: UIViewController, device: Device, pages: UIScrollView, dock: UIView,
        launch: @escaping (HomeIcon, String?) -> Void
    ) {
        (self.host, self.device, self.pages, self.dock, self.launch) = (host, device, pages, dock, launch)
        store = HomeLayoutStore(device: device)
    }

    /// Those of all places.
    var allIcons: [HomeIcon] { layout.apps.compactMap { icons[$0] } }

    /// With an empty one at the end for an icon that is in the person's hand.
    var pageCount: Int {
        guard let key = held else { return layout.pages.count }
        return layout.pages.count + (layout.pages.last?.contains { $0.key != key } == true ? 1 : 0)
    }

    // MARK: Contents

    /// What is installed, and its numbers, may have changed.
    func reload() {
        guard let geometry else { return }
        let (apps, system) = (HomeIcon.all(on: device), HomeIcon.dock)
        icons = Dictionary((apps + system).map { ($0.identifier, $0) }) { first, _ in first }
        let names = (apps.map(\.identifier), system.map(\.identifier))
        var next = kept ?? store.read() ?? HomeLayout()
        next.fit(apps: names.0, system: names.1, limits: geometry.keptLimits)
        keep(next)
        if isEditing { layout.fit(apps: names.0, system: names.1, limits: geometry.limits) } else { showKept() }
        appsChanged()
        show()
    }

    private func keep(_ next: HomeLayout) {
        guard next != kept else { return }
        kept = next
        store.write(next)
    }

    /// What the person has done stays.
    func commit() {
        var next = layout
        next.tidy()
        if let geometry { next.checkInvariants(limits: geometry.limits) }
        keep(next)
    }

    private func showKept() {
        guard let geometry, let kept else { return }
        layout = kept
        layout.fit(
            apps: kept.apps, system: [], limits: geometry.limits)
    }

    func take(_ geometry: HomeGeometry) {
        let isOld = self.geometry == geometry
        self.geometry = geometry
        if kept == nil { return reload() }
        if !isOld, !isEditing { showKept() }
        show()
    }

    // MARK: Views

    /// Makes the views that are missing, takes off those that are not wanted, and puts each in its place.
    func show(animated: Bool = false) {
        if let number = folder?.number, layout.folder(number) == nil { closeFolder(animated: animated) }
        let wanted = placed()
        let keys = Set(wanted.map(\.item.key))
        for (key, view) in views where !keys.contains(key) {
            views[key] = nil
            view.removeFromSuperview()
        }
        var fresh: Set<HomeLayout.Key> = []
        for entry in wanted where bring(entry.item, into: parent(of: entry.place.container)) {
            fresh.insert(entry.item.key)
        }
        if let folder { folder.show(layout.folder(folder.number), isEditing: isEditing) }
        func place(_ keys: (HomeLayout.Key) -> Bool) {
            for entry in wanted where keys(entry.item.key) { views[entry.item.key]?.place(frame(of: entry.place)) }
        }
        // What has just come to where it is has no place to come from.
        UIView.performWithoutAnimation { place { !animated || fresh.contains($0) } }
        if animated { UIView.animate(withDuration: 0.3) { place { !fresh.contains($0) } } }
        for (index, entry) in wanted.enumerated() {
            views[entry.item.key]?.setEditing(isEditing, phase: index)
            views[entry.item.key]?.alpha = held == entry.item.key ? 0 : 1
        }
        changed()
    }

    private typealias Placed = (item: HomeLayout.Item, place: HomeLayout.Place)

    private func placed() -> [Placed] {
        func list(_ items: [HomeLayout.Item], _ container: HomeLayout.Container) -> [Placed] {
            items.enumerated().map { ($1, HomeLayout.Place(container: container, index: $0)) }
        }
        let ofPages = layout.pages.enumerated().flatMap { list($1, .page($0)) }
        let open = folder.flatMap { layout.folder($0.number) }
        let ofFolder = open.map { list($0.apps.map(HomeLayout.Item.app), .folder($0.number)) } ?? []
        return ofPages + list(layout.dock, .dock) + ofFolder
    }

    /// - Returns: whether its view has just come into the parent.
    private func bring(_ item: HomeLayout.Item, into parent: UIView) -> Bool {
        let old = views[item.key]
        switch item {
        case .app(let app):
            guard let icon = icons[app] else { return false }
            (old as? IconView)?.show(icon)
            views[item.key] = old ?? makeView(icon)
        case .folder(let folder):
            let icons = folder.apps.compactMap { self.icons[$0] }
            (old as? FolderIconView)?.show(folder, icons: icons)
            views[item.key] = old ?? makeView(folder, icons)
        }
        guard let view = views[item.key] else { return false }
        view.showsName = parent !== dock
        guard view.superview !== parent else { return false }
        parent.addSubview(view)
        return true
    }

    private func makeView(_ icon: HomeIcon) -> IconView {
        let view = IconView(icon, showsName: true)
        view.launch = launch
        view.edit = { [weak self] in self?.setEditing(true) }
        view.remove = { [weak self, weak view] in if let self, let view { RemovalQuestion.ask(view.icon, over: host) } }
        return view
    }

    private func makeView(_ folder: HomeLayout.Folder, _ icons: [HomeIcon]) -> FolderIconView {
        let view = FolderIconView(folder, icons: icons)
        view.open = { [weak self] view, renames in
            self?.openFolder(view.folder.number, renames: renames)
        }
        view.edit = { [weak self] in self?.setEditing(true) }
        return view
    }

    /// Another view of the same, for the person's hand.
    func copy(of item: HomeLayout.Item) -> HomeItemView? {
        switch item {
        case .app(let app): icons[app].map { IconView($0, showsName: false) }
        case .folder(let folder): makeView(folder, folder.apps.compactMap { icons[$0] })
        }
    }

    // MARK: Places

    func parent(of container: HomeLayout.Container) -> UIView {
        switch container {
        case .page: pages
        case .dock: dock
        case .folder: folder?.content ?? pages
        }
    }

    /// Of picture and name, in the coordinates of `parent(of:)`.
    func frame(of place: HomeLayout.Place) -> CGRect {
        guard let geometry else { return .zero }
        switch place.container {
        case .page(let page): return geometry.frame(page: page, index: place.index)
        case .dock: return geometry.dockFrame(of: place.index, among: layout.dock.count)
        case .folder: return folder?.frame(of: place.index) ?? .zero
        }
    }

    /// The page that is to be seen; 0 also while Today is.
    var currentPage: Int {
        guard let geometry, geometry.grid.size.width > 0 else { return 0 }
        return max(0, Int((pages.contentOffset.x / geometry.grid.size.width).rounded()) - HomeGeometry.leading)
    }

    func turn(to page: Int) {
        guard let geometry, page >= 0, page < pageCount else { return }
        let x = geometry.grid.size.width * CGFloat(page + HomeGeometry.leading)
        UIView.animate(withDuration: 0.3) { [self] in pages.contentOffset = CGPoint(x: x, y: 0) }
    }

    // MARK: Editing

    func setEditing(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        willEdit(isEditing)
        if !isEditing {
            folder?.endEditing(true)
            commit()
            showKept()
            if currentPage >= layout.pages.count { turn(to: layout.pages.count - 1) }
        }
        show(animated: true)
    }

    // MARK: Folders

    /// - Parameter renames: the keyboard comes at once.
    func openFolder(_ number: Int, renames: Bool = false) {
        guard folder == nil, let content = layout.folder(number), let geometry else { return }
        let view = FolderView(number: number, size: geometry.screen)
        view.close = { [weak self] in self?.closeFolder(animated: true) }
        view.rename = { [weak self] in self?.rename(number, to: $0) }
        folder = view
        view.frame = host.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.view.insertSubview(view, aboveSubview: dockGround)
        if renames { setEditing(true) }
        view.show(content, isEditing: isEditing)
        show()
        view.appear(from: views[.folder(number)].map { $0.picture.convert($0.picture.bounds, to: host.view) })
        if renames { view.beginRenaming() }
    }

    /// The dock as the host's view has it.
    private var dockGround: UIView {
        var view = dock
        while let parent = view.superview, parent !== host.view { view = parent }
        return view
    }

    private func rename(_ number: Int, to name: String) {
        layout.rename(number, to: name)
        commit()
        show()
    }

    func closeFolder(animated: Bool) {
        guard let old = folder else { return }
        old.endEditing(true)
        folder = nil
        // Its icons go with it, and not by way of the pages.
        for app in layout.folder(old.number)?.apps ?? [] { views[.app(app)] = nil }
        let icon = views[.folder(old.number)]
        old.disappear(to: icon.map { $0.picture.convert($0.picture.bounds, to: host.view) }, animated: animated)
        show()
    }
}
