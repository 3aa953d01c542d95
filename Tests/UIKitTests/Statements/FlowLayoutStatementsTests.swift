// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Collection views: the flow layout's arithmetic, layouts of one's own.
@MainActor @Suite(.serialized)
struct FlowLayoutStatementsTests {
    private func items(_ count: Int) -> [String] { (0..<count).map { "Item \($0)" } }

    /// The one of the statements: items of 60 in 320 between insets of 26.
    private func book() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (40, 20)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 26, bottom: 10, right: 26)
        layout.headerReferenceSize = CGSize(width: 0, height: 50)
        layout.footerReferenceSize = CGSize(width: 0, height: 30)
        return layout
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    @Test("CV16, CV17: three items of 60 fit between insets of 26 with 40 between; heights add up to the content's")
    func arithmetic() {
        for counts in [[1], [3], [4], [7, 0, 9]] {
            let source = GridSource(counts.map(items))
            source.headerSize = CGSize(width: 0, height: 50)
            let view = UICollectionView.grid(source, book(), in: Simulator())
            var top: CGFloat = 0
            for (section, count) in counts.enumerated() {
                let lines = (count + 2) / 3
                for item in 0..<count {
                    #expect(frame(view, item, section).minY == top + 60 + CGFloat(item / 3) * 80)
                }
                top += 50 + 10 + CGFloat(lines) * 60 + CGFloat(max(0, lines - 1)) * 20 + 10 + 30
            }
            #expect(view.contentSize.height == top)
        }
    }

    @Test("CV18: three items in 268 points touch the insets with gaps of 44; the last, shorter line has the same gaps")
    func spread() {
        let source = GridSource([items(5)])
        let view = UICollectionView.grid(source, book(), in: Simulator())
        #expect((0..<5).map { frame(view, $0).minX } == [26, 130, 234, 26, 130])
    }

    @Test("CV19: a horizontal direction fills columns from top to bottom, then goes right")
    func horizontal() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 100)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (20, 30)
        let source = GridSource([items(8)])
        let view = UICollectionView.grid(source, layout, in: Simulator())
        // 400 points hold three of 100.
        for item in 0..<8 {
            #expect(frame(view, item).minX == CGFloat(item / 3) * 90)
            if item > 0, item % 3 > 0 { #expect(frame(view, item).minY > frame(view, item - 1).minY) }
        }
        #expect(view.contentSize == CGSize(width: 240, height: 400))
    }

    private final class Sizes: Foundation.NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
        var asked = 0
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            asked += 1
            return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Extra", for: path)
        }
        func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
            -> CGSize
        { CGSize(width: 150, height: path.section == 0 ? 20 : 30) }
        func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int)
            -> UIEdgeInsets
        { section == 0 ? .zero : UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0) }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { section == 0 ? 4 : 6 }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { section == 0 ? 2 : 30 }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
        ) -> CGSize { section == 0 ? .zero : CGSize(width: 0, height: 11) }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
        ) -> CGSize { .zero }
    }

    @Test(
        "CV20, CV21: sizes, insets and spacings of the delegate win; a header of no size is neither shown nor asked for"
    )
    func delegateSizes() {
        let source = Sizes()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: book())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Extra")
        }
        (view.dataSource, view.delegate) = (source, source)
        let simulator = Simulator()
        view.contentInsetAdjustmentBehavior = .never
        simulator.root.view.addSubview(view)
        view.layoutIfNeeded()
        // Two in a line of the first section, one in each line of the second.
        #expect(
            (0..<4).map { frame(view, $0) }
                == [(0, 0), (170, 0), (0, 24), (170, 24)].map { CGRect(x: $0.0, y: $0.1, width: 150, height: 20) })
        #expect((0..<4).map { frame(view, $0, 1).minY } == [60, 96, 132, 168])
        #expect(view.contentSize.height == 205)
        #expect(source.asked == 1)
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    }

    @Test("CV22: with an estimated size a cell is as high as its label of three lines needs, and later ones move down")
    func selfSizing() throws {
        final class Cell: UICollectionViewCell {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: contentView.topAnchor),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    label.widthAnchor.constraint(equalToConstant: 300),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Source: Foundation.NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
                (cell as? Cell)?.label.text = path.item == 0 ? "one\ntwo\nthree" : "one"
                return cell
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 10)
        layout.minimumLineSpacing = 5
        let source = Source()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "Cell")
        view.dataSource = source
        let simulator = Simulator()
        view.contentInsetAdjustmentBehavior = .never
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.2)
        let label = try #require((view.cellForItem(at: [0, 0]) as? Cell)?.label)
        let height = label.sizeThatFits(CGSize(width: 300, height: 1000)).height
        #expect(height > 2.5 * label.font.lineHeight)
        #expect(abs(frame(view, 0).height - height) < 0.5 && abs(frame(view, 1).minY - height - 5) < 0.5)
        #expect(frame(view, 1).height < height / 2)
    }

    // MARK: Layouts of one's own

    /// Items of 100 points below each other, with a mark behind each tenth.
    private final class Column: UICollectionViewLayout {
        let journal = Journal()
        var invalidates = true
        var marks = false
        override func prepare() {
            super.prepare()
            journal.note("prepare")
        }
        override var collectionViewContentSize: CGSize {
            journal.note("size")
            return CGSize(width: 320, height: 100 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            journal.note("rect")
            let last = collectionView?.numberOfItems(inSection: 0) ?? 0
            let range = max(0, Int(rect.minY / 100))..<max(0, min(last, Int((rect.maxY / 100).rounded(.up))))
            let items = range.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            guard marks else { return items }
            let behind = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "Mark", with: [7, 3])
            behind.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            behind.zIndex = 0
            return items + [behind]
        }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 10, y: 100 * CGFloat(path.item) + 10, width: 300, height: 80)
            attributes.zIndex = 1
            if path.item == 1 {
                attributes.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
                attributes.alpha = 0.5
            }
            attributes.isHidden = path.item == 2
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { invalidates }
    }

    @Test(
        "CV30: a layout is prepared at each invalidation, then asked for the content's size, then for what is in sight")
    func ownLayout() {
        let layout = Column()
        let source = GridSource([items(50)])
        let view = UICollectionView.grid(source, layout, in: Simulator())
        defer { withExtendedLifetime(source) {} }
        for _ in 0..<2 {
            var calls: [String] = []
            for call in layout.journal.take() where calls.last != call { calls.append(call) }
            #expect(calls.first == "prepare" && calls.filter { $0 == "prepare" }.count == 1)
            let size = calls.firstIndex(of: "size") ?? 99
            #expect(size == 1 && calls.contains("rect"))
            layout.invalidateLayout()
            view.layoutIfNeeded()
        }
    }

    @Test(
        "CV31: a scroll step prepares and asks anew where the layout is invalidated by it, and does not prepare otherwise"
    )
    func boundsChange() {
        for invalidates in [true, false] {
            let layout = Column()
            layout.invalidates = invalidates
            let source = GridSource([items(50)])
            let view = UICollectionView.grid(source, layout, in: Simulator())
            defer { withExtendedLifetime(source) {} }
            _ = layout.journal.take()
            view.contentOffset.y = 250
            view.layoutIfNeeded()
            let calls = layout.journal.take()
            #expect(calls.contains("prepare") == invalidates)
            if invalidates { #expect(calls.contains("rect")) }
            #expect(view.cellForItem(at: [0, 5]) != nil)
        }
    }

    @Test("CV32: frame is size and centre; transform, order, alpha and hiding of the attributes are the view's")
    func attributes() throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(attributes.size == CGSize(width: 30, height: 40) && attributes.center == CGPoint(x: 25, y: 40))
        (attributes.size, attributes.center) = (CGSize(width: 10, height: 10), CGPoint(x: 100, y: 100))
        #expect(attributes.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
        let source = GridSource([items(5)])
        let view = UICollectionView.grid(source, Column(), in: Simulator())
        defer { withExtendedLifetime(source) {} }
        let small = try #require(view.cellForItem(at: [0, 1]))
        #expect(small.frame == CGRect(x: 85, y: 130, width: 150, height: 40) && small.alpha == 0.5)
        #expect(CATransform3DEqualToTransform(small.layer.transform, CATransform3DMakeScale(0.5, 0.5, 1)))
        #expect(small.layer.zPosition == 1 || view.subviews.contains(small))
        let hidden = view.subviews.filter { $0 is TextCell && $0.isHidden }
        #expect(view.cellForItem(at: [0, 2])?.isHidden ?? true && hidden.count <= 1)
    }

    @Test("CV33: a decoration class is registered with the layout; of zIndex 0 it is drawn below cells of zIndex 1")
    func decorations() throws {
        final class Mark: UICollectionReusableView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                backgroundColor = UIColor(rgb: Paint.red)
            }
            required init?(coder: NSCoder) { nil }
        }
        let layout = Column()
        layout.marks = true
        layout.register(Mark.self, forDecorationViewOfKind: "Mark")
        let simulator = Simulator()
        let source = GridSource([items(4)])
        let view = UICollectionView.grid(source, layout, in: simulator)
        defer { withExtendedLifetime(source) {} }
        view.cellForItem(at: [0, 0])?.backgroundColor = UIColor(rgb: Paint.blue)
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(100, 5) == Paint.red && simulator.pixel(100, 50) == Paint.blue)
        // Their index paths are not those of items.
        #expect(descendants(view, of: Mark.self).count == 1)
    }

    @Test("CV36: a layout whose items grow by their distance to the middle changes them with each scroll step")
    func zooming() throws {
        final class Zoom: UICollectionViewFlowLayout {
            static let distance: CGFloat = 200
            static let amount: CGFloat = 0.3
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.compactMap {
                    $0.copy() as? UICollectionViewLayoutAttributes
                }
                .map(zoomed)
            }
            private func zoomed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
                guard let view = collectionView else { return attributes }
                let far = abs(attributes.center.y - view.bounds.midY)
                if far < Self.distance {
                    let scale = 1 + Self.amount * (1 - far / Self.distance)
                    attributes.transform3D = CATransform3DMakeScale(scale, scale, 1)
                }
                return attributes
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        }
        let layout = Zoom()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 10
        let source = GridSource([items(300)])
        let view = UICollectionView.grid(source, layout, in: Simulator())
        for offset in stride(from: CGFloat(1000), to: 1100, by: 7) {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            for cell in view.visibleCells {
                let far = abs(cell.center.y - view.bounds.midY)
                let expected = far < 200 ? 1 + 0.3 * (1 - far / 200) : 1
                #expect(abs(cell.layer.transform.m11 - expected) < 1e-9)
            }
        }
    }
}
