// SPDX-License-Identifier: MIT
import FoundationCompat

/// The values of an object as a store, or a parent context, has them: attributes in canonical form, to-one
/// relationships as IDs, to-many relationships as arrays of IDs or nil while nobody has asked.
struct Snapshot {
    var values: PropertyValues
    /// Counts the saves of the row; a different number means that somebody else has saved it.
    var version: Int64
}

/// What a fetch has brought of an object, good until somebody else saves its row.
struct FetchedValues {
    let snapshot: Snapshot
    /// When it was read, by the count of the coordinator's row cache.
    let time: Int
}

/// A box for what crosses to another queue under the rules of contexts.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
