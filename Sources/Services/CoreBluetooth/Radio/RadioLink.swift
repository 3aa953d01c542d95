// SPDX-License-Identifier: MIT

/// What a peripheral has, as those see it who are connected to it.
struct GATTService: Codable, Equatable, Sendable {
    var handle: Int
    var uuid: String
    var isPrimary: Bool
    /// Handles of other services.
    var includes: [Int] = []
    var characteristics: [GATTCharacteristic] = []
}

struct GATTCharacteristic: Codable, Equatable, Sendable {
    var handle: Int
    var uuid: String
    /// Of `CBCharacteristicProperties`.
    var properties: UInt
    var descriptors: [GATTDescriptor] = []
}

struct GATTDescriptor: Codable, Equatable, Sendable {
    var handle: Int
    var uuid: String
}

/// What a peripheral says to everybody.
struct Advertisement: Codable, Equatable, Sendable {
    var name: String?
    var services: [String] = []
    var manufacturerData: Data?
    var serviceData: [String: Data] = [:]
    var txPower: Int?
    var isConnectable = true
    /// Decibels of a milliwatt.
    var rssi = -50

    /// Whether it has one of the services; nil asks for anything.
    func matches(_ wanted: [CBUUID]?) -> Bool {
        guard let wanted else { return true }
        let own = Set(services.map { CBUUID(string: $0).full })
        return wanted.contains { own.contains($0.full) }
    }

    /// As a central manager's delegate gets it.
    var dictionary: [String: Any] {
        var result: [String: Any] = [
            CBAdvertisementDataIsConnectable: NSNumber(value: isConnectable ? 1 : 0),
            "kCBAdvDataRxPrimaryPHY": NSNumber(value: 1), "kCBAdvDataRxSecondaryPHY": NSNumber(value: 0),
            "kCBAdvDataTimestamp": NSNumber(value: Date().timeIntervalSinceReferenceDate),
        ]
        result[CBAdvertisementDataLocalNameKey] = name
        result[CBAdvertisementDataManufacturerDataKey] = manufacturerData
        result[CBAdvertisementDataTxPowerLevelKey] = txPower.map { NSNumber(value: $0) }
        if !services.isEmpty {
            result[CBAdvertisementDataServiceUUIDsKey] = services.map { CBUUID(string: $0) }
        }
        if !serviceData.isEmpty {
            let pairs = serviceData.map { (CBUUID(string: $0.key), $0.value) }
            result[CBAdvertisementDataServiceDataKey] = Dictionary(pairs) { first, _ in first }
        }
        return result
    }
}

/// Something that a central can find or connect to.
@MainActor
protocol Neighbour: AnyObject {
    /// What apps of this device know it by.
    var identifier: UUID { get }
    var name: String? { get }
    /// nil: it is not heard.
    var advertisement: Advertisement? { get }
    /// Whether a connection would come about now.
    var isReachable: Bool { get }
    /// - Parameter done: called later, once; not after it has gone out of reach meanwhile: the connection stays wanted.
    func connect(_ done: @escaping @MainActor (Result<any RadioLink, CBError>) -> Void)
}

/// A connection. Answers come in the order of the requests, and none after it has ended.
@MainActor
protocol RadioLink: AnyObject {
    typealias Answer = @MainActor (Result<Data, CBATTError>) -> Void

    var services: [GATTService] { get }
    var rssi: Int { get }
    var heard: (@MainActor (LinkEvent) -> Void)? { get set }
    /// - Parameter handle: of a characteristic or descriptor.
    func read(_ handle: Int, _ done: @escaping Answer)
    /// - Parameter done: nil: the peripheral is to say nothing of it.
    func write(_ data: Data, to handle: Int, _ done: Answer?)
    func subscribe(to handle: Int, _ isOn: Bool, _ done: @escaping Answer)
    /// From this side: nothing more is heard.
    func close()
}

/// What a peripheral does by itself.
enum LinkEvent: Sendable {
    case value(Int, Data)
    /// By handles: those that are no longer what they were.
    case changed([Int])
    case renamed
    /// nil: the peripheral took leave in order.
    case ended(CBError)
}

/// As iOS says to the console that an app has called something at the wrong time; the call does nothing.
func reportMisuse(_ text: String) {
    FileHandle.standardError.write(Data("[CoreBluetooth] API MISUSE: \(text)\n".utf8))
}
