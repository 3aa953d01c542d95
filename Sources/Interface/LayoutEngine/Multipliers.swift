// SPDX-License-Identifier: MIT

/// One level of a multiplier: `coefficient` units of priority `level`.
struct Level: BitwiseCopyable {
    var level: Float
    var next: Int32
    var coefficient: Double
}

/// A multiplier taken out of the pool, by falling level. Used for step lengths and ratios.
struct LevelVector {
    var levels: Buffer<(level: Float, coefficient: Double)>

    init() { levels = Buffer(capacity: 8) }
    func free() { levels.free() }

    var isZero: Bool { levels.isEmpty }

    mutating func set(_ level: Float, _ coefficient: Double) {
        levels.removeAll()
        append(level, coefficient)
    }

    @inline(__always)
    mutating func append(_ level: Float, _ coefficient: Double) {
        if abs(coefficient) > Multipliers.tolerance { levels.append((level, coefficient)) }
    }

    /// Lexicographic sign.
    var sign: Int { levels.isEmpty ? 0 : (levels[0].coefficient > 0 ? 1 : -1) }

    mutating func negate() {
        for index in 0..<levels.count { levels[index].coefficient = -levels[index].coefficient }
    }

    /// Lexicographic order: -1, 0 or 1.
    static func compare(_ left: LevelVector, _ right: LevelVector) -> Int {
        var i = 0
        var j = 0
        while i < left.levels.count || j < right.levels.count {
            let a = i < left.levels.count ? left.levels[i].level : -.infinity
            let b = j < right.levels.count ? right.levels[j].level : -.infinity
            var difference = 0.0
            let level = max(a, b)
            if a == level {
                difference += left.levels[i].coefficient
                i += 1
            }
            if b == level {
                difference -= right.levels[j].coefficient
                j += 1
            }
            if abs(difference) > Multipliers.tolerance { return difference > 0 ? 1 : -1 }
        }
        return 0
    }
}

/// Sparse vectors over priority levels, compared lexicographically from the highest level down, as linked cells.
///
/// A multiplier is the force with which a tight constraint holds its variables against the constraints that pull at
/// them. Keeping one coefficient for each priority, instead of one weighted sum, makes every priority outrank all lower
/// ones together, whatever their number, and keeps coefficients near 1.
struct Multipliers {
    /// Coefficients are sums and quotients of constraint coefficients; what is this small is the rounding of a zero.
    static let tolerance = 1e-9

    private var cells = Buffer<Level>(capacity: 64)
    private var freeHead: Int32 = Row.none

    func free() { cells.free() }

    @inline(__always)
    subscript(cell: Int32) -> Level { cells[cell] }

    private mutating func make(_ level: Float, _ coefficient: Double, next: Int32) -> Int32 {
        if freeHead != Row.none {
            let cell = freeHead
            freeHead = cells[cell].next
            cells[cell] = Level(level: level, next: next, coefficient: coefficient)
            return cell
        }
        cells.append(Level(level: level, next: next, coefficient: coefficient))
        return Int32(cells.count - 1)
    }

    private mutating func drop(_ cell: Int32) {
        cells.at(cell).pointee.next = freeHead
        freeHead = cell
    }

    mutating func release(_ head: Int32) {
        var cell = head
        while cell != Row.none {
            let next = cells[cell].next
            drop(cell)
            cell = next
        }
    }

    /// Adds `factor × vector` to the list and returns its new head.
    mutating func add(_ factor: Double, _ vector: LevelVector, to head: Int32) -> Int32 {
        var head = head
        var previous = Row.none
        var cell = head
        for index in 0..<vector.levels.count {
            let (level, coefficient) = vector.levels[index]
            while cell != Row.none, cells[cell].level > level {
                previous = cell
                cell = cells[cell].next
            }
            let amount = factor * coefficient
            if cell != Row.none, cells[cell].level == level {
                let sum = cells[cell].coefficient + amount
                let next = cells[cell].next
                if abs(sum) > Self.tolerance {
                    cells.at(cell).pointee.coefficient = sum
                    previous = cell
                } else {
                    if previous == Row.none { head = next } else { cells.at(previous).pointee.next = next }
                    drop(cell)
                }
                cell = next
            } else if abs(amount) > Self.tolerance {
                let made = make(level, amount, next: cell)
                if previous == Row.none { head = made } else { cells.at(previous).pointee.next = made }
                previous = made
            }
        }
        return head
    }

    /// Stores `(weight at level, when not zero) - direction × list`, divided by `divisor`, into `result`.
    func slack(
        weight: Double, at level: Float, direction: Double, head: Int32, divisor: Double, into result: inout LevelVector
    ) {
        result.levels.removeAll()
        var cell = head
        var weight = weight
        while cell != Row.none || weight != 0 {
            if cell != Row.none, weight == 0 || cells[cell].level > level {
                result.append(cells[cell].level, -direction * cells[cell].coefficient / divisor)
                cell = cells[cell].next
            } else if cell != Row.none, cells[cell].level == level {
                result.append(level, (weight - direction * cells[cell].coefficient) / divisor)
                cell = cells[cell].next
                weight = 0
            } else {
                result.append(level, weight / divisor)
                weight = 0
            }
        }
    }
}
