// SPDX-License-Identifier: MIT
public import GameplayKit

extension SKScene: GKSceneRootNodeType, GKSceneFileReader {
    /// On the main thread, else it traps. nil: there is no such scene in the bundle.
    package nonisolated static func root(fileNamed name: String) -> (any GKSceneRootNodeType)? {
        // Scenes are loaded on the main thread, as nodes are made there.
        nonisolated(unsafe) var root: (any GKSceneRootNodeType)?
        MainActor.assumeIsolated {
            let archive = SceneFiles.archive(name, rootType: SKScene.self)
            if archive?.hasGameplay == true { Unsupported.report("GKScene: entities and graphs of a .sks file") }
            root = archive?.root as? SKScene
        }
        return root
    }
}

extension SKNode {
    private static let entities = NSMapTable<SKNode, GKEntity>.weakToStrongObjects()

    /// The entity that the node shows.
    public var entity: GKEntity? {
        get { Self.entities.object(forKey: self) }
        set { Self.entities.setObject(newValue, forKey: self) }
    }
}

/// The node by which an entity is seen.
open class GKSKNodeComponent: GKComponent {
    open var node: SKNode

    public init(node: SKNode) {
        self.node = node
        super.init()
    }
    public required init?(coder: NSCoder) { nil }

    open override func didAddToEntity() { show(entity) }
    open override func willRemoveFromEntity() { show(nil) }
    private func show(_ entity: GKEntity?) {
        nonisolated(unsafe) let entity = entity
        let node = node
        MainActor.assumeIsolated { node.entity = entity }
    }
}
