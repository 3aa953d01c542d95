// SPDX-License-Identifier: MIT

open class CHHapticEventParameter: __ObjCObject {
    open private(set) var parameterID: CHHapticEvent.ParameterID
    open var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
        super.init()
    }
}
open class CHHapticDynamicParameter: __ObjCObject {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    }
    open private(set) var parameterID: ID
    open var value: Float
    open var relativeTime: TimeInterval
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
        super.init()
    }
}
open class CHHapticParameterCurve: __ObjCObject {
    open class ControlPoint: __ObjCObject {
        open var relativeTime: TimeInterval
        open var value: Float
        public init(relativeTime time: TimeInterval, value: Float) {
            (relativeTime, self.value) = (time, value)
            super.init()
        }
    }
    open private(set) var parameterID: CHHapticDynamicParameter.ID
    open private(set) var controlPoints: [ControlPoint]
    open var relativeTime: TimeInterval
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
        super.init()
    }
}

open class CHHapticEvent: __ObjCObject {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }
    open private(set) var type: EventType
    open private(set) var eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
        super.init()
    }
    public convenience init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) { self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0) }
}

open class CHHapticPattern: __ObjCObject {
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let version = Key(rawValue: "Version")
        public static let pattern = Key(rawValue: "Pattern")
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let eventDuration = Key(rawValue: "EventDuration")
        public static let time = Key(rawValue: "Time")
        public static let eventParameters = Key(rawValue: "EventParameters")
        public static let parameter = Key(rawValue: "Parameter")
        public static let parameterID = Key(rawValue: "ParameterID")
        public static let parameterValue = Key(rawValue: "ParameterValue")
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
    }
    /// Seconds to the end of the last event.
    open private(set) var duration: TimeInterval

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        if events.contains(where: { $0.relativeTime < 0 }) { throw CHHapticError(.invalidEventTime) }
        if events.contains(where: { $0.duration < 0 }) { throw CHHapticError(.invalidEventDuration) }
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
        super.init()
    }
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events: events, parameters: [])
    }
    public convenience init(dictionary patternDict: [Key: Any]) throws {
        guard let entries = patternDict[.pattern] as? [[Key: Any]] else {
            throw CHHapticError(.invalidPatternDictionary)
        }
        let events = try entries.compactMap { entry -> CHHapticEvent? in
            guard let event = entry[.event] as? [Key: Any] else { return nil }
            guard let type = event[.eventType] as? CHHapticEvent.EventType else { throw CHHapticError(.badEventEntry) }
            let time = (event[.time] as? NSNumber)?.doubleValue ?? event[.time] as? Double ?? 0
            let duration = (event[.eventDuration] as? NSNumber)?.doubleValue ?? event[.eventDuration] as? Double ?? 0
            return CHHapticEvent(eventType: type, parameters: [], relativeTime: time, duration: duration)
        }
        try self.init(events: events, parameters: [])
    }
}
