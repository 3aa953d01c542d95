// SPDX-License-Identifier: MIT
import Foundation
import FoundationCompat
import Testing

/// Requirements of UndoManager's documentation.
@Suite @MainActor struct UndoTests {
    @MainActor private final class Model {
        var value = 0
        let undo = UndoManager()

        init() { undo.groupsByEvent = false }

        func set(_ new: Int) {
            let old = value
            undo.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }

        func change(_ new: Int) {
            undo.beginUndoGrouping()
            set(new)
            undo.endUndoGrouping()
        }
    }

    @Test("undo and redo, many times")
    func undoAndRedo() {
        let model = Model()
        for value in 1...5 { model.change(value) }
        for value in (0...4).reversed() {
            #expect(model.undo.canUndo)
            model.undo.undo()
            #expect(model.value == value)
        }
        #expect(!model.undo.canUndo)
        for value in 1...5 {
            model.undo.redo()
            #expect(model.value == value)
        }
        #expect(!model.undo.canRedo)
    }

    @Test("a new change ends what can be redone")
    func newChange() {
        let model = Model()
        model.change(1)
        model.undo.undo()
        #expect(model.undo.canRedo)
        model.change(2)
        #expect(!model.undo.canRedo)
    }

    @Test("a group is undone as a whole, in reverse order")
    func groups() {
        let model = Model()
        model.undo.beginUndoGrouping()
        model.set(1)
        model.set(2)
        model.undo.beginUndoGrouping()
        model.set(3)
        model.undo.endUndoGrouping()
        model.undo.endUndoGrouping()
        model.undo.undo()
        #expect(model.value == 0)
        model.undo.redo()
        #expect(model.value == 3)
    }

    @Test("levels of undo, disabled registration, targets, names")
    func limits() {
        let model = Model()
        model.undo.levelsOfUndo = 2
        for value in 1...5 { model.change(value) }
        model.undo.undo()
        model.undo.undo()
        #expect(model.value == 3)
        #expect(!model.undo.canUndo)
        model.undo.disableUndoRegistration()
        model.set(9)
        model.undo.enableUndoRegistration()
        #expect(!model.undo.canUndo)
        model.change(10)
        model.undo.setActionName("Typing")
        #expect(model.undo.undoMenuItemTitle == "Undo Typing")
        model.undo.removeAllActions(withTarget: model)
        #expect(!model.undo.canUndo)
    }

    @MainActor private final class Answers { var list: [Bool] = [] }

    /// Apple's documentation of `canRedo`: it posts `NSUndoManagerCheckpoint`; buttons that follow that message ask for it.
    @Test("who hears of a checkpoint may ask whether there is something to redo")
    func askingAtCheckpoints() {
        let model = Model()
        model.change(1)
        model.undo.undo()
        let answers = Answers()
        let token = NotificationCenter.default.addObserver(
            forName: .NSUndoManagerCheckpoint, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { answers.list.append(model.undo.canRedo) } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(model.undo.canRedo && answers.list == [true])
    }
}
