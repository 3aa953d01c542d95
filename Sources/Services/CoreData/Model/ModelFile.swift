// SPDX-License-Identifier: MIT
import FoundationCompat

/// A compiled model: a property list that mirrors the XML of the model editor.
struct ModelFile {
    private typealias Item = [String: Any]
    private let root: Item

    init?(data: Data) {
        guard let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
            list["touchstoneModel"] != nil
        else { return nil }
        root = list
    }

    init?(at url: URL) {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        self.init(data: data)
    }

    // MARK: finding

    /// A `.mom`, or the current version of a `.momd`.
    static func current(at url: URL) -> ModelFile? {
        guard url.pathExtension == "momd" else { return ModelFile(at: url) }
        if let name = currentVersion(of: url) { return ModelFile(at: url.appendingPathComponent(name + ".mom")) }
        return versions(of: url).first.flatMap(ModelFile.init(at:))
    }

    private static func currentVersion(of folder: URL) -> String? {
        let url = folder.appendingPathComponent("VersionInfo.plist")
        guard let data = FileManager.default.contents(atPath: url.path),
            let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? Item
        else { return nil }
        return list["NSManagedObjectModel_CurrentVersionName"] as? String
    }

    private static func versions(of folder: URL) -> [URL] {
        files(in: folder).filter { $0.pathExtension == "mom" }
    }

