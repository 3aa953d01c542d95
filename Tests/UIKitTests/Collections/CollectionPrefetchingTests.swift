// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Since iOS 10 cells are made before they come into sight (WWDC 2016, session 219: "What's New in UICollectionView in iOS 10"):
/// one after the other between frames instead of a line at once, told to `willDisplay` when they are seen.
@MainActor @Suite(.serialized)
struct CollectionPrefetchingTests {
    private final class Source: GridSourceBase {
        var shown: [Int] = []
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { shown.append(indexPath.item) }
    }

    /// Four in a row of 100 points, 1,000 items, scrolled down by `speed` points a pass.
    private func scroll(
        prefetching: Bool, speed: CGFloat = 40, passes: Int = 60
    ) -> (view: UICollectionView, source: Source, asked: [Int], simulator: Simulator) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 100)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        let source = Source((0..<1000).map { "\($0)" })
        let simulator = Simulator()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 800), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.isPrefetchingEnabled = prefetching
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        (view.dataSource, view.delegate) = (source, source)
        simulator.root.view.addSubview(view)
        view.layoutIfNeeded()
        var asked: [Int] = []
        for pass in 1...passes {
            let before = source.asked.count
            view.contentOffset.y = CGFloat(pass) * speed
            view.layoutIfNeeded()
            view.checkElements()
            asked.append(source.asked.count - before)
        }
        return (view, source, asked, simulator)
    }

    @Test("Cells are made a few at a time, each once, and told to be displayed when they are seen, in the same order")
    func spread() {
        let (plain, ahead) = (scroll(prefetching: false), scroll(prefetching: true))
        // Nothing lies ready when the scroll begins.
        #expect(plain.asked.dropFirst(5).max() == 4)
        #expect(ahead.asked.dropFirst(5).max() == 2)
        #expect(ahead.source.shown == plain.source.shown)
        #expect(Set(ahead.source.asked).count == ahead.source.asked.count)
        #expect(ahead.view.indexPathsForVisibleItems == plain.view.indexPathsForVisibleItems)
        // No more than a part of what is seen lies ready.
        #expect(ahead.source.asked.count - plain.source.asked.count <= 12)
    }

    @Test("A cell made ahead is the item's, not visible; after a reload another one is asked for")
    func madeAhead() throws {
        let (view, source, _, simulator) = scroll(prefetching: true)
        withExtendedLifetime(simulator) {}
        let next = try #require(view.indexPathsForVisibleItems.last).item + 1
        let cell = try #require(view.cellForItem(at: [0, next]))
        #expect(view.indexPath(for: cell) == [0, next])
        #expect(!view.visibleCells.contains(cell) && cell.superview == nil)
        view.selectItem(at: [0, next], animated: false, scrollPosition: [])
        #expect(cell.isSelected)
        view.reloadData()
        #expect(view.indexPath(for: cell) == nil)
        let before = source.asked.count
        view.contentOffset.y += 100
        view.layoutIfNeeded()
        #expect(source.asked[before...].contains(next))
    }

    @Test("Changes of the data leave no cell to an item that has become another")
    func changes() throws {
        let (view, source, _, simulator) = scroll(prefetching: true)
        withExtendedLifetime(simulator) {}
        let next = try #require(view.indexPathsForVisibleItems.last).item + 1
        let stale = try #require(view.cellForItem(at: [0, next]))
        source.items.remove(at: 0)
        view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
        view.layoutIfNeeded()
        view.checkElements()
        #expect(view.indexPath(for: stale) != [0, next])
    }

    @Test("Nothing is made ahead while nothing moves, after a jump, or where it is switched off")
    func rest() {
        let still = scroll(prefetching: true, speed: 0, passes: 5)
        #expect(still.asked == [0, 0, 0, 0, 0])
        let jumps = scroll(prefetching: true, speed: 2000, passes: 4)
        #expect(jumps.asked == [32, 32, 32, 32])
        let view = scroll(prefetching: true).view
        #expect(!view.prefetch.cells.isEmpty)
        view.isPrefetchingEnabled = false
        #expect(view.prefetch.cells.isEmpty)
    }

    @Test("As many are made in a pass as it takes, never more in a later one: random distances against a simulation")
    func due() {
        var generator = SeededNumbers(seed: 5)
        for _ in 0..<500 {
            let speed = CGFloat.random(in: 1...300, using: &generator)
            var left = (0..<Int.random(in: 1...30, using: &generator))
                .map { _ in CGFloat.random(in: 0...400, using: &generator) }.sorted()
            let first = UICollectionView.cellsDue(distances: left, speed: speed)
            while !left.isEmpty {
                let due = UICollectionView.cellsDue(distances: left, speed: speed)
                #expect(due <= first)
                left.removeFirst(min(due, left.count))
                left = left.map { $0 - speed }
                #expect(left.allSatisfy { $0 > -1e-9 })
            }
        }
    }
}

/// Notes which items' cells it is asked for.
@MainActor
private class GridSourceBase: Foundation.NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var items: [String]
    var asked: [Int] = []

    init(_ items: [String]) { self.items = items }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath.item)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
}
