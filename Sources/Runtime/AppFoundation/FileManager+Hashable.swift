// SPDX-License-Identifier: MIT
import FoundationCompat

/// An object as on iOS, where it is equal to itself alone: structures that have one are compared by it.
extension FileManager: @retroactive Equatable, @retroactive Hashable {
    public static func == (one: FileManager, other: FileManager) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
