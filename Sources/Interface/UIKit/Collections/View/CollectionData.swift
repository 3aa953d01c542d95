// SPDX-License-Identifier: MIT

/// The numbers of items that the collection view goes by.
struct CollectionData {
    /// Of each section.
    var counts: [Int] = []
    /// False: the data source has to be asked.
    var isLoaded = false

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path[0]) && path[1] >= 0 && path[1] < counts[path[0]]
    }
}

extension UICollectionView {
    /// Asks the data source when the numbers are not known.
    var counts: [Int] {
        if !data.isLoaded, batch?.isOpen != true { loadCounts() }
        return data.counts
    }

    func loadCounts() {
        data.counts = askCounts()
        data.isLoaded = true
        loadIndexTitles()
        selected.removeAll { !data.contains($0) }
    }

    func askCounts() -> [Int] {
        guard let source = sourceStorage else { return [] }
        let sections = optionalCall { source.numberOfSections(in: self) } ?? 1
        return (0..<max(0, sections)).map {
            max(0, source.collectionView(self, numberOfItemsInSection: $0)) + placeholders.count($0)
        }
    }

    func itemCount(_ section: Int) -> Int {
        let counts = self.counts
        guard counts.indices.contains(section) else {
            NSException.raise(
                .internalInconsistencyException,
                "request for number of items in section \(section) when there are only \(counts.count) sections in the "
                    + "collection view")
        }
        return counts[section]
    }

    func dataSourceDidChange() {
        reloadAll()
    }

    /// Everything is asked for again at the next layout. Nothing is selected any more.
    func reloadAll() {
        data.isLoaded = false
        closeSwipe(animated: false)
        placeholders = Placeholders()
        batch?.isAbandoned = true
        clearSelection()
        highlightedPath = nil
        dropMadeAhead()
        prefetch = PrefetchState()
        pass.reloads = true
        let context = layoutStorage.makeInvalidationContext()
        (context.everything, context.dataCounts) = (true, true)
        layoutStorage.invalidateLayout(with: context)
        setNeedsLayout()
    }
}
