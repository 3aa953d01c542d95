// SPDX-License-Identifier: MIT

/// An item of a list that its data source does not know: it stands for data that are still on their way.
@MainActor
final class PlaceholderStand: __ObjCObject {
    /// Where it is shown.
    fileprivate(set) var path: IndexPath
    let reuseIdentifier: String
    /// Points; `automaticDimension` measures the cell. Unused in collection views.
    let rowHeight: CGFloat
    let update: (UIView) -> Void

    init(path: IndexPath, reuseIdentifier: String, rowHeight: CGFloat, update: @escaping (UIView) -> Void) {
        (self.path, self.reuseIdentifier, self.rowHeight, self.update) = (path, reuseIdentifier, rowHeight, update)
        super.init()
    }
}

/// The placeholders of a list in the order they are shown, and what paths mean with and without them.
@MainActor
struct Placeholders {
    private(set) var stands: [PlaceholderStand] = []

    var isEmpty: Bool { stands.isEmpty }

    func stand(at path: IndexPath) -> PlaceholderStand? { stands.first { $0.path == path } }
    func contains(_ stand: PlaceholderStand) -> Bool { stands.contains { $0 === stand } }
    func count(_ section: Int) -> Int { stands.reduce(0) { $0 + ($1.path.section == section ? 1 : 0) } }

    /// The data source's path of what is shown at `path`. For a placeholder: where its data would be inserted.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard !stands.isEmpty else { return path }
        let before = stands.filter { $0.path.section == path.section && $0.path < path }.count
        return before == 0 ? path : IndexPath(row: path.row - before, section: path.section)
    }

    mutating func insert(_ stand: PlaceholderStand) {
        for other in stands where other.path.section == stand.path.section && other.path >= stand.path {
            other.path.row += 1
        }
        stands.append(stand)
    }

    /// - Parameter isReplaced: the data's own item takes the place; else those behind move up.
    mutating func remove(_ stand: PlaceholderStand, isReplaced: Bool) {
        stands.removeAll { $0 === stand }
        guard !isReplaced else { return }
        for other in stands where other.path.section == stand.path.section && other.path > stand.path {
            other.path.row -= 1
        }
    }
}
