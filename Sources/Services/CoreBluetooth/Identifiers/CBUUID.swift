// SPDX-License-Identifier: MIT

/// What a service, characteristic or descriptor is: a number that the Bluetooth SIG has assigned, or a UUID of one's own. Both
/// ways to write an assigned number are equal.
/// Sendable: never changes.
open class CBUUID: __ObjCObject, NSCopying, @unchecked Sendable {
    /// Two, four or sixteen bytes, as it was made.
    public let data: Data

    /// Raises an exception for other texts, as on iOS.
    /// - Parameter theString: four or eight hexadecimal digits, or thirty-two with hyphens.
    public init(string theString: String) {
        guard let bytes = Self.bytes(theString) else {
            NSException.raise(
                .internalInconsistencyException, "String \(theString) does not represent a valid UUID")
        }
        data = bytes
        super.init()
    }

    /// Raises an exception for other lengths, as on iOS.
    /// - Parameter theData: two, four or sixteen bytes.
    public init(data theData: Data) {
        if ![2, 4, 16].contains(theData.count) {
            NSException.raise(
                .internalInconsistencyException, "Data \(theData as NSData) does not represent a valid UUID")
        }
        data = Data(theData)
        super.init()
    }

    public init(nsuuid theUUID: UUID) {
        data = withUnsafeBytes(of: theUUID.uuid) { Data($0) }
        super.init()
    }

    /// nil: the text is none.
    private static func bytes(_ text: String) -> Data? {
        if let uuid = UUID(uuidString: text) { return withUnsafeBytes(of: uuid.uuid) { Data($0) } }
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, [4, 8].contains(digits.count) else { return nil }
        return Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }

    /// As short as it was made: `180D`.
    open var uuidString: String {
        if data.count == 16 { return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)).uuidString } }
        return data.map { String(format: "%02X", $0) }.joined()
    }

    /// Bluetooth Core Specification, volume 3, part B, 2.5.1: what follows an assigned number.
    private static let base = Data([0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB])

    /// Sixteen bytes.
    final var full: Data {
        switch data.count {
        case 2: Data([0, 0]) + data + Self.base
        case 4: data + Self.base
        default: data
        }
    }

    /// As short as it can be: what an assigned number is known by.
    final var short: String {
        guard full.suffix(12) == Self.base else { return uuidString }
        let number = full.prefix(4)
        return (number.prefix(2) == Data([0, 0]) ? number.suffix(2) : number).map { String(format: "%02X", $0) }
            .joined()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.full == full }
    open override var hash: Int { full.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// The name of an assigned number, else the number.
    open override var description: String { assignedNames[short] ?? uuidString }
}

public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
public let CBUUIDCharacteristicUserDescriptionString = "2901"
public let CBUUIDClientCharacteristicConfigurationString = "2902"
public let CBUUIDServerCharacteristicConfigurationString = "2903"
public let CBUUIDCharacteristicFormatString = "2904"
public let CBUUIDCharacteristicAggregateFormatString = "2905"
public let CBUUIDCharacteristicValidRangeString = "2906"
public let CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"

/// Of those that public code shows most; https://www.bluetooth.com/specifications/assigned-numbers/
private let assignedNames = [
    "1800": "Generic Access", "1801": "Generic Attribute", "1802": "Immediate Alert", "1803": "Link Loss",
    "1804": "Tx Power", "1805": "Current Time", "1808": "Glucose", "1809": "Health Thermometer",
    "180A": "Device Information", "180D": "Heart Rate", "180F": "Battery", "1810": "Blood Pressure",
    "1812": "Human Interface Device", "1814": "Running Speed and Cadence", "1816": "Cycling Speed and Cadence",
    "1818": "Cycling Power", "1819": "Location and Navigation", "181A": "Environmental Sensing", "181D": "Weight Scale",
    "1826": "Fitness Machine", "2A00": "Device Name", "2A01": "Appearance", "2A05": "Service Changed",
    "2A06": "Alert Level", "2A07": "Tx Power Level", "2A19": "Battery Level", "2A1C": "Temperature Measurement",
    "2A23": "System ID", "2A24": "Model Number String", "2A25": "Serial Number String",
    "2A26": "Firmware Revision String", "2A27": "Hardware Revision String", "2A28": "Software Revision String",
    "2A29": "Manufacturer Name String", "2A2B": "Current Time", "2A37": "Heart Rate Measurement",
    "2A38": "Body Sensor Location", "2A39": "Heart Rate Control Point", "2A50": "PnP ID", "2A6E": "Temperature",
    "2A6F": "Humidity", "2900": "Characteristic Extended Properties", "2901": "Characteristic User Description",
    "2902": "Client Characteristic Configuration", "2903": "Server Characteristic Configuration",
    "2904": "Characteristic Format", "2905": "Characteristic Aggregate Format",
]