    private static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }

    private static func files(in bundle: Bundle) -> [URL] {
        files(in: bundle.resourceURL ?? bundle.bundleURL).filter { ["mom", "momd"].contains($0.pathExtension) }
    }

    static func models(in bundles: [Bundle]) -> [NSManagedObjectModel] {
        bundles.flatMap(files).compactMap { NSManagedObjectModel(contentsOf: $0) }
    }

    static func allVersions(in bundles: [Bundle]) -> [NSManagedObjectModel] {
        bundles.flatMap(files).flatMap { $0.pathExtension == "momd" ? versions(of: $0) : [$0] }
            .compactMap { NSManagedObjectModel(contentsOf: $0) }
    }

    /// One compiled version by its name, alone or in the folder of its model.
    static func version(_ name: String, in bundle: Bundle) -> NSManagedObjectModel? {
        files(in: bundle).flatMap { $0.pathExtension == "momd" ? versions(of: $0) : [$0] }
            .first { $0.deletingPathExtension().lastPathComponent == name }
            .flatMap { NSManagedObjectModel(contentsOf: $0) }
    }

    // MARK: reading

    func fill(_ model: NSManagedObjectModel) {
        let items = root["entities"] as? [Item] ?? []
        let entities = items.map(Self.entity)
        let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
        for (item, entity) in zip(items, entities) {
            let children = items.indices.filter { items[$0]["parentEntity"] as? String == item["name"] as? String }
            entity.subentities = children.map { entities[$0] }
        }
        for (item, entity) in zip(items, entities) { Self.relate(entity, item, byName) }
        for (item, entity) in zip(items, entities) { Self.index(entity, item) }
        model.entities = entities
        for item in root["configurations"] as? [Item] ?? [] {
            guard let name = item["name"] as? String else { continue }
            let members = (item["entities"] as? [String] ?? []).compactMap { byName[$0] }
            model.setEntities(members, forConfigurationName: name)
        }
        for item in root["fetchRequests"] as? [Item] ?? [] {
            guard let name = item["name"] as? String else { continue }
            model.setFetchRequestTemplate(Self.request(item), forName: name)
        }
        if let identifier = root["modelVersionIdentifier"] as? String, !identifier.isEmpty {
            model.versionIdentifiers = [identifier]
        }
    }

    private static func flag(_ item: Item, _ key: String) -> Bool {
        (item[key] as? String) == "YES" || (item[key] as? Bool) == true
    }

    private static func text(_ item: Item, _ key: String) -> String? {
        guard let text = item[key] as? String, !text.isEmpty else { return nil }
        return text
    }

    private static func entity(_ item: Item) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = text(item, "name")
        entity.isAbstract = flag(item, "isAbstract")
        entity.givenClassName = text(item, "representedClassName")
        entity.renamingIdentifier = text(item, "elementID") ?? text(item, "renamingIdentifier")
        entity.versionHashModifier = text(item, "versionHashModifier")
        entity.userInfo = item["userInfo"] as? [AnyHashable: Any]
        let attributes = (item["attributes"] as? [Item] ?? []).map(attribute)
        let fetched = (item["fetchedProperties"] as? [Item] ?? []).map { item in
            let property = NSFetchedPropertyDescription()
            describe(property, item)
            property.fetchRequest = (item["fetchRequest"] as? Item).map(request)
            return property
        }
        let relationships = (item["relationships"] as? [Item] ?? []).map(relationship)
        entity.properties = attributes + relationships + fetched
        entity.uniquenessConstraints = item["uniquenessConstraints"] as? [[String]] ?? []
        return entity
    }

    private static func describe(_ property: NSPropertyDescription, _ item: Item) {
        property.name = text(item, "name") ?? ""
        property.isOptional = flag(item, "optional")
        property.isTransient = flag(item, "transient")
        property.isIndexed = flag(item, "indexed")
        property.isIndexedBySpotlight = flag(item, "spotlightIndexingEnabled")
        property.isStoredInExternalRecord = flag(item, "storedInTruthFile")
        property.renamingIdentifier = text(item, "elementID") ?? text(item, "renamingIdentifier")
        property.versionHashModifier = text(item, "versionHashModifier")
        property.userInfo = item["userInfo"] as? [AnyHashable: Any]
    }

    private static func attribute(_ item: Item) -> NSAttributeDescription {
        let attribute: NSAttributeDescription
        if flag(item, "derived") {
            let derived = NSDerivedAttributeDescription()
            derived.derivationExpression = text(item, "derivationExpression").map {
                // `canonical:(name)` is how the editor writes calls.
                __NSExpression(format: $0.replacingOccurrences(of: ":(", with: "("), argumentArray: [])
            }
            attribute = derived
        } else if text(item, "attributeType") == "Composite" {
            let composite = NSCompositeAttributeDescription()
            composite.elements = (item["elements"] as? [Item] ?? []).map(self.attribute)
            attribute = composite
        } else {
            attribute = NSAttributeDescription()
        }
        describe(attribute, item)
        attribute.attributeType =
            text(item, "attributeType").flatMap(NSAttributeType.init(modelName:))
            ?? .undefinedAttributeType
        attribute.valueTransformerName = text(item, "valueTransformerName")
        if let name = text(item, "customClassName") { attribute.attributeValueClassName = name }
        attribute.allowsExternalBinaryDataStorage = flag(item, "allowsExternalBinaryDataStorage")
        attribute.defaultValue = defaultValue(item, attribute.attributeType)
        AttributeLimits(item, attribute.attributeType).apply(to: attribute)
        return attribute
    }

    private static func defaultValue(_ item: Item, _ type: NSAttributeType) -> Any? {
        if type == .dateAttributeType {
            return (item["defaultDateTimeInterval"] as? String).flatMap(Double.init)
                .map(Date.init(timeIntervalSinceReferenceDate:))
        }
        guard let text = item["defaultValueString"] as? String else { return nil }
        return AttributeValue.parse(text, type)
    }

    private static func relationship(_ item: Item) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        describe(relationship, item)
        relationship.isOrdered = flag(item, "ordered")
        let isToMany = flag(item, "toMany")
        relationship.minCount = text(item, "minCount").flatMap { Int($0) } ?? 0
        relationship.maxCount = isToMany ? text(item, "maxCount").flatMap { Int($0) } ?? 0 : 1
        relationship.deleteRule =
            text(item, "deletionRule").flatMap(NSDeleteRule.init(modelName:)) ?? .noActionDeleteRule
        return relationship
    }

    private static func relate(_ entity: NSEntityDescription, _ item: Item, _ byName: [String: NSEntityDescription]) {
        for item in item["relationships"] as? [Item] ?? [] {
            guard
                let property = entity.ownProperties.first(where: { $0.name == item["name"] as? String })
                    as? NSRelationshipDescription
            else { continue }
            let destination = text(item, "destinationEntity").flatMap { byName[$0] }
            property.destinationEntity = destination
            let owner = text(item, "inverseEntity").flatMap { byName[$0] } ?? destination
            property.inverseRelationship = text(item, "inverseName").flatMap { name in
                owner?.properties.first { $0.name == name } as? NSRelationshipDescription
            }
        }
    }

    private static func index(_ entity: NSEntityDescription, _ item: Item) {
        entity.indexes = (item["fetchIndexes"] as? [Item] ?? []).map { item in
            let elements = (item["elements"] as? [Item] ?? []).compactMap {
                element -> NSFetchIndexElementDescription? in
                guard let name = text(element, "property"),
                    let property = entity.properties.first(where: { $0.name == name })
                else { return nil }
                let type: NSFetchIndexElementType = text(element, "type") == "R-Tree" ? .rTree : .binary
                let made = NSFetchIndexElementDescription(property: property, collationType: type)
                made.isAscending = text(element, "order") != "descending"
                return made
            }
            return NSFetchIndexDescription(name: text(item, "name") ?? "", elements: elements)
        }
    }

    private static func request(_ item: Item) -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: text(item, "entity") ?? "")
        request.predicate = text(item, "predicateString").map { NSPredicate.__make(format: $0, argumentArray: nil) }
        request.fetchLimit = text(item, "fetchLimit").flatMap { Int($0) } ?? 0
        request.fetchBatchSize = text(item, "fetchBatchSize").flatMap { Int($0) } ?? 0
        if let type = text(item, "resultType").flatMap({ UInt($0) }) {
            request.resultType = NSFetchRequestResultType(rawValue: type)
        }
        if item["includeSubentities"] != nil { request.includesSubentities = flag(item, "includeSubentities") }
        if item["includesPropertyValues"] != nil {
            request.includesPropertyValues = flag(item, "includesPropertyValues")
        }
        if item["returnsDistinctResults"] != nil {
            request.returnsDistinctResults = flag(item, "returnsDistinctResults")
        }
        return request
    }
}

