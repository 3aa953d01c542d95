// SPDX-License-Identifier: MIT

/// Making new equations tight without a walk.
///
/// A variable that no row determines pulls at nothing, so it may give way to any row at no cost. That is certain to be
/// possible where the variable is not linked to the row's other variables by tight rows, which a union-find forest
/// answers at once. Links that have gone are only forgotten now and then: the answer "linked" may be out of date, and
/// then the row takes the way of any other violated row.
extension LayoutEngine {
    /// Takes the added rows in, and notes the variables that rows now determine in `sources`, to be evaluated.
    func seed() {
        guard !added.isEmpty else { return }
        relinkIfStale()
        var equations: [Int32] = []
        var edges: [Int32] = []
        var bounds: [Int32] = []
        for index in added {
            let row = rows.at(index)
            row.pointee.state = .live
            if row.pointee.relation == .equal {
                equations.append(index)
            } else if mentionsPosition(index) {
                edges.append(index)
            } else if row.pointee.termCount == 1 {
                bounds.append(index)
            } else {
                queue(index)
            }
        }
        added.removeAll(keepingCapacity: true)
        for index in seedingOrder(equations) {
            seed(index, on: unlinkedVariable(of: index))
        }
        // An edge that only an inequality holds sits on its bound, the one that was added first.
        for index in edges {
            seed(index, on: unlinkedVariable(of: index, .position))
        }
        // Bounds of one variable, such as a label's size: while the variable is free its value is known.
        for index in seedingOrder(bounds) {
            let variable = terms.at(rows[index].terms).pointee.variable
            if columns[variable].row == Row.none, unmetPull(of: index) != 0 {
                setTight(index, on: variable)
                statistics.pivots += 1
                assign(valueDetermined(by: index, of: variable), to: variable)
                sources.append(variable)
            } else {
                queue(index)
            }
        }
    }

    private func seed(_ index: Int32, on variable: Int32?) {
        guard let variable else { return queue(index) }
        setTight(index, on: variable)
        joinComponents(of: index)
        statistics.pivots += 1
        sources.append(variable)
    }

    private func mentionsPosition(_ index: Int32) -> Bool {
        let list = terms.at(rows[index].terms)
        for slot in 0..<Int(rows[index].termCount) where columns.at(list[slot].variable).pointee.kind == .position {
            return true
        }
        return false
    }

    /// Required ones first, and among equals in the order in which their last variables were made: what is placed
    /// later hangs on what was there before, in whatever order the constraints came.
    private func seedingOrder(_ list: [Int32]) -> [Int32] {
        guard list.count > 1 else { return list }
        let keyed = list.map { index -> (row: Int32, priority: Float, newest: Int32, serial: Int32) in
            let row = rows[index]
            var newest = Int32(-1)
            for slot in 0..<row.termCount { newest = max(newest, terms.at(row.terms + slot).pointee.variable) }
            return (index, row.isRequired ? .infinity : row.priority, newest, row.serial)
        }
        return keyed.sorted {
            if $0.priority != $1.priority { return $0.priority > $1.priority }
            if $0.newest != $1.newest { return $0.newest < $1.newest }
            return $0.serial < $1.serial
        }.map(\.row)
    }

    /// The first variable of the row that no row determines and that is not linked to the row's others; a position where
    /// there is one. Constraints name first what they are about, so values flow from what is known to what is to be placed.
    private func unlinkedVariable(of index: Int32, _ kind: LayoutVariableKind? = nil) -> Int32? {
        let list = terms.at(rows[index].terms)
        let count = Int(rows[index].termCount)
        var size: Int32?
        for slot in 0..<count {
            let variable = list[slot].variable
            let column = columns.at(variable)
            guard column.pointee.row == Row.none, kind == nil || column.pointee.kind == kind else { continue }
            if size != nil, column.pointee.kind != .position { continue }
            let component = root(ofComponent: column.pointee.component)
            var isLinked = false
            for other in 0..<count where other != slot {
                isLinked = isLinked || root(ofComponent: columns[list[other].variable].component) == component
            }
            if isLinked { continue }
            guard column.pointee.kind == .size else { return variable }
            size = variable
        }
        return size
    }

    // MARK: Union-find

    private func root(ofComponent node: Int32) -> Int32 {
        var node = node
        while components[node] != node {
            components[node] = components[components[node]]
            node = components[node]
        }
        return node
    }

    /// Links the variables of a row that became tight.
    func joinComponents(of index: Int32) {
        let list = terms.at(rows[index].terms)
        guard rows[index].termCount > 1 else { return }
        var first = root(ofComponent: columns[list[0].variable].component)
        for slot in 1..<Int(rows[index].termCount) {
            var second = root(ofComponent: columns[list[slot].variable].component)
            guard first != second else { continue }
            if componentSizes[first] < componentSizes[second] { swap(&first, &second) }
            components[second] = first
            componentSizes[first] += componentSizes[second]
        }
    }

    /// Builds the forest anew once as many rows went as there are variables.
    private func relinkIfStale() {
        guard staleLinks > columns.count + 64 else { return }
        staleLinks = 0
        components.removeAll()
        componentSizes.removeAll()
        for index in 0..<columns.count {
            columns.at(Int32(index)).pointee.component = Int32(index)
            components.append(Int32(index))
            componentSizes.append(1)
        }
        for index in 0..<Int32(rows.count) where rows[index].pivot != Row.none { joinComponents(of: index) }
    }
}
