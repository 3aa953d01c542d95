// SPDX-License-Identifier: MIT
import Foundation

/// The radio for things near the device, and what it hears.
package struct WorldBluetooth: Codable, Hashable, Sendable {
    /// The switch of Settings and of control centre.
    package var isOn = true
    /// Whether the device has such a radio at all.
    package var isSupported = true
    /// Things that apps can find and connect to, by names that only the world's files use.
    package var peripherals = ["heart-rate": WorldPeripheral.heartRateSensor]

    /// On, with a heart rate sensor in reach.
    package init() {}
}

/// One thing with Bluetooth Low Energy: what it says of itself, and what can be read of it and written to it. Files name
/// what differs from the defaults.
package struct WorldPeripheral: Codable, Hashable, Sendable {
    /// What it advertises as its name; nil: nothing.
    package var name: String?
    /// What apps of this device know it by; nil: made of its key in the world.
    package var identifier: UUID?
    /// How strong its signal arrives, in decibels of a milliwatt.
    package var rssi = -50
    /// How strong it sends; nil: it does not say.
    package var txPower: Int?
    /// Carried away, its connections are lost a second later.
    package var isInReach = true
    /// Switched off, it takes leave of those that are connected.
    package var isOn = true
    /// Whether it can be found. Who knows it already connects all the same.
    package var isAdvertising = true
    /// Beacons and the like say something, and no more.
    package var isConnectable = true
    /// Services that it advertises; nil: all that it has.
    package var advertised: [String]?
    /// Two bytes of its maker's number, the lower first, and what the maker likes.
    package var manufacturerData: WorldBytes?
    /// By service.
    package var serviceData: [String: WorldBytes] = [:]
    /// How long a connection takes.
    package var connectSeconds = 0.1
    /// A code of `CBError` with which every connection fails; nil: none does.
    package var connectError: Int?
    /// By their UUIDs: four or eight hexadecimal digits, or thirty-two with hyphens.
    package var services: [String: WorldService] = [:]

    /// In reach, without a name or services.
    package init() {}

    /// What is not said is as it is by default; UUIDs that are none are refused.
    package init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        name = try box.decodeIfPresent(String.self, forKey: .name)
        identifier = try box.decodeIfPresent(UUID.self, forKey: .identifier)
        rssi = try box.value(.rssi, or: rssi)
        txPower = try box.decodeIfPresent(Int.self, forKey: .txPower)
        isInReach = try box.value(.isInReach, or: isInReach)
        isOn = try box.value(.isOn, or: isOn)
        isAdvertising = try box.value(.isAdvertising, or: isAdvertising)
        isConnectable = try box.value(.isConnectable, or: isConnectable)
        advertised = try box.decodeIfPresent([String].self, forKey: .advertised)
        manufacturerData = try box.decodeIfPresent(WorldBytes.self, forKey: .manufacturerData)
        serviceData = try box.value(.serviceData, or: serviceData)
        connectSeconds = try box.value(.connectSeconds, or: connectSeconds)
        connectError = try box.decodeIfPresent(Int.self, forKey: .connectError)
        services = try box.value(.services, or: services)
        try box.checkAssigned(Array(services.keys) + (advertised ?? []) + serviceData.keys, .services)
    }
}

/// What belongs together in a peripheral.
package struct WorldService: Codable, Hashable, Sendable {
    /// Others are found as part of one that includes them.
    package var isPrimary = true
    /// UUIDs of services of the same peripheral.
    package var includes: [String] = []
    /// By their UUIDs.
    package var characteristics: [String: WorldCharacteristic] = [:]

    /// Primary, empty.
    package init() {}

    /// What is not said is as it is by default; UUIDs that are none are refused.
    package init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        isPrimary = try box.value(.isPrimary, or: isPrimary)
        includes = try box.value(.includes, or: includes)
        characteristics = try box.value(.characteristics, or: characteristics)
        try box.checkAssigned(Array(characteristics.keys) + includes, .characteristics)
    }
}