/// The limits of an attribute as the model editor has them, made into validation predicates.
private struct AttributeLimits {
    private var predicates: [NSPredicate] = []
    private var codes: [Int] = []

    init(_ item: [String: Any], _ type: NSAttributeType) {
        if type == .stringAttributeType {
            add(item["minValueString"], "length >= %@", NSValidationStringTooShortError, .integer64AttributeType)
            add(item["maxValueString"], "length <= %@", NSValidationStringTooLongError, .integer64AttributeType)
            add(item["regularExpressionString"], "SELF MATCHES %@", NSValidationStringPatternMatchingError, type)
        } else if type == .dateAttributeType {
            add(item["minDateTimeInterval"], "SELF >= %@", NSValidationDateTooSoonError, type)
            add(item["maxDateTimeInterval"], "SELF <= %@", NSValidationDateTooLateError, type)
        } else if type.isNumeric {
            add(item["minValueString"], "SELF >= %@", NSValidationNumberTooSmallError, type)
            add(item["maxValueString"], "SELF <= %@", NSValidationNumberTooLargeError, type)
        }
    }

    private mutating func add(_ limit: Any?, _ format: String, _ code: Int, _ type: NSAttributeType) {
        guard let text = limit as? String, !text.isEmpty else { return }
        let value: Any? =
            type == .dateAttributeType
            ? Double(text).map(Date.init(timeIntervalSinceReferenceDate:)) : AttributeValue.parse(text, type)
        guard let value else { return }
        predicates.append(NSPredicate.__make(format: format, argumentArray: [value]))
        codes.append(code)
    }

    func apply(to attribute: NSAttributeDescription) {
        attribute.setValidation(predicates, codes: codes)
    }
}
