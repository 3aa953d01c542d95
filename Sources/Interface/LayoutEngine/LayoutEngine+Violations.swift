// SPDX-License-Identifier: MIT

extension LayoutEngine {
    /// `constant - Σ terms`, and how far off it may be and still count as zero.
    @inline(__always)
    func residual(of row: Int32) -> (value: Double, tolerance: Double) {
        let record = rows.at(row)
        let list = terms.at(record.pointee.terms)
        var value = record.pointee.constant
        var size = abs(value)
        for slot in 0..<Int(record.pointee.termCount) {
            let amount = list[slot].coefficient * columns.at(list[slot].variable).pointee.value
            value -= amount
            size += abs(amount)
        }
        return (value, 1e-10 * (1 + size))
    }

    /// In which direction a row that is not tight wants to pull its terms but does not; 0: it is content.
    @inline(__always)
    func unmetPull(of row: Int32) -> Int {
        let (value, tolerance) = residual(of: row)
        let record = rows.at(row)
        switch record.pointee.side {
        case _ where record.pointee.isRequired:
            // Pulls, if at all, with a weight left from when it was optional.
            if value > tolerance { return record.pointee.relation == .lessThanOrEqual ? 0 : 1 }
            if value < -tolerance { return record.pointee.relation == .greaterThanOrEqual ? 0 : -1 }
            return 0
        case 0:
            if value > tolerance { return record.pointee.relation == .lessThanOrEqual ? 0 : 1 }
            if value < -tolerance { return record.pointee.relation == .greaterThanOrEqual ? 0 : -1 }
            return 0
        case 1: return value < -tolerance ? -1 : 0
        default: return value > tolerance ? 1 : 0
        }
    }

    /// Queues the rows on `variable` that are no longer content.
    @inline(__always)
    func queueViolations(around variable: Int32) {
        let column = columns.at(variable)
        let list = entries.at(column.pointee.entries)
        for slot in 0..<Int(column.pointee.entryCount) {
            let index = list[slot].row
            let row = rows.at(index)
            guard row.pointee.pivot == Row.none, row.pointee.state == .live, row.pointee.stamp != stamp else {
                continue
            }
            row.pointee.stamp = stamp
            queueIfViolated(index)
        }
    }

    @inline(__always)
    func queueIfViolated(_ index: Int32) {
        let row = rows.at(index)
        guard !row.pointee.isQueued, unmetPull(of: index) != 0 else { return }
        queue(index)
    }

    func queue(_ index: Int32) {
        let row = rows.at(index)
        guard !row.pointee.isQueued else { return }
        row.pointee.isQueued = true
        let level = row.pointee.isRequired ? .infinity : row.pointee.priority
        violated.push(ViolationHeap.Item(priority: level, serial: row.pointee.serial, row: index))
    }

    /// Makes every row content, highest priority first. Multipliers must be within their bounds, and stay so.
    func settleViolations() {
        var budget = pivotBudget
        while let index = violated.pop() {
            let row = rows.at(index)
            row.pointee.isQueued = false
            if row.pointee.state == .free {
                recycleQueuedRow(index)
                continue
            }
            guard row.pointee.state == .live, row.pointee.pivot == Row.none else { continue }
            let pull = unmetPull(of: index)
            guard pull != 0 else { continue }
            budget -= 1
            guard budget > 0 else { return giveUp() }
            enter(index, pull: pull)
        }
        stalledPivots = 0
    }

    /// Far more pivots than any system has needed: whoever meets this has found a defect, but not a hang.
    var pivotBudget: Int { 1000 + 50 * (rows.count + columns.count) }

    private func giveUp() {
        reportGivingUp("The layout system did not settle.")
        while let index = violated.pop() {
            rows.at(index).pointee.isQueued = false
            if rows[index].state == .free { recycleQueuedRow(index) }
        }
    }

    func reportGivingUp(_ text: String) {
        if let didGiveUp { didGiveUp() } else { assertionFailure(text) }
    }

    // MARK: One step of the simplex method

    private enum Leaving {
        case free(Int32)
        case row(Int32)
    }

