// SPDX-License-Identifier: MIT
import Foundation

/// A long job in ten steps of a tenth of a second each.
struct Errand {
    static let count = 5
    static let steps = 10

    /// 1 to 5.
    let iteration: Int
    /// Whose log lines these are.
    let prefix: String

    /// Does all steps on the calling thread; stops before the step at which `isCancelled` says so.
    /// - Returns: one item for each step that was done.
    func run(isCancelled: () -> Bool = { false }) -> [String] {
        var items: [String] = []
        for step in 1...Self.steps where !isCancelled() {
            Thread.sleep(forTimeInterval: 0.1)
            NSLog("%@ %d-%d", prefix, iteration, step)
            items.append("Item \(iteration)-\(step)")
        }
        return items
    }

    static func all(_ prefix: String) -> [Errand] { (1...count).map { Errand(iteration: $0, prefix: prefix) } }
}
