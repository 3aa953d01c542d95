// SPDX-License-Identifier: MIT
import Foundation
package import NeighbourLink

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

/// What a device on another machine offers; UIKit's `NetworkOffers` writes it.
package struct NetworkOffer: Codable, Equatable, Sendable {
    /// As it was when it was found.
    package var offer: HandoffOffer
    /// What the other device is called, and its identifier.
    package var device: String
    /// Empty: it was started by hand.
    package var udid: String
    /// A numeric address.
    package var host: String
    /// In host byte order.
    package var port: UInt16
    /// The process that found it; when it has ended, nobody knows whether the offer is still there.
    package var finder: Int32
}

/// The devices that are near each other: those of this machine with one account and Bluetooth on, which need no pairing, and
/// those on other machines that know the account's secret, while something on this device looks for them.
package struct HandoffNeighbours {
    /// An offer and where it comes from.
    package struct Found {
        /// The device that makes it.
        package enum Source {
            case here(DeviceShelf.Entry)
            case network(NetworkOffer, NeighbourSecret)
        }
        /// As it was when it was read.
        package var offer: HandoffOffer
        /// Where the activity is asked for.
        package var source: Source

        /// What people call the device.
        package var deviceName: String {
            switch source {
            case .here(let entry): entry.record.name
            case .network(let found, _): found.device
            }
        }
        /// Another one for each device.
        package var deviceIdentifier: String {
            switch source {
            case .here(let entry): entry.record.udid
            case .network(let found, _): found.udid
            }
        }
    }

    private let shelf: DeviceShelf

    /// Reads nothing yet.
    package init(_ shelf: DeviceShelf) { self.shelf = shelf }

    /// By device, then by app; those of this machine first.
    package func offers(to entry: DeviceShelf.Entry) throws -> [Found] {
        guard let account = try Self.account(of: entry.device) else { return [] }
        let here = try shelf.entries().flatMap { other -> [Found] in
            guard other.record.udid != entry.record.udid, other.record.isBooted,
                try Self.account(of: other.device) == account
            else { return [] }
            return try Self.offers(of: other.device).map { Found(offer: $0, source: .here(other)) }
        }
        // The network brings those of this machine, too.
        let known = Set(here.map(\.offer.activity))
        return here + Self.networkOffers(to: entry.device, account).filter { !known.contains($0.offer.activity) }
    }

    private static func networkOffers(to device: Device, _ account: String) -> [Found] {
        guard let secret = NeighbourSecret.read(device.handoffSecret(of: account)) else { return [] }
        var seen: Set<String> = []
        return (device.folder / "Handoff/Neighbours").children.sorted { $0.string < $1.string }.compactMap { file in
            // It may go while it is read.
            guard let data = try? file.read(), let found = try? JSONDecoder().decode(NetworkOffer.self, from: data),
                kill(found.finder, 0) == 0 || errno == EPERM, seen.insert(found.offer.activity).inserted
            else { return nil }
            return Found(offer: found.offer, source: .network(found, secret))
        }
    }

    // MARK: The person's machines

    /// What the account's machines share; made where there is none.
    package static func secret(for entry: DeviceShelf.Entry) throws -> String {
        let file = try entry.device.handoffSecret(of: signedIn(entry))
        if let known = NeighbourSecret.read(file) { return known.text }
        guard let made = NeighbourSecret.random() else {
            throw Failure(.dependency, "touchstone: Handoff between machines needs OpenSSL's libcrypto (libssl3)")
        }
        try made.write(to: file)
        return made.text
    }
    /// Takes over what another machine has.
    package static func setSecret(_ text: String, for entry: DeviceShelf.Entry) throws {
        guard let secret = NeighbourSecret(text) else {
            throw Failure(
                .usage, "touchstone: '\(text)' is no secret of `device handoff DEVICE secret`: 64 hexadecimal digits")
        }
        try secret.write(to: entry.device.handoffSecret(of: signedIn(entry)))
    }
    private static func signedIn(_ entry: DeviceShelf.Entry) throws -> String {
        guard let account = try entry.device.worldValue("cloudAccount") as? String else {
            throw Failure(
                .app,
                "touchstone: nobody is signed in on \(entry.record.name) (device world \(entry.record.name) "
                    + "'{\"cloudAccount\": \"NAME\"}')")
        }
        return account
    }

    /// nil: nobody is signed in, or Bluetooth is off.
    private static func account(of device: Device) throws -> String? {
        let (continuity, bluetooth) = (try device.world("continuity"), try device.world("bluetooth"))
        guard continuity["isBluetoothOn"] as? Bool != false, bluetooth["isOn"] as? Bool != false else { return nil }
        return try device.worldValue("cloudAccount") as? String
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

extension Device {
    /// Beside all devices of this machine; as TouchstoneDevice's `Device` has it.
    fileprivate func handoffSecret(of account: String) -> URL {
        URL(fileURLWithPath: (folder.parent / "Cloud" / account / "Handoff.secret").string)
    }
}
