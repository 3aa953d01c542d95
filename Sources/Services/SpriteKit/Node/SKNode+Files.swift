// SPDX-License-Identifier: MIT

/// What can be made from one of the app's files. A protocol, since only its initialisers can answer an object that was
/// made elsewhere: the file says of which class its root is.
@preconcurrency @MainActor
public protocol __SKFileNode {}

extension SKNode: __SKFileNode {}

extension __SKFileNode where Self: SKNode {
    /// The root of the app's file `filename`.sks, with or without that ending; nil where there is none, or when it is not
    /// of this class. A scene for which the file names another class of scene is one of that class all the same, as the
    /// maker of Objective-C gives it: apps present such scenes without a look at their class.
    public init?(fileNamed filename: String) {
        let root = SKNode.unarchive(named: filename, as: Self.self)
        if let node = root as? Self {
            self = node
        } else if root is SKScene, Self.self is SKScene.Type, let root {
            // Not a checked cast: the object is of another class, which both derive from.
            self = Unmanaged<Self>.fromOpaque(Unmanaged.passUnretained(root).toOpaque()).takeUnretainedValue()
        } else {
            return nil
        }
    }
    public init(fileNamed filename: String, securelyWithClasses classes: Set<AnyHashable>) throws {
        guard let node = SKNode.unarchive(named: filename, as: Self.self) as? Self else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        self = node
    }
}
