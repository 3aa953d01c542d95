// SPDX-License-Identifier: MIT

/// Annotations that lie on each other: which of them show, and which have room for their titles.
extension AnnotationBoard {
    /// In the order in which they win against each other: selected, of higher priority, added earlier.
    private func ranked() -> [MKAnnotationView] {
        let ranks = standing.enumerated().map { index, view in
            (rank: view.isSelected ? -Float.infinity : -view.displayPriority.rawValue, index: index)
        }
        guard let first = ranks.first, ranks.contains(where: { $0.rank != first.rank }) else { return standing }
        return ranks.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { standing[$0.index] }
    }

    /// Hides views that need not be shown and lie on others, and titles for which there is no room.
    func avoidCollisions() {
        var grid = CollisionGrid()
        var frames: [CGRect] = []
        let order = ranked()
        for view in order {
            let body = view.collisionFrame
            let mayHide = view.displayPriority != .required && !view.isSelected && view.collisionMode != .none
            view.isCollided = mayHide && grid.isTaken(body.insetBy(dx: 4, dy: 4))
            guard !view.isCollided else { continue }
            // The person's dot lies below what stands at the same place.
            if view.annotation is MKUserLocation { continue }
            if view.collisionMode != .none { grid.insert(body) }
            if !view.isHidden { frames.append(body) }
        }
        for case let marker as MKMarkerAnnotationView in order where !marker.isCollided {
            let title = marker.titleFrame
            marker.hasRoomForTitle = title.isNull || !grid.isTaken(title)
            guard marker.hasRoomForTitle, !title.isNull else { continue }
            grid.insert(title)
            if !marker.isHidden { frames.append(title) }
        }
        obstacles = frames
        map.labels.obstaclesChanged(frames)
    }
}
