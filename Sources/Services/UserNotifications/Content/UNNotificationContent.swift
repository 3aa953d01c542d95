// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// What a notification says and does. Immutable; `mutableCopy()` gives one to change.
open class UNNotificationContent: __ObjCObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: only UNMutableNotificationContent changes it, which is its owner's to keep on one thread, as on iOS.
    /// Only the mutable subclass writes it.
    package final var record: NotificationRecord
    fileprivate final var attachmentObjects: [UNNotificationAttachment]

    public override convenience init() { self.init(NotificationRecord(identifier: "", origin: .request), []) }

    /// - Parameter attachments: the objects of the record's files, in the same order.
    package init(_ record: NotificationRecord, _ attachments: [UNNotificationAttachment]) {
        self.record = record
        attachmentObjects = attachments
        super.init()
    }

    /// Makes the attachments' objects of the record's.
    package convenience init(_ record: NotificationRecord) {
        self.init(record, record.attachments.map(UNNotificationAttachment.init))
    }

    open var title: String { record.title }
    open var subtitle: String { record.subtitle }
    open var body: String { record.body }
    open var badge: NSNumber? { record.badge.map { NSNumber(value: $0) } }
    open var sound: UNNotificationSound? { record.sound.map(UNNotificationSound.init) }
    open var attachments: [UNNotificationAttachment] { attachmentObjects }
    open var categoryIdentifier: String { record.category }
    open var threadIdentifier: String { record.thread }
    open var targetContentIdentifier: String? { record.targetContent }
    open var launchImageName: String { record.launchImage }
    open var userInfo: [AnyHashable: Any] { record.decodedUserInfo }
    open var interruptionLevel: UNNotificationInterruptionLevel {
        UNNotificationInterruptionLevel(rawValue: UInt(record.interruptionLevel)) ?? .active
    }
    /// 0 to 1: how far up in a summary.
    open var relevanceScore: Double { record.relevance }
    open var filterCriteria: String? { record.filter }
    open var summaryArgument: String { record.summaryArgument }
    open var summaryArgumentCount: Int { record.summaryArgumentCount }

    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(record, attachmentObjects) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(record, attachmentObjects) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationContent)?.record == record }
    open override var hash: Int { record.title.hashValue ^ record.body.hashValue }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) { coder.encode(RecordCoding.data(record) as NSData, forKey: "record") }

    public required convenience init?(coder: NSCoder) {
        guard let record = RecordCoding.record(in: coder) else { return nil }
        self.init(record)
    }
}

/// The content that an app writes.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { record.title }
        set { record.title = newValue }
    }
    open override var subtitle: String {
        get { record.subtitle }
        set { record.subtitle = newValue }
    }
    open override var body: String {
        get { record.body }
        set { record.body = newValue }
    }
    /// nil leaves the icon's number as it is; 0 takes it off.
    open override var badge: NSNumber? {
        get { super.badge }
        set { record.badge = newValue?.intValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { record.sound = newValue?.sound }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { attachmentObjects }
        set {
            attachmentObjects = newValue
            record.attachments = newValue.map(\.attachment)
        }
    }
    open override var categoryIdentifier: String {
        get { record.category }
        set { record.category = newValue }
    }
    open override var threadIdentifier: String {
        get { record.thread }
        set { record.thread = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { record.targetContent }
        set { record.targetContent = newValue }
    }
    open override var launchImageName: String {
        get { record.launchImage }
        set { record.launchImage = newValue }
    }
    /// Raises for values that are no property list, as iOS does.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set {
            do { record.userInfo = try NotificationRecord.encode(userInfo: newValue) } catch {
                NSException.raise(
                    .invalidArgumentException,
                    "-[UNMutableNotificationContent setUserInfo:]: the dictionary holds a value that is no property "
                        + "list (\(error.localizedDescription)); use strings, numbers, dates, data, arrays and "
                        + "dictionaries of them")
            }
        }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { record.interruptionLevel = Int(newValue.rawValue) }
    }
    open override var relevanceScore: Double {
        get { record.relevance }
        set { record.relevance = min(max(newValue, 0), 1) }
    }
    open override var filterCriteria: String? {
        get { record.filter }
        set { record.filter = newValue }
    }
    open override var summaryArgument: String {
        get { record.summaryArgument }
        set { record.summaryArgument = newValue }
    }
    open override var summaryArgumentCount: Int {
        get { record.summaryArgumentCount }
        set { record.summaryArgumentCount = newValue }
    }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive = 0, active, timeSensitive, critical }
