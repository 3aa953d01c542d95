// SPDX-License-Identifier: MIT
import FoundationCompat

/// The values of an object as a store, or a parent context, has them: attributes in canonical form, to-one
/// relationships as IDs, to-many relationships as arrays of IDs or nil while nobody has asked.
struct Snapshot {
    var values: [Any?]
    /// Counts the saves of the row; a different number means that somebody else has saved it.
    var version: Int64
}

/// A box for what crosses to another queue under the rules of contexts.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
