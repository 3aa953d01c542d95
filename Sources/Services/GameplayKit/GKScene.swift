// SPDX-License-Identifier: MIT

/// The root that a scene has in the framework that draws it: SpriteKit's `SKScene`.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

/// A framework whose scene files hold what belongs to GameplayKit as well.
package protocol GKSceneFileReader: AnyObject {
    /// The root of a file; nil where the app has none of this name.
    static func root(fileNamed name: String) -> (any GKSceneRootNodeType)?
}

/// A scene with the entities and graphs that belong to it.
///
/// Of files, the root is read; entities and graphs that the scene editor has put there are reported.
open class GKScene: __ObjCObject, NSCopying {
    open private(set) var entities: [GKEntity] = []
    open var rootNode: (any GKSceneRootNodeType)?
    open private(set) var graphs: [String: GKGraph] = [:]

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// - Parameter filename: of a scene file of the app.
    public convenience init?(fileNamed filename: String) {
        // SpriteKit stands on this framework; a program that shows its scenes has loaded it.
        guard let reader = __NSClassFromString("SKScene") as? any GKSceneFileReader.Type,
            let root = reader.root(fileNamed: filename)
        else { return nil }
        self.init()
        rootNode = root
    }
    public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) {
        self.init()
        self.rootNode = rootNode
    }

    open func addEntity(_ entity: GKEntity) {
        if !entities.contains(where: { $0 === entity }) { entities.append(entity) }
    }
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
    open func removeGraph(_ name: String) { graphs[name] = nil }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKScene()
        (copy.entities, copy.rootNode, copy.graphs) = (entities, rootNode, graphs)
        return copy
    }
}
