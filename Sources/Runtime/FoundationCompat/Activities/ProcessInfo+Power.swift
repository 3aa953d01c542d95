// SPDX-License-Identifier: MIT
public import Foundation
internal import TouchstoneDevice

extension ProcessInfo {
    public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

    /// Of the simulated device; nominal until a script says otherwise.
    public var thermalState: ThermalState {
        switch World.shared.state.thermalState {
        case .nominal: .nominal
        case .fair: .fair
        case .serious: .serious
        case .critical: .critical
        }
    }
    /// Of the simulated device.
    public var isLowPowerModeEnabled: Bool { World.shared.state.isLowPowerMode }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }

    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
        public static let userInitiated = Self(rawValue: 0x00FF_FFFF | 1 << 20)
        public static let background = Self(rawValue: 0xFF)
        public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
    }

    /// The process is never suspended here, so there is nothing to hold off.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    public func endActivity(_ activity: any NSObjectProtocol) {}
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

extension NSNotification.Name {
    public static let NSProcessInfoPowerStateDidChange = Self("NSProcessInfoPowerStateDidChangeNotification")
}

extension ProcessInfo {
    public static let thermalStateDidChangeNotification = NSNotification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}
