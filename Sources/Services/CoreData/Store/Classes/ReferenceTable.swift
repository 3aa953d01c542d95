// SPDX-License-Identifier: MIT
import FoundationCompat

/// The numbers that rows of a store of an app's class go by here, for what the store itself names them by.
///
/// As long as the store is open a reference has one number in the table of its entity's family.
// Sendable: guarded by its lock.
final class ReferenceTable: @unchecked Sendable {
    private struct Family {
        var numbers: [AnyHashable: Int64] = [:]
        var references: [Any] = []
    }

    private let lock = NSLock()
    private var families: [String: Family] = [:]

    private func key(_ entity: NSEntityDescription) -> String { entity.root.name ?? "" }

    func number(of reference: Any, in entity: NSEntityDescription) -> Int64 {
        let hashable = reference as? AnyHashable ?? AnyHashable("\(reference)")
        return lock.withLock {
            if let known = families[key(entity)]?.numbers[hashable] { return known }
            families[key(entity), default: Family()].references.append(reference)
            let number = Int64(families[key(entity)]?.references.count ?? 0)
            families[key(entity)]?.numbers[hashable] = number
            return number
        }
    }

    /// nil: the number was not given out.
    func reference(of number: Int64, in entity: NSEntityDescription) -> Any? {
        lock.withLock {
            guard let family = families[key(entity)], number > 0, number <= family.references.count else { return nil }
            return family.references[Int(number) - 1]
        }
    }

    /// The reference that a URI's last part names: one that is known by that text, else a number or a text.
    func reference(text: String, in entity: NSEntityDescription) -> Any {
        let known = lock.withLock { families[key(entity)]?.references.first { "\($0)" == text } }
        return known ?? Int64(text).map { NSNumber(value: $0) as Any } ?? text
    }
}
