// SPDX-License-Identifier: MIT

/// What is fetched, and made, before it is in sight.
struct PrefetchState {
    /// The items that the prefetching data source has been told of.
    var paths: Set<IndexPath> = []
    /// Of the last pass; nil before the first.
    var offset: CGPoint?
    /// Cells that wait to come into sight.
    var cells: [IndexPath: UICollectionViewCell] = [:]
    /// The items beyond the edge that the content goes to, the next first, as the layout had them last.
    var coming: [UICollectionViewLayoutAttributes] = []
    /// What `coming` was listed for.
    var listing: Listing?

    struct Listing {
        var way: ScrollWay
        var generation: Int
        /// Where the edge was.
        var edge: CGFloat
    }
}

/// Where the content of a collection view goes: along its longer axis, at so many points a pass.
struct ScrollWay: Equatable {
    let isHorizontal: Bool
    let isBack: Bool

    /// The edge of the visible area behind which items come into sight.
    func edge(of bounds: CGRect) -> CGFloat {
        isHorizontal ? (isBack ? bounds.minX : bounds.maxX) : isBack ? bounds.minY : bounds.maxY
    }
    /// Points from the edge to a frame; at least 0.
    func distance(to frame: CGRect, from edge: CGFloat) -> CGFloat {
        let near = isHorizontal ? (isBack ? frame.maxX : frame.minX) : isBack ? frame.maxY : frame.minY
        return max(0, isBack ? edge - near : near - edge)
    }
    /// The visible area's neighbour that way.
    func next(to bounds: CGRect) -> CGRect {
        let sign: CGFloat = isBack ? -1 : 1
        return isHorizontal
            ? bounds.offsetBy(dx: sign * bounds.width, dy: 0) : bounds.offsetBy(dx: 0, dy: sign * bounds.height)
    }
    func length(of size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
}

extension UICollectionView {
    /// To be called after each pass.
    func updatePrefetching() {
        guard isPrefetchingEnabled, bounds.isFinite else { return }
        let last = prefetch.offset ?? bounds.origin
        let moved = CGPoint(x: bounds.minX - last.x, y: bounds.minY - last.y)
        prefetch.offset = bounds.origin
        let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
        let way = ScrollWay(isHorizontal: isHorizontal, isBack: isHorizontal ? moved.x < 0 : moved.y < 0)
        if let source = prefetchDataSource { tell(source, way) }
        makeAhead(way, speed: abs(isHorizontal ? moved.x : moved.y))
    }

    private func listed(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
        let list = UICollectionView.mirrored(layoutStorage, area, bounds: bounds) {
            layoutStorage.layoutAttributesForElements(in: $0) ?? []
        }
        return list.filter { $0.category == .cell && $0.frame.overlaps(area) }
    }

    // MARK: The data source's share

    /// One visible area ahead in the direction of the scroll is asked for; what falls behind is cancelled.
    private func tell(_ source: any UICollectionViewDataSourcePrefetching, _ way: ScrollWay) {
        var coming: Set<IndexPath> = []
        for attributes in listed(in: way.next(to: bounds)) where elements.visible[attributes.key] == nil {
            coming.insert(attributes.indexPath)
        }
        let new = coming.subtracting(prefetch.paths)
        let shown = prefetch.paths.filter { elements.visible[.cell($0)] != nil }
        let dropped = prefetch.paths.subtracting(coming).subtracting(shown)
        prefetch.paths = coming
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new.sorted()) }
        if !dropped.isEmpty {
            _ = optionalCall { source.collectionView(self, cancelPrefetchingForItemsAt: dropped.sorted()) }
        }
    }

    // MARK: Cells made ahead

    /// Makes cells that are about to come into sight, so that a line of them is not made in the one frame that shows it: in
    /// each pass as many as it takes for all to be there in time.
    /// - Parameter speed: points since the last pass; nothing is made while nothing moves, and none after a jump.
    private func makeAhead(_ way: ScrollWay, speed: CGFloat) {
        let length = way.length(of: bounds.size)
        guard speed > 0, speed < length, window != nil, batch == nil, reorder == nil, pass.isValid,
            sourceStorage != nil
        else { return }
        let edge = way.edge(of: bounds)
        list(way, edge, again: length / 4)
        let coming = prefetch.coming.filter { elements.visible[$0.key] == nil && prefetch.cells[$0.indexPath] == nil }
        let distances = coming.lazy.map { way.distance(to: $0.frame, from: edge) }
        let quota = Self.cellsDue(distances: distances.prefix { $0 <= length / 4 }, speed: speed)
        prefetch.coming = Array(coming.dropFirst(quota))
        for attributes in coming.prefix(quota) { makeAhead(attributes) }
    }

    /// How many of the next cells have to be made now, if in every later pass no more than that is to be made.
    /// - Parameters:
    ///   - distances: points until each comes into sight, the least first.
    ///   - speed: points a pass.
    static func cellsDue(distances: some Sequence<CGFloat>, speed: CGFloat) -> Int {
        var due = 0
        for (index, distance) in distances.enumerated() {
            // It must be there before the pass that shows it; this pass is one.
            let passes = Int(distance / speed) + 1
            due = max(due, (index + passes) / passes)
        }
        return due
    }

    /// - Parameter again: points of scrolling after which the layout is asked again.
    private func list(_ way: ScrollWay, _ edge: CGFloat, again: CGFloat) {
        if let last = prefetch.listing, last.way == way, last.generation == pass.generation,
            abs(last.edge - edge) < again
        {
            return
        }
        prefetch.listing = PrefetchState.Listing(way: way, generation: pass.generation, edge: edge)
        let attributes = listed(in: way.next(to: bounds))
        let distances = attributes.map { way.distance(to: $0.frame, from: edge) }
        prefetch.coming = attributes.indices
            .sorted { (distances[$0], attributes[$0].indexPath) < (distances[$1], attributes[$1].indexPath) }
            .map { attributes[$0] }
        let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        drop { $0.shownAttributes?.frame.overlaps(near) != true }
    }

    private func makeAhead(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard data.contains(path), placeholders.stand(at: path) == nil else { return }
        UIView.performWithoutAnimation {
            guard let cell = obtain(attributes) as? UICollectionViewCell, cell.superview == nil else { return }
            cell.holder = self
            cell.take(attributes)
            prefetch.cells[path] = cell
        }
    }

    /// The cell that was made for an element before it came into sight, once.
    func takeMadeAhead(_ key: ElementKey) -> UICollectionViewCell? {
        key.category == .cell ? prefetch.cells.removeValue(forKey: key.path) : nil
    }

    /// Cells made ahead belong to items that may have become others.
    func dropMadeAhead() {
        drop { _ in true }
        (prefetch.coming, prefetch.listing) = ([], nil)
    }

    /// In order: which cell is used again next must not depend on a hash.
    private func drop(where isDropped: (UICollectionViewCell) -> Bool) {
        for (path, cell) in prefetch.cells.sorted(by: { $0.key < $1.key }) where isDropped(cell) {
            prefetch.cells[path] = nil
            cell.shownAttributes = nil
            registry.keep(cell, .cell(path))
        }
    }
}
