// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// What a controller does not implement its table or collection does not offer, although the controller classes declare it
/// (Apple's documentation of `tableView(_:commit:forRowAt:)`, `tableView(_:moveRowAt:to:)` and
/// `installsStandardGestureForInteractiveMovement`).
@MainActor @Suite(.serialized)
struct ControllerRequirementsTests {
    class List: UITableViewController {
        override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row") }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }
    final class EditableList: List {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
        override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    }
    class Grid: UICollectionViewController {
        init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }
    final class MovableGrid: Grid {
        override func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {}
    }

    private func swipe(_ list: List) -> Bool {
        let simulator = Simulator(root: list)
        simulator.advance(by: 0.1)
        simulator.drag(from: CGPoint(x: 350, y: 80), to: CGPoint(x: 150, y: 80), duration: 0.2)
        simulator.advance(by: 0.5)
        return list.tableView.editing.swipe != nil
    }

    @Test func onlyRowsThatCanBeDeletedSwipe() {
        #expect(!swipe(List()))
        #expect(swipe(EditableList()))
    }

    @Test func onlyRowsThatCanMoveHaveAHandle() {
        for (list, moves) in [(List(), false), (EditableList(), true)] {
            let simulator = Simulator(root: list)
            simulator.advance(by: 0.1)
            #expect(list.tableView.canMove(IndexPath(row: 0, section: 0)) == moves)
            #expect(list.tableView.sizesItself(IndexPath(row: 0, section: 0)) == !moves)
        }
    }

    @Test func onlyItemsThatCanMoveFollowALongPress() {
        for (grid, moves) in [(Grid(), false), (MovableGrid(), true)] {
            let simulator = Simulator(root: grid)
            simulator.advance(by: 0.1)
            #expect(grid.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) == moves)
            grid.collectionView.cancelInteractiveMovement()
            let presses = grid.collectionView.gestureRecognizers?.filter {
                type(of: $0) == UILongPressGestureRecognizer.self
            }
            #expect(presses?.isEmpty == !moves)
        }
    }
}
