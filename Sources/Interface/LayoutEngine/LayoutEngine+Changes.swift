// SPDX-License-Identifier: MIT

/// Removals and changes of constants and priorities.
extension LayoutEngine {
    /// Takes the new constants in, and notes the variables to evaluate again in `sources`.
    func applyConstants() {
        for slot in 0..<newConstants.count {
            let index = newConstants[slot].row
            let row = rows.at(index)
            guard row.pointee.state == .live, row.pointee.serial == newConstants[slot].serial else { continue }
            row.pointee.constant = newConstants[slot].constant
            if row.pointee.isBroken {
                // It may hold again: required anew, and in conflict anew if it cannot.
                row.pointee.isBroken = false
                row.pointee.isRequired = true
            }
            if row.pointee.pivot != Row.none { sources.append(row.pointee.pivot) } else { queue(index) }
        }
        newConstants.removeAll()
    }

    /// Lets removed rows go and gives priorities their new weight, at the present values; then nothing pulls harder
    /// than it may.
    func settleRemovals() {
        if dying.isEmpty, reprioritised.isEmpty, overloaded.isEmpty { return }
        for index in dying where rows[index].pivot == Row.none {
            giveUpPull(of: index)
            release(index)
        }
        for (index, serial, priority) in reprioritised where rows[index].serial == serial {
            changePriority(of: index, to: priority)
        }
        reprioritised.removeAll(keepingCapacity: true)
        settleOverloads()
        letGoOfDying()
    }

    private func changePriority(of index: Int32, to priority: Float) {
        let row = rows.at(index)
        guard row.pointee.state == .live else { return }
        row.pointee.isBroken = false
        if priority >= 1000 {
            // A row that pulls keeps the level it pulls with until it is tight or in conflict.
            row.pointee.isRequired = true
            if row.pointee.side == 0 { row.pointee.priority = 1000 }
        } else {
            row.pointee.isRequired = false
            changeLevel(of: index, to: priority)
        }
        if row.pointee.pivot != Row.none { overloaded.append(index) } else { queue(index) }
    }

    /// Changes the priority, and with it the level at which a row that is not tight pulls.
    func changeLevel(of index: Int32, to priority: Float) {
        let row = rows.at(index)
        if row.pointee.side != 0, row.pointee.priority != priority { expressByTightRows(index) }
        if row.pointee.side != 0, row.pointee.priority != priority {
            let side = Double(row.pointee.side)
            ownWeight.set(row.pointee.priority, row.pointee.weight)
            changeMultipliers(by: ownWeight, pull: -side)
            ownWeight.set(priority, 1)
            changeMultipliers(by: ownWeight, pull: side)
            queueOverloads()
        }
        row.pointee.priority = priority
        row.pointee.weight = 1
    }

    /// After `express` and a change of the multipliers.
    private func queueOverloads() {
        for slot in 0..<reached.count where columns[reached[slot]].row != Row.none && columns[reached[slot]].work != 0 {
            overloaded.append(columns[reached[slot]].row)
        }
    }

    /// Takes the pull of a row that is not tight off the tight ones.
    private func giveUpPull(of index: Int32) {
        let row = rows.at(index)
        guard row.pointee.side != 0 else { return }
        expressByTightRows(index)
        ownWeight.set(row.pointee.priority, row.pointee.weight)
        changeMultipliers(by: ownWeight, pull: -Double(row.pointee.side))
        row.pointee.side = 0
        queueOverloads()
    }

    /// Takes the removed rows that are still tight out, after the multipliers have settled without them.
    private func letGoOfDying() {
        while true {
            overloaded.append(contentsOf: dying.filter { rows[$0].state == .dying && rows[$0].multiplier != Row.none })
            if overloaded.isEmpty { break }
            settleOverloads()
        }
        for index in dying where rows[index].state == .dying {
            if rows[index].pivot != Row.none { replaceByFreeVariable(index) }
            release(index)
        }
        dying.removeAll(keepingCapacity: true)
    }

