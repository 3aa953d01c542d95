// SPDX-License-Identifier: MIT

/// Reads a version of a Core Data model into the tree that `CoreData` loads: the editor's XML with its own names and
/// texts, without what concerns only the editor. References inside the model are checked here, where a line can be
/// named.
struct DataModelReader {
    let file: Path
    /// What a class name that begins with a dot ("Current Product Module") belongs to.
    let module: String
    private(set) var entities: [ResourceNode] = []
    private var model = ResourceNode(name: "model")

    init(version: Path, module: String) throws {
        file = DataModel.contents(of: version)
        self.module = module
        model = try ProjectXML.parse(file)
        guard model.name == "model" else {
            throw error("a data model starts with <model>, not <\(model.name)>", model)
        }
        entities = model.children(named: "entity")
        try check()
    }

    /// The property list of a `.mom` file.
    func propertyList() -> [String: Any] {
        [
            "touchstoneModel": 1, "modelVersionIdentifier": model["userDefinedModelVersionIdentifier"] ?? "",
            "entities": entities.map(entity),
            "configurations": model.children(named: "configuration").map { configuration in
                [
                    "name": configuration["name"] ?? "",
                    "entities": configuration.children(named: "memberEntity").compactMap { $0["name"] },
                ] as [String: Any]
            },
            "fetchRequests": model.children(named: "fetchRequest").map(\.texts),
        ]
    }

    /// The name of an entity's class with its module; nil: NSManagedObject.
    func className(of entity: ResourceNode) -> String? {
        guard let name = entity["representedClassName"], !name.isEmpty, name != "NSManagedObject" else { return nil }
        return name.hasPrefix(".") ? module + name : name
    }

    func entity(named name: String) -> ResourceNode? { entities.first { $0["name"] == name } }

    // MARK: Parts

    private func entity(_ node: ResourceNode) -> [String: Any] {
        var result: [String: Any] = node.texts
        result["representedClassName"] = className(of: node) ?? "NSManagedObject"
        result["attributes"] = node.children(named: "attribute").map(property)
        result["relationships"] = node.children(named: "relationship").map(property)
        result["fetchedProperties"] = node.children(named: "fetchedProperty").map { node in
            var result = property(node)
            result["fetchRequest"] = node.children(named: "fetchRequest").first?.texts
            return result
        }
        result["userInfo"] = userInfo(of: node)
        result["uniquenessConstraints"] = node.children(named: "uniquenessConstraints").flatMap(\.children).map {
            $0.children.compactMap { $0["value"] }
        }
        result["fetchIndexes"] = indexes(of: node)
        return result
    }

    private func property(_ node: ResourceNode) -> [String: Any] {
        var result: [String: Any] = node.texts
        result["userInfo"] = userInfo(of: node)
        return result
    }

    private func userInfo(of node: ResourceNode) -> [String: String] {
        let entries = node.children(named: "userInfo").flatMap(\.children).map { ($0["key"] ?? "", $0["value"] ?? "") }
        return Dictionary(entries) { _, last in last }
    }

    /// Indexes as Xcode 9 and later write them, and the compound ones of before.
    private func indexes(of node: ResourceNode) -> [[String: Any]] {
        let named = node.children(named: "fetchIndex").map { index in
            ["name": index["name"] ?? "", "elements": index.children.map(\.texts)] as [String: Any]
        }
        let compound = node.children(named: "compoundIndexes").flatMap(\.children).map { index in
            let names = index.children.compactMap { $0["value"] }
            return ["name": names.joined(separator: "_"), "elements": names.map { ["property": $0] }] as [String: Any]
        }
        return named + compound
    }

    // MARK: Checks

    private func check() throws {
        var names: Set<String> = []
        for entity in entities {
            guard let name = entity["name"], !name.isEmpty else { throw error("an <entity> has no name", entity) }
            guard names.insert(name).inserted else { throw error("there are two entities named '\(name)'", entity) }
        }
        for entity in entities {
            try checkAncestors(of: entity)
            try checkProperties(of: entity)
        }
    }

    private func checkAncestors(of entity: ResourceNode) throws {
        var seen: Set<String> = []
        var next: ResourceNode? = entity
        while let current = next, let parent = current["parentEntity"] {
            guard seen.insert(parent).inserted else {
                throw error("entity '\(entity["name"] ?? "")' is its own ancestor", entity)
            }
            next = self.entity(named: parent)
            if next == nil { throw error("the parent entity '\(parent)' is not in the model", current) }
        }
    }

    private func checkProperties(of entity: ResourceNode) throws {
        var names: Set<String> = []
        let owner = entity["name"] ?? ""
        for property in entity.children where ["attribute", "relationship", "fetchedProperty"].contains(property.name) {
            guard let name = property["name"], !name.isEmpty else {
                throw error("entity '\(owner)': a property has no name", property)
            }
            guard names.insert(name).inserted else {
                throw error("entity '\(owner)' has two properties named '\(name)'", property)
            }
            // The name belongs to every object's text.
            guard name != "description" else {
                throw error("entity '\(owner)': a property cannot be named 'description', as NSObject has it", property)
            }
            guard property.name == "relationship" else { continue }
            guard let destination = property["destinationEntity"], self.entity(named: destination) != nil else {
                throw error("relationship '\(owner).\(name)' leads to no entity of the model", property)
            }
        }
    }

    private func error(_ message: String, _ node: ResourceNode) -> Failure {
        .build(message, file: file, line: node.line)
    }
}

extension ResourceNode {
    func children(named name: String) -> [ResourceNode] { children.filter { $0.name == name } }

    /// The attributes as a property list's dictionary.
    var texts: [String: String] { Dictionary(attributes.map { ($0.key, $0.value) }) { first, _ in first } }
}
