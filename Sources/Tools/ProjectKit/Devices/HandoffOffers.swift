// SPDX-License-Identifier: MIT
import Foundation

/// What an app on one device offers the person's others to go on with; UIKit's `HandoffOffer` writes it.
package struct HandoffOffer: Codable, Equatable, Sendable {
    /// Bundle identifier.
    package var app: String
    /// What people call the app.
    package var name: String
    /// The app's; when it has ended, the offer is worth nothing.
    package var process: Int32
    /// The activity's own identifier.
    package var activity: String
    /// Its type, which an app that goes on with it declares.
    package var type: String
    /// nil: it has none.
    package var title: String?
    /// What a device without the app opens; nil: nothing.
    package var webpage: URL?
}

/// The devices of this machine as they see each other: those of one account, with Bluetooth on, need no pairing.
package struct HandoffNeighbours {
    /// An offer and where it comes from.
    package struct Found {
        /// As it was when it was read.
        package var offer: HandoffOffer
        /// The device that makes it.
        package var entry: DeviceShelf.Entry
    }

    private let shelf: DeviceShelf

    /// Reads nothing yet.
    package init(_ shelf: DeviceShelf) { self.shelf = shelf }

    /// By device, then by app.
    package func offers(to entry: DeviceShelf.Entry) throws -> [Found] {
        guard let account = try Self.account(of: entry.device) else { return [] }
        return try shelf.entries().flatMap { other -> [Found] in
            guard other.record.udid != entry.record.udid, other.record.isBooted,
                try Self.account(of: other.device) == account
            else { return [] }
            return try Self.offers(of: other.device).map { Found(offer: $0, entry: other) }
        }
    }

    /// nil: nobody is signed in, or Bluetooth is off.
    private static func account(of device: Device) throws -> String? {
        let continuity = try device.world("continuity")
        return continuity["isBluetoothOn"] as? Bool == false ? nil : try device.worldValue("cloudAccount") as? String
    }

    /// Of apps that still run.
    private static func offers(of device: Device) throws -> [HandoffOffer] {
        try (device.folder / "Handoff").children.filter { $0.pathExtension == "json" }.compactMap { file in
            // It may go while it is read.
            guard let data = try? file.read() else { return nil }
            let offer = try JSONDecoder().decode(HandoffOffer.self, from: data)
            return kill(offer.process, 0) == 0 || errno == EPERM ? offer : nil
        }
    }
}

extension InstalledApp {
    /// Whether Info.plist says that the app goes on with activities of the type.
    package func continues(_ type: String) throws -> Bool {
        (try information["NSUserActivityTypes"] as? [String] ?? []).contains(type)
    }
}
