// SPDX-License-Identifier: MIT

/// Makes the objects of one nib, or of one scene of a storyboard, in the order iOS documents:
/// 1. every object is made with `init(coder:)`, parents before their children are complete;
/// 2. constraints are added, outlets and actions connected;
/// 3. user-defined run-time attributes are set;
/// 4. `awakeFromNib` is called on every object.
@MainActor
package final class InterfaceLoader {
    let tree: ResourceTree
    /// Where images, colours and other files that the interface names are looked for.
    package let bundle: Bundle
    /// Texts by `objectID.property`, for the language in use.
    private let texts: [String: String]
    /// The storyboard of a scene; nil for nibs.
    weak var storyboard: UIStoryboard?
    /// `File's Owner` of a nib, the controller of a scene.
    weak var owner: AnyObject?
    /// The loader of the scene, for copies of a prototype.
    private weak var outer: InterfaceLoader?
    /// By identifier, while they are made and connected.
    private var made: [String: AnyObject] = [:]
    /// What was made before. It lives as long as what the file puts it into: the loader of a scene lives as long as the
    /// scene's controller, which would otherwise keep itself alive.
    private var finished: [String: WeakObject] = [:]

    /// The elements of outlet collections so far.
    var collections: [CollectionKey: [AnyObject]] = [:]
    /// What the scene's objects trigger; they hold it weakly.
    var templates: [AnyObject] = []
    private var unawakened: [AnyObject] = []
    var connections: [(source: AnyObject, node: ResourceNode)] = []
    var attributes: [(object: AnyObject, node: ResourceNode)] = []
    private var pendingVariations: LiveVariations?
    private var constraintOwners: [(view: UIView, node: ResourceNode)] = []

    init(tree: ResourceTree, bundle: Bundle, texts: [String: String], storyboard: UIStoryboard? = nil) {
        self.tree = tree
        self.bundle = bundle
        self.texts = texts
        self.storyboard = storyboard
    }

    // MARK: Making objects

    /// Makes the object of `node` and what it contains. nil when its kind is not supported or its `init(coder:)` fails.
    package func make(_ node: ResourceNode) -> AnyObject? {
        if let identifier = node["id"], let known = known(identifier) { return known }
        let coder = InterfaceCoder(maker: self, node: node)
        guard let kind = InterfaceKind.of(node) else {
            Unsupported.report("<\(node.name)> in interface files")
            return nil
        }
        coder.integers = kind.integers(node)
        guard let object = kind.make(customClass(of: node), coder) else { return nil }
        // Classes that set themselves up have registered already.
        register(object, node)
        return object
    }

    /// Called when `init(coder:)` has reached the framework: from now on others may refer to the object.
    func register(_ object: AnyObject, _ node: ResourceNode) {
        guard let identifier = node["id"], known(identifier) == nil else { return }
        made[identifier] = object
        note(object, node)
    }

    /// Remembers what is to be done with `object` once all objects exist.
    func note(_ object: AnyObject, _ node: ResourceNode) {
        unawakened.append(object)
        for child in node.children {
            switch child.name {
            case "connections": connections += child.children.map { (object, $0) }
            case "userDefinedRuntimeAttributes": attributes += child.children.map { (object, $0) }
            case "constraints":
                if let view = object as? UIView { constraintOwners.append((view, node)) }
            default: break
            }
        }
    }

    /// Remembers only what connects the owner; it wakes by itself.
    func noteConnections(of owner: AnyObject, _ node: ResourceNode) {
        let count = unawakened.count
        note(owner, node)
        unawakened.removeSubrange(count...)
    }

    /// The class of a custom segue; nil when there is none.
    func segueClass(_ node: ResourceNode) -> UIStoryboardSegue.Type? {
        customClass(of: node) as? UIStoryboardSegue.Type
    }

    /// Lets `identifier` mean an object made elsewhere: the owner's placeholder, a layout guide.
    func alias(_ identifier: String, _ object: AnyObject) { made[identifier] = object }

    private func customClass(of node: ResourceNode) -> AnyClass? {
        guard let name = node["customClass"] else { return nil }
        let module = node["customModule"]
        if let module, let cls = __NSClassFromString("\(module).\(name)") { return cls }
        if let cls = __NSClassFromString(name) { return cls }
        // Files that name no module mean the app's own.
        if module == nil, let own = bundle.infoDictionary?["CFBundleExecutable"] as? String,
            let cls = __NSClassFromString("\(Self.moduleName(own)).\(name)")
        {
            return cls
        }
        let place = module.map { "\($0)." } ?? ""
        FileHandle.standardError.write(Data("Unknown class \(place)\(name) in Interface Builder file.\n".utf8))
        return nil
    }

    private static func moduleName(_ product: String) -> String {
        String(product.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// What another loader of the same file needs: prototypes are made again and again.
    struct Source {
        fileprivate let tree: ResourceTree
        fileprivate let bundle: Bundle
        fileprivate let texts: [String: String]
        fileprivate(set) weak var storyboard: UIStoryboard?
        fileprivate(set) weak var owner: AnyObject?
        /// What the file calls the owner.
        let ownerIdentifiers: [String]

        @MainActor func makeLoader() -> InterfaceLoader {
            InterfaceLoader(tree: tree, bundle: bundle, texts: texts, storyboard: storyboard)
        }
    }

    var source: Source {
        let controller = objects.filter { $0.value is UIViewController || $0.value === owner }
        return Source(
            tree: tree, bundle: bundle, texts: texts, storyboard: storyboard,
            owner: owner ?? controller.first?.value, ownerIdentifiers: controller.map(\.key))
    }

    // MARK: Finishing

    /// Steps 2 to 4 for everything made since the last call, noted as that of `file` where there is one.
    func finish(noting file: String? = nil, scene: String? = nil) {
        let owners = constraintOwners
        constraintOwners = []
        for (view, node) in owners { addConstraints(of: node, to: view) }
        followSizeClasses(owners.first?.view ?? pendingVariations?.anyHolder)
        let connections = self.connections
        self.connections = []
        // Collections first, each set once and whole: observers of outlets may already use them.
        connectCollections(connections.filter { $0.node.name == "outletCollection" })
        for (source, node) in connections where node.name != "outletCollection" { connect(source, node) }
        let attributes = self.attributes
        self.attributes = []
        for (object, node) in attributes { setRuntimeAttribute(node, of: object) }
        let awakening = unawakened
        unawakened = []
        for object in awakening { (object as? __ObjCObject)?.awakeFromNib() }
        if let file { LoadedInterfaces.note(file: file, scene: scene, objects) }
        letGo()
    }

    /// From now on the objects live as long as others hold them. Nothing asks for constraints later.
    func letGo() {
        for (identifier, object) in made where !(object is NSLayoutConstraint) {
            finished[identifier] = WeakObject(object: object)
        }
        made = [:]
        collections = [:]
    }

    private struct WeakObject { weak var object: AnyObject? }

    private func known(_ identifier: String) -> AnyObject? { made[identifier] ?? finished[identifier]?.object }

    /// By identifier, those of the file that are alive.
    private var objects: [String: AnyObject] { finished.compactMapValues(\.object).merging(made) { _, new in new } }

    /// The traits that decide about variations while the interface is made.
    var traits: UITraitCollection { (owner as? UIViewController)?.traitCollection ?? UIScreen.main.traitCollection }

    /// Lets what varies follow the interface's topmost view; views made later are followed on their own.
    private func followSizeClasses(_ view: UIView?) {
        guard let variations = pendingVariations, var root = view else { return }
        while let next = root.superview { root = next }
        variations.follow(root)
        pendingVariations = nil
    }

    /// What is to change with the size classes, until the interface's topmost view holds it.
    var variations: LiveVariations {
        if let pendingVariations { return pendingVariations }
        let new = LiveVariations(loader: self)
        pendingVariations = new
        return new
    }
    /// Whether something depends on size classes so far.
    var hasVariations: Bool { pendingVariations != nil }

    /// The object of `identifier`; nil when nothing by that name was made.
    func object(_ identifier: String?) -> AnyObject? {
        guard let identifier else { return nil }
        return known(identifier) ?? outer?.object(identifier)
    }

    /// For objects that are made many times, each with what it contains.
    func makeInnerLoader() -> InterfaceLoader {
        let loader = InterfaceLoader(tree: tree, bundle: bundle, texts: texts, storyboard: storyboard)
        loader.owner = owner
        loader.outer = self
        return loader
    }

    // MARK: Texts and resources

    /// The text of `property`, in the language in use where the app has it.
    func text(_ node: ResourceNode, _ property: String, localizedAs key: String? = nil) -> String? {
        if let identifier = node["id"], let text = texts["\(identifier).\(key ?? property)"] { return text }
        return node.string(property)
    }

    /// The translation of a text that belongs to a part of the object, as `normalTitle` of a button.
    func translation(_ node: ResourceNode, _ key: String) -> String? {
        node["id"].flatMap { texts["\($0).\(key)"] }
    }

    /// A colour the file keeps a copy of, in case the catalog or the system has none by that name.
    func resourceColor(_ kind: String, named name: String) -> UIColor? {
        let copies = tree.root.child("resources")?.children ?? []
        return copies.first { $0.name == kind && $0["name"] == name }?.child("color")?.componentColor
    }
}
