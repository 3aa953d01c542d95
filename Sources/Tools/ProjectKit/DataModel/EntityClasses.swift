// SPDX-License-Identifier: MIT

/// The classes that Xcode writes for entities with the code generation "Class Definition" or "Category/Extension".
struct EntityClasses {
    /// Their files, to be compiled with the target's own. What does not change keeps its time.
    static func write(for target: Target, context: BuildContext) throws -> [Path] {
        let folder = context.objects(of: target) / "generated"
        return try target.resources.flatMap { resource -> [Path] in
            guard ["xcdatamodeld", "xcdatamodel"].contains(resource.path.pathExtension), resource.path.exists,
                let model = try DataModel(resource.path)
            else { return [] }
            let reader = try DataModelReader(version: model.current, module: target.moduleName)
            let isSwiftThree = target.settings["SWIFT_VERSION"]?.hasPrefix("3") == true
            return try reader.entities.flatMap { entity in
                try EntityClasses(reader: reader, entity: entity, isSwiftThree: isSwiftThree).write(in: folder)
            }
        }
    }

    let reader: DataModelReader
    let entity: ResourceNode
    /// Xcode wrote Foundation's classes into the code of that time, where it writes values today.
    var isSwiftThree = false

    private var kind: String { entity["codeGenerationType"] ?? "" }

    func write(in folder: Path) throws -> [Path] {
        guard ["class", "category"].contains(kind), let name = className(of: entity) else { return [] }
        let properties = folder / "\(name)+CoreDataProperties.swift"
        try properties.write(extensionSource(named: name))
        guard kind == "class" else { return [properties] }
        let definition = folder / "\(name)+CoreDataClass.swift"
        try definition.write(
            """
            import Foundation
            import CoreData

            @objc(\(name))
            public class \(name): \(superclass) {}

            """)
        return [definition, properties]
    }

    /// Without the module.
    private func className(of entity: ResourceNode) -> String? {
        reader.className(of: entity)?.split(separator: ".").last.map(String.init)
    }

    private func className(ofEntity name: String?) -> String {
        name.flatMap(reader.entity(named:)).flatMap(className) ?? "NSManagedObject"
    }

    private var superclass: String { className(ofEntity: entity["parentEntity"]) }

    private func extensionSource(named name: String) -> String {
        let relationships = entity.children(named: "relationship")
        return """
            import Foundation
            import CoreData

            extension \(name) {
                @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    return NSFetchRequest<\(name)>(entityName: "\(entity["name"] ?? "")")
                }
            \(entity.children.compactMap(declaration).map { "    @NSManaged public var \($0)\n" }.joined())}

            """ + relationships.filter(\.isToMany).map { accessors(for: $0, of: name) }.joined()
                + (superclass == "NSManagedObject" ? "\nextension \(name): Identifiable {}\n" : "")
    }

    // MARK: Properties

    private func declaration(of property: ResourceNode) -> String? {
        guard let name = property["name"] else { return nil }
        let word = SymbolName.escapedKeyword(name)
        switch property.name {
        case "attribute": return "\(word): \(type(ofAttribute: property))"
        case "relationship" where property.isToMany:
            return "\(word): \(property["ordered"] == "YES" ? "NSOrderedSet" : "NSSet")?"
        case "relationship": return "\(word): \(className(ofEntity: property["destinationEntity"]))?"
        case "fetchedProperty":
            let destination = property.children(named: "fetchRequest").first?["entity"]
            return "\(word): [\(className(ofEntity: destination))]"
        default: return nil
        }
    }

    private func type(ofAttribute attribute: ResourceNode) -> String {
        let isScalar = attribute["usesScalarValueType"] == "YES"
        switch attribute["attributeType"] ?? "" {
        case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
        case "Double": return isScalar ? "Double" : "NSNumber?"
        case "Float": return isScalar ? "Float" : "NSNumber?"
        case "Boolean": return isScalar ? "Bool" : "NSNumber?"
        case "Date": return isScalar ? "TimeInterval" : isSwiftThree ? "NSDate?" : "Date?"
        case "Decimal": return "NSDecimalNumber?"
        case "String": return "String?"
        case "Binary": return isSwiftThree ? "NSData?" : "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Composite": return "[String: Any]?"
        default:
            let custom = (attribute["customClassName"] ?? "").drop { $0 == "." }
            return custom.isEmpty ? "NSObject?" : "\(custom)?"
        }
    }

    // MARK: Accessors

    /// `addToTags(_:)` and the like for a relationship to many.
    private func accessors(for relationship: ResourceNode, of name: String) -> String {
        let property = relationship["name"] ?? ""
        let suffix = property.prefix(1).uppercased() + property.dropFirst()
        let destination = className(ofEntity: relationship["destinationEntity"])
        let isOrdered = relationship["ordered"] == "YES"
        let many = isOrdered ? "NSOrderedSet" : "NSSet"
        var functions: [(selector: String, signature: String)] = []
        if isOrdered {
            functions = [
                ("insertObject:in\(suffix)AtIndex:", "insertInto\(suffix)(_ value: \(destination), at idx: Int)"),
                ("removeObjectFrom\(suffix)AtIndex:", "removeFrom\(suffix)(at idx: Int)"),
                (
                    "insert\(suffix):atIndexes:",
                    "insertInto\(suffix)(_ values: [\(destination)], at indexes: NSIndexSet)"
                ),
                ("remove\(suffix)AtIndexes:", "removeFrom\(suffix)(at indexes: NSIndexSet)"),
                (
                    "replaceObjectIn\(suffix)AtIndex:withObject:",
                    "replace\(suffix)(at idx: Int, with value: \(destination))"
                ),
                (
                    "replace\(suffix)AtIndexes:with\(suffix):",
                    "replace\(suffix)(at indexes: NSIndexSet, with values: [\(destination)])"
                ),
            ]
        }
        functions += [
            ("add\(suffix)Object:", "addTo\(suffix)(_ value: \(destination))"),
            ("remove\(suffix)Object:", "removeFrom\(suffix)(_ value: \(destination))"),
            ("add\(suffix):", "addTo\(suffix)(_ values: \(many))"),
            ("remove\(suffix):", "removeFrom\(suffix)(_ values: \(many))"),
        ]
        return "\n// MARK: Generated accessors for \(property)\nextension \(name) {\n"
            + functions.map { "    @objc(\($0.selector))\n    @NSManaged public func \($0.signature)\n" }
            .joined(separator: "\n") + "}\n"
    }
}

extension ResourceNode {
    fileprivate var isToMany: Bool { self["toMany"] == "YES" }
}
