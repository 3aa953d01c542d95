// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// The machine's network as the device's, by NetworkManager.
///
/// https://networkmanager.dev/docs/api/latest/gdbus-org.freedesktop.NetworkManager.html
enum DesktopNetwork {
    @MainActor
    static func start(on bus: BusConnection, _ world: World) {
        BusProperties(
            on: bus, of: "org.freedesktop.NetworkManager", at: "/org/freedesktop/NetworkManager",
            "org.freedesktop.NetworkManager"
        ) { result in
            switch result {
            case .success(let properties): world.update { change(&$0.network, properties) }
            case .failure(let error): Desktop.report(.network, "NetworkManager", error)
            }
        }.start()
    }

    /// Networking switched off is airplane mode; a metered connection is Low Data Mode.
    static func change(_ network: inout WorldNetwork, _ properties: [String: BusValue]) {
        if let isOn = properties["NetworkingEnabled"]?.flag { network.isAirplaneMode = !isOn }
        // Yes, and a good guess that it is.
        network.isConstrained = [1, 3].contains(properties["Metered"]?.number ?? 0)
        // 0: not known. While it is switched off, the kind stays what it was.
        guard let state = properties["State"]?.number, state > 0, !network.isAirplaneMode else { return }
        // Below 60 nothing outside of this machine is reached.
        network.kind = state >= 60 ? kind(properties["PrimaryConnectionType"]?.text ?? "", before: network.kind) : .none
    }

    private static func kind(_ type: String, before: WorldNetwork.Kind) -> WorldNetwork.Kind {
        switch type {
        case "802-11-wireless": .wifi
        case "gsm", "cdma", "bluetooth": .cellular
        // Of a tunnel it is not said what carries it.
        case "", "vpn", "wireguard", "tun": before == .none ? .wifi : before
        default: .wired
        }
    }
}
