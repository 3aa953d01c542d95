// SPDX-License-Identifier: MIT

/// A server that a variable names, and which of several kinds it is: `kind+https://host` says so; without a word in front
/// it is the kind whose name the address has in it, else the usual one.
package struct ServerAddress<Kind: RawRepresentable & CaseIterable & Sendable>: Sendable where Kind.RawValue == String {
    /// What the address speaks.
    package let kind: Kind
    /// Without a slash at its end.
    package let base: String

    /// - Parameter usual: for an address that neither says nor shows its kind.
    package init(_ text: String, usual: Kind) {
        let named = Kind.allCases.first { text.hasPrefix($0.rawValue + "+") }
        var address = text.dropFirst(named.map { $0.rawValue.count + 1 } ?? 0)
        while address.hasSuffix("/") { address.removeLast() }
        kind = named ?? Kind.allCases.first { address.contains($0.rawValue) } ?? usual
        base = String(address)
    }
}
