// SPDX-License-Identifier: MIT

/// One step of a depth-first walk: a variable and how far its neighbours have been visited.
struct Frame: BitwiseCopyable {
    var variable: Int32
    var cursor: Int32
}

/// The graph of a tight system.
///
/// Each tight row determines one variable (its pivot) from the others it mentions. An edge from `u` to `v` says that
/// the row of `v` mentions `u`. A walk along the edges finds what moves when something moves; a walk against them
/// finds what a value rests on. Strongly connected components (Tarjan) come out in topological order; one with several
/// variables is a block of simultaneous equations.
extension LayoutEngine {
    enum Direction {
        case toDependents
        case toSources
    }

    func beginTraversal() {
        stamp &+= 1
        reached.removeAll()
        groups.removeAll()
    }

    /// Adds what can be reached from `root` to `reached`, grouped by component; each group comes after those it leads
    /// to, so users walk the groups from last to first.
    func traverse(from root: Int32, _ direction: Direction) {
        guard columns[root].stamp != stamp else { return }
        switch direction {
        case .toDependents: visit(root, forward: true)
        case .toSources: visit(root, forward: false)
        }
    }

    /// Where the walk's order numbers start; components that are complete have `order` at `finished`.
    private static let finished = Int32.max

    @inline(__always)
    private func visit(_ root: Int32, forward: Bool) {
        var counter = Int32(reached.count)
        open(root, parent: Row.none, &counter)
        while !frames.isEmpty {
            let top = frames.base + (frames.count - 1)
            let variable = top.pointee.variable
            let column = columns.at(variable)
            var next = Row.none
            if forward {
                let list = entries.at(column.pointee.entries)
                let end = column.pointee.entryCount
                var cursor = top.pointee.cursor
                while cursor < end {
                    let pivot = rows.at(list[Int(cursor)].row).pointee.pivot
                    cursor += 1
                    if pivot != Row.none && pivot != variable {
                        next = pivot
                        break
                    }
                }
                top.pointee.cursor = cursor
            } else if column.pointee.row != Row.none {
                let row = rows.at(column.pointee.row)
                let list = terms.at(row.pointee.terms)
                let end = row.pointee.termCount
                var cursor = top.pointee.cursor
                while cursor < end {
                    let other = list[Int(cursor)].variable
                    cursor += 1
                    if other != variable {
                        next = other
                        break
                    }
                }
                top.pointee.cursor = cursor
            }
            if next == Row.none {
                close(variable, column)
            } else {
                let neighbour = columns.at(next)
                if neighbour.pointee.stamp != stamp {
                    open(next, parent: variable, &counter)
                } else if neighbour.pointee.order != Self.finished {
                    column.pointee.low = min(column.pointee.low, neighbour.pointee.order)
                }
            }
        }
    }

    @inline(__always)
    private func open(_ variable: Int32, parent: Int32, _ counter: inout Int32) {
        let column = columns.at(variable)
        column.pointee.stamp = stamp
        column.pointee.order = counter
        column.pointee.low = counter
        column.pointee.parent = parent
        column.pointee.work = 0
        counter += 1
        frames.append(Frame(variable: variable, cursor: 0))
        componentStack.append(variable)
    }

    @inline(__always)
    private func close(_ variable: Int32, _ column: UnsafeMutablePointer<Column>) {
        _ = frames.removeLast()
        if column.pointee.low == column.pointee.order {
            groups.append(Int32(reached.count))
            while true {
                let member = componentStack.removeLast()
                columns.at(member).pointee.order = Self.finished
                reached.append(member)
                if member == variable { break }
            }
        }
        if column.pointee.parent != Row.none {
            let parent = columns.at(column.pointee.parent)
            parent.pointee.low = min(parent.pointee.low, column.pointee.low)
        }
    }

    /// Range of `reached` that group `index` covers.
    @inline(__always)
    func group(_ index: Int) -> Range<Int> {
        let start = Int(groups[index])
        let end = index + 1 < groups.count ? Int(groups[index + 1]) : reached.count
        return start..<end
    }

    /// The factored equations of a group of several variables, from the cache where they have not changed.
    func block(for members: Range<Int>) -> Block {
        let known = columns[reached[members.lowerBound]].block
        if known != Row.none, let block = blocks[Int(known)], block.variables.count == members.count,
            members.allSatisfy({ columns[reached[$0]].block == known })
        {
            return block
        }
        let variables = members.map { reached[$0] }
        for variable in variables { forgetBlock(of: variable) }
        let slot = blocks.firstIndex { $0 == nil } ?? blocks.count
        if slot == blocks.count { blocks.append(nil) }
        for variable in variables { columns.at(variable).pointee.block = Int32(slot) }
        let block = Block(variables: variables, equations: variables.map { localRow(columns[$0].row, in: Int32(slot)) })
        blocks[slot] = block
        return block
    }

    /// The terms of `row` on variables of the block, by variable.
    private func localRow(_ row: Int32, in block: Int32) -> [(variable: Int32, coefficient: Double)] {
        var local: [(variable: Int32, coefficient: Double)] = []
        let list = terms.at(rows[row].terms)
        for slot in 0..<Int(rows[row].termCount) where columns[list[slot].variable].block == block {
            local.append((list[slot].variable, list[slot].coefficient))
        }
        return local
    }

    @inline(__always)
    func forgetBlock(of variable: Int32) {
        let known = columns[variable].block
        if known != Row.none { dropBlock(known) }
    }

    private func dropBlock(_ index: Int32) {
        guard let block = blocks[Int(index)] else { return }
        for variable in block.variables where columns[variable].block == index {
            columns.at(variable).pointee.block = Row.none
        }
        blocks[Int(index)] = nil
    }
}
