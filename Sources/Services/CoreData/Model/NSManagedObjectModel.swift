// SPDX-License-Identifier: MIT
public import FoundationCompat
import Synchronization

/// The entities that objects of a store have, with their configurations and fetch requests. Made from compiled models or
/// in code; immutable once a coordinator uses it.
// Sendable: models are built on one thread and immutable once a coordinator uses them.
open class NSManagedObjectModel: __ObjCObject, NSCopying, @unchecked Sendable {
    private(set) var isEditable = true
    private var all: [NSEntityDescription] = []
    private var configurationEntities: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]
    private var cachedByName: [String: NSEntityDescription]?
    /// Entities by the classes of their objects, as far as somebody has asked; of a model that can change no more.
    let classEntities = Mutex<[ObjectIdentifier: NSEntityDescription]>([:])

    open var localizationDictionary: [String: String]?
    /// Names of the version that the developer gave, as `v2`.
    open var versionIdentifiers: Set<AnyHashable> = []

    public override init() { super.init() }

    /// A compiled model: a `.mom`, or a `.momd` folder, of which the current version is taken. nil: there is none.
    public convenience init?(contentsOf url: URL) {
        guard let file = ModelFile.current(at: url) else { return nil }
        self.init()
        file.fill(self)
    }

    /// A file's contents; nil when they are no model.
    convenience init?(data: Data) {
        guard let file = ModelFile(data: data) else { return nil }
        self.init()
        file.fill(self)
    }

    // MARK: entities

    open var entities: [NSEntityDescription] {
        get { all }
        set {
            checkEditable()
            for old in all where old.managedObjectModel === self { old.managedObjectModel = nil }
            all = newValue
            cachedByName = nil
            for entity in newValue {
                guard entity.managedObjectModel == nil || entity.managedObjectModel === self else {
                    NSException.raise(
                        .invalidArgumentException,
                        "Can't use entity \(entity.name ?? "") in two models; it already belongs to another one.")
                }
                entity.managedObjectModel = self
            }
        }
    }

    open var entitiesByName: [String: NSEntityDescription] {
        if let cachedByName { return cachedByName }
        let found = Dictionary(all.map { ($0.name ?? "", $0) }) { first, _ in first }
        cachedByName = found
        return found
    }

    // MARK: configurations

    open var configurations: [String] { configurationEntities.keys.sorted() + ["PF_DEFAULT_CONFIGURATION_NAME"] }

    /// The entities of a configuration; nil names the default one, which has all.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return all }
        return configurationEntities[configuration]
    }

    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        checkEditable()
        configurationEntities[configuration] = entities
    }

    // MARK: fetch requests

    open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { templates }

    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String
    ) {
        checkEditable()
        templates[name] = fetchRequestTemplate
    }

    /// The request itself, which must not be changed; nil: there is none of this name.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? {
        templates[name]?.bind(to: self)
        return templates[name]
    }

    /// A copy with values for its variables.
    open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any])
        -> NSFetchRequest<NSFetchRequestResult>?
    {
        guard let template = fetchRequestTemplate(forName: name),
            let copy = template.copy() as? NSFetchRequest<NSFetchRequestResult>
        else { return nil }
        copy.predicate = copy.predicate?.withSubstitutionVariables(variables)
        return copy
    }

    // MARK: versions

    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    open var versionChecksum: String {
        let text = entityVersionHashesByName.sorted { $0.key < $1.key }
            .map { $0.key + $0.value.base64EncodedString() }.joined(separator: ";")
        return VersionHash.of(text).base64EncodedString()
    }

    /// Whether a store with this metadata can be opened with the model's configuration.
    open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any])
        -> Bool
    {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data],
            let entities = entities(forConfigurationName: configuration)
        else { return false }
        let own = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
        return own == hashes
    }

    // MARK: merging

    /// All models of the bundles as one; nil bundles: the app's.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = ModelFile.models(in: bundles ?? [.main])
        return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
    }

    /// The versions of models in the bundles that the store was made with.
    open class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any])
        -> NSManagedObjectModel?
    {
        NSManagedObjectModel(byMerging: ModelFile.allVersions(in: bundles ?? [.main]), forStoreMetadata: metadata)
    }

    /// The models as one. Raises when two have different entities of one name.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        merge(models)
    }

    /// The entities of the models that have the versions the store was made with; nil when some are missing.
    public convenience init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return nil }
        if let whole = models.first(where: { $0.entityVersionHashesByName == hashes }) {
            self.init()
            merge([whole])
            return
        }
        let fitting = models.filter { model in
            let own = model.entityVersionHashesByName
            return !own.isEmpty && own.allSatisfy { hashes[$0.key] == $0.value }
        }
        let found = Set(fitting.flatMap(\.entitiesByName.keys))
        guard !fitting.isEmpty, found == Set(hashes.keys) else { return nil }
        self.init()
        merge(fitting)
    }

    private func merge(_ models: [NSManagedObjectModel]) {
        for model in models {
            for (name, entity) in model.entitiesByName {
                if let known = entitiesByName[name], known.versionHash != entity.versionHash {
                    NSException.raise(
                        .invalidArgumentException, "Can't merge models with two different entities named '\(name)'")
                }
            }
            absorb(model)
        }
    }

    /// Takes copies of what another model has.
    private func absorb(_ model: NSManagedObjectModel) {
        let new = model.all.filter { entitiesByName[$0.name ?? ""] == nil }
        let copies = new.compactMap { $0.copy() as? NSEntityDescription }
        entities += copies
        for (source, copy) in zip(new, copies) {
            copy.subentities = source.subentities.compactMap { entitiesByName[$0.name ?? ""] }
        }
        for (source, copy) in zip(new, copies) { relate(copy, as: source) }
        for (name, entities) in model.configurationEntities {
            let own = entities.compactMap { entitiesByName[$0.name ?? ""] }
            configurationEntities[name] = (configurationEntities[name] ?? []) + own
        }
        for (name, request) in model.templates {
            let copy = request.copy() as? NSFetchRequest<NSFetchRequestResult>
            copy?.forgetEntity()
            templates[name] = copy
        }
        versionIdentifiers.formUnion(model.versionIdentifiers)
    }

    private func relate(_ copy: NSEntityDescription, as source: NSEntityDescription) {
        for (from, to) in zip(source.ownProperties, copy.ownProperties) {
            guard let from = from as? NSRelationshipDescription, let to = to as? NSRelationshipDescription else {
                continue
            }
            let destination = from.destinationEntity.flatMap { entitiesByName[$0.name ?? ""] }
            to.destinationEntity = destination
            to.inverseRelationship = from.inverseRelationship.flatMap { inverse in
                entitiesByName[inverse.owner?.name ?? ""]?.ownProperties.first { $0.name == inverse.name }
                    as? NSRelationshipDescription
            }
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSManagedObjectModel()
        copy.absorb(self)
        return copy
    }

    // MARK: use

    private func checkEditable() {
        guard isEditable else {
            NSException.raise(.internalInconsistencyException, "Can't modify an immutable model.")
        }
    }

    /// From now on the model does not change.
    func freeze() {
        guard isEditable else { return }
        for entity in all { entity.prepare() }
        isEditable = false
        ModelsInUse.add(self)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectModel else { return false }
        return other === self || other.entityVersionHashesByName == entityVersionHashesByName
    }
    open override var hash: Int { all.count }

    open override var description: String {
        "(<NSManagedObjectModel: \(addressText(self))>) isEditable \(isEditable ? 1 : 0), entities "
            + "\(entitiesByName.keys.sorted()), fetch request templates \(templates.keys.sorted())"
    }
}
