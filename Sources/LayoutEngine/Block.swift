// SPDX-License-Identifier: MIT

/// A sparse LU factorisation of a few simultaneous equations, such as views of equal width that fill a container.
///
/// Equation `i` belongs to `variables[i]` but mentions others of the block too. Pivots are chosen for little fill
/// (Markowitz) among the entries that are large enough to be stable.
final class Block {
    let variables: [Int32]

    private struct Elimination {
        var equation: Int
        var unknown: Int
        var pivot: Double
        /// What is left of the pivot's equation: later unknowns.
        var rest: [(unknown: Int, coefficient: Double)]
        /// Equations that had a multiple of the pivot's equation subtracted.
        var targets: [(equation: Int, factor: Double)]
    }

    private var steps: [Elimination] = []
    private var scratch: [Double]
    private var result: [Double]

    /// An entry this much smaller than its column's largest is not a pivot.
    private static let threshold = 0.1

    init(variables: [Int32], equations: [[(variable: Int32, coefficient: Double)]]) {
        self.variables = variables
        scratch = Array(repeating: 0, count: variables.count)
        result = scratch
        var position: [Int32: Int] = [:]
        for (index, variable) in variables.enumerated() { position[variable] = index }
        factor(equations.map { $0.map { (position[$0.variable]!, $0.coefficient) } })
    }

    private func factor(_ equations: [[(unknown: Int, coefficient: Double)]]) {
        let count = variables.count
        var equations = equations
        var users = Array(repeating: [Int](), count: count)
        var buckets = Array(repeating: [Int](), count: count + 2)
        var isDone = Array(repeating: false, count: count)
        var isUsed = Array(repeating: false, count: count)
        for (index, equation) in equations.enumerated() {
            for entry in equation { users[entry.unknown].append(index) }
        }
        for unknown in (0..<count).reversed() { buckets[users[unknown].count].append(unknown) }
        steps.reserveCapacity(count)
        for _ in 0..<count {
            // 1. The unknown that the fewest equations mention.
            var unknown = -1
            var size = 0
            while unknown < 0 {
                while buckets[size].isEmpty { size += 1 }
                let next = buckets[size].removeLast()
                if !isDone[next], users[next].count == size { unknown = next }
            }
            isDone[unknown] = true
            // 2. Among those, the shortest equation with a stable coefficient.
            func coefficient(_ equation: Int) -> Double {
                equations[equation].first { $0.unknown == unknown }?.coefficient ?? 0
            }
            let largest = users[unknown].map { abs(coefficient($0)) }.max() ?? 0
            let stable = users[unknown].filter { abs(coefficient($0)) >= largest * Self.threshold }
            guard let equation = stable.min(by: { equations[$0].count < equations[$1].count }), largest > 0 else {
                preconditionFailure("The equations that determine a layout are dependent.")
            }
            let pivot = coefficient(equation)
            isUsed[equation] = true
            let rest = equations[equation].filter { $0.unknown != unknown }
            // 3. Subtract it from the others.
            var targets: [(equation: Int, factor: Double)] = []
            for target in users[unknown] where target != equation {
                let factor = coefficient(target) / pivot
                targets.append((target, factor))
                equations[target].removeAll { $0.unknown == unknown }
                for entry in rest {
                    if let slot = equations[target].firstIndex(where: { $0.unknown == entry.unknown }) {
                        let value = equations[target][slot].coefficient
                        let difference = value - factor * entry.coefficient
                        if abs(difference) <= 1e-14 * (abs(value) + abs(factor * entry.coefficient)) {
                            equations[target].remove(at: slot)
                            users[entry.unknown].removeAll { $0 == target }
                            buckets[users[entry.unknown].count].append(entry.unknown)
                        } else {
                            equations[target][slot].coefficient = difference
                        }
                    } else {
                        equations[target].append((entry.unknown, -factor * entry.coefficient))
                        users[entry.unknown].append(target)
                        buckets[users[entry.unknown].count].append(entry.unknown)
                    }
                }
            }
            for entry in rest {
                users[entry.unknown].removeAll { $0 == equation }
                buckets[users[entry.unknown].count].append(entry.unknown)
            }
            steps.append(
                Elimination(equation: equation, unknown: unknown, pivot: pivot, rest: rest, targets: targets))
        }
    }

    /// Solves for the unknowns.
    /// - Parameter right: in: the right side of each variable's equation; out: the value of each variable.
    func solve(_ right: inout [Double]) {
        for step in steps {
            let value = right[step.equation]
            if value != 0 { for target in step.targets { right[target.equation] -= target.factor * value } }
        }
        for step in steps.reversed() {
            var sum = right[step.equation]
            for entry in step.rest { sum -= entry.coefficient * result[entry.unknown] }
            result[step.unknown] = sum / step.pivot
        }
        swap(&right, &result)
    }

    /// Solves the transposed system.
    /// - Parameter right: in: a residual for each variable; out: the factor of each variable's equation.
    func solveTransposed(_ right: inout [Double]) {
        for (index, step) in steps.enumerated() {
            let value = right[step.unknown] / step.pivot
            scratch[index] = value
            if value != 0 { for entry in step.rest { right[entry.unknown] -= entry.coefficient * value } }
        }
        for (index, step) in steps.enumerated() { result[step.equation] = scratch[index] }
        for step in steps.reversed() {
            var sum = result[step.equation]
            for target in step.targets { sum -= target.factor * result[target.equation] }
            result[step.equation] = sum
        }
        swap(&right, &result)
    }
}
