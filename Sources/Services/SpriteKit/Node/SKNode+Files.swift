// SPDX-License-Identifier: MIT

/// What can be made from one of the app's files. A protocol, since only its initialisers can answer an object that was
/// made elsewhere: the file says of which class its root is.
@MainActor
public protocol __SKFileNode {}

extension SKNode: __SKFileNode {}

extension __SKFileNode where Self: SKNode {
    /// The root of the app's file `filename`.sks, with or without that ending; nil where there is none, or when it is not
    /// of this class.
    public init?(fileNamed filename: String) {
        guard let node = SKNode.unarchive(named: filename, as: Self.self) as? Self else { return nil }
        self = node
    }
    public init(fileNamed filename: String, securelyWithClasses classes: Set<AnyHashable>) throws {
        guard let node = SKNode.unarchive(named: filename, as: Self.self) as? Self else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        self = node
    }
}
