// SPDX-License-Identifier: MIT

/// Solves systems of linear constraints with priorities, incrementally.
///
/// A solution satisfies every required constraint and makes the sum of the absolute errors of the constraints of each
/// priority as small as it can be, higher priorities first: any higher priority outranks all lower ones together.
/// Variables that nothing determines stay where they are, or where their kind puts them (`LayoutVariableKind`); new ones
/// are at 0.
///
/// Changes are collected and take effect in `solve()`, whose cost follows what moves, not what exists.
/// `docs/auto-layout.md` explains the mathematics. Not thread-safe: one engine is used from one thread at a time.
package final class LayoutEngine {
    var columns = Buffer<Column>()
    var rows = Buffer<Row>()
    var terms = RunPool<Term>()
    var entries = RunPool<ColumnEntry>()
    var multipliers = Multipliers()
    var blocks: [Block?] = []

    private var freeColumns: [Int32] = []
    private var freeRows: [Int32] = []
    private var nextSerial: Int32 = 0

    /// Union-find forest; see `LayoutEngine+Seeding`.
    var components = Buffer<Int32>()
    var componentSizes = Buffer<Int32>()
    var staleLinks = 0

    // Work waiting for `solve()`.
    var added: [Int32] = []
    var dying: [Int32] = []
    var reprioritised: [(row: Int32, serial: Int32, priority: Float)] = []
    var newConstants = Buffer<NewConstant>()
    /// Rows that are not tight and may pull, by falling priority.
    var violated = ViolationHeap()
    /// Tight rows whose multiplier may be out of its bounds.
    var overloaded: [Int32] = []
    var moved = Buffer<LayoutVariable>()
    /// Variables to evaluate.
    var sources = Buffer<Int32>()

    struct NewConstant: BitwiseCopyable {
        var row: Int32
        var serial: Int32
        var constant: Double
    }

    // Scratch of traversals; see `LayoutEngine+Traversal`.
    var stamp: Int32 = 0
    var reached = Buffer<Int32>()
    var groups = Buffer<Int32>()
    var componentStack = Buffer<Int32>()
    var frames = Buffer<Frame>()
    /// Counts changes of which row determines which variable.
    var structure = 0
    var lastPropagation = Propagation()
    var step = LevelVector()
    var candidate = LevelVector()
    var best = LevelVector()
    var ownWeight = LevelVector()
    /// Degenerate pivots in a row; many of them switch to Bland's rule.
    var stalledPivots = 0

    /// Chooses which of the conflicting required rows gives way. Nil: the one added last.
    package var resolveConflict: ((LayoutConflict) -> LayoutRow?)?

    /// Called when a system needed far more steps than any should; some rows are then left as they are. Nil: a trap, in
    /// debug builds.
    package var didGiveUp: (() -> Void)?

    /// Checks the whole system after each `solve()`, in debug builds.
    package var checksInvariants = false

    /// Number of pivots and evaluated variables so far: proves that an unchanged system costs nothing.
    package internal(set) var statistics = Statistics()

    /// Counts since the engine was made; they never fall.
    package struct Statistics: Sendable, Equatable {
        /// Calls of `solve()` that had something to do.
        package internal(set) var solves = 0
        /// Exchanges of a determined variable for another.
        package internal(set) var pivots = 0
        /// Variables whose value was computed anew.
        package internal(set) var evaluations = 0
    }

    /// Without variables and rows.
    package init() {}

    deinit {
        columns.free()
        rows.free()
        terms.free()
        entries.free()
        multipliers.free()
        components.free()
        componentSizes.free()
        reached.free()
        groups.free()
        componentStack.free()
        frames.free()
        step.free()
        candidate.free()
        best.free()
        ownWeight.free()
        violated.free()
        newConstants.free()
        moved.free()
        sources.free()
        lastPropagation.free()
    }

    // MARK: Variables

    /// O(1). The variable lies at its initial value until a row determines it.
    /// - Parameter kind: see `LayoutVariableKind`.
    package func makeVariable(initialValue: Double = 0, kind: LayoutVariableKind = .any) -> LayoutVariable {
        let component = Int32(components.count)
        components.append(component)
        componentSizes.append(1)
        let run = entries.allocate(capacity: 4)
        let column = Column(value: initialValue, entries: run, entryCapacity: 4, component: component, kind: kind)
        if let index = freeColumns.popLast() {
            columns[index] = column
            return LayoutVariable(index: index)
        }
        columns.append(column)
        return LayoutVariable(index: Int32(columns.count - 1))
    }

    /// Forgets a variable. The constraints that mention it must have been removed; they are let go at once.
    package func removeVariable(_ variable: LayoutVariable) {
        if columns[variable.index].entryCount > 0 { settleRemovals() }
        let column = columns.at(variable.index)
        precondition(column.pointee.isAlive, "The variable was removed before.")
        precondition(column.pointee.entryCount == 0, "Remove the constraints that use a variable before the variable.")
        entries.release(column.pointee.entries, capacity: Int(column.pointee.entryCapacity))
        column.pointee.isAlive = false
        structure += 1
        freeColumns.append(variable.index)
    }

    /// The rows that mention a variable, without those that were removed.
    package func rows(about variable: LayoutVariable) -> [LayoutRow] {
        let column = columns[variable.index]
        var found: [LayoutRow] = []
        for slot in 0..<column.entryCount {
            let row = entries.at(column.entries + slot).pointee.row
            if rows[row].state == .live || rows[row].state == .pending { found.append(LayoutRow(index: row)) }
        }
        return found
    }

    /// The value in the last solution.
    @inline(__always)
    package func value(of variable: LayoutVariable) -> Double { columns[variable.index].value }

    // MARK: Constraints

    /// Adds `Σ terms (relation) constant`.
    /// - Parameter priority: 1000 and more is required; below, constraints of higher priority win. Must be a number.
    /// - Parameter terms: several terms of one variable add up; coefficients and the constant must be finite.
    /// - Parameter yields: among constraints that might give way at one cost, those that yield do first, the one added
    ///   first before others. Of those that do not, the one added last gives way: what holds goes on holding.
    package func add(
        _ newTerms: [LayoutTerm], _ relation: LayoutRelation, _ constant: Double, priority: Float = 1000,
        yields: Bool = false
    ) -> LayoutRow {
        let run = terms.allocate(capacity: RunPool<Term>.capacity(for: newTerms.count))
        let base = terms.at(run)
        var count = 0
        for term in newTerms {
            assert(term.coefficient.isFinite)
            assert(columns[term.variable.index].isAlive)
            var slot = 0
            while slot < count, base[slot].variable != term.variable.index { slot += 1 }
            if slot < count {
                base[slot].coefficient += term.coefficient
            } else {
                base[count] = Term(variable: term.variable.index, columnSlot: 0, coefficient: term.coefficient)
                count += 1
            }
        }
        var kept = 0
        for slot in 0..<count where base[slot].coefficient != 0 {
            base[kept] = base[slot]
            kept += 1
        }
        let capacity = RunPool<Term>.capacity(for: newTerms.count)
        let exact = RunPool<Term>.capacity(for: kept)
        var home = run
        if exact != capacity {
            home = terms.allocate(capacity: exact)
            for slot in 0..<kept { terms.at(home)[slot] = terms.at(run)[slot] }
            terms.release(run, capacity: capacity)
        }
        let row = Row(
            terms: home, termCount: Int32(kept), constant: constant, priority: min(priority, 1000),
            serial: nextSerial, rank: yields ? Int32.min &+ nextSerial : -nextSerial, relation: relation,
            isRequired: priority >= 1000)
        nextSerial += 1
        let index: Int32
        if let free = freeRows.popLast() {
            rows[free] = row
            index = free
        } else {
            rows.append(row)
            index = Int32(rows.count - 1)
        }
        for slot in 0..<Int32(kept) { link(index, slot) }
        added.append(index)
        return LayoutRow(index: index)
    }

    /// Takes effect in the next `solve()`. Traps for a row that was removed before.
    package func remove(_ row: LayoutRow) {
        let state = rows[row.index].state
        precondition(state == .pending || state == .live, "The constraint was removed before.")
        if state == .pending {
            added.remove(at: added.lastIndex(of: row.index)!)
            release(row.index)
        } else {
            rows.at(row.index).pointee.state = .dying
            dying.append(row.index)
        }
    }

    /// Replaces the constant. A row that gave way in a conflict is required again.
    package func setConstant(_ constant: Double, of row: LayoutRow) {
        let target = rows.at(row.index)
        if target.pointee.state == .pending {
            target.pointee.constant = constant
        } else {
            newConstants.append(NewConstant(row: row.index, serial: target.pointee.serial, constant: constant))
        }
    }

    /// 1000 or more makes it required. Takes effect in the next `solve()`.
    package func setPriority(_ priority: Float, of row: LayoutRow) {
        let target = rows.at(row.index)
        if target.pointee.state == .pending {
            target.pointee.priority = min(priority, 1000)
            target.pointee.isRequired = priority >= 1000
        } else {
            reprioritised.append((row.index, target.pointee.serial, priority))
        }
    }

    /// Whether `solve()` has something to do.
    package var needsSolve: Bool {
        !(added.isEmpty && dying.isEmpty && reprioritised.isEmpty && newConstants.isEmpty)
    }

    /// Brings the values up to date.
    /// - Returns: the variables whose values changed, each once.
    @discardableResult
    package func solve() -> [LayoutVariable] {
        guard needsSolve else { return [] }
        statistics.solves += 1
        settleRemovals()
        sources.removeAll()
        applyConstants()
        seed()
        propagate()
        repeat {
            settleViolations()
            settleOverloads()
        } while !violated.isEmpty
        checkInvariants()
        return takeMoved()
    }

    /// The variables that moved since it was last asked.
    func takeMoved() -> [LayoutVariable] {
        let count = moved.count
        guard count > 0 else { return [] }
        for index in 0..<count { columns.at(moved[index].index).pointee.isChanged = false }
        defer { moved.removeAll() }
        return Array(unsafeUninitializedCapacity: count) { buffer, filled in
            for index in 0..<count { buffer.initializeElement(at: index, to: moved[index]) }
            filled = count
        }
    }

    // MARK: Storage of rows and columns

    private func link(_ row: Int32, _ slot: Int32) {
        let term = terms.at(rows[row].terms + slot)
        let column = columns.at(term.pointee.variable)
        if column.pointee.entryCount == column.pointee.entryCapacity {
            let capacity = Int(column.pointee.entryCapacity)
            let run = entries.allocate(capacity: capacity * 2)
            entries.at(run).update(from: entries.at(column.pointee.entries), count: capacity)
            entries.release(column.pointee.entries, capacity: capacity)
            column.pointee.entries = run
            column.pointee.entryCapacity *= 2
        }
        let position = column.pointee.entryCount
        entries.at(column.pointee.entries + position).pointee = ColumnEntry(row: row, term: slot)
        term.pointee.columnSlot = position
        column.pointee.entryCount += 1
    }

    private func unlink(_ row: Int32, _ slot: Int32) {
        let term = terms.at(rows[row].terms + slot).pointee
        let column = columns.at(term.variable)
        column.pointee.entryCount -= 1
        let last = entries.at(column.pointee.entries + column.pointee.entryCount).pointee
        guard term.columnSlot != column.pointee.entryCount else { return }
        entries.at(column.pointee.entries + term.columnSlot).pointee = last
        terms.at(rows[last.row].terms + last.term).pointee.columnSlot = term.columnSlot
    }

    /// Takes a row that is not tight out of all lists.
    func release(_ index: Int32) {
        let row = rows[index]
        assert(row.pivot == Row.none)
        for slot in 0..<row.termCount { unlink(index, slot) }
        terms.release(row.terms, capacity: RunPool<Term>.capacity(for: Int(row.termCount)))
        multipliers.release(row.multiplier)
        rows.at(index).pointee.state = .free
        rows.at(index).pointee.multiplier = Row.none
        staleLinks += 1
        // A queued row is recycled when the queue meets it.
        if !row.isQueued { freeRows.append(index) }
    }

    func recycleQueuedRow(_ index: Int32) { freeRows.append(index) }
}