    /// Raises the multiplier of `index` in the direction `pull` until the row is tight, or its weight is used up, or
    /// nothing can give way: then the rows that hold it are in conflict with it.
    func enter(_ index: Int32, pull: Int) {
        express(index)
        let row = rows.at(index)
        let limit = ownLimit(of: index)
        guard let leaving = firstToGiveWay(pull: Double(pull)) else {
            guard limit else { return breakOneOfConflict(with: index) }
            return flip(index, pull: pull)
        }
        // The step is `best`, at which `leaving` reaches its bound, unless the own weight is used up before.
        if limit {
            let order = LevelVector.compare(ownWeight, best)
            if order < 0 || order == 0 && isYielding(index, before: leaving) { return flip(index, pull: pull) }
        }
        let multiplier = startOfMultiplier(index)
        changeMultipliers(by: best, pull: Double(pull))
        row.pointee.multiplier = multipliers.add(Double(pull), best, to: multiplier)
        row.pointee.side = 0
        let variable: Int32
        switch leaving {
        case .free(let free):
            variable = free
            stalledPivots = 0
        case .row(let leavingRow):
            variable = rows[leavingRow].pivot
            stalledPivots = best.isZero ? stalledPivots + 1 : 0
            let factor = columns[variable].work
            leave(leavingRow, towards: -Double(pull) * factor)
        }
        exchange(entering: index, for: variable)
    }

    /// Of two rows that might give way at one cost, the one of the lower rank does.
    private func isYielding(_ index: Int32, before leaving: Leaving) -> Bool {
        switch leaving {
        case .free: false
        case .row(let other): rows[index].rank < rows[other].rank
        }
    }

    /// Stores in `ownWeight` how far the multiplier of `index` may still go; false: without limit.
    private func ownLimit(of index: Int32) -> Bool {
        let row = rows[index]
        guard !row.isRequired else { return false }
        ownWeight.set(row.priority, (row.side != 0 && row.relation == .equal ? 2 : 1) * row.weight)
        return true
    }

    /// The multiplier a row that is not tight has, as a list of its own.
    private func startOfMultiplier(_ index: Int32) -> Int32 {
        let row = rows[index]
        assert(row.multiplier == Row.none)
        guard row.side != 0 else { return Row.none }
        step.set(row.priority, Double(row.side) * row.weight)
        return multipliers.add(1, step, to: Row.none)
    }

    /// Uses up the whole weight: the row stays violated and pulls with all it has. A row that pulled the other way
    /// passes over to this one if it is an equation; an inequality only stops pulling.
    private func flip(_ index: Int32, pull: Int) {
        let row = rows.at(index)
        changeMultipliers(by: ownWeight, pull: Double(pull))
        row.pointee.side = row.pointee.side != 0 && row.pointee.relation != .equal ? 0 : Int8(pull)
    }

    /// After `express`: which of the tight rows reaches a bound of its multiplier first as the entering one pulls.
    /// Leaves the step in `best`. Nil: none ever does.
    private func firstToGiveWay(pull: Double) -> Leaving? {
        let free = freeToGiveWay()
        if free != Row.none {
            best.levels.removeAll()
            return .free(free)
        }
        let useBland = stalledPivots > 40
        var chosen = Row.none
        var chosenSize = 0.0
        for slot in 0..<reached.count {
            let column = columns.at(reached[slot])
            let size = abs(column.pointee.work)
            guard size > 1e-9 else { continue }
            let direction = pull * column.pointee.work > 0 ? -1.0 : 1.0
            guard loadSlack(of: column.pointee.row, direction: direction, divisor: size) else { continue }
            if chosen != Row.none {
                let order = LevelVector.compare(candidate, best)
                if order > 0 { continue }
                // At one ratio the row of the lowest rank gives way, unless it makes a far worse pivot. A fixed order is
                // also Bland's rule against cycling.
                if order == 0, !useBland, size * 64 < chosenSize { continue }
                if order == 0, useBland || size < 64 * chosenSize,
                    rows[column.pointee.row].rank > rows[chosen].rank
                {
                    continue
                }
            }
            chosen = column.pointee.row
            chosenSize = size
            swap(&candidate, &best)
        }
        return chosen == Row.none ? nil : .row(chosen)
    }

