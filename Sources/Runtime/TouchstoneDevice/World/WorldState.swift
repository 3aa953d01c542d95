// SPDX-License-Identifier: MIT
import Foundation

/// All that can change outside an app, as its sensors and the system would tell it. One model for all frameworks and one
/// file format, its JSON: keys are the properties' names.
package struct WorldState: Codable, Hashable, Sendable {
    /// Where the device is; nil: it cannot find out.
    package var location: WorldFix? = .apple
    /// Where the compass points; nil: the device has none.
    package var heading: WorldHeading? = WorldHeading()
    /// What the motion sensors say at this moment.
    package var motion = WorldMotion()
    /// Full and plugged in, as in a simulator.
    package var battery = WorldBattery()
    /// Wi-Fi without limits, at first.
    package var network = WorldNetwork()
    /// Whether something is close to the screen.
    package var isProximate = false
    /// What `ProcessInfo` and its notification report.
    package var thermalState = WorldThermalState.nominal
    /// Low Power Mode of Settings; does not follow the battery.
    package var isLowPowerMode = false
    /// The global switch of Settings > Privacy.
    package var locationServices = true
    /// Whether the hardware watches regions.
    package var monitorsRegions = true
    /// 0 to 1.
    package var volume = 0.5
    /// The switch at the side: sounds that are no more than decoration are not heard.
    package var isSilenced = false
    /// Other sound than the app's, and the way out.
    package var audio = WorldAudio()
    /// Whether somebody telephones.
    package var call = WorldCall()
    /// Of the cell that the telephone is connected to; a change wakes apps that wait for significant changes.
    package var cellTower = 1
    /// The radio, and the things that it hears.
    package var bluetooth = WorldBluetooth()
    /// iBeacons in reach.
    package var beacons: [WorldBeacon] = []
    /// The sensor, and what it sees next.
    package var biometry = WorldBiometry()
    /// Without a passcode, unlocked.
    package var lock = WorldLock()
    /// Whose devices these are: the account that is signed in to iCloud; nil: none is.
    package var cloudAccount: String?
    /// What is on the person's wrist.
    package var watch = WorldWatch()
    /// How activities get from device to device.
    package var continuity = WorldContinuity()
    /// How long an app may go on for its tasks after it has left the foreground.
    package var backgroundSeconds = 30.0
    /// An identifier as "Europe/Berlin"; nil: the machine's.
    package var timeZone: String?
    /// Whether apps may go on behind others, which the first devices of iOS 4 could not do.
    package var supportsMultitasking = true

    /// The device as it is when nobody has moved it.
    package init() {}

    /// Whether activities get to devices near this one, and theirs to it.
    package var reachesNeighbours: Bool { continuity.isBluetoothOn && bluetooth.isOn }
}

/// What a positioning system found out at one moment. Negative accuracies, speeds and courses mean "not valid", as in
/// Core Location.
package struct WorldFix: Codable, Hashable, Sendable {
    /// Degrees, north and east positive.
    package var latitude: Double
    /// Degrees, east positive.
    package var longitude: Double
    /// Metres above sea level.
    package var altitude = 0.0
    /// Metres.
    package var horizontalAccuracy = 5.0
    /// Metres; negative: the altitude is not valid.
    package var verticalAccuracy = -1.0
    /// Degrees clockwise from north.
    package var course = -1.0
    /// Metres a second.
    package var speed = -1.0
    /// Of the building; nil: unknown.
    package var floor: Int?
    /// Whether another receiver than the device's own found it.
    package var isFromAccessory = false

    /// Five metres exact; altitude, course and speed are not valid.
    package init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Where simulators are that nobody has moved.
    package static let apple = WorldFix(latitude: 37.3349, longitude: -122.00902)
}

/// What a compass says at one moment.
package struct WorldHeading: Codable, Hashable, Sendable {
    /// Degrees clockwise from magnetic north that the top of the device points to.
    package var magnetic = 0.0
    /// Degrees that magnetic north lies east of true north.
    package var declination = 0.0
    /// Degrees; negative: disturbed.
    package var accuracy = 10.0

    /// North, undisturbed.
    package init() {}
}

/// Vectors in the device's axes: x to the right, y up, z out of the screen.
package struct WorldMotion: Codable, Hashable, Sendable {
    /// Multiples of gravity, without gravity.
    package var acceleration = [0.0, 0.0, 0.0]
    /// Multiples of gravity; nil: as `attitude` says, whose roll and pitch otherwise follow from it. Turning the device
    /// sets it.
    package var gravity: [Double]?
    /// Radians a second.
    package var rotationRate = [0.0, 0.0, 0.0]
    /// Microteslas; nil: the earth's.
    package var magneticField: [Double]?
    /// Radians: roll, pitch, yaw.
    package var attitude = [0.0, Double.pi / 2, 0.0]
    /// One of the names that Core Motion's activities have: `stationary`, `walking`, `running`, `automotive`,
    /// `cycling`, `unknown`.
    package var activity = "stationary"
    /// Since the device was started.
    package var steps = 0
    /// Metres above where it was started.
    package var relativeAltitude = 0.0
    /// Kilopascals; nil: the standard atmosphere's at `relativeAltitude`.
    package var pressure: Double?

    /// Held upright, at rest.
    package init() {}
}

