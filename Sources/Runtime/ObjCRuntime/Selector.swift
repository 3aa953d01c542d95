// SPDX-License-Identifier: MIT

/// The name of a method in Objective-C's spelling (`tableView:didSelectRowAtIndexPath:`). Two selectors are equal when
/// their names are. `#selector(...)` of client code becomes one by the source adapter.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    public var description: String { name }

    /// Number of arguments: the number of colons.
    package var argumentCount: Int { name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } }

    /// `setTitle:` for the key `title`.
    package static func setter(of key: String) -> Selector {
        Selector("set" + key.prefix(1).uppercased() + key.dropFirst() + ":")
    }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
public func sel_registerName(_ name: String) -> Selector { Selector(name) }
