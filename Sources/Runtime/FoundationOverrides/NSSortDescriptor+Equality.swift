// SPDX-License-Identifier: MIT
public import Foundation
import FoundationCompat

/// Foundation's descriptors on Linux are equal to themselves alone. On iOS those are equal that sort alike, and the text
/// says how.
extension NSSortDescriptor {
    @_silgen_name("__touchstone_NSSortDescriptor_isEqual")
    public func __isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSSortDescriptor else { return false }
        return self === other || sortsAs(other)
    }

    @_silgen_name("__touchstone_NSSortDescriptor_hash")
    public func __hash() -> Int {
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(ascending)
        return hasher.finalize()
    }

    @_silgen_name("__touchstone_NSSortDescriptor_description")
    public func __description() -> String {
        "(\(key ?? "(null)"), \(ascending ? "ascending" : "descending"), \(selector?.name ?? "compare:"))"
    }
}
