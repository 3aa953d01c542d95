// SPDX-License-Identifier: MIT
public import FoundationCompat

public enum NSEntityMappingType: UInt, Sendable {
    case undefinedEntityMappingType = 0
    case customEntityMappingType
    case addEntityMappingType
    case removeEntityMappingType
    case copyEntityMappingType
    case transformEntityMappingType
}

/// How one property of a destination object is computed.
// Sendable: built on one thread and read by one migration.
open class NSPropertyMapping: __ObjCObject, @unchecked Sendable {
    open var name: String?
    /// Evaluated with the variables `$source`, `$manager`, `$destination` and others of the migration.
    open var valueExpression: __NSExpression?
    open var userInfo: [AnyHashable: Any]?
    public override init() { super.init() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPropertyMapping else { return false }
        return self === other || hasSameContent(as: other)
    }
    open override var hash: Int { name.hashValue }
}

/// How objects of one entity become objects of another.
// Sendable: built on one thread and read by one migration.
open class NSEntityMapping: __ObjCObject, @unchecked Sendable {
    open var name: String!
    open var mappingType = NSEntityMappingType.undefinedEntityMappingType
    open var sourceEntityName: String?
    open var sourceEntityVersionHash: Data?
    open var destinationEntityName: String?
    open var destinationEntityVersionHash: Data?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    /// Gives the source objects; nil: all of the source entity.
    open var sourceExpression: __NSExpression?
    open var userInfo: [AnyHashable: Any]?
    /// A subclass of `NSEntityMigrationPolicy`; nil: that class.
    open var entityMigrationPolicyClassName: String?
    var sourcePredicate: NSPredicate?
    public override init() { super.init() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSEntityMapping else { return false }
        return self === other || hasSameContent(as: other)
    }
    open override var hash: Int { (name as String?).hashValue }
}

/// How a store of one model becomes one of another.
// Sendable: built on one thread and read by one migration.
open class NSMappingModel: __ObjCObject, @unchecked Sendable {
    open var entityMappings: [NSEntityMapping]! = []
    /// Changes of it do not change the mapping.
    open var entityMappingsByName: [String: NSEntityMapping] {
        Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }) { first, _ in first }
    }
    private var sourceHashes: [String: Data]?
    private var destinationHashes: [String: Data]?

    public override init() { super.init() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSMappingModel else { return false }
        return self === other || entityMappings == other.entityMappings
    }
    open override var hash: Int { entityMappings?.count ?? 0 }

    /// A compiled mapping, `.cdm`; nil: there is none.
    public convenience init?(contentsOf url: URL?) {
        guard let url, let data = FileManager.default.contents(atPath: url.path),
            let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
            list["touchstoneMapping"] != nil
        else { return nil }
        self.init()
        read(list)
    }

    /// The mapping in the bundles (nil: the app's) from one model to the other; nil: there is none.
    public convenience init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) {
        guard let sourceModel, let destinationModel else { return nil }
        let folders = (bundles ?? [.main]).map { $0.resourceURL ?? $0.bundleURL }
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".cdm") {
                let url = folder.appendingPathComponent(name)
                guard let found = NSMappingModel(contentsOf: url), found.fits(sourceModel, destinationModel) else {
                    continue
                }
                self.init(contentsOf: url)
                return
            }
        }
        return nil
    }

    private func fits(_ source: NSManagedObjectModel, _ destination: NSManagedObjectModel) -> Bool {
        sourceHashes == source.entityVersionHashesByName && destinationHashes == destination.entityVersionHashesByName
    }

    private func read(_ list: [String: Any]) {
        func hashes(_ key: String) -> [String: Data]? {
            guard let item = list[key],
                let data = try? PropertyListSerialization.data(fromPropertyList: item, format: .binary, options: 0)
            else { return nil }
            return NSManagedObjectModel(data: data)?.entityVersionHashesByName
        }
        sourceHashes = hashes("sourceModel")
        destinationHashes = hashes("destinationModel")
        entityMappings = (list["entityMappings"] as? [[String: Any]] ?? []).map(Self.mapping)
    }

    private static func mapping(_ item: [String: Any]) -> NSEntityMapping {
        let mapping = NSEntityMapping()
        mapping.name = item["name"] as? String ?? ""
        mapping.sourceEntityName = item["sourcename"] as? String
        mapping.destinationEntityName = item["destinationname"] as? String
        mapping.entityMigrationPolicyClassName = item["migrationpolicyclassname"] as? String
        if let text = item["sourcefilterpredicatestring"] as? String, !text.isEmpty {
            mapping.sourcePredicate = NSPredicate.__make(format: text, argumentArray: nil)
        }
        mapping.attributeMappings = (item["attributemappings"] as? [[String: Any]] ?? []).map(property)
        mapping.relationshipMappings = (item["relationshipmappings"] as? [[String: Any]] ?? []).map(property)
        switch (mapping.sourceEntityName, mapping.destinationEntityName) {
        case (nil, _): mapping.mappingType = .addEntityMappingType
        case (_, nil): mapping.mappingType = .removeEntityMappingType
        default:
            mapping.mappingType =
                mapping.entityMigrationPolicyClassName == nil ? .transformEntityMappingType : .customEntityMappingType
        }
        return mapping
    }

    private static func property(_ item: [String: Any]) -> NSPropertyMapping {
        let mapping = NSPropertyMapping()
        mapping.name = item["name"] as? String
        if let text = item["valueexpression"] as? String, !text.isEmpty {
            mapping.valueExpression = __NSExpression(format: text, argumentArray: [])
        } else if let path = item["sourcekeypath"] as? String, !path.isEmpty {
            let text =
                (item["sourcemappingname"] as? String).map {
                    "FUNCTION($manager, \"\(NSMigrationManager.destinationSelector)\", \"\($0)\", $source.\(path))"
                } ?? "$source.\(path)"
            mapping.valueExpression = __NSExpression(format: text, argumentArray: [])
        }
        return mapping
    }

    /// The mapping that follows from names and renaming identifiers. Throws when the models differ in more.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel { try MappingInference(sourceModel, destinationModel).run() }
}
