// SPDX-License-Identifier: MIT

extension LayoutEngine {
    /// After `express(index)`: the required rows that hold `index` off, and `index` itself, cannot all be met. One of
    /// them gives way: it keeps a weight above every optional priority, so that it holds again as soon as it can.
    func breakOneOfConflict(with index: Int32) {
        var members: [Int32] = [index]
        for slot in 0..<reached.count where abs(columns[reached[slot]].work) > 1e-9 {
            members.append(columns[reached[slot]].row)
        }
        members.sort { rows[$0].serial < rows[$1].serial }
        let conflict = LayoutConflict(rows: members.map { LayoutRow(index: $0) })
        let answer = resolveConflict?(conflict)?.index
        let victim = answer.flatMap { members.contains($0) ? $0 : nil } ?? members[members.count - 1]
        let row = rows.at(victim)
        row.pointee.isRequired = false
        row.pointee.isBroken = true
        changeLevel(of: victim, to: 1000)
        row.pointee.weight = max(1, 2 * abs(requiredPull(of: victim)))
        if victim != index { overloaded.append(victim) }
        queue(index)
    }

    /// What the row holds at the level of broken rows. Its weight must be more, or it would be overloaded at once.
    private func requiredPull(of index: Int32) -> Double {
        let head = rows[index].multiplier
        return head != Row.none && multipliers[head].level >= 1000 ? multipliers[head].coefficient : 0
    }

    /// Whether the row is violated because of a conflict.
    package func isBroken(_ row: LayoutRow) -> Bool { rows[row.index].isBroken }
}
