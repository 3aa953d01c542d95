// SPDX-License-Identifier: MIT

/// Three walks over the graph of the tight rows: values, rates and multipliers.
///
/// Each evaluates original coefficients, never a running update, so nothing drifts however many edits came before.
extension LayoutEngine {
    /// What moves with a variable, in order, as long as the same rows determine the same variables: a constant that is
    /// edited again and again, by an animation or a window that is resized, is not followed anew each time.
    struct Propagation {
        var source = Row.none
        var structure = -1
        var reached = Buffer<Int32>()
        var groups = Buffer<Int32>()

        func free() {
            reached.free()
            groups.free()
        }
    }

    private func recallPropagation() {
        swap(&reached, &lastPropagation.reached)
        swap(&groups, &lastPropagation.groups)
    }

    /// Recomputes the variables `sources` and all that depend on them, and queues the rows this violates.
    func propagate() {
        guard !sources.isEmpty else { return }
        let source = sources.count == 1 ? sources[0] : Row.none
        if source != Row.none, lastPropagation.source == source, lastPropagation.structure == structure {
            recallPropagation()
            stamp &+= 1
        } else {
            beginTraversal()
            for slot in 0..<sources.count { traverse(from: sources[slot], .toDependents) }
        }
        statistics.evaluations += reached.count
        for index in stride(from: groups.count - 1, through: 0, by: -1) {
            let members = group(index)
            if members.count == 1 {
                let variable = reached[members.lowerBound]
                let row = columns[variable].row
                if row != Row.none { assign(valueDetermined(by: row, of: variable), to: variable) }
            } else {
                solveBlock(members)
            }
        }
        for index in 0..<reached.count { queueViolations(around: reached[index]) }
        guard source != Row.none else { return }
        recallPropagation()
        lastPropagation.source = source
        lastPropagation.structure = structure
    }

    /// What `row` asks of `variable`, the other variables being as they are.
    @inline(__always)
    func valueDetermined(by row: Int32, of variable: Int32) -> Double {
        let (sum, coefficient) = remainder(of: row, without: variable)
        return sum / coefficient
    }

    /// The constant less the terms of other variables, and the coefficient of `variable`.
    @inline(__always)
    private func remainder(of row: Int32, without variable: Int32) -> (Double, Double) {
        let record = rows.at(row)
        let list = terms.at(record.pointee.terms)
        var sum = record.pointee.constant
        var own = 0.0
        for slot in 0..<Int(record.pointee.termCount) {
            let term = list[slot]
            if term.variable == variable {
                own = term.coefficient
            } else {
                sum -= term.coefficient * columns.at(term.variable).pointee.value
            }
        }
        return (sum, own)
    }

    @inline(__always)
    func assign(_ value: Double, to variable: Int32) {
        let column = columns.at(variable)
        let old = column.pointee.value
        guard value != old else { return }
        column.pointee.value = value
        if !column.pointee.isChanged, abs(value - old) > 1e-10 * (1 + abs(value)) {
            column.pointee.isChanged = true
            moved.append(LayoutVariable(index: variable))
        }
    }

    private func solveBlock(_ members: Range<Int>) {
        let block = block(for: members)
        let home = columns[block.variables[0]].block
        var right = block.variables.map { variable in
            let record = rows[columns[variable].row]
            let list = terms.at(record.terms)
            var sum = record.constant
            for slot in 0..<Int(record.termCount) where columns[list[slot].variable].block != home {
                sum -= list[slot].coefficient * columns[list[slot].variable].value
            }
            return sum
        }
        block.solve(&right)
        for (index, variable) in block.variables.enumerated() { assign(right[index], to: variable) }
    }

    // MARK: Rates

    /// Fills `work` with the rate at which each variable moves when the constant of the tight `row` grows, all other
    /// tight rows keeping theirs. `reached` holds the variables that may move.
    func computeRates(of row: Int32) {
        beginTraversal()
        let pivot = rows[row].pivot
        traverse(from: pivot, .toDependents)
        computeRates { $0 == row ? 1 : 0 }
    }

    /// As `computeRates(of:)` for a variable that no row determines.
    func computeRates(ofFree variable: Int32) {
        beginTraversal()
        traverse(from: variable, .toDependents)
        columns.at(variable).pointee.work = 1
        computeRates { _ in 0 }
    }

