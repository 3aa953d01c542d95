// SPDX-License-Identifier: MIT

/// One scene brought to life: its controller, and, when that loads its view, everything else in the scene.
@MainActor
final class StoryboardScene {
    let loader: InterfaceLoader
    private let scene: ResourceNode
    let node: ResourceNode
    private(set) weak var controller: UIViewController?

    init(loader: InterfaceLoader, scene: ResourceNode, node: ResourceNode) {
        self.loader = loader
        self.scene = scene
        self.node = node
    }

    private static let key = "storyboardScene"

    static func of(_ controller: UIViewController) -> StoryboardScene? {
        controller.attachments[key] as? StoryboardScene
    }

    var storyboard: UIStoryboard? { loader.storyboard }
    /// The storyboard stays as long as one of its controllers does.
    private var keptStoryboard: UIStoryboard?
    /// What lies in the scene beside the controller: it lives as long, as on iOS.
    private var topLevelObjects: [AnyObject] = []

    // MARK: The controller

    func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        keptStoryboard = loader.storyboard
        let coder = InterfaceCoder(maker: loader, node: node)
        guard let made = creator?(coder) ?? loader.make(node) as? UIViewController else { return nil }
        controller = made
        loader.owner = made
        made.attachments[Self.key] = self
        connectRelationships()
        loader.finishItems(of: made, node)
        made.isAwakening = true
        made.awakeFromNib()
        made.isAwakening = false
        loader.letGo()
        return made
    }

    // MARK: The view

    /// Makes the controller's view and connects the scene. False: the scene has no view of its own.
    func loadView() -> Bool {
        guard let controller, let viewNode = node.value("view"), let view = loader.make(viewNode) as? UIView else {
            return false
        }
        // What else lies in the scene: recognisers, views for later, objects.
        for other in scene.child("objects")?.children ?? [] where other["id"] != node["id"] {
            switch other.name {
            case "placeholder", "exit": break
            default: if let object = loader.make(other) { topLevelObjects.append(object) }
            }
        }
        loader.take(view, for: controller, node)
        loader.noteConnections(ofMade: controller, node)
        loader.finish(noting: loader.storyboard?.name ?? "", scene: node["id"])
        return true
    }

    // MARK: Segues

    static func performSegue(_ identifier: String, of controller: UIViewController, sender: Any?) {
        guard let node = of(controller)?.segue(identifier) else {
            NSException.raise(
                .invalidArgumentException, "Receiver (\(controller)) has no segue with identifier '\(identifier)'")
        }
        SegueTemplate(node, source: controller).perform(sender: sender)
    }

    /// The segue with the identifier, wherever in the scene it starts.
    func segue(_ identifier: String) -> ResourceNode? {
        func find(_ node: ResourceNode) -> ResourceNode? {
            if node.name == "segue", node["identifier"] == identifier { return node }
            for child in node.children { if let found = find(child) { return found } }
            return nil
        }
        return find(scene)
    }
}