/// The battery as `UIDevice` reports it.
package struct WorldBattery: Codable, Hashable, Sendable {
    /// `full` is plugged in, too.
    package enum State: String, Codable, Sendable { case unplugged, charging, full }
    /// 0 to 1.
    package var level = 1.0
    /// Does not follow `level`: whoever sets one sets the other.
    package var state = State.full

    /// Full.
    package init() {}
}

/// What the device is connected to, and how good it is.
package struct WorldNetwork: Codable, Hashable, Sendable {
    /// The interface that connections would take.
    package enum Kind: String, Codable, Sendable, CaseIterable { case none, wifi, cellular, wired }
    /// Stays what it was while airplane mode is on.
    package var kind = Kind.wifi
    /// Takes away every network, Wi-Fi too.
    package var isAirplaneMode = false
    /// Bytes a second; nil: as fast as the machine's. Kept; nothing reads it, so no connection is slowed down.
    package var bytesPerSecond: Double?
    /// Share of packets, 0 to 1. Kept; nothing reads it, so no packet is lost.
    package var loss = 0.0
    /// Low Data Mode.
    package var isConstrained = false

    /// Whether anything outside of this machine can be reached.
    package var isReachable: Bool { kind != .none && !isAirplaneMode }

    /// Wi-Fi, without loss or limits.
    package init() {}
}

/// What else the device sounds of, and where its sound goes.
package struct WorldAudio: Codable, Hashable, Sendable {
    /// The kind of port that routes name.
    package enum Output: String, Codable, Sendable { case speaker, headphones, bluetooth, airplay }
    /// Whether something sounds that apps have to stop for: a call, an alarm.
    package var isInterrupted = false
    /// Whether apps may go on by themselves when that ends.
    package var shouldResume = true
    /// Whether another app plays.
    package var isOtherPlaying = false
    /// Where sound goes; a change is a change of route.
    package var output = Output.speaker

    /// Silence around, through the loudspeaker.
    package init() {}
}

/// A telephone call. One that rings takes the app's touches; one that goes on has the screen.
package struct WorldCall: Codable, Hashable, Sendable {
    /// `dialing`: the person calls somebody, who has not answered yet.
    package enum State: String, Codable, Sendable { case none, ringing, dialing, talking }
    /// Whoever changes it decides what comes next: nobody answers by themselves.
    package var state = State.none
    /// A name or a number, shown as it is; stays after the call.
    package var caller = ""

    /// Silence.
    package init() {}
}

/// From cool to the point where the system slows down; raw values are those of the world's files.
package enum WorldThermalState: String, Codable, Sendable { case nominal, fair, serious, critical }

/// One iBeacon that the device hears.
package struct WorldBeacon: Codable, Hashable, Sendable {
    /// Its proximity UUID.
    package var uuid: UUID
    /// 0 to 65,535.
    package var major: Int
    /// 0 to 65,535.
    package var minor: Int
    /// Metres; negative: unknown.
    package var distance = 1.0

    /// A metre away.
    package init(uuid: UUID, major: Int, minor: Int) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }
}

/// The sensor for the owner's face or finger.
package struct WorldBiometry: Codable, Hashable, Sendable {
    /// What the model has; `none`: Local Authentication says that there is no biometry.
    package enum Sensor: String, Codable, Sendable { case none, touch, face }

    /// nil: the model's.
    package var sensor: Sensor?
    /// Whether a face or finger was taught; without it the sensor cannot be asked.
    package var isEnrolled = false
    /// Another number for each set of faces or fingers that was enrolled.
    package var enrolment = 0
    /// What the sensor sees when it is next asked, once; nil: it waits.
    package var nextMatches: Bool?
    /// In a row; five close the sensor until the passcode is entered.
    package var failures = 0

    /// Failures in a row that iOS allows.
    package static let allowedFailures = 5
    /// Whether only the passcode helps.
    package var isClosed: Bool { failures >= Self.allowedFailures }

    /// The model's sensor, with nobody enrolled.
    package init() {}
}

/// Who gets at the device.
package struct WorldLock: Codable, Hashable, Sendable {
    /// nil: none is set.
    package var passcode: String?
    /// Locking alone protects nothing: see `protectsData`.
    package var isLocked = false
    /// Since the device was started.
    package var wasUnlocked = true
    /// Auto-Lock: how long nobody touches the device before it locks itself, in seconds; nil: never, as a simulator.
    package var idleSeconds: Double?

    /// Without a passcode nothing is protected.
    package var protectsData: Bool { isLocked && passcode != nil }
    /// Before the first unlock since the start not even `...AfterFirstUnlock` items can be read.
    package var hidesDataUntilFirstUnlock: Bool { !wasUnlocked && passcode != nil }

    /// Unlocked, without a passcode.
    package init() {}
}

/// The watch that a phone is paired with. Nothing runs on it.
package struct WorldWatch: Codable, Hashable, Sendable {
    /// Whether there is one.
    package var isPaired = false
    /// Whether the app's own part is on it.
    package var isAppInstalled = false
    /// Whether that is on the watch's face.
    package var hasComplication = false

    /// None is paired.
    package init() {}
}

/// What passes between the devices of a person that are near each other.
package struct WorldContinuity: Codable, Hashable, Sendable {
    /// Off: no activity is found or offered.
    package var isBluetoothOn = true
    /// How long activities are on their way to this device.
    package var transferSeconds = 0.0
    /// Whether they get lost on the way.
    package var breaks = false

    /// Everything arrives at once.
    package init() {}
}
