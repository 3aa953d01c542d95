// SPDX-License-Identifier: MIT
import UIKit

/// What becomes of an icon that is let go where the finger is.
enum DropTarget: Equatable {
    /// It stands there; others move away. Counted without the icon itself.
    case place(HomeLayout.Place)
    /// It goes into the folder, or makes one with the app.
    case into(HomeLayout.Key)
    /// The finger rests at an edge: the next page comes, or the one before.
    case turn(by: Int)
    /// The finger has left the open folder.
    case leaveFolder
}

/// A lattice of icons, row by row.
struct DropLattice {
    /// Of each place, in its order, in the coordinates of the finger; more than there are items.
    let cells: [CGRect]
    let container: HomeLayout.Container
    /// What stands there, with the icon itself where that is among them.
    let items: [HomeLayout.Key]
    /// Whether the icon can go into others.
    let joins: Bool

    /// Points to either side of a picture's middle where a folder is meant and not the place beside.
    private static let reach: CGFloat = 20

    /// nil: it stays where it is.
    func target(at point: CGPoint, moving key: HomeLayout.Key) -> DropTarget? {
        guard let index = nearest(to: point) else { return nil }
        let others = items.filter { $0 != key }
        guard index < items.count else { return changed(others.count, key) }
        let other = items[index]
        guard other != key, let place = others.firstIndex(of: other) else { return nil }
        let offset = point.x - cells[index].midX
        if joins, abs(offset) <= Self.reach { return .into(other) }
        return changed(offset < 0 ? place : place + 1, key)
    }

    private func changed(_ index: Int, _ key: HomeLayout.Key) -> DropTarget? {
        items.firstIndex(of: key) == index ? nil : .place(HomeLayout.Place(container: container, index: index))
    }

    private func nearest(to point: CGPoint) -> Int? {
        func distance(_ cell: CGRect) -> CGFloat { hypot(cell.midX - point.x, cell.midY - point.y) }
        return cells.indices.min { distance(cells[$0]) < distance(cells[$1]) }
    }
}
