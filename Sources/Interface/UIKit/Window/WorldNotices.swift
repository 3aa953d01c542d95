// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Tells the app what changes around the device, with iOS's notifications.
@MainActor
enum WorldNotices {
    private static var observer: Int?

    static func install() {
        guard observer == nil else { return }
        observer = World.shared.observe { old, new in
            let device = UIDevice.current
            if device.isBatteryMonitoringEnabled {
                if old.battery.level != new.battery.level { post(UIDevice.batteryLevelDidChangeNotification, device) }
                if old.battery.state != new.battery.state { post(UIDevice.batteryStateDidChangeNotification, device) }
            }
            if device.isProximityMonitoringEnabled, old.isProximate != new.isProximate {
                device.onProximity()
                post(UIDevice.proximityStateDidChangeNotification, device)
            }
            if old.timeZone != new.timeZone { UIApplication.shared.timeChangedSignificantly() }
            let process = ProcessInfo.processInfo
            if old.isLowPowerMode != new.isLowPowerMode { post(.NSProcessInfoPowerStateDidChange, process) }
            if old.thermalState != new.thermalState { post(ProcessInfo.thermalStateDidChangeNotification, process) }
        }
    }

    private static func post(_ name: Notification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }
}
