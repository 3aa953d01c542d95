// SPDX-License-Identifier: MIT
@testable import LayoutEngine

/// A constraint as the tests write it, independent of any engine.
struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: LayoutRelation
    var constant: Double
    var priority: Float = 1000

    func error(at point: [Double]) -> Double {
        var sum = 0.0
        for term in terms { sum += term.coefficient * point[term.variable] }
        switch relation {
        case .equal: return abs(sum - constant)
        case .lessThanOrEqual: return max(0, sum - constant)
        case .greaterThanOrEqual: return max(0, constant - sum)
        }
    }
}

/// The definition of a solution, carried out: of all points where as many constraints meet as there are variables, the
/// one whose errors are smallest, priority by priority. Takes time exponential in the number of variables.
///
/// The sum of errors is linear between the constraints' hyperplanes, so a best point lies where they meet. Planes far
/// away are added, so that variables which nothing bounds show as several best points.
struct ReferenceSolver {
    let variableCount: Int
    let constraints: [Constraint]
    private(set) var best: [Double] = []
    /// Smallest total error of each priority, from required down.
    private(set) var errors: [Double] = []
    private(set) var isUnique = true

    let priorities: [Float]
    private let levels: [[Constraint]]

    init(variableCount: Int, constraints: [Constraint]) {
        self.variableCount = variableCount
        self.constraints = constraints
        let priorities = Set(constraints.map(\.priority)).sorted(by: >)
        self.priorities = priorities
        levels = priorities.map { priority in constraints.filter { $0.priority == priority } }
        var planes = constraints.map { constraint -> [Double] in
            var plane = Array(repeating: 0.0, count: variableCount + 1)
            for term in constraint.terms { plane[term.variable] += term.coefficient }
            plane[variableCount] = constraint.constant
            return plane
        }
        for index in 0..<variableCount {
            for position in [0, 5003.0, -5003.0] {
                var plane = Array(repeating: 0.0, count: variableCount + 1)
                plane[index] = 1
                plane[variableCount] = position
                planes.append(plane)
            }
        }
        enumerate(planes, from: 0, chosen: [])
    }

    /// Total error of each priority at a point.
    func errors(at point: [Double]) -> [Double] {
        priorities.map { priority in
            constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
        }
    }

    static func order(_ a: [Double], _ b: [Double]) -> Int {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y ? -1 : 1 }
        return 0
    }

    private mutating func enumerate(_ planes: [[Double]], from first: Int, chosen: [[Double]]) {
        if chosen.count == variableCount {
            if let point = Self.intersection(of: chosen) { consider(point) }
            return
        }
        guard planes.count - first >= variableCount - chosen.count else { return }
        for index in first..<planes.count { enumerate(planes, from: index + 1, chosen: chosen + [planes[index]]) }
    }

    private mutating func consider(_ point: [Double]) {
        var errors: [Double] = []
        var order = best.isEmpty ? -1 : 0
        for (index, level) in levels.enumerated() {
            var sum = 0.0
            for constraint in level { sum += constraint.error(at: point) }
            errors.append(sum)
            guard order == 0, abs(sum - self.errors[index]) > 1e-6 else { continue }
            order = sum < self.errors[index] ? -1 : 1
            if order > 0 { return }
        }
        if order < 0 {
            best = point
            self.errors = errors
            isUnique = true
        } else if zip(point, best).contains(where: { abs($0 - $1) > 1e-6 }) {
            isUnique = false
        }
    }

    /// Gauss-Jordan elimination with full pivoting; nil for planes that do not meet in one point.
    private static func intersection(of planes: [[Double]]) -> [Double]? {
        var matrix = planes
        let count = planes.count
        for column in 0..<count {
            let pivot = (column..<count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) } ?? column
            guard abs(matrix[pivot][column]) > 1e-9 else { return nil }
            matrix.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = matrix[row][column] / matrix[column][column]
                guard factor != 0 else { continue }
                for entry in column...count { matrix[row][entry] -= factor * matrix[column][entry] }
            }
        }
        return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
    }
}

/// An engine driven by the tests' constraints.
final class Subject {
    let engine = LayoutEngine()
    let variables: [LayoutVariable]
    private(set) var rows: [Int: LayoutRow] = [:]
    private(set) var constraints: [Int: Constraint] = [:]
    private(set) var conflicts: [[Int]] = []

    init(variableCount: Int) {
        engine.checksInvariants = true
        variables = (0..<variableCount).map { [engine] _ in engine.makeVariable() }
        engine.resolveConflict = { [unowned self] conflict in
            conflicts.append(conflict.rows.map { row in rows.first { $0.value == row }!.key })
            return nil
        }
    }

    func add(_ constraint: Constraint, as key: Int) {
        constraints[key] = constraint
        rows[key] = engine.add(
            constraint.terms.map { LayoutTerm(variables[$0.variable], $0.coefficient) }, constraint.relation,
            constraint.constant, priority: constraint.priority)
    }

    func remove(_ key: Int) {
        engine.remove(rows.removeValue(forKey: key)!)
        constraints[key] = nil
    }

    func setConstant(_ constant: Double, of key: Int) {
        constraints[key]!.constant = constant
        engine.setConstant(constant, of: rows[key]!)
    }

    func setPriority(_ priority: Float, of key: Int) {
        constraints[key]!.priority = priority
        engine.setPriority(priority, of: rows[key]!)
    }

    var point: [Double] { variables.map { engine.value(of: $0) } }
}