    /// Takes a tight row without a multiplier out of the system: one variable that it moves becomes free.
    func replaceByFreeVariable(_ index: Int32) {
        let pivot = rows[index].pivot
        computeRates(of: index)
        var free = pivot
        if abs(columns[pivot].work) < 1e-6 {
            // Only in a block can a row leave its own variable alone.
            for slot in 0..<reached.count where abs(columns[reached[slot]].work) > abs(columns[free].work) {
                free = reached[slot]
            }
        }
        if free != pivot {
            // Walk from the freed variable back to the row's own, and shift the rows between.
            beginTraversal()
            traverse(from: free, .toSources)
            let root = rematch(from: pivot)
            assert(root == free)
        }
        forgetBlock(of: free)
        structure += 1
        columns.at(free).pointee.row = Row.none
        rows.at(index).pointee.pivot = Row.none
    }

    // MARK: Repair

    /// Lets tight rows that are held with more than their weight give way, as far as the next row that holds.
    func settleOverloads() {
        var budget = pivotBudget
        while let index = overloaded.popLast() {
            let row = rows[index]
            guard row.pivot != Row.none else { continue }
            let direction = overload(of: index)
            guard direction != 0 else { continue }
            budget -= 1
            guard budget > 0 else {
                reportGivingUp("The multipliers of a layout system did not settle.")
                overloaded.removeAll()
                break
            }
            giveWay(index, direction: direction)
        }
        stalledPivots = 0
    }

    /// The sign of the multiplier where it is beyond its bound, else 0.
    private func overload(of index: Int32) -> Int {
        let row = rows[index]
        guard row.multiplier != Row.none else { return 0 }
        let sign = multipliers[row.multiplier].coefficient > 0 ? 1 : -1
        if row.state == .dying { return sign }
        switch row.relation {
        case .greaterThanOrEqual where sign < 0: return sign
        case .lessThanOrEqual where sign > 0: return sign
        case .equal, .greaterThanOrEqual, .lessThanOrEqual: break
        }
        guard !row.isRequired else { return 0 }
        multipliers.slack(
            weight: row.weight, at: row.priority, direction: Double(sign), head: row.multiplier, divisor: 1,
            into: &candidate)
        return candidate.sign < 0 ? sign : 0
    }

    /// Moves what the row holds in the direction it is pulled until another row is met, which takes its place.
    private func giveWay(_ index: Int32, direction: Int) {
        computeRates(of: index)
        guard let obstacle = firstObstacle(direction: Double(-direction)) else {
            // Cannot be: the sum of errors is never negative, so it cannot fall for ever.
            assertionFailure("A layout constraint gives way without end.")
            multipliers.release(rows[index].multiplier)
            rows.at(index).pointee.multiplier = Row.none
            if rows[index].state == .live {
                replaceByFreeVariable(index)
                queue(index)
            }
            return
        }
        let pivot = rows[index].pivot
        express(obstacle)
        if let free = freeVariableInExpression() {
            if pin(free) { return overloaded.append(index) }
            express(obstacle)
        }
        let factor = columns[pivot].work
        // What is beyond the bound goes over to the obstacle.
        let bound = boundWeight(of: index, direction: direction)
        multipliers.slack(
            weight: bound, at: rows[index].priority, direction: Double(direction), head: rows[index].multiplier,
            divisor: 1, into: &step)
        // step = bound - direction × multiplier, negative by the overload.
        let pull = -Double(direction) / factor
        let multiplier = startMultiplier(of: obstacle)
        changeMultipliers(by: step, pull: pull)
        rows.at(obstacle).pointee.multiplier = multipliers.add(pull, step, to: multiplier)
        rows.at(obstacle).pointee.side = 0
        queueOverloads()
        overloaded.append(obstacle)
        leave(index, towards: Double(direction))
        exchange(entering: obstacle, for: pivot)
    }

    /// As `express`, after seeing to it that no free variable is part of the expression, where that is possible.
    private func expressByTightRows(_ index: Int32) {
        express(index)
        while let free = freeVariableInExpression() {
            guard pin(free), rows[index].pivot == Row.none else { break }
            express(index)
        }
    }

    private func freeVariableInExpression() -> Int32? {
        for slot in 0..<reached.count {
            let column = columns.at(reached[slot])
            if column.pointee.row == Row.none, abs(column.pointee.work) > 1e-9 { return reached[slot] }
        }
        return nil
    }

