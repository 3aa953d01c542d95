// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// What the status bar shows in place of what is so: pictures of apps look best at 9:41 with a full battery. As
/// `simctl status_bar override` has it, and its JSON by the same names.
struct StatusBarOverride: Equatable {
    enum Battery: String { case charging, charged, discharging }
    var time: String?
    /// 0 to 4; nil: all.
    var cellularBars: Int?
    /// 0 to 3.
    var wifiBars: Int?
    /// Whether there is a wireless network.
    var showsWireless: Bool?
    /// Percent.
    var batteryLevel: Int?
    var battery: Battery?
    /// Low Power Mode, which nothing overrides.
    private(set) var isLowPower = false
    /// What was said, by its names.
    private(set) var said: [String: String] = [:]

    static let none = StatusBarOverride()

    private init() {}

    /// - Throws: `ScriptStep.Failure` for a name or a value that the status bar does not know.
    init(_ values: [String: Any]) throws {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) { try set(name, "\(value)") }
    }

    private mutating func set(_ name: String, _ value: String) throws {
        said[name] = value
        switch name {
        case "time": time = value
        case "cellularBars": cellularBars = try Self.number(value, name, to: 4)
        case "wifiBars": wifiBars = try Self.number(value, name, to: 3)
        case "batteryLevel": batteryLevel = try Self.number(value, name, to: 100)
        case "batteryState":
            guard let state = Battery(rawValue: value) else {
                throw ScriptStep.Failure(
                    description: "batteryState is charging, charged or discharging, not '\(value)'")
            }
            battery = state
        case "wifiMode": showsWireless = value == "active"
        case "dataNetwork": showsWireless = value == "wifi"
        // Nothing is drawn of these.
        case "cellularMode", "operatorName": break
        default: throw ScriptStep.Failure(description: "the status bar has no '\(name)'")
        }
    }

    /// What is so where nothing is said: the battery, the network and its bars of the world.
    func filled(from world: WorldState) -> StatusBarOverride {
        var result = self
        result.batteryLevel = batteryLevel ?? Int((world.battery.level * 100).rounded())
        // Who says a level alone means a battery that is in use.
        result.battery = battery ?? (batteryLevel == nil ? Battery(world.battery.state) : .discharging)
        result.showsWireless = showsWireless ?? (world.network.kind == .wifi && !world.network.isAirplaneMode)
        result.cellularBars = cellularBars ?? (world.network.isAirplaneMode ? 0 : nil)
        result.isLowPower = world.isLowPowerMode
        return result
    }

    private static func number(_ text: String, _ name: String, to limit: Int) throws -> Int {
        guard let number = Int(text), (0...limit).contains(number) else {
            throw ScriptStep.Failure(description: "\(name) is a number from 0 to \(limit), not '\(text)'")
        }
        return number
    }

    /// What the device was told before the app was started; a damaged text is told of and left out.
    static let ofDevice: StatusBarOverride = {
        guard let text = ProcessInfo.processInfo.environment["TOUCHSTONE_STATUS_BAR"] else { return .none }
        do {
            let values = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
            return try StatusBarOverride(values)
        } catch {
            FileHandle.standardError.write(Data("touchstone: TOUCHSTONE_STATUS_BAR: \(error)\n".utf8))
            return .none
        }
    }()
}

extension StatusBarOverride.Battery {
    fileprivate init(_ state: WorldBattery.State) {
        switch state {
        case .unplugged: self = .discharging
        case .charging: self = .charging
        case .full: self = .charged
        }
    }
}
