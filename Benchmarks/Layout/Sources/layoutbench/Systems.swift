// SPDX-License-Identifier: MIT
import LayoutEngine

/// A rectangle of absolute coordinates, four variables.
struct Box {
    let x: LayoutVariable
    let y: LayoutVariable
    let width: LayoutVariable
    let height: LayoutVariable

    init(_ engine: LayoutEngine) {
        x = engine.makeVariable()
        y = engine.makeVariable()
        width = engine.makeVariable()
        height = engine.makeVariable()
    }
}

/// The systems that `kiwi/bench.cpp` builds too, constraint by constraint.
struct System {
    let engine = LayoutEngine()
    var boxes: [Box] = []
    /// A constant that moves one box without dependents.
    var leaf: LayoutRow?
    /// A constant that everything hangs on.
    var root: LayoutRow?

    mutating func add(
        _ terms: [LayoutTerm], _ relation: LayoutRelation = .equal, _ constant: Double, _ priority: Float = 1000
    ) -> LayoutRow {
        engine.add(terms, relation, constant, priority: priority)
    }

    mutating func addRoot() {
        let box = Box(engine)
        boxes.append(box)
        _ = add([LayoutTerm(box.x)], .equal, 0)
        _ = add([LayoutTerm(box.y)], .equal, 0)
        root = add([LayoutTerm(box.width)], .equal, 4000)
        _ = add([LayoutTerm(box.height)], .equal, 3000)
    }

    /// Containers of eight, each in a row inside its parent.
    mutating func nested(_ count: Int) {
        addRoot()
        for index in 1..<count {
            let parent = boxes[(index - 1) / 8]
            let box = Box(engine)
            if (index - 1) % 8 == 0 {
                _ = add([LayoutTerm(box.x), LayoutTerm(parent.x, -1)], .equal, 4)
            } else {
                let before = boxes[index - 1]
                _ = add([LayoutTerm(box.x), LayoutTerm(before.x, -1), LayoutTerm(before.width, -1)], .equal, 4)
            }
            leaf = add([LayoutTerm(box.y), LayoutTerm(parent.y, -1)], .equal, 4)
            _ = add([LayoutTerm(box.width), LayoutTerm(parent.width, -0.12)], .equal, 0)
            _ = add([LayoutTerm(box.height), LayoutTerm(parent.height, -1)], .equal, -8)
            boxes.append(box)
        }
    }

    /// Each beside the one before, all of equal size, filling the root: one long simultaneous system.
    mutating func chain(_ count: Int) {
        addRoot()
        for index in 1..<count {
            let box = Box(engine)
            let before = boxes[index - 1]
            if index == 1 {
                _ = add([LayoutTerm(box.x), LayoutTerm(before.x, -1)], .equal, 1)
            } else {
                _ = add([LayoutTerm(box.x), LayoutTerm(before.x, -1), LayoutTerm(before.width, -1)], .equal, 1)
                _ = add([LayoutTerm(box.width), LayoutTerm(before.width, -1)], .equal, 0)
            }
            leaf = add([LayoutTerm(box.y), LayoutTerm(boxes[0].y, -1)], .equal, 1)
            _ = add([LayoutTerm(box.height), LayoutTerm(boxes[0].height, -1)], .equal, -2)
            boxes.append(box)
        }
        let last = boxes[boxes.count - 1]
        _ = add(
            [LayoutTerm(last.x), LayoutTerm(last.width), LayoutTerm(boxes[0].x, -1), LayoutTerm(boxes[0].width, -1)],
            .equal, -1)
    }

    /// Rows of ten; sizes equal to the first box's, which is a share of the root's.
    mutating func grid(_ count: Int) {
        addRoot()
        for index in 1..<count {
            let box = Box(engine)
            let (row, column) = ((index - 1) / 10, (index - 1) % 10)
            if column == 0 {
                _ = add([LayoutTerm(box.x), LayoutTerm(boxes[0].x, -1)], .equal, 2)
            } else {
                let before = boxes[index - 1]
                _ = add([LayoutTerm(box.x), LayoutTerm(before.x, -1), LayoutTerm(before.width, -1)], .equal, 2)
            }
            if row == 0 {
                leaf = add([LayoutTerm(box.y), LayoutTerm(boxes[0].y, -1)], .equal, 2)
            } else {
                let above = boxes[index - 10]
                leaf = add([LayoutTerm(box.y), LayoutTerm(above.y, -1), LayoutTerm(above.height, -1)], .equal, 2)
            }
            if index == 1 {
                _ = add([LayoutTerm(box.width), LayoutTerm(boxes[0].width, -0.09)], .equal, 0)
                _ = add([LayoutTerm(box.height), LayoutTerm(boxes[0].height, -0.01)], .equal, 0)
            } else {
                _ = add([LayoutTerm(box.width), LayoutTerm(boxes[1].width, -1)], .equal, 0)
                _ = add([LayoutTerm(box.height), LayoutTerm(boxes[1].height, -1)], .equal, 0)
            }
            boxes.append(box)
        }
    }

    /// A list whose rows hold a label that has a natural size: hugging and resistance are optional.
    mutating func cells(_ count: Int) {
        addRoot()
        var index = 0
        var above: Box?
        while boxes.count + 2 <= count {
            let (cell, label) = (Box(engine), Box(engine))
            _ = add([LayoutTerm(cell.x), LayoutTerm(boxes[0].x, -1)], .equal, 0)
            _ = add([LayoutTerm(cell.width), LayoutTerm(boxes[0].width, -1)], .equal, 0)
            if let above {
                _ = add([LayoutTerm(cell.y), LayoutTerm(above.y, -1), LayoutTerm(above.height, -1)], .equal, 0)
            } else {
                _ = add([LayoutTerm(cell.y), LayoutTerm(boxes[0].y, -1)], .equal, 0)
            }
            _ = add([LayoutTerm(label.x), LayoutTerm(cell.x, -1)], .equal, 16)
            _ = add([LayoutTerm(label.y), LayoutTerm(cell.y, -1)], .equal, 11)
            _ = add(
                [LayoutTerm(cell.y), LayoutTerm(cell.height), LayoutTerm(label.y, -1), LayoutTerm(label.height, -1)],
                .equal, 11)
            _ = add(
                [LayoutTerm(cell.x), LayoutTerm(cell.width), LayoutTerm(label.x, -1), LayoutTerm(label.width, -1)],
                .greaterThanOrEqual, 16)
            let natural = Double(20 + index % 3 * 20)
            _ = add([LayoutTerm(label.width)], .lessThanOrEqual, 180, 250)
            _ = add([LayoutTerm(label.width)], .greaterThanOrEqual, 180, 750)
            _ = add([LayoutTerm(label.height)], .lessThanOrEqual, natural, 250)
            leaf = add([LayoutTerm(label.height)], .greaterThanOrEqual, natural, 750)
            boxes.append(cell)
            boxes.append(label)
            above = cell
            index += 1
        }
    }
}