    /// After `express`: the free variable that moves; a position before a size, then the stablest pivot.
    private func freeToGiveWay() -> Int32 {
        var free = Row.none
        var freeSize = 1e-9
        var isPosition = false
        for slot in 0..<reached.count {
            let variable = reached[slot]
            let column = columns.at(variable)
            guard column.pointee.row == Row.none else { continue }
            let size = abs(column.pointee.work)
            guard size > 1e-9 else { continue }
            let isBetterKind = column.pointee.kind == .position && !isPosition
            if !isBetterKind {
                if isPosition, column.pointee.kind != .position { continue }
                guard size > freeSize * (1 + 1e-9) || (size >= freeSize && variable > free) else { continue }
            }
            isPosition = column.pointee.kind == .position
            free = variable
            freeSize = size
        }
        return free
    }

    /// Stores in `candidate` how far the multiplier of a tight row may go in a direction, divided; false: for ever.
    @inline(__always)
    private func loadSlack(of index: Int32, direction: Double, divisor: Double) -> Bool {
        let row = rows.at(index)
        let opens: Bool
        switch row.pointee.relation {
        case .equal: opens = true
        case .greaterThanOrEqual: opens = direction > 0
        case .lessThanOrEqual: opens = direction < 0
        }
        if opens && row.pointee.isRequired && row.pointee.state != .dying { return false }
        let weight = opens && row.pointee.state != .dying ? row.pointee.weight : 0
        multipliers.slack(
            weight: weight, at: row.pointee.priority, direction: direction, head: row.pointee.multiplier,
            divisor: divisor, into: &candidate)
        // A slack that rounding made negative is none.
        if candidate.sign < 0 { candidate.levels.removeAll() }
        return true
    }

    /// Adds `-pull × factor × amount` to the multiplier of each expressed row.
    func changeMultipliers(by amount: LevelVector, pull: Double) {
        guard !amount.isZero else { return }
        for slot in 0..<reached.count {
            let column = columns.at(reached[slot])
            guard column.pointee.row != Row.none, abs(column.pointee.work) > 1e-12 else { continue }
            let row = rows.at(column.pointee.row)
            row.pointee.multiplier = multipliers.add(-pull * column.pointee.work, amount, to: row.pointee.multiplier)
        }
    }

    /// Makes a tight row one that is not, at the bound that lies in `direction`.
    func leave(_ index: Int32, towards direction: Double) {
        let row = rows.at(index)
        multipliers.release(row.pointee.multiplier)
        row.pointee.multiplier = Row.none
        let opens: Bool
        switch row.pointee.relation {
        case .equal: opens = true
        case .greaterThanOrEqual: opens = direction > 0
        case .lessThanOrEqual: opens = direction < 0
        }
        row.pointee.side =
            opens && !row.pointee.isRequired && row.pointee.state != .dying ? (direction > 0 ? 1 : -1) : 0
    }

    // MARK: Pivoting

    /// Makes `index` tight in place of the row that determines `variable` (or of nothing, where the variable is free),
    /// and moves what follows. The parents of the last walk lead from `variable` back to a variable of the row.
    func exchange(entering index: Int32, for variable: Int32) {
        statistics.pivots += 1
        let leaving = columns[variable].row
        let root = rematch(from: variable)
        setTight(index, on: root)
        if leaving != Row.none {
            rows.at(leaving).pointee.pivot = Row.none
            structure += 1
            if rows[leaving].state == .live { queueIfViolated(leaving) }
        }
        joinComponents(of: index)
        sources.removeAll()
        sources.append(root)
        propagate()
    }

    /// Shifts each row on the path from `variable` to the root of the walk one step down, which frees the root.
    func rematch(from variable: Int32) -> Int32 {
        var current = variable
        forgetBlock(of: current)
        while columns[current].parent != Row.none {
            let parent = columns[current].parent
            forgetBlock(of: parent)
            setTight(columns[parent].row, on: current)
            current = parent
        }
        return current
    }

    @inline(__always)
    func setTight(_ row: Int32, on variable: Int32) {
        structure += 1
        columns.at(variable).pointee.row = row
        rows.at(row).pointee.pivot = variable
    }
}
