// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Layouts and menus of collection views as apps make them.
@MainActor @Suite(.serialized)
struct CollectionRecipeStatementsTests {
    private func items(_ count: Int) -> [String] { (0..<count).map { "Item \($0)" } }

    private func flow(_ size: CGSize = CGSize(width: 100, height: 50)) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        return layout
    }

    // MARK: Menus

    private final class EditMenus: Foundation.NSObject, UICollectionViewDelegate {
        let journal = Journal()
        func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath) -> Bool {
            path.item != 1
        }
        func collectionView(
            _ view: UICollectionView, canPerformAction action: Selector, forItemAt path: IndexPath,
            withSender sender: Any?
        ) -> Bool { action.description != "paste:" }
        func collectionView(
            _ view: UICollectionView, performAction action: Selector, forItemAt path: IndexPath, withSender sender: Any?
        ) { journal.note("\(action.description) \(path.item)") }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { journal.note("selected") }
    }

    private func hold(_ simulator: Simulator, _ point: CGPoint) {
        simulator.down(point)
        simulator.advance(by: 0.7)
        simulator.up(point)
        simulator.advance(by: 0.3)
    }

    @Test("CV14: a long press shows the commands that the delegate allows, and the chosen one reaches it")
    func editMenu() throws {
        let source = GridSource([items(6)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, flow(), in: simulator)
        view.frame.origin.y = 200
        let menus = EditMenus()
        view.delegate = menus
        simulator.advance(by: 0.1)
        hold(simulator, CGPoint(x: 150, y: 225))
        #expect(!EditMenu.shared.isVisible, "the delegate wants none for item 1")
        _ = menus.journal.take()
        hold(simulator, CGPoint(x: 50, y: 225))
        #expect(EditMenu.shared.isVisible && menus.journal.take() == [])
        let labels = descendants(simulator.window, of: UILabel.self)
        #expect(!labels.contains { $0.text == "Paste" } && labels.contains { $0.text == "Cut" })
        simulator.tap(middleOf: try #require(labels.first { $0.text == "Copy" }))
        simulator.advance(by: 0.3)
        #expect(menus.journal.take() == ["copy: 0"] && !EditMenu.shared.isVisible)
    }

    private final class RowMenus: Foundation.NSObject, UITableViewDelegate {
        let journal = Journal()
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action.description == "copy:" }
        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { journal.note("\(action.description) \(indexPath.row)") }
    }

    @Test("The same of a table's rows")
    func rowMenu() throws {
        let menus = RowMenus()
        let stage = TableStage([["a", "b", "c", "d", "e", "f"]]) { table, _ in table.delegate = menus }
        hold(stage.simulator, CGPoint(x: 100, y: 200))
        let label = try #require(descendants(stage.simulator.window, of: UILabel.self).first { $0.text == "Copy" })
        stage.simulator.tap(middleOf: label)
        stage.simulator.advance(by: 0.3)
        #expect(menus.journal.take() == ["copy: 4"])
    }

    private final class ContextMenus: Foundation.NSObject, UICollectionViewDelegate {
        let journal = Journal()
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [journal] _ in
                UIMenu(children: [UIAction(title: "Share") { _ in journal.note("share \(indexPaths)") }])
            }
        }
    }

    @Test("CV14: contextMenuConfigurationForItemsAt shows its menu for the item, and the chosen action runs")
    func contextMenu() throws {
        let source = GridSource([items(6)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, flow(), in: simulator)
        view.frame.origin.y = 200
        let menus = ContextMenus()
        view.delegate = menus
        simulator.advance(by: 0.1)
        hold(simulator, CGPoint(x: 250, y: 225))
        simulator.advance(by: 0.5)
        let row = try #require(descendants(simulator.window, of: MenuRow.self).first)
        simulator.tap(middleOf: row)
        simulator.advance(by: 1)
        #expect(menus.journal.take() == ["share [[0, 2]]"])
    }

    // MARK: Decorations

    fileprivate final class Marked: UICollectionViewFlowLayout {
        nonisolated(unsafe) static var repeats = false  // Set before the layout is asked.
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let marks = (0..<2).map { index in
                let mark = UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: "Mark", with: [9, Marked.repeats ? 0 : index])
                mark.frame = CGRect(x: CGFloat(index) * 20, y: 0, width: 10, height: 10)
                return mark
            }
            return (super.layoutAttributesForElements(in: rect) ?? []) + marks
        }
    }

    fileprivate static func showMarks() -> UICollectionView {
        let layout = Marked()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "Mark")
        let source = GridSource([["a"]])
        let view = UICollectionView.grid(source, layout, in: Simulator())
        withExtendedLifetime(source) { view.layoutIfNeeded() }
        return view
    }

    @Test("CV34: decorations may have index paths of no item; two of one kind and index path fail an assertion")
    func twoDecorations() async {
        Marked.repeats = false
        #expect(descendants(Self.showMarks(), of: UICollectionReusableView.self).count == 3)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                CollectionRecipeStatementsTests.Marked.repeats = true
                _ = CollectionRecipeStatementsTests.showMarks()
            }
        }
        #expect(said(result).contains("NSInternalInconsistencyException"))
        #expect(said(result).contains("decoration view of kind Mark"))
    }

    // MARK: A curve through all sections

    /// Items on one sine curve, whatever section they are of; headers at a height of their own.
    private final class Sine: UICollectionViewLayout {
        static let step: CGFloat = 40
        static func place(_ index: Int) -> CGPoint {
            let y = 40 + CGFloat(index) * step
            return CGPoint(x: 160 + 100 * sin(y / 80), y: y)
        }
        private func before(_ section: Int) -> Int {
            (0..<section).reduce(0) { $0 + (collectionView?.numberOfItems(inSection: $1) ?? 0) }
        }
        override var collectionViewContentSize: CGSize {
            CGSize(width: 320, height: Sine.place(before(collectionView?.numberOfSections ?? 0)).y)
        }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.size = CGSize(width: 30, height: 30)
            attributes.center = Sine.place(before(path.section) + path.item)
            return attributes
        }
        override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
            attributes.frame = CGRect(x: 0, y: Sine.place(before(path.section)).y - 10, width: 50, height: 20)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            guard let view = collectionView else { return nil }
            let all = (0..<view.numberOfSections).flatMap { section in
                (0..<view.numberOfItems(inSection: section)).compactMap { layoutAttributesForItem(at: [section, $0]) }
                    + [
                        layoutAttributesForSupplementaryView(
                            ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
                    ].compactMap { $0 }
            }
            return all.filter { $0.frame.intersects(rect) }
        }
    }

    @Test(
        "CV37: centres of a sine layout lie on one curve through all sections; headers are at their heights beside it")
    func sine() throws {
        let source = GridSource([items(4), items(3), items(2)])
        let simulator = Simulator()
        let view = UICollectionView.grid(
            source, Sine(), in: simulator, frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        let paths = (0..<3).flatMap { section in
            (0..<source.sections[section].count).map { IndexPath(item: $0, section: section) }
        }
        for (index, path) in paths.enumerated() {
            let cell = try #require(view.cellForItem(at: path))
            let expected = Sine.place(index)
            #expect(hypot(cell.center.x - expected.x, cell.center.y - expected.y) < 0.01)
            #expect(abs(cell.center.x - 160 - 100 * sin(cell.center.y / 80)) < 0.01)
        }
        for (section, first) in [0, 4, 7].enumerated() {
            let header = try #require(
                view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0]))
            #expect(abs(header.frame.midY - Sine.place(first).y) < 0.01)
        }
    }

    /// Pinching out shows the flow with the item in the middle, pinching in the curve again.
    @MainActor
    private final class Zoomer {
        let view: UICollectionView
        let (sine, flow): (Sine, UICollectionViewFlowLayout)
        private(set) var switches = 0
        private var target: Target?
        let pinch = UIPinchGestureRecognizer()
        init(_ view: UICollectionView, _ sine: Sine) {
            (self.view, self.sine, flow) = (view, sine, UICollectionViewFlowLayout())
            flow.itemSize = CGSize(width: 280, height: 280)
            let target = Target { [weak self] _ in self?.pinched() }
            self.target = target
            pinch.addTarget(target, action: Target.action)
            view.addGestureRecognizer(pinch)
        }
        private func pinched() {
            guard pinch.state == .changed, let path = view.indexPathForItem(at: pinch.location(in: view)) else {
                return
            }
            let isFlow = view.collectionViewLayout === flow
            guard isFlow ? pinch.scale < 0.8 : pinch.scale > 1.25 else { return }
            pinch.isEnabled = false
            switches += 1
            view.setCollectionViewLayout(isFlow ? sine : flow, animated: true) { [weak self] _ in
                self?.pinch.isEnabled = true
            }
            if !isFlow { view.scrollToItem(at: path, at: .centeredVertically, animated: true) }
        }
    }

    private func pinch(_ simulator: Simulator, at center: CGPoint, from start: CGFloat, to end: CGFloat) {
        func send(_ phase: (CGPoint, Int) -> Void, _ distance: CGFloat) {
            phase(CGPoint(x: center.x - distance, y: center.y), 0)
            phase(CGPoint(x: center.x + distance, y: center.y), 1)
        }
        send({ simulator.down($0, finger: $1) }, start)
        for step in 1...10 {
            simulator.advance(by: 0.02)
            send({ simulator.move($0, finger: $1) }, start + (end - start) * CGFloat(step) / 10)
        }
        send({ simulator.up($0, finger: $1) }, end)
    }

    @Test(
        "CV38: a pinch out on an item shows the flow with it in the middle, a pinch in the curve; beside items nothing")
    func pinching() throws {
        let source = GridSource([items(10)])
        let simulator = Simulator()
        let sine = Sine()
        let view = UICollectionView.grid(
            source, sine, in: simulator, frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        view.isMultipleTouchEnabled = true
        let zoomer = Zoomer(view, sine)
        pinch(simulator, at: CGPoint(x: 30, y: 300), from: 10, to: 60)
        simulator.advance(by: 1)
        #expect(zoomer.switches == 0 && view.collectionViewLayout === sine)
        pinch(simulator, at: Sine.place(5), from: 10, to: 60)
        #expect(!zoomer.pinch.isEnabled, "off while the layouts change")
        simulator.advance(by: 1)
        #expect(view.collectionViewLayout === zoomer.flow && zoomer.pinch.isEnabled && zoomer.switches == 1)
        let cell = try #require(view.cellForItem(at: [0, 5]))
        #expect(abs(simulator.frame(cell).midY - 250) < 1)
        pinch(simulator, at: CGPoint(x: 160, y: 250), from: 80, to: 20)
        simulator.advance(by: 1)
        #expect(view.collectionViewLayout === sine && zoomer.switches == 2)
        #expect(try #require(view.cellForItem(at: [0, 5])).center == Sine.place(5))
    }
}