    /// Moves a free variable to the nearest row that objects and makes that row tight: nothing may be held by a
    /// variable that holds nothing.
    /// - Returns: false when no row objects.
    private func pin(_ free: Int32) -> Bool {
        computeRates(ofFree: free)
        let up = firstObstacle(direction: 1)
        let distance = up.map { abs(residual(of: $0).value / rateOfTerms(of: $0)) } ?? .infinity
        computeRates(ofFree: free)
        let down = firstObstacle(direction: -1)
        let otherDistance = down.map { abs(residual(of: $0).value / rateOfTerms(of: $0)) } ?? .infinity
        guard let obstacle = distance <= otherDistance ? up ?? down : down else { return false }
        express(obstacle)
        rows.at(obstacle).pointee.multiplier = startMultiplier(of: obstacle)
        rows.at(obstacle).pointee.side = 0
        exchange(entering: obstacle, for: free)
        return true
    }

    private func boundWeight(of index: Int32, direction: Int) -> Double {
        let row = rows[index]
        guard row.state != .dying else { return 0 }
        switch row.relation {
        case .equal: return row.weight
        case .greaterThanOrEqual: return direction > 0 ? row.weight : 0
        case .lessThanOrEqual: return direction < 0 ? row.weight : 0
        }
    }

    func startMultiplier(of index: Int32) -> Int32 {
        let row = rows[index]
        assert(row.multiplier == Row.none)
        guard row.side != 0 else { return Row.none }
        candidate.set(row.priority, Double(row.side) * row.weight)
        return multipliers.add(1, candidate, to: Row.none)
    }

    /// After `computeRates`: the first row that is not tight and would stop being content if everything moved on at
    /// these rates in `direction`.
    func firstObstacle(direction: Double) -> Int32? {
        var chosen: Int32?
        var chosenDistance = Double.infinity
        var chosenRate = 0.0
        for position in 0..<reached.count {
            let column = columns.at(reached[position])
            guard column.pointee.work != 0 else { continue }
            let list = entries.at(column.pointee.entries)
            for slot in 0..<Int(column.pointee.entryCount) {
                let index = list[slot].row
                let row = rows.at(index)
                guard row.pointee.pivot == Row.none, row.pointee.state == .live, row.pointee.stamp != stamp
                else { continue }
                row.pointee.stamp = stamp
                let rate = direction * rateOfTerms(of: index)
                guard abs(rate) > 1e-9, let distance = distanceToChange(of: index, rate: rate) else { continue }
                if let present = chosen {
                    if distance > chosenDistance + 1e-12 { continue }
                    if distance > chosenDistance - 1e-12 {
                        if !preferred(index, rate: rate, over: present, rate: chosenRate) { continue }
                    }
                }
                chosen = index
                chosenDistance = distance
                chosenRate = rate
            }
        }
        return chosen
    }

    /// Between obstacles at one place: the one that holds more firmly; then the stabler pivot.
    private func preferred(_ index: Int32, rate: Double, over other: Int32, rate otherRate: Double) -> Bool {
        if stalledPivots > 40 { return index < other }
        let (a, b) = (rows[index], rows[other])
        if a.isRequired != b.isRequired { return a.isRequired }
        if a.priority != b.priority { return a.priority > b.priority }
        return abs(rate) > abs(otherRate)
    }

    private func rateOfTerms(of index: Int32) -> Double {
        let list = terms.at(rows[index].terms)
        var sum = 0.0
        for slot in 0..<Int(rows[index].termCount) { sum += list[slot].coefficient * rate(of: list[slot].variable) }
        return sum
    }

    /// How far a motion in which the row's terms grow at `rate` goes before the row changes its mind; nil: never.
    private func distanceToChange(of index: Int32, rate: Double) -> Double? {
        let row = rows[index]
        let (value, _) = residual(of: index)
        switch row.side {
        case 1: return rate > 0 ? max(0, value / rate) : nil
        case -1: return rate < 0 ? max(0, value / rate) : nil
        default:
            switch row.relation {
            case .equal: return 0
            case .greaterThanOrEqual: return rate < 0 ? max(0, value / rate) : nil
            case .lessThanOrEqual: return rate > 0 ? max(0, value / rate) : nil
            }
        }
    }
}
