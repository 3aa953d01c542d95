// SPDX-License-Identifier: MIT
import TouchstoneDevice

public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// A notification that the app plans, as it was before UserNotifications. Both are kept in one store. Unchecked: a value
/// in the form of an object, as in Objective-C; whoever fills it in hands it on once.
open class UILocalNotification: __ObjCObject, NSCopying, NSCoding, @unchecked Sendable {
    // Sendable: its owner's to keep on one thread, as on iOS.
    open var fireDate: Date?
    /// nil: `fireDate` is a moment; else a time of day that moves along when the device changes its zone.
    open var timeZone: TimeZone?
    /// 0: once.
    open var repeatInterval: NSCalendar.Unit = []
    open var repeatCalendar: Calendar?
    open var alertBody: String?
    open var alertTitle: String?
    /// The title of an alert's button, and on the lock screen what stands after "slide to".
    open var alertAction: String?
    open var hasAction = true
    open var alertLaunchImage: String?
    /// A file of the bundle, or `UILocalNotificationDefaultSoundName`; nil: silent.
    open var soundName: String?
    /// 0 leaves the icon's number as it is.
    open var applicationIconBadgeNumber = 0
    /// Property list values.
    open var userInfo: [AnyHashable: Any]?
    open var category: String?
    /// The circle whose edge delivers it; a `CLRegion` of CoreLocation.
    open var region: AnyObject?
    open var regionTriggersOnce = true
    /// Of the store; made when it is scheduled.
    final var identifier = UUID().uuidString

    public override init() { super.init() }

    /// As the store kept it.
    init(_ record: NotificationRecord) {
        super.init()
        identifier = record.identifier
        alertTitle = record.title.isEmpty ? nil : record.title
        alertBody = record.body.isEmpty ? nil : record.body
        alertAction = record.actionTitle
        alertLaunchImage = record.launchImage.isEmpty ? nil : record.launchImage
        category = record.category.isEmpty ? nil : record.category
        applicationIconBadgeNumber = record.badge ?? 0
        userInfo = record.userInfo.isEmpty ? nil : record.decodedUserInfo
        soundName = Self.name(of: record.sound)
        if case .moment(let date, _) = record.schedule { fireDate = date }
        if case .calendar(let components, _) = record.schedule { fireDate = Calendar.current.date(from: components) }
    }

    private static func name(of sound: NotificationRecord.Sound?) -> String? {
        switch sound {
        case .file(let name): name
        case .standard: UILocalNotificationDefaultSoundName
        case .ringtone, .critical, nil: nil
        }
    }

    // MARK: For the store

    final var record: NotificationRecord {
        var record = NotificationRecord(identifier: identifier, origin: .local)
        record.title = alertTitle ?? ""
        record.body = alertBody.map { $0.replacingOccurrences(of: "%%", with: "%") } ?? ""
        record.actionTitle = hasAction ? alertAction : nil
        record.launchImage = alertLaunchImage ?? ""
        record.category = category ?? ""
        record.badge = applicationIconBadgeNumber == 0 ? nil : applicationIconBadgeNumber
        record.sound = soundName.map { $0 == UILocalNotificationDefaultSoundName ? .standard : .file($0) }
        record.schedule = schedule
        do { record.userInfo = try NotificationRecord.encode(userInfo: userInfo ?? [:]) } catch {
            NSException.raise(
                .invalidArgumentException,
                "-[UIApplication scheduleLocalNotification:]: userInfo holds a value that is no property list "
                    + "(\(error.localizedDescription)); use strings, numbers, dates, data, arrays and dictionaries")
        }
        return record
    }

    private var schedule: NotificationSchedule {
        if let place = (region as? any __NotificationPlace)?.__place {
            let circle = NotificationSchedule.Region(
                identifier: place.identifier, latitude: place.latitude, longitude: place.longitude,
                radius: place.radius, notifiesOnEntry: place.notifiesOnEntry, notifiesOnExit: place.notifiesOnExit)
            return .region(circle, repeats: !regionTriggersOnce)
        }
        guard let fireDate else { return .now }
        guard let timeZone else { return .moment(fireDate, every: unit) }
        var calendar = repeatCalendar ?? Calendar.current
        calendar.timeZone = timeZone
        let parts: Set<Calendar.Component> =
            switch unit {
            case nil: [.year, .month, .day, .hour, .minute, .second]
            case .year, .quarter: [.month, .day, .hour, .minute, .second]
            case .month: [.day, .hour, .minute, .second]
            case .week: [.weekday, .hour, .minute, .second]
            case .day: [.hour, .minute, .second]
            case .hour: [.minute, .second]
            case .minute, .second: [.second]
            }
        return .calendar(calendar.dateComponents(parts, from: fireDate), repeats: unit != nil)
    }

    private var unit: NotificationSchedule.Unit? {
        let units: [(NSCalendar.Unit, NotificationSchedule.Unit)] = [
            (.year, .year), (.quarter, .quarter), (.month, .month), (.weekOfYear, .week), (.weekday, .day),
            (.day, .day),
            (.hour, .hour), (.minute, .minute), (.second, .second),
        ]
        return units.first { repeatInterval == $0.0 }?.1
    }

    // MARK: Copies and archives

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UILocalNotification()
        copy.identifier = identifier
        copy.fireDate = fireDate
        copy.timeZone = timeZone
        copy.repeatInterval = repeatInterval
        copy.repeatCalendar = repeatCalendar
        copy.alertBody = alertBody
        copy.alertTitle = alertTitle
        copy.alertAction = alertAction
        copy.hasAction = hasAction
        copy.alertLaunchImage = alertLaunchImage
        copy.soundName = soundName
        copy.applicationIconBadgeNumber = applicationIconBadgeNumber
        copy.userInfo = userInfo
        copy.category = category
        copy.region = region
        copy.regionTriggersOnce = regionTriggersOnce
        return copy
    }

    /// Two that say the same at the same time are equal, so that the app can take one back that it kept or decoded.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UILocalNotification else { return false }
        var mine = record
        let theirs = other.record
        mine.identifier = theirs.identifier
        return mine == theirs
    }
    open override var hash: Int { (alertBody ?? "").hashValue }

    open func encode(with coder: NSCoder) {
        do { coder.encode(try PropertyListEncoder().encode(record) as NSData, forKey: "record") } catch {
            fatalError("a local notification cannot be encoded: \(error)")
        }
    }
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "record") else { return nil }
        do { self.init(try PropertyListDecoder().decode(NotificationRecord.self, from: data as Data)) } catch {
            coder.failWithError(error)
            return nil
        }
    }
}
