// SPDX-License-Identifier: MIT
import UIKit

/// Something the device's search may find. Sendable: an app makes it and hands it over.
open class CSSearchableItem: __ObjCObject, NSCopying, @unchecked Sendable {
    /// Of the app's items; an item with the same one is replaced.
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    /// A month from now unless set.
    open var expirationDate: Date!
    open var attributeSet: CSSearchableItemAttributeSet
    open var isUpdate = false

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        expirationDate = Date().addingTimeInterval(30 * 24 * 3600)
        super.init()
    }

    /// Items of one query are as good as each other.
    open func compare(byRank other: CSSearchableItem) -> ComparisonResult { .orderedSame }

    open func copy(with zone: NSZone? = nil) -> Any {
        let set = attributeSet.copy() as? CSSearchableItemAttributeSet ?? attributeSet
        let copy = CSSearchableItem(
            uniqueIdentifier: uniqueIdentifier, domainIdentifier: domainIdentifier, attributeSet: set)
        copy.expirationDate = expirationDate
        return copy
    }
}

/// Sendable: immutable.
open class CSCustomAttributeKey: __ObjCObject, @unchecked Sendable {
    open private(set) var keyName: String
    open private(set) var isSearchable: Bool
    open private(set) var isSearchableByDefault: Bool
    open private(set) var isUnique: Bool
    open private(set) var isMultiValued: Bool

    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        guard !keyName.isEmpty, keyName.unicodeScalars.allSatisfy(\.isASCII) else { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
        super.init()
    }
}

/// Sendable: immutable, but for the identifier, which its maker sets.
open class CSPerson: __ObjCObject, @unchecked Sendable {
    open private(set) var displayName: String
    open private(set) var handles: [String]
    open private(set) var handleIdentifier: String
    open var contactIdentifier: String?
    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        self.displayName = displayName ?? ""
        self.handles = handles
        self.handleIdentifier = handleIdentifier
        super.init()
    }
}

extension NSUserActivity {
    /// What the device's search shows for the activity.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { userInfo?["kCSContentAttributeSet"] as? CSSearchableItemAttributeSet }
        set { addUserInfoEntries(from: newValue.map { ["kCSContentAttributeSet": $0] } ?? [:]) }
    }
}
