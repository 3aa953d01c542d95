// SPDX-License-Identifier: MIT

extension LayoutEngine {
    /// The tight constraints that the variable's value rests on, in the order in which they were added.
    package func constraints(affecting variable: LayoutVariable) -> [LayoutRow] {
        solve()
        express(variable: variable.index)
        var found: [Int32] = []
        for slot in 0..<reached.count where abs(columns[reached[slot]].work) > 1e-9 {
            let row = columns[reached[slot]].row
            if row != Row.none { found.append(row) }
        }
        return found.sorted { rows[$0].serial < rows[$1].serial }.map { LayoutRow(index: $0) }
    }

    /// Whether a constraint decides the variable's value in the last solution.
    package func isDetermined(_ variable: LayoutVariable) -> Bool { columns[variable.index].row != Row.none }

    /// Whether another value of the variable would satisfy the constraints as well as the present one.
    package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        solve()
        return !freedoms(of: variable.index, first: true).isEmpty
    }

    /// Moves to another of the equally good solutions, if the variable is ambiguous.
    /// - Returns: the variables whose values changed.
    package func exerciseAmbiguity(of variable: LayoutVariable) -> [LayoutVariable] {
        var before = solve()
        guard let freedom = freedoms(of: variable.index, first: true).first else { return before }
        switch freedom {
        case .variable(let free, let sign):
            assign(columns[free].value + 10 * sign, to: free)
            sources.removeAll()
            sources.append(free)
            propagate()
        case .row(let index, let sign):
            // Tight without being held: its neighbour along the motion takes over.
            computeRates(of: index)
            guard let obstacle = firstObstacle(direction: sign) else {
                // Nothing stands in the way, however far.
                let pivot = rows[index].pivot
                let rate = columns[pivot].work
                replaceByFreeVariable(index)
                rows.at(index).pointee.side = 0
                guard columns[pivot].row == Row.none else { return before }
                assign(columns[pivot].value + 10 * sign * (rate < 0 ? -1 : 1), to: pivot)
                sources.removeAll()
                sources.append(pivot)
                propagate()
                break
            }
            let pivot = rows[index].pivot
            express(obstacle)
            rows.at(obstacle).pointee.multiplier = startMultiplier(of: obstacle)
            rows.at(obstacle).pointee.side = 0
            leave(index, towards: -sign)
            exchange(entering: obstacle, for: pivot)
        }
        settleViolations()
        settleOverloads()
        before += takeMoved()
        return before
    }

    private enum Freedom {
        case variable(Int32, sign: Double)
        case row(Int32, sign: Double)
    }

    /// The motions that change the variable and cost nothing.
    private func freedoms(of variable: Int32, first: Bool) -> [Freedom] {
        express(variable: variable)
        var free: [Int32] = []
        var tight: [(row: Int32, factor: Double)] = []
        for slot in 0..<reached.count where abs(columns[reached[slot]].work) > 1e-9 {
            let column = columns[reached[slot]]
            if column.row == Row.none { free.append(reached[slot]) } else { tight.append((column.row, column.work)) }
        }
        var found: [Freedom] = []
        for candidate in free {
            for sign in [1.0, -1.0] where found.isEmpty || !first {
                computeRates(ofFree: candidate)
                if canMove(sign) { found.append(.variable(candidate, sign: sign)) }
            }
        }
        for (row, _) in tight {
            for sign in [1.0, -1.0] where (found.isEmpty || !first) && mayLeave(row, sign) {
                computeRates(of: row)
                if canMove(sign) { found.append(.row(row, sign: sign)) }
            }
        }
        return found
    }

    /// Whether the tight row's terms may move in the direction of `sign` at no cost, as its multiplier stands.
    private func mayLeave(_ index: Int32, _ sign: Double) -> Bool {
        let row = rows[index]
        let opens: Bool
        switch row.relation {
        case .equal: opens = true
        case .greaterThanOrEqual: opens = sign < 0
        case .lessThanOrEqual: opens = sign > 0
        }
        if opens && row.isRequired { return false }
        // Terms that fall leave a row whose multiplier is at its upper bound, and the other way round.
        multipliers.slack(
            weight: opens ? row.weight : 0, at: row.priority, direction: -sign, head: row.multiplier, divisor: 1,
            into: &candidate)
        return candidate.isZero
    }

    /// After `computeRates`: whether no row stands in the way at once.
    private func canMove(_ direction: Double) -> Bool {
        guard let obstacle = firstObstacle(direction: direction) else { return true }
        let (value, tolerance) = residual(of: obstacle)
        return abs(value) > tolerance && !(rows[obstacle].side == 0 && rows[obstacle].relation == .equal)
    }
}
