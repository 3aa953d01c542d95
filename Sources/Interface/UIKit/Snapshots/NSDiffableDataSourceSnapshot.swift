// SPDX-License-Identifier: MIT
import FoundationCompat

/// What a diffable data source shows at one moment: sections in order and, in each, items in order. All identifiers of
/// one kind are different from each other.
///
/// Appending costs what is appended. Inserting, deleting and moving cost what the sections concerned hold.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// A section by a number of its own, so that moving sections leaves their items' places alone.
    fileprivate struct Section {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private struct Place: Sendable {
        var section: Int
        var index: Int
    }

    private var order: [Int] = []
    private var sections: [Int: Section] = [:]
    private var numbers: [SectionIdentifierType: Int] = [:]
    private var places: [ItemIdentifierType: Place] = [:]
    private var nextNumber = 0

    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Reading

    public var numberOfItems: Int { places.count }
    public var numberOfSections: Int { order.count }
    public var sectionIdentifiers: [SectionIdentifierType] { order.compactMap { sections[$0]?.identifier } }
    /// In the order of their sections.
    public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { sections[$0]?.items ?? [] } }

    /// Raises when there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[known(identifier)]?.items.count ?? 0
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[known(identifier)]?.items ?? []
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        places[identifier].flatMap { sections[$0.section]?.identifier }
    }

    /// Counted over all sections; nil when there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = places[identifier] else { return nil }
        var before = 0
        for number in order {
            if number == place.section { break }
            before += sections[number]?.items.count ?? 0
        }
        return before + place.index
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        numbers[identifier].flatMap { order.firstIndex(of: $0) }
    }

    /// Where the item is, by section and place in it.
    package func position(of item: ItemIdentifierType) -> (section: Int, index: Int)? {
        guard let place = places[item], let section = order.firstIndex(of: place.section) else { return nil }
        return (section, place.index)
    }

    /// O(1); empty where the section has none. The index must be one of a section.
    package func items(inSectionAt index: Int) -> [ItemIdentifierType] { sections[order[index]]?.items ?? [] }
    /// O(1).
    package func contains(_ item: ItemIdentifierType) -> Bool { places[item] != nil }

    private func known(_ identifier: SectionIdentifierType) -> Int {
        guard let number = numbers[identifier] else {
            Self.fail("Invalid section identifier: \(identifier) is not in the snapshot. Append the section first.")
        }
        return number
    }

    private static func fail(_ reason: String) -> Never {
        NSException.raise(.internalInconsistencyException, reason)
    }

    // MARK: Items

    /// - Parameter sectionIdentifier: nil: the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let last = order.last else {
            Self.fail("There are currently no sections in the data source. Please add a section first.")
        }
        let number = sectionIdentifier.map { known($0) } ?? last
        checkUnique(identifiers)
        takeOut(identifiers.filter { places[$0] != nil })
        let start = sections[number]?.items.count ?? 0
        sections[number]?.items.append(contentsOf: identifiers)
        for (offset, item) in identifiers.enumerated() {
            places[item] = Place(section: number, index: start + offset)
        }
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, after: false) }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, after: true) }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
        checkUnique(identifiers)
        guard places[item] != nil else {
            Self.fail("Invalid parameter not satisfying: \(item) is not in the snapshot; nothing to insert beside.")
        }
        takeOut(identifiers.filter { places[$0] != nil && $0 != item })
        guard let place = places[item] else { return }
        let index = place.index + (after ? 1 : 0)
        sections[place.section]?.items.insert(contentsOf: identifiers.filter { $0 != item }, at: index)
        renumber(place.section)
    }

    /// Identifiers that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        takeOut(identifiers.filter { places[$0] != nil })
        let gone = Set(identifiers)
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
        reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }

    /// Deletes the sections too.
    public mutating func deleteAllItems() { self = Self() }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, after: false)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, after: true)
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool) {
        guard places[item] != nil else { Self.fail("Invalid parameter: \(item) to be moved is not in the snapshot.") }
        guard item != other else { return }
        insert([item], beside: other, after: after)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where places[item] == nil {
            Self.fail("Attempted to reload item identifier that does not exist in the snapshot: \(item)")
        }
        reloadedItemIdentifiers = Self.merged(reloadedItemIdentifiers, identifiers)
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where places[item] == nil {
            Self.fail("Attempted to reconfigure item identifier that does not exist in the snapshot: \(item)")
        }
        reconfiguredItemIdentifiers = Self.merged(reconfiguredItemIdentifiers, identifiers)
    }

    private static func merged<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [Element] {
        var seen = Set(old)
        return old + new.filter { seen.insert($0).inserted }
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(sections: identifiers, at: order.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(sections: identifiers, at: indexForInsertion(toIdentifier)) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(sections: identifiers, at: indexForInsertion(toIdentifier) + 1) }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        var gone: Set<Int> = []
        for identifier in identifiers {
            guard let number = numbers.removeValue(forKey: identifier) else { continue }
            gone.insert(number)
            for item in sections.removeValue(forKey: number)?.items ?? [] { places[item] = nil }
        }
        guard !gone.isEmpty else { return }
        order.removeAll { gone.contains($0) }
        reloadedSectionIdentifiers.removeAll { numbers[$0] == nil }
        reloadedItemIdentifiers.removeAll { places[$0] == nil }
        reconfiguredItemIdentifiers.removeAll { places[$0] == nil }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(section: identifier, beside: toIdentifier, after: false) }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(section: identifier, beside: toIdentifier, after: true) }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers where numbers[section] == nil {
            Self.fail("Attempted to reload section identifier that does not exist in the snapshot: \(section)")
        }
        reloadedSectionIdentifiers = Self.merged(reloadedSectionIdentifiers, identifiers)
    }

    private func indexForInsertion(_ identifier: SectionIdentifierType) -> Int {
        order.firstIndex(of: known(identifier)) ?? order.count
    }

    private mutating func insert(sections identifiers: [SectionIdentifierType], at index: Int) {
        var made: [Int] = []
        for identifier in identifiers {
            guard numbers[identifier] == nil else {
                Self.fail("Section identifiers are not unique: \(identifier) is in the snapshot already.")
            }
            numbers[identifier] = nextNumber
            sections[nextNumber] = Section(identifier: identifier)
            made.append(nextNumber)
            nextNumber += 1
        }
        order.insert(contentsOf: made, at: index)
    }

    private mutating func move(section: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool) {
        let number = known(section)
        guard section != other else { return }
        order.removeAll { $0 == number }
        order.insert(number, at: indexForInsertion(other) + (after ? 1 : 0))
    }

    // MARK: Places

    private func checkUnique(_ identifiers: [ItemIdentifierType]) {
        var seen = Set<ItemIdentifierType>(minimumCapacity: identifiers.count)
        let doubles = identifiers.filter { !seen.insert($0).inserted }
        guard doubles.isEmpty else {
            let list = doubles.map { "    \($0)" }.joined(separator: ",\n")
            Self.fail("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
        }
    }

    private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
        guard !identifiers.isEmpty else { return }
        var bySection: [Int: Set<ItemIdentifierType>] = [:]
        for item in identifiers {
            guard let place = places.removeValue(forKey: item) else { continue }
            bySection[place.section, default: []].insert(item)
        }
        for (number, gone) in bySection {
            sections[number]?.items.removeAll { gone.contains($0) }
            renumber(number)
        }
    }

    private mutating func renumber(_ number: Int) {
        guard let items = sections[number]?.items else { return }
        for (index, item) in items.enumerated() { places[item] = Place(section: number, index: index) }
    }

    /// Once they are shown, the next difference must not show them again.
    package mutating func forgetReloads() {
        reloadedSectionIdentifiers = []
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
    }
}

