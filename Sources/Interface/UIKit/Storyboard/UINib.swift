// SPDX-License-Identifier: MIT

/// The objects of a compiled xib, to be made any number of times.
@preconcurrency @MainActor
open class UINib: __ObjCObject {
    private let name: String
    private let bundle: Bundle
    private let tree: ResourceTree?
    private let texts: [String: String]

    /// - Parameters:
    ///   - name: the file's, without its extension. A file that is missing shows when objects are asked for.
    ///   - bundleOrNil: nil: the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        tree = InterfaceResources.file(name, type: "nib", in: bundle).flatMap { ResourceTree(contentsOf: $0) }
        texts = InterfaceResources.texts(name, in: bundle)
        super.init()
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = ""
        bundle = bundleOrNil ?? .main
        tree = ResourceTree(data)
        texts = [:]
        super.init()
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects for the file's external placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// Makes the objects, connects them with each other and with the owner.
    /// - Returns: the top-level objects, placeholders left out.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let tree else {
            NSException.raise(
                .internalInconsistencyException,
                "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
        }
        let loader = InterfaceLoader(tree: tree, bundle: bundle, texts: texts)
        let owner = ownerOrNil.map { $0 as AnyObject }
        loader.owner = owner
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let nodes = tree.root.child("objects")?.children ?? []
        for node in nodes where node.name == "placeholder" {
            guard let identifier = node["id"] else { continue }
            switch node["placeholderIdentifier"] {
            case "IBFilesOwner":
                guard let owner else { continue }
                loader.alias(identifier, owner)
                loader.noteConnections(of: owner, node)
            case "IBFirstResponder": break
            case let name?: if let object = external[name] { loader.alias(identifier, object as AnyObject) }
            case nil: break
            }
        }
        let objects = nodes.filter { $0.name != "placeholder" }.compactMap { node -> AnyObject? in
            let object = loader.make(node)
            if let controller = object as? UIViewController { loader.finishController(controller, node) }
            return object
        }
        loader.finish(noting: name)
        // As in the autorelease pool of iOS: views that load themselves from a file often hold what they got weakly, drop
        // the result and add it to themselves.
        for object in objects { _ = autoreleased(object) }
        return objects
    }
}

extension Bundle {
    /// Makes the objects of the xib `name`; nil when the bundle has none of that name.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        guard InterfaceResources.file(name, type: "nib", in: self) != nil else {
            NSException.raise(
                .internalInconsistencyException,
                "Could not load NIB in bundle: 'NSBundle <\(bundlePath)> (loaded)' with name '\(name)'")
        }
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
