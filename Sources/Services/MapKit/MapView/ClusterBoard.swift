// SPDX-License-Identifier: MIT

/// Which annotations of one scale stand together: each joins the nearest group of its name whose first member lies within
/// reach, else begins a group of its own.
///
/// Groups lie on the ground, so moving and turning the map changes none: those that come into sight join, and those that
/// leave it stay members. Joining costs a look into nine cells. Another scale begins anew, with the same annotations for
/// groups that have kept their members.
@MainActor
final class ClusterBoard {
    /// Points between the first members of two groups that stay apart.
    private static let distance = 38.0

    struct Group {
        let name: Int
        let first: MKMapPoint
        /// Numbers in the table of annotations, as they joined.
        var members: [Int]
        /// Sums of the members' places.
        var x: Double
        var y: Double
        /// The next group in the same cell.
        let next: Int?
        /// Made when it first comes into sight; nil again when somebody joins.
        var annotation: MKClusterAnnotation?
        var view: MKAnnotationView?

        var isCluster: Bool { members.count > 1 }
        var center: MKMapPoint { MKMapPoint(x: x / Double(members.count), y: y / Double(members.count)) }
    }

    private struct Cell: Hashable {
        let name: Int
        let column: Int
        let row: Int
    }

    var groups: [Group] = []
    /// Map points a point for which the groups were made; nil when they are to be made anew.
    private(set) var scale: Double?
    private var side = 1.0
    private var columns = 1
    private var cells: [Cell: Int] = [:]
    /// By number; -1 for those in no group.
    private var groupOf: [Int] = []
    private var names: [String: Int] = [:]
    /// Views whose groups have changed.
    private var gone: [MKAnnotationView] = []
    /// Of the groups before, by their members.
    private var known: [Set<ObjectIdentifier>: (MKClusterAnnotation, MKAnnotationView)] = [:]

    /// Annotations have moved, gone or got other names. `table` still has the numbers of the groups.
    func forget(_ table: AnnotationTable) {
        for group in groups {
            guard let annotation = group.annotation, let view = group.view else { continue }
            known[Set(group.members.map { ObjectIdentifier(table.list[$0]) })] = (annotation, view)
        }
        (groups, cells, groupOf, scale) = ([], [:], [], nil)
    }

    func begin(scale: Double) {
        self.scale = scale
        columns = max(1, Int(MapMath.world / (Self.distance * scale)))
        side = MapMath.world / Double(columns)
    }

    /// Whether an annotation has joined a group, even one of its own.
    func knows(_ number: Int) -> Bool { number < groupOf.count && groupOf[number] >= 0 }

    /// The group that an annotation stands in with others.
    func cluster(of number: Int) -> Int? {
        guard knows(number), groups[groupOf[number]].isCluster else { return nil }
        return groupOf[number]
    }

    func join(_ number: Int, _ name: String, at place: MKMapPoint) {
        guard let scale, place.x.isFinite, !knows(number) else { return }
        while groupOf.count <= number { groupOf.append(-1) }
        let name = nameNumber(name)
        let (column, row) = (Int((place.x / side).rounded(.down)), Int((place.y / side).rounded(.down)))
        var nearest: (group: Int, way: Double)?
        for y in (row - 1)...(row + 1) {
            for x in (column - 1)...(column + 1) {
                var index = cells[Cell(name: name, column: (x + columns) % columns, row: y)]
                while let candidate = index {
                    let first = groups[candidate].first
                    let way = hypot(remainder(first.x - place.x, MapMath.world), first.y - place.y)
                    if way < Self.distance * scale, way < nearest?.way ?? .infinity { nearest = (candidate, way) }
                    index = groups[candidate].next
                }
            }
        }
        if let nearest {
            add(number, to: nearest.group, place)
        } else {
            let cell = Cell(name: name, column: column, row: row)
            groups.append(
                Group(name: name, first: place, members: [number], x: place.x, y: place.y, next: cells[cell]))
            cells[cell] = groups.count - 1
            groupOf[number] = groups.count - 1
        }
    }

    private func nameNumber(_ name: String) -> Int {
        if let known = names[name] { return known }
        names[name] = names.count
        return names.count - 1
    }

    private func add(_ number: Int, to index: Int, _ place: MKMapPoint) {
        groupOf[number] = index
        groups[index].members.append(number)
        // The copy of the world that is nearest to the group.
        groups[index].x += groups[index].first.x + remainder(place.x - groups[index].first.x, MapMath.world)
        groups[index].y += place.y
        if let view = groups[index].view { gone.append(view) }
        (groups[index].annotation, groups[index].view) = (nil, nil)
    }

    /// The annotation and view of an earlier group with the same members.
    func takeKnown(_ index: Int, _ table: AnnotationTable) -> Bool {
        guard !known.isEmpty,
            let (annotation, view) = known.removeValue(
                forKey: Set(groups[index].members.map { ObjectIdentifier(table.list[$0]) }))
        else { return false }
        annotation.membersMoved()
        (groups[index].annotation, groups[index].view) = (annotation, view)
        return true
    }

    /// Views of groups that are no more.
    func takeGone() -> [MKAnnotationView] {
        defer { (gone, known) = ([], [:]) }
        return gone + known.values.map(\.1)
    }
}