/// One value of a peripheral.
package struct WorldCharacteristic: Codable, Hashable, Sendable {
    /// What may be done with it; the bits are those of the Bluetooth Core Specification, volume 3, part G, 3.3.1.1, and Core
    /// Bluetooth's own above them.
    package enum Property: String, Codable, Sendable, CaseIterable {
        case broadcast, read, writeWithoutResponse, write, notify, indicate, authenticatedSignedWrites
        case extendedProperties, notifyEncryptionRequired, indicateEncryptionRequired
    }

    /// Reading alone where nothing is said.
    package var properties = [Property.read]
    /// What it holds. A change that the world makes is told to who has subscribed.
    package var value = WorldBytes()
    /// What it tells subscribers one after another, again and again.
    package var notifies: [WorldBytes] = []
    /// Between two of `notifies`.
    package var everySeconds = 1.0
    /// What it says to what is written to it, by hexadecimal digits; `*` stands for anything else, and as an answer for what
    /// was written.
    package var replies: [String: String] = [:]
    /// The characteristic of the same service that the answer is told by; nil: this one.
    package var repliesOn: String?
    /// By UUID, as 2901, whose bytes are a text.
    package var descriptors: [String: WorldBytes] = [:]
    /// A code of `CBATTError` that reading gives; nil: the value.
    package var readError: Int?
    /// A code of `CBATTError` that writing gives.
    package var writeError: Int?
    /// Whether the person is asked to pair with the peripheral before it gives or takes the value.
    package var needsPairing = false

    /// May be read, holds nothing.
    package init() {}

    /// What is not said is as it is by default; UUIDs that are none are refused.
    package init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        properties = try box.value(.properties, or: properties)
        value = try box.value(.value, or: value)
        notifies = try box.value(.notifies, or: notifies)
        everySeconds = try box.value(.everySeconds, or: everySeconds)
        replies = try box.value(.replies, or: replies)
        repliesOn = try box.decodeIfPresent(String.self, forKey: .repliesOn)
        descriptors = try box.value(.descriptors, or: descriptors)
        readError = try box.decodeIfPresent(Int.self, forKey: .readError)
        writeError = try box.decodeIfPresent(Int.self, forKey: .writeError)
        needsPairing = try box.value(.needsPairing, or: needsPairing)
        for text in Array(replies.keys) + replies.values where text != "*" {
            _ = try WorldBytes(text, at: box.codingPath)
        }
        try box.checkAssigned(Array(descriptors.keys), .descriptors)
    }

    /// What it answers; nil: nothing.
    package func reply(to written: Data) -> Data? {
        let exact = replies.first { WorldBytes(hexadecimal: $0.key)?.data == written }?.value
        guard let text = exact ?? replies["*"] else { return nil }
        return text == "*" ? written : WorldBytes(hexadecimal: text)?.data
    }
}

/// Bytes, which files write as hexadecimal digits, with spaces where one likes.
package struct WorldBytes: Codable, Hashable, Sendable {
    /// In their order.
    package var data = Data()

    /// None.
    package init() {}
    /// Those of `data`.
    package init(_ data: Data) { self.data = data }

    /// nil: other characters, or an odd number of digits.
    package init?(hexadecimal text: String) {
        let digits = text.filter { !$0.isWhitespace }.compactMap(\.hexDigitValue)
        guard digits.count == text.filter({ !$0.isWhitespace }).count, digits.count.isMultiple(of: 2) else {
            return nil
        }
        data = Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }

    fileprivate init(_ text: String, at path: [any CodingKey]) throws {
        guard let bytes = WorldBytes(hexadecimal: text) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: path, debugDescription: "'\(text)' is not hexadecimal digits, two a byte, as \"00 48\"")
            )
        }
        self = bytes
    }

    /// - Throws: for a text of anything else than hexadecimal digits.
    package init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self), at: decoder.codingPath)
    }

    /// As `hexadecimal`.
    package func encode(to encoder: any Encoder) throws {
        var box = encoder.singleValueContainer()
        try box.encode(hexadecimal)
    }

    /// Two digits a byte, upper case.
    package var hexadecimal: String { data.map { String(format: "%02X", $0) }.joined() }
}

extension KeyedDecodingContainer {
    /// What files do not say is as it is by default.
    fileprivate func value<T: Decodable>(_ key: Key, or standard: T) throws -> T {
        try decodeIfPresent(T.self, forKey: key) ?? standard
    }

    /// - Throws: where one of the names is no Bluetooth UUID.
    fileprivate func checkAssigned(_ names: [String], _ key: Key) throws {
        for name in names where !WorldPeripheral.isUUID(name) {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self,
                debugDescription: "'\(name)' is no Bluetooth UUID, as 180D or 6E400001-B5A3-F393-E0A9-E50E24DCCA9E")
        }
    }
}

extension WorldPeripheral {
    /// Four or eight hexadecimal digits, or a UUID with its hyphens.
    package static func isUUID(_ text: String) -> Bool {
        UUID(uuidString: text) != nil || ([4, 8].contains(text.count) && text.allSatisfy(\.isHexDigit))
    }

    /// What apps know it by, the same each time.
    /// - Parameter key: its name in the world.
    package func identifier(for key: String) -> UUID {
        if let identifier { return identifier }
        // FNV-1a, twice: the second half goes on from the first.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var bytes: [UInt8] = []
        for _ in 0..<2 {
            for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            bytes += withUnsafeBytes(of: hash.bigEndian) { Array($0) }
        }
        // As a random one says of itself.
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    /// A chest strap: 72 to 75 beats a minute, a full battery.
    /// https://www.bluetooth.com/specifications/specs/heart-rate-service-1-0/
    package static var heartRateSensor: WorldPeripheral {
        func readable(_ data: Data) -> WorldCharacteristic {
            var result = WorldCharacteristic()
            result.value = WorldBytes(data)
            return result
        }
        var beats = WorldCharacteristic()
        beats.properties = [.notify]
        beats.notifies = [72, 73, 75, 74].map { WorldBytes(Data([0, $0])) }
        var heart = WorldService()
        heart.characteristics = ["2A37": beats, "2A38": readable(Data([1]))]
        var battery = WorldService()
        var level = readable(Data([100]))
        level.properties = [.read, .notify]
        battery.characteristics = ["2A19": level]
        var about = WorldService()
        about.characteristics = ["2A29": readable(Data("Touchstone".utf8)), "2A24": readable(Data("Strap".utf8))]
        var strap = WorldPeripheral()
        strap.name = "Heart Rate Sensor"
        strap.advertised = ["180D"]
        strap.services = ["180D": heart, "180F": battery, "180A": about]
        return strap
    }
}
