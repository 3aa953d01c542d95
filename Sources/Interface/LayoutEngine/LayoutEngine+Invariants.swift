// SPDX-License-Identifier: MIT

extension LayoutEngine {
    @inline(__always)
    func checkInvariants() {
        assert(!checksInvariants || hasValidTightSystem())
        assert(!checksInvariants || hasValidSolution())
    }

    /// Rows and variables are matched one to one, and terms and columns mirror each other.
    private func hasValidTightSystem() -> Bool {
        for index in 0..<Int32(columns.count) where columns[index].isAlive {
            let column = columns[index]
            if column.row != Row.none {
                precondition(rows[column.row].pivot == index, "A row and its variable disagree.")
                precondition(rows[column.row].state == .live, "A variable is determined by a removed row.")
            }
            for slot in 0..<column.entryCount {
                let entry = entries.at(column.entries + slot).pointee
                let term = terms.at(rows[entry.row].terms + entry.term).pointee
                precondition(term.variable == index && term.columnSlot == slot, "A column lists a foreign term.")
            }
        }
        for index in 0..<Int32(rows.count) where rows[index].pivot != Row.none {
            precondition(columns[rows[index].pivot].row == index, "A tight row is not its variable's.")
            precondition(rows[index].side == 0)
        }
        return true
    }

    /// Tight rows hold exactly, the others pull as their error asks, and all pulls balance within their weights.
    private func hasValidSolution() -> Bool {
        var balance: [Int32: [Float: Double]] = [:]
        for index in 0..<Int32(rows.count) where rows[index].state == .live {
            let row = rows[index]
            if row.pivot != Row.none {
                let (value, tolerance) = residual(of: index)
                precondition(abs(value) <= 1e3 * tolerance, "A tight row is off by \(value).")
            } else {
                precondition(unmetPull(of: index) == 0, "A row is not content.")
            }
            for (level, amount) in pulls(of: index) {
                for slot in 0..<row.termCount {
                    let term = terms.at(row.terms + slot).pointee
                    balance[term.variable, default: [:]][level, default: 0] += amount * term.coefficient
                }
            }
        }
        for (_, levels) in balance {
            for (_, sum) in levels {
                if abs(sum) > 1e-5 { dump() }; precondition(abs(sum) < 1e-5, "The pulls on a variable do not balance.")
            }
        }
        return true
    }

    func dump() {
        for index in 0..<Int32(rows.count) where rows[index].state == .live {
            let r = rows[index]
            print(
                index,
                (0..<r.termCount).map {
                    "\(terms.at(r.terms+$0).pointee.coefficient)*x\(terms.at(r.terms+$0).pointee.variable)"
                }, r.relation, r.constant, "@", r.priority, r.weight, "pivot", r.pivot, "side", r.side,
                pulls(of: index), residual(of: index).value)
        }
        for c in 0..<Int32(columns.count) { print("x\(c)", columns[c].value, columns[c].row) }
    }

    private func pulls(of index: Int32) -> [(Float, Double)] {
        let row = rows[index]
        guard row.pivot != Row.none else { return row.side == 0 ? [] : [(row.priority, Double(row.side) * row.weight)] }
        var list: [(Float, Double)] = []
        var cell = row.multiplier
        while cell != Row.none {
            list.append((multipliers[cell].level, multipliers[cell].coefficient))
            cell = multipliers[cell].next
        }
        return list
    }
}
