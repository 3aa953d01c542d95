// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct CollectionViewTests {
    private func items(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

    @Test("Three columns of 100 in 320 with 10 between them; the last line continues the columns")
    func flowGrid() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let source = GridSource([items(8)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, layout, in: simulator)
        #expect(view.visibleCells.count == 8)
        let frames = view.visibleCells.map(\.frame)
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(frames[2] == CGRect(x: 220, y: 0, width: 100, height: 50))
        #expect(frames[7] == CGRect(x: 110, y: 120, width: 100, height: 50))
        #expect(view.contentSize == CGSize(width: 320, height: 170))
    }

    /// As a public library's tests count it on iOS.
    @Test("Reloading a snapshot outside of a window makes no cells before a layout that somebody asks for")
    func reloadedSnapshotOutsideOfAWindow() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "Cell")
        var asked = 0
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
            asked += 1
            return view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        var isDone = false
        source.applySnapshotUsingReloadData(snapshot) { isDone = true }
        #expect(isDone && asked == 0 && view.numberOfItems(inSection: 0) == 3)
        view.layoutIfNeeded()
        #expect(asked == 3)
    }

    @Test("Only as many cells as are in sight are made; scrolling uses them again")
    func reuse() {
        (TextCell.made, TextCell.reused) = (0, 0)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        let source = GridSource([items(10000)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, layout, in: simulator)
        view.isPrefetchingEnabled = false
        // 400 / 50 lines.
        #expect(TextCell.made == 8)
        for step in 1...50 {
            view.contentOffset.y = CGFloat(step) * 25
            view.layoutIfNeeded()
        }
        #expect(TextCell.made <= 10)
        #expect(TextCell.reused >= 20)
        #expect(view.text(26) == "26")
        #expect(view.indexPathsForVisibleItems.first == [0, 25])
    }

    @Test("A tap asks and tells in the order of Apple's documents")
    func tap() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let source = GridSource([items(8)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, layout, in: simulator)
        _ = source.journal.take()
        simulator.tap(CGPoint(x: 50, y: 20))
        simulator.advance(by: 1)
        #expect(
            source.journal.take() == [
                "shouldHighlight", "didHighlight", "shouldSelect 0", "didUnhighlight", "didSelect 0",
            ])
        #expect(view.indexPathsForSelectedItems == [[0, 0]])
        #expect(view.cellForItem(at: [0, 0])?.isSelected == true)
        simulator.tap(CGPoint(x: 160, y: 20))
        simulator.advance(by: 1)
        #expect(
            source.journal.take() == [
                "shouldHighlight", "didHighlight", "shouldSelect 1", "didUnhighlight", "didDeselect 0", "didSelect 1",
            ])
        #expect(view.cellForItem(at: [0, 0])?.isSelected == false)
    }

    @Test("Batch updates: deletions mean the state before, insertions the state after")
    func batch() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let source = GridSource([["a", "b", "c", "d"], ["x", "y"]])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, layout, in: simulator)
        var done: Bool?
        view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
        view.performBatchUpdates {
            source.sections = [["c", "N", "d", "x"], ["y"]]
            view.deleteItems(at: [[0, 0], [0, 1]])
            view.insertItems(at: [[0, 1]])
            view.moveItem(at: [1, 0], to: [0, 3])
        } completion: {
            done = $0
        }
        #expect(view.indexPathsForSelectedItems == [[0, 2]])
        simulator.advance(by: 1)
        #expect(done == true)
        #expect((0..<4).map { view.text($0) } == ["c", "N", "d", "x"])
        #expect(view.text(0, 1) == "y")
        #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 5)
        #expect(view.cellForItem(at: [0, 0])?.frame.minX == 0)
        #expect(view.cellForItem(at: [0, 1])?.alpha == 1)
    }

    @Test("An update that does not fit the numbers ends with UIKit's text")
    func invalidUpdate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = GridSource([["a", "b", "c"]])
                let simulator = Simulator()
                let view = UICollectionView.grid(source, UICollectionViewFlowLayout(), in: simulator)
                view.insertItems(at: [[0, 1]])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section "
                    + "after the update (3) must be equal to the number of items contained in that section before the update "
                    + "(3), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) "
                    + "and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
            ))
    }
}

/// When a layout is asked, and what it may refuse.
@MainActor @Suite(.serialized)
struct LayoutQuestionTests {
    private final class Asked: UICollectionViewFlowLayout {
        var calls: [String] = []
        var takesWishes = false
        override func prepare() {
            super.prepare()
            calls.append("prepare")
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            calls.append("bounds")
            return true
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { takesWishes && preferredAttributes.size != originalAttributes.size }
    }

    /// Changes what it is given, as most overrides do.
    private final class Wishful: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 77
            return layoutAttributes
        }
    }

    @Test("A layout that was never prepared is not asked about a change of bounds")
    func boundsBeforePrepare() {
        let layout = Asked()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        view.layoutIfNeeded()
        #expect(layout.calls.first == "prepare")
        layout.calls = []
        view.frame.size.width = 200
        #expect(layout.calls.first == "bounds")
    }

    @Test("A cell keeps the size that the layout gave it where the layout refuses what the cell prefers")
    func refusedPreference() {
        for takes in [false, true] {
            let layout = Asked()
            layout.estimatedItemSize = CGSize(width: 100, height: 50)
            layout.takesWishes = takes
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
            view.register(Wishful.self, forCellWithReuseIdentifier: "Cell")
            let source = GridSource([["a"]])
            view.dataSource = source
            view.layoutIfNeeded()
            #expect(view.cellForItem(at: [0, 0])?.frame.height == (takes ? 77 : 50))
        }
    }

    /// A custom layout that starts with no widths, and takes those that cells prefer: `preferredLayoutAttributesFitting`,
    /// https://developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)
    private final class Growing: UICollectionViewLayout {
        private var widths: [IndexPath: CGFloat] = [:]

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            var x: CGFloat = 0
            return (0..<2).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
                attributes.frame = CGRect(x: x, y: 0, width: widths[[0, item]] ?? 0, height: 50)
                x = attributes.frame.maxX
                return attributes
            }
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            defer { widths[originalAttributes.indexPath] = preferredAttributes.frame.width }
            return widths[originalAttributes.indexPath] != preferredAttributes.frame.width
        }
    }

    private final class Wide: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
            return layoutAttributes
        }
    }

    @Test("A cell without a size is there to be measured")
    func measuringFromNothing() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: Growing())
        view.register(Wide.self, forCellWithReuseIdentifier: "Cell")
        let source = GridSource([["a", "b"]])
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 50, y: 0, width: 100, height: 50))
    }
}
