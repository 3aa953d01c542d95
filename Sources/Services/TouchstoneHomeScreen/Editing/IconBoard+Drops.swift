// SPDX-License-Identifier: MIT
import UIKit

/// What an icon in the person's hand would become.
extension IconBoard {
    /// Points from the screen's edges where pages turn.
    private static let edge: CGFloat = 22

    /// - Parameter point: of the host's view.
    /// - Returns: nil: nothing would change.
    func target(at point: CGPoint, moving key: HomeLayout.Key?) -> DropTarget? {
        guard let key, let geometry else { return nil }
        if let folder { return target(at: point, in: folder, moving: key) }
        if let turn = turn(at: point, geometry) { return turn }
        let joins = if case .app = key { true } else { false }
        if dock.convert(dock.bounds, to: host.view).contains(point) { return targetInDock(point, key, joins, geometry) }
        let page = currentPage
        let cells = (0..<geometry.grid.perPage).map { geometry.frame(page: page, index: $0) }
        let items = layout.pages.indices.contains(page) ? layout.pages[page].map(\.key) : []
        return DropLattice(cells: cells, container: .page(page), items: items, joins: joins)
            .target(at: pages.convert(point, from: host.view), moving: key)
    }

    private func turn(at point: CGPoint, _ geometry: HomeGeometry) -> DropTarget? {
        if point.x < Self.edge, currentPage > 0 { return .turn(by: -1) }
        if point.x > geometry.screen.width - Self.edge, currentPage + 1 < pageCount { return .turn(by: 1) }
        return nil
    }

    private func targetInDock(
        _ point: CGPoint, _ key: HomeLayout.Key, _ joins: Bool, _ geometry: HomeGeometry
    ) -> DropTarget? {
        let items = layout.dock.map(\.key)
        let isThere = items.contains(key)
        let isFull = items.count >= geometry.limits.dock && !isThere
        let place = dock.convert(point, from: host.view)
        func found(among count: Int, joins: Bool) -> DropTarget? {
            let cells = (0..<max(1, count)).map { geometry.dockFrame(of: $0, among: max(1, count)) }
            return DropLattice(cells: cells, container: .dock, items: items, joins: joins)
                .target(at: place, moving: key)
        }
        // Icons stand as they do without the one that comes; its place is one of those with it.
        let shown = found(among: items.count, joins: joins)
        if case .into = shown { return shown }
        if isThere { return shown }
        return isFull ? nil : found(among: items.count + 1, joins: false)
    }

    private func target(at point: CGPoint, in folder: FolderView, moving key: HomeLayout.Key) -> DropTarget? {
        let panel = folder.panel.frame
        guard panel.insetBy(dx: -8, dy: -8).contains(point) else { return .leaveFolder }
        if point.x < panel.minX + Self.edge, folder.currentPage > 0 { return .turn(by: -1) }
        if point.x > panel.maxX - Self.edge, folder.hasPage(after: folder.currentPage) { return .turn(by: 1) }
        let (first, frames) = folder.cells
        let items = (layout.folder(folder.number)?.apps ?? []).map(HomeLayout.Key.app)
        let lattice = DropLattice(
            cells: frames, container: .folder(folder.number), items: Array(items.dropFirst(first).prefix(frames.count)),
            joins: false)
        guard case .place(var place) = lattice.target(at: folder.content.convert(point, from: host.view), moving: key)
        else { return nil }
        // Pages of a folder are parts of one list.
        let isBefore = items.prefix(first).contains(key)
        place.index += first - (isBefore ? 1 : 0)
        return .place(place)
    }

    func turn(by step: Int) {
        if let folder { return folder.turn(by: step) }
        turn(to: currentPage + step)
    }

    /// Puts an app into a folder, or makes one of two apps.
    func join(_ key: HomeLayout.Key, with other: HomeLayout.Key, limits: HomeLayout.Limits) {
        guard case .app(let app) = key else { return }
        switch other {
        case .folder(let number): layout.put(app, into: number, limits: limits)
        case .app(let target):
            let name = FolderName.guess(icons[target]?.category, icons[app]?.category)
            _ = layout.join(app, onto: target, name: name)
        }
    }
}
