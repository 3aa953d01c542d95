// SPDX-License-Identifier: MIT
import TouchstoneDevice
public import UIKit

/// A notification that is to be: what, when, and under which name.
open class UNNotificationRequest: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: never changes.
    /// With identifier and schedule; what the device keeps of it.
    package final let record: NotificationRecord
    private let contentObject: UNNotificationContent
    private let triggerObject: UNNotificationTrigger?

    /// - Parameter trigger: nil: at once.
    public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        var record = content.record
        record.identifier = identifier
        record.schedule = trigger?.schedule ?? .now
        // A copy: what the app changes in its content afterwards does not count.
        self.init(record, UNNotificationContent(content.record, content.attachments), trigger)
    }

    private init(_ record: NotificationRecord, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger?) {
        self.record = record
        contentObject = content
        triggerObject = trigger
        super.init()
    }

    /// Content and trigger are made of the record.
    package convenience init(_ record: NotificationRecord) {
        self.init(record, UNNotificationContent(record), UNNotificationTrigger.make(record.schedule))
    }

    open var identifier: String { record.identifier }
    open var content: UNNotificationContent { contentObject }
    open var trigger: UNNotificationTrigger? { triggerObject }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationRequest)?.record == record }
    open override var hash: Int { identifier.hashValue }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(RecordCoding.data(record) as NSData, forKey: "record") }
    public required convenience init?(coder: NSCoder) {
        guard let record = RecordCoding.record(in: coder) else { return nil }
        self.init(record)
    }
}

/// A notification that has been delivered.
open class UNNotification: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: never changes.
    open var date: Date { delivered }
    open var request: UNNotificationRequest { requested }
    private let delivered: Date
    private let requested: UNNotificationRequest

    /// What the device keeps of it, for the app's code.
    package init(_ notification: DeliveredNotification) {
        delivered = notification.date
        requested = UNNotificationRequest(notification.record)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(delivered as NSDate, forKey: "date")
        coder.encode(requested, forKey: "request")
    }
    public required init?(coder: NSCoder) {
        guard let date = coder.decodeObject(of: NSDate.self, forKey: "date"),
            let request = coder.decodeObject(of: UNNotificationRequest.self, forKey: "request")
        else { return nil }
        delivered = date as Date
        requested = request
        super.init()
    }
}

/// What a person did with a notification.
open class UNNotificationResponse: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: never changes.
    open var notification: UNNotification { answered }
    /// The action's, or the default or dismiss action's.
    open var actionIdentifier: String { action }
    /// The scene that hears of it; nil: the app has none.
    @MainActor open var targetScene: UIScene? { UIApplication.shared.connectedScenes.first }
    private let answered: UNNotification
    private let action: String

    init(_ notification: UNNotification, action: String) {
        answered = notification
        self.action = action
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// - Parameter text: what was typed; nil: the action asks for none.
    package static func make(_ notification: UNNotification, action: String, text: String?) -> UNNotificationResponse {
        guard let text else { return UNNotificationResponse(notification, action: action) }
        return UNTextInputNotificationResponse(notification, action: action, text: text)
    }
}

/// The answer to an action that asks for a text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    open var userText: String { text }
    private let text: String

    init(_ notification: UNNotification, action: String, text: String) {
        self.text = text
        super.init(notification, action: action)
    }
}

/// The person opened the app by the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person dismissed it; only heard for categories with `customDismissAction`.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
