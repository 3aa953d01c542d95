// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Collection views: what the data source is asked, cells, selection, updates.
@MainActor @Suite(.serialized)
struct CollectionStatementsTests {
    private func items(_ count: Int) -> [String] { (0..<count).map { "Item \($0)" } }

    private func flow(_ size: CGSize = CGSize(width: 100, height: 50), _ space: CGFloat = 10)
        -> UICollectionViewFlowLayout
    {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (size, space, space)
        return layout
    }

    /// Notes each question, with extra views of a kind that says what it is.
    private final class Asked: Foundation.NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var counts = [100, 100]
        let journal = Journal()
        func numberOfSections(in collectionView: UICollectionView) -> Int {
            journal.note("sections")
            return counts.count
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            journal.note("items \(section)")
            return counts[section]
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            journal.note("cell \(path.section) \(path.item)")
            return view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            journal.note("\(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer") \(path.section)")
            return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Extra", for: path)
        }
        func collectionView(
            _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { journal.note("end \(path.item)") }
        func collectionView(
            _ view: UICollectionView, didEndDisplayingSupplementaryView extra: UICollectionReusableView,
            forElementOfKind kind: String, at path: IndexPath
        ) { journal.note("end extra \(path.section)") }
    }
    private final class Head: UICollectionReusableView {}
    private final class Foot: UICollectionReusableView {}
    private final class Cell: UICollectionViewCell {
        static var reused = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            Self.reused += 1
        }
    }

    private func asked(_ layout: UICollectionViewFlowLayout) -> (Simulator, UICollectionView, Asked) {
        let simulator = Simulator()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 320, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(Cell.self, forCellWithReuseIdentifier: "Cell")
        view.register(
            Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Extra")
        view.register(
            Foot.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "Extra")
        let source = Asked()
        (view.dataSource, view.delegate) = (source, source)
        simulator.root.view.addSubview(view)
        view.layoutIfNeeded()
        return (simulator, view, source)
    }

    @Test("CV1: the source is asked for the sections first, then for items, then only for cells and headers in sight")
    func questions() throws {
        let layout = flow()
        layout.headerReferenceSize = CGSize(width: 320, height: 40)
        let (_, _, source) = asked(layout)
        let asked = source.journal.entries
        let items = try #require(asked.firstIndex(of: "items 0"))
        let cell = try #require(asked.firstIndex { $0.hasPrefix("cell") })
        #expect(asked.first == "sections" && items < cell && asked.firstIndex(of: "items 1").map { $0 < cell } == true)
        // 40 and seven lines of three, 60 apart, fill 400 points.
        let cells = asked.filter { $0.hasPrefix("cell") }
        #expect(Set(cells) == Set((0..<18).map { "cell 0 \($0)" }) && cells.count == 18)
        #expect(asked.filter { $0.hasPrefix("header") } == ["header 0"])
    }

    @Test("CV2, CV3: of 1000 items a screenful and a line are made; the others are those again, prepared for reuse")
    func reuse() {
        let source = GridSource([items(1000)])
        (TextCell.made, TextCell.reused) = (0, 0)
        let simulator = Simulator()
        let view = UICollectionView.grid(source, flow(CGSize(width: 100, height: 90)), in: simulator)
        #expect(source.journal.entries.count == 12 || source.journal.entries.count == 15)
        while view.contentOffset.y < view.contentSize.height - 400 {
            view.contentOffset.y += 45
            view.layoutIfNeeded()
        }
        #expect(TextCell.made <= 18 && TextCell.reused >= 980)
        #expect(view.text(999) == "Item 999")
    }

    @Test("CV4: an identifier that was never registered raises an exception with its name")
    func unregistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 400),
                    collectionViewLayout: UICollectionViewFlowLayout())
                _ = view.dequeueReusableCell(withReuseIdentifier: "NoSuchCell", for: [0, 0])
            }
        }
        #expect(said(result).contains("NoSuchCell"))
    }

    @Test("CV5, CV6: headers and footers are told apart by their kind, and never come back as each other")
    func kinds() {
        let layout = flow()
        layout.headerReferenceSize = CGSize(width: 320, height: 40)
        layout.footerReferenceSize = CGSize(width: 320, height: 30)
        let (_, view, source) = asked(layout)
        source.counts = Array(repeating: 3, count: 60)
        view.reloadData()
        for offset in stride(from: CGFloat(0), to: 6000, by: 100) {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            for path in view.indexPathsForVisibleSupplementaryElements(
                ofKind: UICollectionView.elementKindSectionHeader)
            {
                let header = view.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: path)
                #expect(header is Head)
            }
            for path in view.indexPathsForVisibleSupplementaryElements(
                ofKind: UICollectionView.elementKindSectionFooter)
            {
                let footer = view.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionFooter, at: path)
                #expect(footer is Foot)
            }
        }
        let asked = source.journal.entries
        #expect(asked.contains("header 30") && asked.contains("footer 30"))
    }

    @Test(
        "CV7: a UICollectionViewController has a collection view, which it is source and delegate of, filling its view")
    func controller() {
        final class Grid: UICollectionViewController {
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
            override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            { view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path) }
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
            }
        }
        let grid = Grid(collectionViewLayout: flow())
        let simulator = Simulator(root: grid)
        simulator.advance(by: 0.1)
        let view: UICollectionView = grid.collectionView
        #expect(view.dataSource === grid && view.delegate === grid && view.visibleCells.count == 4)
        // iOS puts it into a view of the controller's own.
        #expect(view.superview === grid.view && view.frame == grid.view.bounds)
        let plain = GridSource([items(4)])
        #expect(UICollectionView.grid(plain, flow(), in: Simulator()).visibleCells.count == 4)
    }

    // MARK: Selection

    private func tap(_ item: Int, _ view: UICollectionView, _ simulator: Simulator) {
        guard let cell = view.cellForItem(at: [0, item]) else { return }
        simulator.tap(middleOf: cell)
        simulator.advance(by: 1)
    }

    @Test("CV9: choosing B deselects A with both told; nothing is told when B may not be selected")
    func single() {
        let source = GridSource([items(6)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, flow(), in: simulator)
        tap(0, view, simulator)
        _ = source.journal.take()
        tap(1, view, simulator)
        let told = source.journal.take().filter { $0.hasPrefix("did") && !$0.contains("ighlight") }
        #expect(told == ["didDeselect 0", "didSelect 1"] && view.indexPathsForSelectedItems == [[0, 1]])
        source.refuses = [[0, 2]]
        tap(2, view, simulator)
        #expect(source.journal.take().filter { $0.hasPrefix("did") && !$0.contains("ighlight") } == [])
        #expect(view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test("CV10: with multiple selection taps toggle, and indexPathsForSelectedItems has them all at any time")
    func multiple() {
        let source = GridSource([items(6)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, flow(), in: simulator)
        view.allowsMultipleSelection = true
        var expected: Set<IndexPath> = []
        for item in [0, 3, 5, 3, 1, 0] {
            tap(item, view, simulator)
            expected.formSymmetricDifference([[0, item]])
            #expect(Set(view.indexPathsForSelectedItems ?? []) == expected)
        }
    }

    @Test("CV11: shouldSelect false vetoes, shouldDeselect false keeps the item selected")
    func vetoes() {
        final class Strict: Foundation.NSObject, UICollectionViewDelegate {
            func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
                path.item != 2
            }
            func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
                path.item != 0
            }
        }
        let (source, strict) = (GridSource([items(6)]), Strict())
        let simulator = Simulator()
        let view = UICollectionView.grid(source, flow(), in: simulator)
        view.delegate = strict
        view.allowsMultipleSelection = true
        for item in [0, 1, 2, 0, 1] { tap(item, view, simulator) }
        #expect(view.indexPathsForSelectedItems == [[0, 0]])
    }

    @Test("CV12: finger down asks to highlight and does, lifting asks to select, unhighlights, selects")
    func order() {
        let source = GridSource([items(6)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, flow(), in: simulator)
        _ = source.journal.take()
        let cell = view.cellForItem(at: [0, 0])
        simulator.down(CGPoint(x: 50, y: 20))
        simulator.advance(by: 0.3)
        #expect(source.journal.take() == ["shouldHighlight", "didHighlight"] && cell?.isHighlighted == true)
        simulator.up(CGPoint(x: 50, y: 20))
        simulator.advance(by: 0.3)
        #expect(source.journal.take() == ["shouldSelect 0", "didUnhighlight", "didSelect 0"])
        #expect(cell?.isHighlighted == false)
    }

    @Test("CV13: didEndDisplaying is called once for each cell and extra view that leaves the screen")
    func ends() {
        let layout = flow()
        layout.headerReferenceSize = CGSize(width: 320, height: 40)
        let (simulator, view, source) = asked(layout)
        _ = source.journal.take()
        view.contentOffset.y = 2000
        view.layoutIfNeeded()
        simulator.advance(by: 0.1)
        let ends = source.journal.entries.filter { $0.hasPrefix("end") }
        #expect(ends.sorted() == ((0..<18).map { "end \($0)" } + ["end extra 0"]).sorted())
    }

    @Test(
        "CV15: background, selected background while selected or highlighted, content: in this order, all as large as the cell"
    )
    func layers() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        let (ground, selected) = (UIView(), UIView())
        (cell.backgroundView, cell.selectedBackgroundView) = (ground, selected)
        cell.layoutIfNeeded()
        func order() -> [UIView] { cell.subviews.filter { [ground, selected, cell.contentView].contains($0) } }
        #expect(ground.frame == cell.bounds && cell.contentView.frame == cell.bounds)
        func shows(_ view: UIView) -> Bool { view.superview === cell && !view.isHidden && view.alpha > 0 }
        #expect(!shows(selected))
        for change in [\UICollectionViewCell.isSelected, \.isHighlighted] {
            cell[keyPath: change] = true
            cell.layoutIfNeeded()
            #expect(shows(selected) && selected.frame == cell.bounds)
            #expect(order() == [ground, selected, cell.contentView])
            cell[keyPath: change] = false
            cell.layoutIfNeeded()
            #expect(!shows(selected))
        }
    }

    // MARK: Updates

    @Test(
        "CV23: an update asks the layout in order: prepare for the updates, first or last attributes, finalize; it animates"
    )
    func updateOrder() throws {
        final class Noting: UICollectionViewFlowLayout {
            var calls: [String] = []
            private func note(_ call: String) { if calls.last != call { calls.append(call) } }
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                note("prepare \(updateItems.count)")
            }
            override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                note("attributes")
                return super.initialLayoutAttributesForAppearingItem(at: path)
            }
            override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                note("attributes")
                return super.finalLayoutAttributesForDisappearingItem(at: path)
            }
            override func finalizeCollectionViewUpdates() {
                super.finalizeCollectionViewUpdates()
                note("finalize")
            }
        }
        let layout = Noting()
        layout.itemSize = CGSize(width: 100, height: 50)
        let source = GridSource([items(6)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, layout, in: simulator)
        let expected = ["prepare 1", "attributes", "finalize"]
        source.sections[0].insert("New", at: 0)
        view.insertItems(at: [[0, 0]])
        simulator.advance(by: 0.1)
        let moving = try #require(view.cellForItem(at: [0, 1])?.layer.presentation())
        #expect(moving.frame.minX > 0 && moving.frame.minX < 110)
        simulator.advance(by: 1)
        #expect(layout.calls == expected)
        layout.calls = []
        source.sections[0].remove(at: 0)
        view.deleteItems(at: [[0, 0]])
        simulator.advance(by: 1)
        #expect(layout.calls == expected)
        layout.calls = []
        source.sections[0].swapAt(0, 1)
        view.moveItem(at: [0, 0], to: [0, 1])
        simulator.advance(by: 1)
        // Nothing appears or disappears.
        #expect(layout.calls.filter { $0 != "attributes" } == ["prepare 1", "finalize"])
    }

    @Test(
        "CV24: first attributes of alpha 0 and a scale of 0.1 make a new item grow in, last ones make a removed one shrink"
    )
    func growing() throws {
        final class Growing: UICollectionViewFlowLayout {
            private func small(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
                attributes?.alpha = 0
                attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
                return attributes
            }
            override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
                return path.item == 1 ? small(attributes) : attributes
            }
            override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
                return path.item == 1 ? small(attributes) : attributes
            }
        }
        let layout = Growing()
        layout.itemSize = CGSize(width: 100, height: 50)
        let source = GridSource([items(3)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, layout, in: simulator)
        func state(_ cell: UICollectionViewCell) throws -> (scale: CGFloat, alpha: Float) {
            let layer = try #require(cell.layer.presentation())
            return (layer.affineTransform().a, layer.opacity)
        }
        source.sections[0].insert("New", at: 1)
        view.insertItems(at: [[0, 1]])
        simulator.advance(by: 0.05)
        let cell = try #require(view.cellForItem(at: [0, 1]))
        var last = try state(cell)
        #expect(last.scale < 0.5 && last.alpha < 0.5)
        for _ in 0..<8 {
            simulator.advance(by: 0.05)
            let now = try state(cell)
            #expect(now.scale >= last.scale && now.alpha >= last.alpha)
            last = now
        }
        #expect(last.scale == 1 && last.alpha == 1)
        source.sections[0].remove(at: 1)
        view.deleteItems(at: [[0, 1]])
        simulator.advance(by: 0.15)
        let leaving = try state(cell)
        #expect(leaving.scale < 1 && leaving.scale > 0.1 && leaving.alpha < 1 && leaving.alpha > 0)
        #expect(cell.superview === view)
        simulator.advance(by: 1)
        #expect(cell.superview == nil || cell.isHidden)
    }

    @Test("CV25: counts that do not agree with an update raise an exception with the old and the new ones")
    func wrongCounts() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = GridSource([["a", "b", "c"]])
                let simulator = Simulator()
                let view = UICollectionView.grid(source, UICollectionViewFlowLayout(), in: simulator)
                source.sections[0].append(contentsOf: ["d", "e"])
                view.insertItems(at: [[0, 1]])
            }
        }
        #expect(said(result).contains("(5)") && said(result).contains("(3)") && said(result).contains("1 inserted"))
    }

    @Test("CV26: in a batch deletions use old and insertions new indexes; the completion gets true")
    func batch() {
        let source = GridSource([["a", "b", "c", "d"]])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, flow(), in: simulator)
        var ends: [Bool] = []
        source.sections[0] = ["x", "b", "d", "y"]
        view.performBatchUpdates {
            view.insertItems(at: [[0, 0], [0, 3]])
            view.deleteItems(at: [[0, 0], [0, 2]])
        } completion: {
            ends.append($0)
        }
        simulator.advance(by: 1)
        #expect((0..<4).map { view.text($0) } == ["x", "b", "d", "y"] && ends == [true])
    }

    @Test(
        "CV27: setCollectionViewLayout animated moves every visible item from its old to its new frame; true once at the end"
    )
    func changedLayout() throws {
        let source = GridSource([items(6)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, flow(), in: simulator)
        simulator.advance(by: 0.1)
        let next = flow(CGSize(width: 60, height: 120), 20)
        let old = view.visibleCells.map { $0.frame }
        var ends: [Bool] = []
        view.setCollectionViewLayout(next, animated: true) { ends.append($0) }
        simulator.advance(by: 0.12)
        for (cell, frame) in zip(view.visibleCells, old) {
            let width = try #require(cell.layer.presentation()).bounds.width
            #expect(width < frame.width && width > 60 && ends == [])
        }
        simulator.advance(by: 1)
        #expect(ends == [true] && view.collectionViewLayout === next)
        for item in 0..<6 {
            #expect(view.cellForItem(at: [0, item])?.frame == next.layoutAttributesForItem(at: [0, item])?.frame)
        }
    }

    @Test("CV28: scrollToItem centred vertically puts the item in the middle, within the limits of the content")
    func scrolling() throws {
        let source = GridSource([items(100)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, flow(), in: simulator)
        for animated in [false, true] {
            view.scrollToItem(at: [0, 50], at: .centeredVertically, animated: animated)
            simulator.advance(by: 1)
            let frame = try #require(view.layoutAttributesForItem(at: [0, 50])).frame
            #expect(abs(frame.midY - view.contentOffset.y - 200) < 0.5)
            view.scrollToItem(at: [0, 0], at: .centeredVertically, animated: animated)
            simulator.advance(by: 1)
            #expect(view.contentOffset.y == 0)
            view.scrollToItem(at: [0, 99], at: .centeredVertically, animated: animated)
            simulator.advance(by: 1)
            #expect(abs(view.contentOffset.y - view.contentSize.height + 400) < 0.5)
        }
    }

    @Test("CV29: indexPathForItem(at:) gives the item under a point, and nil in a gap")
    func hitting() {
        let source = GridSource([items(9)])
        let view = UICollectionView.grid(source, flow(), in: Simulator())
        #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 20)) == [0, 0])
        #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 80)) == [0, 4])
        #expect(view.indexPathForItem(at: CGPoint(x: 105, y: 20)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 55)) == nil)
    }

    @Test("CV35: index paths are equal by value, are keys of dictionaries, and item and row are one number")
    func paths() {
        let (first, second) = (IndexPath(item: 3, section: 2), IndexPath(row: 3, section: 2))
        #expect(first == second && first.hashValue == second.hashValue && [first: 1][second] == 1)
        #expect(first.item == 3 && first.row == 3 && first.section == 2)
    }

    @Test("CV39: scrollRectToVisible, contentOffset and dragging work as in any scroll view")
    func asScrollView() {
        let source = GridSource([items(300)])
        let simulator = Simulator()
        let view: UIScrollView = UICollectionView.grid(source, flow(), in: simulator)
        view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: false)
        #expect(abs(view.contentOffset.y - 610) < 0.5)
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        simulator.advance(by: 1)
        #expect(abs(view.contentOffset.y - 100) < 0.5)
        simulator.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.5, lifts: false)
        #expect(abs(view.contentOffset.y - 190) < 1 && view.isDragging)
        simulator.advance(by: 0.5)
        simulator.up(CGPoint(x: 100, y: 200))
        simulator.advance(by: 1)
        #expect(!view.isDragging && abs(view.contentOffset.y - 190) < 1)
    }
}
