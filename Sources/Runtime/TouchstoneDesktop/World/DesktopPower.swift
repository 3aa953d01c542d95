// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// The machine's battery as the device's, by UPower; its power profile as Low Power Mode.
///
/// https://upower.freedesktop.org/docs/Device.html
enum DesktopPower {
    @MainActor
    static func start(on bus: BusConnection, _ world: World) {
        BusProperties(
            on: bus, of: "org.freedesktop.UPower", at: "/org/freedesktop/UPower/devices/DisplayDevice",
            "org.freedesktop.UPower.Device"
        ) { result in
            switch result {
            case .success(let properties): world.update { change(&$0.battery, properties) }
            case .failure(let error): Desktop.report(.battery, "UPower", error)
            }
        }.start()
        // The same daemon under its name of today and that of before 2024. Without it there are no profiles.
        for name in ["org.freedesktop.UPower.PowerProfiles", "net.hadess.PowerProfiles"] {
            let path = "/" + name.replacing(".", with: "/")
            BusProperties(on: bus, of: name, at: path, name) { result in
                guard case .success(let properties) = result, let profile = properties["ActiveProfile"]?.text else {
                    return
                }
                world.update { $0.isLowPowerMode = profile == "power-saver" }
            }.start()
        }
    }

    /// Of the display device, which stands for all batteries. A machine without one leaves the device's as it is.
    static func change(_ battery: inout WorldBattery, _ properties: [String: BusValue]) {
        guard properties["IsPresent"]?.flag == true, let percent = properties["Percentage"]?.number, !percent.isNaN
        else { return }
        battery.level = min(1, max(0, percent / 100))
        battery.state =
            switch properties["State"]?.number {
            // Charging; plugged in, about to charge.
            case 1, 5: .charging
            // Discharging; empty; about to discharge.
            case 2, 3, 6: .unplugged
            case 4: .full
            default: battery.state
            }
    }
}
