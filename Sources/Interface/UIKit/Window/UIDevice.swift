// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// The device the app believes to run on.
@preconcurrency @MainActor
open class UIDevice: __ObjCObject {
    static let currentDevice = UIDevice()
    open class var current: UIDevice { currentDevice }

    /// A device that is turned has its motion sensors say so.
    package internal(set) var deviceOrientation = UIDeviceOrientation.portrait {
        didSet {
            guard deviceOrientation != oldValue, let down = deviceOrientation.down else { return }
            World.shared.update { $0.motion.gravity = down }
        }
    }
    /// How the interface stands now; it may refuse to follow the device.
    var interfaceOrientation = UIInterfaceOrientation.portrait
    private var orientationObservers = 0

    open var name: String { UIScreen.main.device.isPad ? "iPad" : "iPhone" }
    open var model: String { name }
    open var localizedModel: String { name }
    open var systemName: String { UIScreen.main.device.isPad ? "iPadOS" : "iOS" }
    open var systemVersion: String { "17.5" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.isPad ? .pad : .phone }
    open var isMultitaskingSupported: Bool { World.shared.state.supportsMultitasking }
    /// One for all apps of a vendor: those whose bundle identifiers differ in their last part, as Apple has it for apps
    /// that are not from the App Store. The same on every device here.
    open var identifierForVendor: UUID? {
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let parts = app.split(separator: ".")
        return UUID(stableFor: parts.count > 1 ? parts.dropLast().joined(separator: ".") : app)
    }

    /// `unknown` until `beginGeneratingDeviceOrientationNotifications()` on iOS; here always known.
    open var orientation: UIDeviceOrientation { deviceOrientation }
    /// Apps turn the interface by setting the device's orientation, which has no setter, by key.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "orientation" else { return super.setValue(value, forKey: key) }
        let number = (value as? NSNumber)?.intValue ?? (value as? Int) ?? 0
        MainActor.assumeIsolated {
            UIApplication.shared.deviceTurned(to: UIDeviceOrientation(rawValue: number) ?? .unknown)
        }
    }
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationObservers = max(0, orientationObservers - 1) }

    open var isBatteryMonitoringEnabled = false
    /// 0 to 1; -1 while not monitored.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? Float(World.shared.state.battery.level) : -1 }
    open var batteryState: BatteryState {
        guard isBatteryMonitoringEnabled else { return .unknown }
        switch World.shared.state.battery.state {
        case .unplugged: return .unplugged
        case .charging: return .charging
        case .full: return .full
        }
    }
    /// While something is near, the screen is dark.
    open var isProximityMonitoringEnabled = false { didSet { onProximity() } }
    /// Darkens the screen and lights it up, by `proximityState`; what draws stands above this.
    var onProximity: @MainActor () -> Void = {}
    open var proximityState: Bool { isProximityMonitoringEnabled && World.shared.state.isProximate }
    /// Without effect here: keys make no sound.
    open func playInputClick() {}

    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}

extension UUID {
    /// The same for the same text: a hash in the layout of a random identifier.
    init(stableFor text: String) {
        var bytes = [UInt8](repeating: 0, count: 16)
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for round in 0..<2 {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            for i in 0..<8 { bytes[round * 8 + i] = UInt8(truncatingIfNeeded: hash >> (UInt64(i) * 8)) }
        }
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        self.init(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
                bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }
}

public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom }
}
