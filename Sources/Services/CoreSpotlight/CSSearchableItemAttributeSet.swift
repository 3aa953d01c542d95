// SPDX-License-Identifier: MIT
import UIKit

/// What is known of an item: texts, dates, numbers by their names.
open class CSSearchableItemAttributeSet: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: an app makes a set and hands it over; what it changes later, the index does not see.
    private var values: [String: Any] = [:]
    private var custom: [String: Any] = [:]
    open var contentType: String?
    open var emailHeaders: [String: Any]?

    /// Of no type.
    public convenience override init() { self.init(itemContentType: "") }

    public init(itemContentType: String) {
        contentType = itemContentType
        super.init()
    }
    public init(contentType: UTType) {
        self.contentType = contentType.identifier
        super.init()
    }

    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        custom[key.keyName] = value
    }
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        custom[key.keyName] as? any NSSecureCoding
    }
    open func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
        values.merge(sourceAttributeSet.values) { $1 }
        sourceAttributeSet.values = [:]
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItemAttributeSet(itemContentType: contentType ?? "")
        copy.values = values
        copy.custom = custom
        copy.emailHeaders = emailHeaders
        return copy
    }

    /// Called by the attributes, which are stored under their names.
    func get<Value>(_ name: String = #function) -> Value? { values[name] as? Value }
    func set(_ value: Any?, _ name: String = #function) { values[name] = value }

    /// Everything that is text, by which it is found.
    var texts: [String: String] {
        values.compactMapValues { value in
            switch value {
            case let text as String: text
            case let list as [String]: list.joined(separator: " ")
            case let people as [CSPerson]: people.map(\.displayName).joined(separator: " ")
            default: nil
            }
        }
    }
    /// Numbers and dates as numbers.
    var numbers: [String: Double] {
        values.compactMapValues { value in
            (value as? NSNumber)?.doubleValue ?? (value as? Date)?.timeIntervalSince1970
        }
    }
    func fill(texts: [String: String], numbers: [String: Double]) {
        for (key, value) in texts {
            values[key] = Self.lists.contains(key) ? value.split(separator: " ").map(String.init) : value
        }
        for (key, value) in numbers {
            values[key] = Self.dates.contains(key) ? Date(timeIntervalSince1970: value) : NSNumber(value: value)
        }
    }

    private static let lists = words(
        """
        accountHandles actionIdentifiers alternateNames audiences authorAddresses authorEmailAddresses
        authorNames authors codecs contactKeywords contentSources contentTypeTree contributors editors
        emailAddresses encodingApplications fontNames importantDates instantMessageAddresses keywords languages
        layerNames mailboxIdentifiers mediaTypes organizations participants performers phoneNumbers projects
        providerDataTypeIdentifiers providerFileTypeIdentifiers providerInPlaceFileTypeIdentifiers publishers
        recipientAddresses recipientEmailAddresses recipientNames
        """)
    private static let dates = words(
        """
        addedDate completionDate contentCreationDate contentModificationDate downloadedDate dueDate endDate
        gpsDateStamp lastUsedDate metadataModificationDate recordingDate startDate timestamp
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
