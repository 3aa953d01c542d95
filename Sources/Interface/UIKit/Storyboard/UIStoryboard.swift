// SPDX-License-Identifier: MIT

/// The scenes of a compiled storyboard file.
@preconcurrency @MainActor
open class UIStoryboard: __ObjCObject {
    let name: String
    let bundle: Bundle
    private let tree: ResourceTree
    private let texts: [String: String]
    private let scenes: StoryboardScenes

    /// - Parameters:
    ///   - name: the file's, without its extension. Raises when the bundle has no such file.
    ///   - storyboardBundleOrNil: nil: the main bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        guard let file = InterfaceResources.file(name, type: "storyboardc", in: bundle),
            let tree = ResourceTree(contentsOf: file)
        else {
            NSException.raise(
                .invalidArgumentException,
                "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)>")
        }
        self.name = name
        self.bundle = bundle
        self.tree = tree
        texts = InterfaceResources.texts(name, in: bundle)
        scenes = StoryboardScenes(tree)
        super.init()
    }

    /// Its name has no property, but apps read it by key.
    open override func value(forKey key: String) -> Any? { key == "name" ? name : super.value(forKey: key) }

    /// nil when the storyboard has no initial controller.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let identifier = scenes.initial else { return nil }
        return controller(identifier)
    }

    public func instantiateInitialViewController<ViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? where ViewController: UIViewController {
        guard let identifier = scenes.initial else { return nil }
        let creator: ((NSCoder) -> UIViewController?)? = creator.map { make in { make($0) } }
        return controller(identifier, creator: creator) as? ViewController
    }

    /// Raises when no scene has the identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let made = controller(known(identifier)) else { raiseUnknown(identifier) }
        return made
    }

    public func instantiateViewController<ViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController where ViewController: UIViewController {
        let creator: ((NSCoder) -> UIViewController?)? = creator.map { make in { make($0) } }
        guard let made = controller(known(identifier), creator: creator) as? ViewController else {
            raiseUnknown(identifier)
        }
        return made
    }

    /// Whether a scene has the identifier.
    func hasController(withIdentifier identifier: String) -> Bool {
        scenes.byStoryboardIdentifier[identifier] != nil
    }

    private func known(_ identifier: String) -> String {
        guard let found = scenes.byStoryboardIdentifier[identifier] else { raiseUnknown(identifier) }
        return found
    }

    private func raiseUnknown(_ identifier: String) -> Never {
        NSException.raise(
            .invalidArgumentException,
            "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }

    // MARK: Scenes

    /// How many scenes are being made inside each other.
    private static var depth = 0
    private static let depthLimit = 50

    /// Makes the controller with the object identifier, or, for a reference to another storyboard, that one's.
    ///
    /// Containers and embedding views make their children at once; a file in which they do so in a circle raises.
    func controller(_ objectIdentifier: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let (scene, node) = scenes.byObject[objectIdentifier] else { return nil }
        Self.depth += 1
        defer { Self.depth -= 1 }
        guard Self.depth <= Self.depthLimit else {
            NSException.raise(
                .invalidArgumentException,
                "Storyboard (\(self)) has scenes that contain each other, by way of '\(objectIdentifier)'")
        }
        if node.name == "viewControllerPlaceholder" { return referenced(node) }
        let loader = InterfaceLoader(tree: tree, bundle: bundle, texts: texts, storyboard: self)
        return StoryboardScene(loader: loader, scene: scene, node: node).makeController(creator)
    }

    private func referenced(_ node: ResourceNode) -> UIViewController? {
        let bundle = node["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? self.bundle
        let other = node["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
        guard let identifier = node["referencedIdentifier"] else { return other.instantiateInitialViewController() }
        return other.instantiateViewController(withIdentifier: identifier)
    }
}

/// Where each controller of a storyboard is.
private struct StoryboardScenes {
    private(set) var initial: String?
    private(set) var byObject: [String: (scene: ResourceNode, controller: ResourceNode)] = [:]
    private(set) var byStoryboardIdentifier: [String: String] = [:]

    init(_ tree: ResourceTree) {
        initial = tree.root["initialViewController"]
        for scene in tree.root.child("scenes")?.children ?? [] {
            for node in scene.child("objects")?.children ?? [] {
                let isController = node.name.hasSuffix("Controller") || node.name == "viewControllerPlaceholder"
                guard isController, let identifier = node["id"] else { continue }
                byObject[identifier] = (scene, node)
                if let name = node["storyboardIdentifier"] { byStoryboardIdentifier[name] = identifier }
            }
        }
    }
}
