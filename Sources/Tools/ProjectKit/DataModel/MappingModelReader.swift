// SPDX-License-Identifier: MIT
import Foundation

/// Reads the editor's form of a mapping model (`xcmapping.xml`, a Core Data XML store) into the tree that `CoreData`
/// loads from a `.cdm` file.
///
/// The tree holds the two models as `.mom` files do, so that a running app can tell by their entities whether the
/// mapping fits, and `entityMappings` with the editor's names: `name`, `sourcename`, `destinationname`,
/// `migrationpolicyclassname`, `sourcefilterpredicatestring`, and `attributemappings` and `relationshipmappings` with
/// `name`, `sourcekeypath`, `sourcemappingname` and `valueexpression`.
struct MappingModelReader {
    private let file: Path
    private let module: String
    private let project: Path
    private let objects: [ResourceNode]

    /// - Parameter project: the folder from which the file names its models.
    init(_ path: Path, module: String, project: Path) throws {
        file = path / "xcmapping.xml"
        self.module = module
        self.project = project
        objects = try ProjectXML.parse(file, namesType: true).children(named: "object")
    }

    func propertyList() throws -> [String: Any] {
        guard let model = objects.first(where: { $0["type"] == "XDDEVMAPPINGMODEL" }) else {
            throw Failure.build("the file describes no mapping model", file: file, line: 1)
        }
        return [
            "touchstoneMapping": 1, "sourceModel": try dataModel(model, "sourcemodelpath"),
            "destinationModel": try dataModel(model, "destinationmodelpath"),
            "entityMappings": try related(model, "entitymappings").map(entityMapping),
        ]
    }

    // MARK: Models

    private func dataModel(_ mapping: ResourceNode, _ key: String) throws -> [String: Any] {
        guard let name = value(key, of: mapping) else {
            throw Failure.build("the mapping names no model as its '\(key)'", file: file, line: mapping.line)
        }
        guard let path = find(name) else {
            throw Failure.build("the model '\(name)' is missing", file: file, line: mapping.line)
        }
        return try DataModelReader(version: path, module: module).propertyList()
    }

    /// The editor writes names relative to the project, which people then move: the model of that name lies near, or else in
    /// the only place of the project that has one.
    private func find(_ name: String) -> Path? {
        let parts = name.split(separator: "/").map(String.init)
        let folders = [project, file.parent.parent]
        for start in parts.indices {
            let rest = parts[start...].joined(separator: "/")
            for folder in folders {
                let path = Path.absolute(rest, from: folder)
                if DataModel.contents(of: path).exists { return path }
            }
        }
        let moved = versions(named: parts.suffix(2).joined(separator: "/"), below: project)
        return moved.count == 1 ? moved.first : nil
    }

    /// - Parameter name: of the model and of its version: `Diary.xcdatamodeld/Diary 2.xcdatamodel`.
    private func versions(named name: String, below folder: Path) -> [Path] {
        let found = Path.absolute(name, from: folder)
        let inside = folder.children.filter {
            $0.isDirectory && !$0.isLink && !$0.name.hasPrefix(".") && $0.pathExtension.isEmpty && $0.name != "Pods"
        }
        return (DataModel.contents(of: found).exists ? [found] : [])
            + inside.flatMap { versions(named: name, below: $0) }
    }

    // MARK: Mappings

    private func entityMapping(_ node: ResourceNode) throws -> [String: Any] {
        var result = try values(of: node)
        for key in ["attributemappings", "relationshipmappings"] {
            result[key] = try related(node, key).map(values)
        }
        if let policy = result["migrationpolicyclassname"] as? String, policy.hasPrefix(".") {
            result["migrationpolicyclassname"] = module + policy
        }
        return result
    }

    /// What the object says of itself, texts as they are and archived expressions as their formats.
    private func values(of node: ResourceNode) throws -> [String: Any] {
        var result: [String: Any] = [:]
        for attribute in node.children(named: "attribute") {
            guard let name = attribute["name"], let text = attribute.text, !text.isEmpty else { continue }
            if attribute["type"] != "binary" {
                result[name] = text
            } else if name.hasSuffix("expressiondata") {
                result[String(name.dropLast("data".count))] = try expression(text, attribute)
            }
        }
        return result
    }

    private func expression(_ text: String, _ node: ResourceNode) throws -> String {
        let unreadable = Failure.build("the expression cannot be read", file: file, line: node.line)
        guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else { throw unreadable }
        do {
            guard let format = try ArchivedExpression.read(data).format else { throw unreadable }
            return format
        } catch { throw unreadable }
    }

    // MARK: The store

    private func value(_ name: String, of node: ResourceNode) -> String? {
        node.children.first { $0.name == "attribute" && $0["name"] == name }?.text
    }

    private func related(_ node: ResourceNode, _ name: String) throws -> [ResourceNode] {
        let references = node.children.first { $0.name == "relationship" && $0["name"] == name }?["idrefs"] ?? ""
        return try references.split(separator: " ").map(String.init).map { reference in
            guard let object = objects.first(where: { $0["id"] == reference }) else {
                throw Failure.build("there is no object '\(reference)'", file: file, line: node.line)
            }
            return object
        }
    }
}
