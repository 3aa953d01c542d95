// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// The engine against the definition of a solution.
@Suite struct RandomSystemTests {
    /// With TOUCHSTONE_LONG_TESTS set, ten times as many systems: more than a hundred thousand.
    static let rounds = ProcessInfo.processInfo.environment["TOUCHSTONE_LONG_TESTS"] == nil ? 1 : 10

    static func randomConstraint(
        _ random: inout SeededNumbers, variableCount: Int, priorities: [Float]
    ) -> Constraint {
        let count = Int.random(in: 1...min(3, variableCount), using: &random)
        let variables = Array(0..<variableCount).shuffled(using: &random).prefix(count)
        let coefficients: [Double] = [1, 1, 1, -1, -1, 2, -0.5, 0.5]
        return Constraint(
            terms: variables.map { ($0, coefficients.randomElement(using: &random)!) },
            relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
            constant: Double(Int.random(in: -10...10, using: &random)) * 10,
            priority: priorities.randomElement(using: &random)!)
    }

    private func expectSolved(_ subject: Subject, _ note: @autoclosure () -> String) {
        let reference = ReferenceSolver(
            variableCount: subject.variables.count,
            constraints: subject.constraints.sorted { $0.key < $1.key }.map(\.value))
        let errors = reference.errors(at: subject.point)
        #expect(
            ReferenceSolver.order(errors, reference.errors) == 0,
            "\(note()): \(errors) instead of \(reference.errors) at \(subject.point), best \(reference.best)")
        if reference.isUnique {
            for (value, expected) in zip(subject.point, reference.best) {
                #expect(abs(value - expected) < 1e-6, "\(note()): \(subject.point) instead of \(reference.best)")
            }
        }
    }

    @Test("Optional systems of any priorities, over- and underdetermined")
    func optionalSystems() {
        for seed in 0..<(8000 * Self.rounds) {
            var random = SeededNumbers(seed: UInt64(seed))
            let variableCount = Int.random(in: 1...3, using: &random)
            let subject = Subject(variableCount: variableCount)
            for key in 0..<Int.random(in: 1...9, using: &random) {
                let constraint = Self.randomConstraint(
                    &random, variableCount: variableCount, priorities: [999, 998, 750, 251, 250, 1])
                subject.add(constraint, as: key)
                if Bool.random(using: &random) { subject.engine.solve() }
            }
            subject.engine.solve()
            expectSolved(subject, "seed \(seed)")
        }
    }

    @Test("Required and optional constraints together, and conflicts among the required ones")
    func requiredSystems() {
        for seed in 0..<(4000 * Self.rounds) {
            var random = SeededNumbers(seed: UInt64(seed) &+ 1_000_000)
            let variableCount = Int.random(in: 2...3, using: &random)
            let subject = Subject(variableCount: variableCount)
            for key in 0..<Int.random(in: 2...8, using: &random) {
                let constraint = Self.randomConstraint(
                    &random, variableCount: variableCount, priorities: [1000, 1000, 999, 750, 250])
                subject.add(constraint, as: key)
            }
            subject.engine.solve()
            let required = subject.constraints.filter { $0.value.priority == 1000 }
            let isFeasible = Self.isFeasible(required.map(\.value), variableCount)
            #expect(subject.conflicts.isEmpty == isFeasible, "seed \(seed)")
            for conflict in subject.conflicts {
                let members = conflict.map { subject.constraints[$0]! }
                #expect(!Self.isFeasible(members, variableCount), "seed \(seed): the reported set is satisfiable")
                for index in members.indices {
                    var fewer = members
                    fewer.remove(at: index)
                    #expect(Self.isFeasible(fewer, variableCount), "seed \(seed): the reported set is not minimal")
                }
            }
            if isFeasible { expectSolved(subject, "seed \(seed)") }
        }
    }

    static func isFeasible(_ constraints: [Constraint], _ variableCount: Int) -> Bool {
        let solver = ReferenceSolver(variableCount: variableCount, constraints: constraints)
        return (solver.errors.first ?? 0) < 1e-6
    }

    @Test("Sequences of additions, removals and edits end where a fresh solution does")
    func editSequences() {
        for seed in 0..<(400 * Self.rounds) {
            var random = SeededNumbers(seed: UInt64(seed) &+ 2_000_000)
            let variableCount = Int.random(in: 1...3, using: &random)
            let subject = Subject(variableCount: variableCount)
            var nextKey = 0
            let priorities: [Float] = [999, 998, 750, 251, 250, 1]
            for step in 0..<30 {
                let keys = subject.rows.keys.sorted()
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<4 where keys.count < 8:
                    subject.add(
                        Self.randomConstraint(&random, variableCount: variableCount, priorities: priorities),
                        as: nextKey)
                    nextKey += 1
                case 4..<6 where !keys.isEmpty: subject.remove(keys.randomElement(using: &random)!)
                case 6..<8 where !keys.isEmpty:
                    subject.setConstant(
                        Double(Int.random(in: -10...10, using: &random)) * 10, of: keys.randomElement(using: &random)!)
                default:
                    guard let key = keys.randomElement(using: &random) else { continue }
                    subject.setPriority(priorities.randomElement(using: &random)!, of: key)
                }
                if Int.random(in: 0..<3, using: &random) > 0 {
                    subject.engine.solve()
                    if !subject.constraints.isEmpty { expectSolved(subject, "seed \(seed), step \(step)") }
                }
            }
        }
    }
}
