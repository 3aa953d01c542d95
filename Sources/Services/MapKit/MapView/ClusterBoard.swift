// SPDX-License-Identifier: MIT

/// Puts views that lie too close to each other into clusters, and keeps a cluster's annotation while its members stay.
@MainActor
final class ClusterBoard {
    /// Points between the centres of two views that stay apart.
    private static let distance: CGFloat = 38
    private var known: [Set<ObjectIdentifier>: MKClusterAnnotation] = [:]

    var isEmpty: Bool { known.isEmpty }
    /// In the order of their first members.
    private(set) var all: [ObjectIdentifier] = []

    struct Change {
        let all: [(MKClusterAnnotation, [MKAnnotationView])]
        let gone: [MKClusterAnnotation]
    }

    /// Hides views that are members and shows those that are not.
    func arrange(_ views: [MKAnnotationView], make: ([any MKAnnotation]) -> MKClusterAnnotation) -> Change {
        var result: [(MKClusterAnnotation, [MKAnnotationView])] = []
        var next: [Set<ObjectIdentifier>: MKClusterAnnotation] = [:]
        for group in groups(views) {
            for view in group {
                view.isInCluster = group.count > 1
                view.cluster = nil
            }
            guard group.count > 1 else { continue }
            let members = group.compactMap(\.annotation)
            let key = Set(members.map { ObjectIdentifier($0) })
            let cluster = known[key] ?? make(members)
            next[key] = cluster
            result.append((cluster, group))
        }
        let gone = known.filter { next[$0.key] == nil }.map(\.value)
        known = next
        all = result.map { ObjectIdentifier($0.0) }
        return Change(all: result, gone: gone)
    }

    /// Each view joins the first group of its name whose first view is near.
    private func groups(_ views: [MKAnnotationView]) -> [[MKAnnotationView]] {
        var groups: [[MKAnnotationView]] = []
        // Cells of the distance's size: only neighbours need be looked at.
        struct Cell: Hashable {
            let name: Int
            let column: Int
            let row: Int
        }
        var cells: [Cell: [Int]] = [:]
        var names: [String: Int] = [:]
        for view in views {
            let text = view.clusteringIdentifier ?? ""
            let name = names[text] ?? names.count
            names[text] = name
            let (column, row) = (
                Int((view.center.x / Self.distance).rounded(.down)), Int((view.center.y / Self.distance).rounded(.down))
            )
            var found: Int?
            for x in (column - 1)...(column + 1) where found == nil {
                for y in (row - 1)...(row + 1) where found == nil {
                    found = cells[Cell(name: name, column: x, row: y)]?.first { index in
                        let first = groups[index][0]
                        return hypot(first.center.x - view.center.x, first.center.y - view.center.y) < Self.distance
                    }
                }
            }
            if let found {
                groups[found].append(view)
            } else {
                groups.append([view])
                cells[Cell(name: name, column: column, row: row), default: []].append(groups.count - 1)
            }
        }
        return groups
    }
}
