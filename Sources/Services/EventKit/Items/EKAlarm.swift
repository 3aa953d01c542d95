// SPDX-License-Identifier: MIT

/// When, or where, a person is told of an item.
open class EKAlarm: EKObject, NSCopying {
    var record: AlarmRecord

    init(record: AlarmRecord) {
        self.record = record
        super.init()
    }

    /// - Parameter relativeOffset: seconds from the start; below zero before it.
    public convenience init(relativeOffset: TimeInterval) { self.init(record: AlarmRecord(offset: relativeOffset)) }
    public convenience init(absoluteDate: Date) { self.init(record: AlarmRecord(date: absoluteDate)) }
    public override convenience init() { self.init(record: AlarmRecord()) }

    /// Setting it takes the date away.
    open var relativeOffset: TimeInterval {
        get { record.offset }
        set {
            record.offset = newValue
            record.date = nil
        }
    }
    open var absoluteDate: Date? {
        get { record.date }
        set {
            record.date = newValue
            record.offset = 0
        }
    }
    open var structuredLocation: EKStructuredLocation? {
        get { record.place.map { EKStructuredLocation(record: $0) } }
        set { record.place = newValue?.record }
    }
    /// Whether coming to or leaving the place is what counts.
    open var proximity: EKAlarmProximity {
        get { EKAlarmProximity(rawValue: record.proximity) ?? .none }
        set { record.proximity = newValue.rawValue }
    }
    open var type: EKAlarmType { .display }

    open func copy(with zone: NSZone? = nil) -> Any { EKAlarm(record: record) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? EKAlarm)?.record == record }
    open override var hash: Int { record.hashValue }
}

/// A place with a name, a position and how far it reaches.
open class EKStructuredLocation: EKObject, NSCopying {
    var record: PlaceRecord

    /// Without a name.
    public convenience override init() { self.init(title: "") }

    init(record: PlaceRecord) {
        self.record = record
        super.init()
    }
    public convenience init(title: String) { self.init(record: PlaceRecord(title: title)) }

    open var title: String? {
        get { record.title }
        set { record.title = newValue }
    }
    open var geoLocation: CLLocation? {
        get {
            guard let latitude = record.latitude, let longitude = record.longitude else { return nil }
            return CLLocation(latitude: latitude, longitude: longitude)
        }
        set {
            record.latitude = newValue?.coordinate.latitude
            record.longitude = newValue?.coordinate.longitude
        }
    }
    /// Metres; 0: the system's.
    open var radius: Double {
        get { record.radius }
        set { record.radius = newValue }
    }

    open func copy(with zone: NSZone? = nil) -> Any { EKStructuredLocation(record: record) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? EKStructuredLocation)?.record == record }
    open override var hash: Int { record.hashValue }
}

/// Somebody who is invited. Invitations come from an account's server, so the local store has none.
open class EKParticipant: EKObject, NSCopying {
    open private(set) var url: URL
    open private(set) var name: String?
    open private(set) var participantStatus: EKParticipantStatus
    open private(set) var participantRole: EKParticipantRole
    open private(set) var participantType: EKParticipantType
    open private(set) var isCurrentUser: Bool

    init(url: URL, name: String?, status: EKParticipantStatus, role: EKParticipantRole, isCurrentUser: Bool) {
        self.url = url
        self.name = name
        participantStatus = status
        participantRole = role
        participantType = .person
        self.isCurrentUser = isCurrentUser
        super.init()
    }

    /// Finds the person among contacts, by the mail address of the URL.
    open var contactPredicate: NSPredicate {
        let address = url.absoluteString.replacingOccurrences(of: "mailto:", with: "")
        return NSPredicate { object, _ in
            let values = (object as? NSObject)?.value(forKeyPath: "emailAddresses.value") as? [String]
            return values?.contains { $0.caseInsensitiveCompare(address) == .orderedSame } ?? false
        }
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