    @inline(__always)
    private func computeRates(_ drive: (Int32) -> Double) {
        for index in stride(from: groups.count - 1, through: 0, by: -1) {
            let members = group(index)
            if members.count == 1 {
                let variable = reached[members.lowerBound]
                let row = columns[variable].row
                guard row != Row.none else { continue }
                let list = terms.at(rows[row].terms)
                var sum = drive(row)
                var own = 0.0
                for slot in 0..<Int(rows[row].termCount) {
                    if list[slot].variable == variable {
                        own = list[slot].coefficient
                    } else {
                        sum -= list[slot].coefficient * rate(of: list[slot].variable)
                    }
                }
                columns.at(variable).pointee.work = sum / own
            } else {
                let block = block(for: members)
                let home = columns[block.variables[0]].block
                var right = block.variables.map { variable in
                    let row = columns[variable].row
                    let list = terms.at(rows[row].terms)
                    var sum = drive(row)
                    for slot in 0..<Int(rows[row].termCount) where columns[list[slot].variable].block != home {
                        sum -= list[slot].coefficient * rate(of: list[slot].variable)
                    }
                    return sum
                }
                block.solve(&right)
                for (index, variable) in block.variables.enumerated() {
                    columns.at(variable).pointee.work = right[index]
                }
            }
        }
    }

    /// Zero for variables that the walk did not reach.
    @inline(__always)
    func rate(of variable: Int32) -> Double {
        let column = columns.at(variable)
        return column.pointee.stamp == stamp ? column.pointee.work : 0
    }

    // MARK: Expressions

    /// Writes the terms of `row` as a sum of tight rows: `work` of each variable in `reached` becomes the factor of the
    /// row that determines it (of the variable itself where none does).
    func express(_ row: Int32) {
        beginTraversal()
        let list = terms.at(rows[row].terms)
        for slot in 0..<Int(rows[row].termCount) { traverse(from: list[slot].variable, .toSources) }
        for slot in 0..<Int(rows[row].termCount) {
            columns.at(list[slot].variable).pointee.work += list[slot].coefficient
        }
        finishExpression()
    }

    /// As `express(_:)` for a single variable.
    func express(variable: Int32) {
        beginTraversal()
        traverse(from: variable, .toSources)
        columns.at(variable).pointee.work = 1
        finishExpression()
    }

    private func finishExpression() {
        for index in stride(from: groups.count - 1, through: 0, by: -1) {
            let members = group(index)
            if members.count == 1 {
                let variable = reached[members.lowerBound]
                let row = columns[variable].row
                let residual = columns[variable].work
                guard row != Row.none, residual != 0 else { continue }
                let list = terms.at(rows[row].terms)
                let count = Int(rows[row].termCount)
                var own = 0.0
                for slot in 0..<count where list[slot].variable == variable { own = list[slot].coefficient }
                let factor = residual / own
                columns.at(variable).pointee.work = factor
                for slot in 0..<count where list[slot].variable != variable {
                    subtract(factor * list[slot].coefficient, from: list[slot].variable)
                }
            } else {
                expressBlock(members)
            }
        }
    }

    private func expressBlock(_ members: Range<Int>) {
        let block = block(for: members)
        let home = columns[block.variables[0]].block
        var factors = block.variables.map { columns[$0].work }
        block.solveTransposed(&factors)
        for (index, variable) in block.variables.enumerated() {
            let row = columns[variable].row
            let list = terms.at(rows[row].terms)
            for slot in 0..<Int(rows[row].termCount) where columns[list[slot].variable].block != home {
                subtract(factors[index] * list[slot].coefficient, from: list[slot].variable)
            }
        }
        for (index, variable) in block.variables.enumerated() { columns.at(variable).pointee.work = factors[index] }
    }

    /// Cancels to an exact zero what is the rounding of one, so that chains do not carry noise along.
    @inline(__always)
    private func subtract(_ amount: Double, from variable: Int32) {
        let column = columns.at(variable)
        let old = column.pointee.work
        let new = old - amount
        column.pointee.work = abs(new) < 1e-12 * abs(old) ? 0 : new
    }
}