extension NSDiffableDataSourceSnapshot {
    // The names of the first release.
    public mutating func appendItems(withIdentifiers identifiers: [ItemIdentifierType]) { appendItems(identifiers) }
    public mutating func appendSections(withIdentifiers identifiers: [SectionIdentifierType]) {
        appendSections(identifiers)
    }
}

/// `reference as NSDiffableDataSourceSnapshot<Section, Item>` of adapted code.
public func __snapshot<Section: Hashable, Item: Hashable>(
    _ reference: NSDiffableDataSourceSnapshotReference
) -> NSDiffableDataSourceSnapshot<Section, Item> {
    func typed<Identifier>(_ identifiers: [Any]) -> [Identifier] {
        identifiers.map { identifier in
            if let typed = identifier as? Identifier { return typed }
            NSException.raise(
                .invalidArgumentException, "the snapshot's identifier \(identifier) is no \(Identifier.self)")
        }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in reference.sectionIdentifiers {
        let identifiers: [Section] = typed([section])
        snapshot.appendSections(identifiers)
        snapshot.appendItems(typed(reference.itemIdentifiersInSection(withIdentifier: section)))
    }
    snapshot.reloadItems(typed(reference.reloadedItemIdentifiers))
    snapshot.reconfigureItems(typed(reference.reconfiguredItemIdentifiers))
    snapshot.reloadSections(typed(reference.reloadedSectionIdentifiers))
    return snapshot
}

/// The same of what has the type already.
public func __snapshot<Section: Hashable, Item: Hashable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
) -> NSDiffableDataSourceSnapshot<Section, Item> { snapshot }

/// `snapshot as NSDiffableDataSourceSnapshotReference` of adapted code.
public func __snapshotReference<Section: Hashable, Item: Hashable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
) -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: snapshot.sectionIdentifiers)
    for section in snapshot.sectionIdentifiers {
        reference.appendItems(
            withIdentifiers: snapshot.itemIdentifiers(inSection: section), intoSectionWithIdentifier: section)
    }
    reference.reloadItems(withIdentifiers: snapshot.reloadedItemIdentifiers)
    reference.reconfigureItems(withIdentifiers: snapshot.reconfiguredItemIdentifiers)
    reference.reloadSections(withIdentifiers: snapshot.reloadedSectionIdentifiers)
    return reference
}

/// The same of what is a reference already.
public func __snapshotReference(
    _ reference: NSDiffableDataSourceSnapshotReference
) -> NSDiffableDataSourceSnapshotReference { reference }

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
