// SPDX-License-Identifier: MIT

/// A sparse LU factorisation of a few simultaneous equations, such as views of equal width that fill a container.
///
/// Equation `i` belongs to `variables[i]` but mentions others of the block too. Pivots are chosen for little fill
/// (Markowitz) among the entries that are large enough to be stable.
final class Block {
    let variables: [Int32]

    private struct Elimination: BitwiseCopyable {
        var equation: Int32
        var unknown: Int32
        var pivot: Double
        /// What is left of the pivot's equation, later unknowns: from here to the next step's start.
        var rest: Int32
        /// Equations that had a multiple of the pivot's equation subtracted, likewise.
        var targets: Int32
    }

    private struct Entry: BitwiseCopyable {
        var index: Int32
        var coefficient: Double
    }

    // The last step is a sentinel that ends the lists.
    private var steps = Buffer<Elimination>()
    private var rests = Buffer<Entry>()
    private var targets = Buffer<Entry>()
    private var result: [Double]

    deinit {
        steps.free()
        rests.free()
        targets.free()
    }

    /// An entry this much smaller than its column's largest is not a pivot.
    private static let threshold = 0.1

    init(variables: [Int32], equations: [[(variable: Int32, coefficient: Double)]]) {
        self.variables = variables
        result = Array(repeating: 0, count: variables.count)
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
            steps.append(
                Elimination(
                    equation: Int32(equation), unknown: Int32(unknown), pivot: pivot, rest: Int32(rests.count),
                    targets: Int32(targets.count)))
            for entry in rest { rests.append(Entry(index: Int32(entry.unknown), coefficient: entry.coefficient)) }
            for target in users[unknown] where target != equation {
                let factor = coefficient(target) / pivot
                targets.append(Entry(index: Int32(target), coefficient: factor))
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
        }
        steps.append(
            Elimination(equation: -1, unknown: -1, pivot: 1, rest: Int32(rests.count), targets: Int32(targets.count)))
    }

    /// Solves for the unknowns.
    /// - Parameter right: in: the right side of each variable's equation; out: the value of each variable.
    func solve(_ right: inout [Double]) {
        let last = steps.count - 1
        right.withUnsafeMutableBufferPointer { right in
            for index in 0..<last {
                let step = steps[index]
                let value = right[Int(step.equation)]
                guard value != 0 else { continue }
                for slot in step.targets..<steps[index + 1].targets {
                    right[Int(targets[slot].index)] -= targets[slot].coefficient * value
                }
            }
            result.withUnsafeMutableBufferPointer { result in
                for index in stride(from: last - 1, through: 0, by: -1) {
                    let step = steps[index]
                    var sum = right[Int(step.equation)]
                    for slot in step.rest..<steps[index + 1].rest {
                        sum -= rests[slot].coefficient * result[Int(rests[slot].index)]
                    }
                    result[Int(step.unknown)] = sum / step.pivot
                }
            }
        }
        swap(&right, &result)
    }

    /// Solves the transposed system.
    /// - Parameter right: in: a residual for each variable; out: the factor of each variable's equation.
    func solveTransposed(_ right: inout [Double]) {
        let last = steps.count - 1
        right.withUnsafeMutableBufferPointer { right in
            result.withUnsafeMutableBufferPointer { result in
                for index in 0..<last {
                    let step = steps[index]
                    let value = right[Int(step.unknown)] / step.pivot
                    result[Int(step.equation)] = value
                    guard value != 0 else { continue }
                    for slot in step.rest..<steps[index + 1].rest {
                        right[Int(rests[slot].index)] -= rests[slot].coefficient * value
                    }
                }
                for index in stride(from: last - 1, through: 0, by: -1) {
                    let step = steps[index]
                    var sum = result[Int(step.equation)]
                    for slot in step.targets..<steps[index + 1].targets {
                        sum -= targets[slot].coefficient * result[Int(targets[slot].index)]
                    }
                    result[Int(step.equation)] = sum
                }
            }
        }
        swap(&right, &result)
    }
}
