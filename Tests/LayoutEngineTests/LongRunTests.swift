import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import LayoutEngine

@Suite struct LongRunTests {
    /// A page of containers with rows of equal boxes, bounds and optional sizes; what the edits turn is kept.
    private struct Page {
        let engine = LayoutEngine()
        var variables: [LayoutVariable] = []
        var editable: [LayoutRow] = []
        var constants: [Double] = []

        /// - Parameter order: the constraints are added in this order.
        init(rows: Int, columns: Int, constants given: [Double]? = nil, shuffledBy random: inout SeededNumbers) {
            let engine = engine
            var pending: [(Int?, () -> LayoutRow)] = []
            var variables: [LayoutVariable] = []
            func make() -> LayoutVariable {
                let variable = engine.makeVariable()
                variables.append(variable)
                return variable
            }
            var editCount = 0
            func edit(_ terms: [LayoutTerm], _ relation: LayoutRelation, _ constant: Double, _ priority: Float = 1000) {
                let slot = editCount
                editCount += 1
                let value = given?[slot] ?? constant
                pending.append((slot, { engine.add(terms, relation, value, priority: priority) }))
            }
            func fix(_ terms: [LayoutTerm], _ relation: LayoutRelation, _ constant: Double, _ priority: Float = 1000) {
                pending.append((nil, { engine.add(terms, relation, constant, priority: priority) }))
            }
            let (rootWidth, total) = (make(), make())
            edit([LayoutTerm(rootWidth)], .equal, 400)
            var y: LayoutVariable?
            var bottom: [LayoutTerm] = []
            for _ in 0..<rows {
                let (top, height) = (make(), make())
                if y != nil {
                    fix([LayoutTerm(top, -1)] + bottom, .equal, -8)
                } else {
                    fix([LayoutTerm(top)], .equal, 0)
                }
                y = top
                bottom = [LayoutTerm(top), LayoutTerm(height)]
                edit([LayoutTerm(height)], .equal, 30, 750)
                edit([LayoutTerm(height)], .equal, 20, 250)
                var left: [LayoutTerm] = []
                var first: LayoutVariable?
                for _ in 0..<columns {
                    let (x, width) = (make(), make())
                    fix(
                        [LayoutTerm(x)] + left.map { LayoutTerm($0.variable, -$0.coefficient) }, .equal,
                        left.isEmpty ? 0 : 4)
                    left = [LayoutTerm(x), LayoutTerm(width)]
                    if let first {
                        edit([LayoutTerm(width), LayoutTerm(first, -1)], .equal, 0, 998)
                    } else {
                        first = width
                    }
                    edit([LayoutTerm(width)], .lessThanOrEqual, 90, 999)
                }
                fix([LayoutTerm(rootWidth)] + left.map { LayoutTerm($0.variable, -1) }, .greaterThanOrEqual, 0)
                fix([LayoutTerm(rootWidth)] + left.map { LayoutTerm($0.variable, -1) }, .equal, 0, 997)
            }
            fix([LayoutTerm(total)] + bottom.map { LayoutTerm($0.variable, -1) }, .equal, 0)
            var editable: [Int: LayoutRow] = [:]
            for (slot, add) in pending.shuffled(using: &random) {
                let row = add()
                if let slot { editable[slot] = row }
            }
            engine.solve()
            self.variables = variables
            self.editable = (0..<editCount).map { editable[$0]! }
            constants = given ?? []
        }

        var point: [Double] { variables.map { engine.value(of: $0) } }
    }

    /// Total error of the page's constraints cannot be read off; a page built afresh is the reference. It is unique in
    /// the heights, which single constraints decide.
    @Test("After 100,000 edits the solution is that of a system built afresh")
    func hundredThousandEdits() {
        var random = SeededNumbers(seed: 7)
        let page = Page(rows: 8, columns: 4, shuffledBy: &random)
        page.engine.checksInvariants = false
        var constants: [Int: Double] = [:]
        for step in 0..<100_000 {
            let slot = Int.random(in: 0..<page.editable.count, using: &random)
            let value = Double.random(in: -3...120, using: &random)
            constants[slot] = value
            page.engine.setConstant(value, of: page.editable[slot])
            if step % 3 == 0 { page.engine.solve() }
        }
        page.engine.checksInvariants = true
        page.engine.solve()
        // Every slot is set by now, so that a page with these constants can be made from scratch.
        #expect(constants.count == page.editable.count)
        let values = (0..<page.editable.count).map { constants[$0] ?? 0 }
        let fresh = Page(rows: 8, columns: 4, constants: values, shuffledBy: &random)
        for (index, (a, b)) in zip(page.point, fresh.point).enumerated() where isHeight(index) {
            #expect(abs(a - b) < 1e-6, "variable \(index)")
        }
    }

    private func isHeight(_ index: Int) -> Bool { index < 2 || (index - 2) % 10 < 2 }

    @Test("Constraints added in any order give the same solution where it is determined")
    func anyOrder() {
        var random = SeededNumbers(seed: 11)
        let first = Page(rows: 6, columns: 5, shuffledBy: &random)
        for _ in 0..<25 {
            let other = Page(rows: 6, columns: 5, shuffledBy: &random)
            for (a, b) in zip(first.point, other.point) { #expect(abs(a - b) < 1e-6) }
        }
    }

    @Test("Every whole priority outranks all lower ones together")
    func priorities() {
        for low in stride(from: 1, to: 1000, by: 37) {
            let engine = LayoutEngine()
            let x = engine.makeVariable()
            for _ in 0..<500 { _ = engine.add([LayoutTerm(x)], .equal, 0, priority: Float(low)) }
            _ = engine.add([LayoutTerm(x, 0.001)], .equal, 1, priority: Float(low + 1))
            engine.solve()
            #expect(abs(engine.value(of: x) - 1000) < 1e-6)
        }
    }

    @Test("Removing everything leaves an engine that solves anew")
    func emptied() {
        var random = SeededNumbers(seed: 3)
        let subject = Subject(variableCount: 3)
        for round in 0..<40 {
            for key in 0..<8 {
                subject.add(
                    RandomSystemTests.randomConstraint(&random, variableCount: 3, priorities: [1000, 750, 250]),
                    as: round * 8 + key)
            }
            subject.engine.solve()
            for key in subject.rows.keys.sorted().shuffled(using: &random) { subject.remove(key) }
            subject.engine.solve()
        }
        subject.add(Constraint(terms: [(0, 2)], relation: .equal, constant: 8), as: -1)
        subject.engine.solve()
        #expect(subject.point[0] == 4)
    }

    @Test("An unchanged system costs nothing, and an edit only what moves")
    func costs() {
        let engine = LayoutEngine()
        var leaf: LayoutRow?
        var previous: LayoutVariable?
        for _ in 0..<2000 {
            let (x, own) = (engine.makeVariable(), engine.makeVariable())
            _ = engine.add([LayoutTerm(x)] + (previous.map { [LayoutTerm($0, -1)] } ?? []), .equal, 1)
            leaf = engine.add([LayoutTerm(own), LayoutTerm(x, -1)], .equal, 5)
            previous = x
        }
        engine.solve()
        let before = engine.statistics
        engine.solve()
        #expect(engine.statistics == before)
        engine.setConstant(6, of: leaf!)
        engine.solve()
        #expect(engine.statistics.evaluations - before.evaluations == 1)
        #expect(engine.statistics.pivots == before.pivots)
    }
}
