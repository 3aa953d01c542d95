// SPDX-License-Identifier: MIT

/// A real unknown of a layout system. Valid until it is removed from its engine.
package struct LayoutVariable: Hashable, Sendable, BitwiseCopyable {
    /// In the engine's table; a later variable may get it once this one is removed. -1: `none`.
    package let index: Int32

    /// Stands for no variable of any engine.
    package static let none = LayoutVariable(index: -1)
}

/// What a variable is, which decides where it lies while no equation determines it.
package enum LayoutVariableKind: UInt8, Sendable, BitwiseCopyable {
    /// Stays where it is.
    case any
    /// Sits on the bound of an inequality that mentions it. Determined in preference to others: of a row that only says
    /// where an edge is, the position follows and the size stays.
    case position
    /// Stays at 0 until something makes it larger, also below the bound of an inequality that would let it grow.
    case size
}

/// A constraint that lives in an engine. Valid until it is removed.
package struct LayoutRow: Hashable, Sendable {
    /// In the engine's table; a later row may get it once this one is removed.
    package let index: Int32
}

/// `coefficient × variable`.
package struct LayoutTerm: Sendable {
    /// Of the same engine as the row.
    package var variable: LayoutVariable
    /// Finite.
    package var coefficient: Double

    /// Checks nothing.
    package init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How the sum of a constraint's terms compares with its constant.
package enum LayoutRelation: UInt8, Sendable, BitwiseCopyable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// A set of required constraints that no assignment satisfies, and that would be satisfiable if any one of them were
/// left out.
package struct LayoutConflict: Sendable {
    /// In the order in which the constraints were added.
    package let rows: [LayoutRow]
}

/// One constraint `Σ terms (relation) constant` inside the engine.
struct Row: BitwiseCopyable {
    enum State: UInt8, BitwiseCopyable {
        case free
        /// Added, not yet seen by `solve()`.
        case pending
        case live
        /// Removed, but still holding a variable in place until a substitute is found.
        case dying
    }

    var terms: Int32
    var termCount: Int32
    /// The variable that this row determines; `none` when the row is not tight.
    var pivot: Int32 = none
    /// Head of the multiplier's list of levels; only tight rows have one. See `Multipliers`.
    var multiplier: Int32 = none
    var constant: Double
    var priority: Float
    /// Pull at `priority`: 1, or more for a row that gave way in a conflict.
    var weight: Double = 1
    /// Position in the order of addition.
    var serial: Int32
    /// Of rows that might give way at one cost, the one of the lowest rank does; no two have the same.
    var rank: Int32
    /// Traversal in which the row was last looked at.
    var stamp: Int32 = 0
    var relation: LayoutRelation
    var state: State = .pending
    var isRequired: Bool
    /// A required row that gave way in a conflict: it holds at a level just below required.
    var isBroken = false
    var isQueued = false
    /// For a row that is not tight: the sign of its multiplier, which then has its full weight. Zero: no pull.
    var side: Int8 = 0

    static let none: Int32 = -1
}

/// One coefficient of a row, and where the variable's column lists it.
struct Term: BitwiseCopyable {
    var variable: Int32
    var columnSlot: Int32
    var coefficient: Double
}

/// One entry of a variable's column: which row mentions it, at which of the row's terms.
struct ColumnEntry: BitwiseCopyable {
    var row: Int32
    var term: Int32
}

/// One variable inside the engine.
struct Column: BitwiseCopyable {
    var value: Double = 0
    /// Value of the traversal in progress: residual, rate or multiplier of the row that determines the variable.
    var work: Double = 0
    /// The tight row that determines this variable; `none`: the variable stays where it is.
    var row: Int32 = Row.none
    var entries: Int32
    var entryCount: Int32 = 0
    var entryCapacity: Int32
    /// Factored block of mutually dependent variables that this one belongs to.
    var block: Int32 = Row.none
    /// Node in the union-find forest of variables linked by tight rows.
    var component: Int32
    // Traversal state.
    var stamp: Int32 = 0
    var order: Int32 = 0
    var low: Int32 = 0
    var parent: Int32 = Row.none
    var kind = LayoutVariableKind.any
    var isAlive = true
    var isChanged = false
}
