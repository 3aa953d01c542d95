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
        var remaining = RemainingEquations(equations, unknowns: variables.count)
        for _ in 0..<variables.count {
            // 1. The unknown that the fewest equations mention.
            let unknown = remaining.takeLeastMentioned()
            // 2. Among those, the shortest equation with a stable coefficient.
            let (equation, pivot) = remaining.pivot(for: unknown, threshold: Self.threshold)
            let rest = remaining.equations[equation].filter { $0.unknown != unknown }
            note(
                Elimination(
                    equation: Int32(equation), unknown: Int32(unknown), pivot: pivot, rest: Int32(rests.count),
                    targets: Int32(targets.count)), rest)
            // 3. Subtract it from the others.
            for target in remaining.users[unknown] where target != equation {
                let factor = remaining.coefficient(of: unknown, in: target) / pivot
                targets.append(Entry(index: Int32(target), coefficient: factor))
                remaining.subtract(rest, times: factor, from: target, eliminating: unknown)
            }
            remaining.leaveOut(equation, mentioning: rest)
        }
        steps.append(
            Elimination(equation: -1, unknown: -1, pivot: 1, rest: Int32(rests.count), targets: Int32(targets.count)))
    }

    private func note(_ step: Elimination, _ rest: [(unknown: Int, coefficient: Double)]) {
        steps.append(step)
        for entry in rest { rests.append(Entry(index: Int32(entry.unknown), coefficient: entry.coefficient)) }
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

/// The equations of a block while its unknowns are eliminated one by one.
private struct RemainingEquations {
    typealias Entry = (unknown: Int, coefficient: Double)

    private(set) var equations: [[Entry]]
    /// Which equations mention an unknown.
    private(set) var users: [[Int]]
    /// Unknowns by how many equations mention them. One that moved is still in its old place too; see `takeLeastMentioned`.
    private var buckets: [[Int]]
    private var isDone: [Bool]

    /// A difference is rounding error below this part of what it was made from: 45 roundings of a 53-bit number.
    private static let roundingError = 1e-14

    init(_ equations: [[Entry]], unknowns count: Int) {
        self.equations = equations
        users = Array(repeating: [], count: count)
        buckets = Array(repeating: [], count: count + 2)
        isDone = Array(repeating: false, count: count)
        for (index, equation) in equations.enumerated() {
            for entry in equation { users[entry.unknown].append(index) }
        }
        for unknown in (0..<count).reversed() { buckets[users[unknown].count].append(unknown) }
    }

    /// The unknown that the fewest equations mention, which counts as done from now on. There has to be one.
    mutating func takeLeastMentioned() -> Int {
        var size = 0
        while true {
            while buckets[size].isEmpty { size += 1 }
            let next = buckets[size].removeLast()
            if !isDone[next], users[next].count == size {
                isDone[next] = true
                return next
            }
        }
    }

    func coefficient(of unknown: Int, in equation: Int) -> Double {
        equations[equation].first { $0.unknown == unknown }?.coefficient ?? 0
    }

    /// The shortest equation whose coefficient is not much smaller than the largest.
    func pivot(for unknown: Int, threshold: Double) -> (equation: Int, coefficient: Double) {
        let largest = users[unknown].map { abs(coefficient(of: unknown, in: $0)) }.max() ?? 0
        let stable = users[unknown].filter { abs(coefficient(of: unknown, in: $0)) >= largest * threshold }
        guard let equation = stable.min(by: { equations[$0].count < equations[$1].count }), largest > 0 else {
            preconditionFailure("The equations that determine a layout are dependent.")
        }
        return (equation, coefficient(of: unknown, in: equation))
    }

    mutating func subtract(_ rest: [Entry], times factor: Double, from target: Int, eliminating unknown: Int) {
        equations[target].removeAll { $0.unknown == unknown }
        for entry in rest { subtract(entry, times: factor, from: target) }
    }

    private mutating func subtract(_ entry: Entry, times factor: Double, from target: Int) {
        guard let slot = equations[target].firstIndex(where: { $0.unknown == entry.unknown }) else {
            equations[target].append((entry.unknown, -factor * entry.coefficient))
            users[entry.unknown].append(target)
            buckets[users[entry.unknown].count].append(entry.unknown)
            return
        }
        let value = equations[target][slot].coefficient
        let difference = value - factor * entry.coefficient
        if abs(difference) <= Self.roundingError * (abs(value) + abs(factor * entry.coefficient)) {
            equations[target].remove(at: slot)
            forget(target, in: entry.unknown)
        } else {
            equations[target][slot].coefficient = difference
        }
    }

    /// The equation determines an unknown now and is not asked about others any more.
    mutating func leaveOut(_ equation: Int, mentioning rest: [Entry]) {
        for entry in rest { forget(equation, in: entry.unknown) }
    }

    private mutating func forget(_ equation: Int, in unknown: Int) {
        users[unknown].removeAll { $0 == equation }
        buckets[users[unknown].count].append(unknown)
    }
}
