// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// What is played at delivery. Files are looked up in `Library/Sounds` of the app's container, then in its bundle.
open class UNNotificationSound: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: never changes.
    final let sound: NotificationRecord.Sound

    init(_ sound: NotificationRecord.Sound) {
        self.sound = sound
        super.init()
    }

    public convenience init(named name: UNNotificationSoundName) { self.init(.file(name.rawValue)) }
    /// As Swift 4 called it, which had no type for the name.
    @_disfavoredOverload
    public convenience init(named name: String) { self.init(.file(name)) }

    open class var `default`: UNNotificationSound { UNNotificationSound(.standard) }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(.critical(file: nil, volume: nil)) }
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(.ringtone(nil)) }
    /// - Parameter volume: 0 to 1.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(.critical(file: nil, volume: volume))
    }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(.critical(file: name.rawValue, volume: nil))
    }
    open class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound {
        UNNotificationSound(.critical(file: name.rawValue, volume: volume))
    }
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(.ringtone(name.rawValue))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.sound == sound }
    open override var hash: Int { "\(sound)".hashValue }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        var record = NotificationRecord(identifier: "", origin: .request)
        record.sound = sound
        coder.encode(RecordCoding.data(record) as NSData, forKey: "record")
    }
    public required convenience init?(coder: NSCoder) {
        guard let sound = RecordCoding.record(in: coder)?.sound else { return nil }
        self.init(sound)
    }
}

/// The name of a sound file, with its extension.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
