// SPDX-License-Identifier: MIT
import Glibc
import TouchstoneDevice

/// What the person's other devices on this machine offer to go on with: the files that their apps write, of devices that
/// have the same account and Bluetooth on.
package enum NeighbourOffers {
    /// - Parameter world: of this device.
    package static func all(near device: Device, world: WorldState) -> [HandoffOffer.Content] {
        guard let account = world.cloudAccount, world.reachesNeighbours else { return [] }
        let shelf = device.folder.deletingLastPathComponent()
        // A shelf without devices has no neighbours.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: shelf.path)) ?? []
        let here = names.sorted().filter { $0 != device.folder.lastPathComponent }
            .map { shelf.appendingPathComponent($0, isDirectory: true) }
            .filter { isNear($0, account) }.flatMap(offers)
        // The network brings those of this machine, too.
        let known = Set(here.map(\.activity))
        return here + NetworkOffers.found(by: device).map(\.offer).filter { !known.contains($0.activity) }
    }

    private static func isNear(_ folder: URL, _ account: String) -> Bool {
        // Without a world, or while it is written, it is not near.
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("world.json").path),
            let world = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return false }
        func isOff(_ part: String, _ key: String) -> Bool { (world[part] as? [String: Any])?[key] as? Bool == false }
        return world["cloudAccount"] as? String == account
            && !isOff("continuity", "isBluetoothOn") && !isOff("bluetooth", "isOn")
    }

    private static func offers(in folder: URL) -> [HandoffOffer.Content] {
        let place = folder.appendingPathComponent("Handoff")
        // The folder is made with the first offer.
        let files = (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
        return files.compactMap { file in
            // It may go while it is read.
            guard let data = FileManager.default.contents(atPath: file.path),
                let offer = try? JSONDecoder().decode(HandoffOffer.Content.self, from: data)
            else { return nil }
            return kill(offer.process, 0) == 0 || errno == EPERM ? offer : nil
        }
    }
}
