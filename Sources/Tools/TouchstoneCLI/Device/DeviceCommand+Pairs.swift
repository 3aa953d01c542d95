// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// Watches and phones. No app runs on a watch here; the apps of its phone learn that there is one.
extension DeviceCommand {
    func runOnPairs() throws -> Int32? {
        switch verb {
        case "pair": try pair()
        case "unpair":
            let (identifier, pair) = try namedPair()
            try shelf.pairs.remove(identifier)
            try tellOfWatch(pair.phone)
        case "pair_activate": try shelf.pairs.activate(namedPair().identifier)
        default: return nil
        }
        return 0
    }

    /// `pair WATCH PHONE`; prints the pair's identifier.
    private func pair() throws {
        let watch = try entry()
        let phone = try DeviceCommand(arguments: [verb, argument(1, "a phone")], shelf: shelf).entry()
        guard watch.record.isWatch, !phone.record.isWatch, !phone.record.type.hasPrefix("iPad") else {
            throw refusal(
                .notPaired, "Unable to pair: '\(watch.record.name)' and '\(phone.record.name)' are no watch and phone")
        }
        do {
            let identifier = try shelf.pairs.add(watch: watch.record.udid, phone: phone.record.udid)
            try tellOfWatch(phone.record.udid)
            print(identifier)
        } catch let refused as DevicePairs.Refusal {
            switch refused {
            case .alreadyPaired:
                throw refusal(.notPaired, "The selected devices are already paired with each other.")
            case .watchHasPhone:
                throw refusal(
                    .notPaired,
                    "At least one of the requested devices is already paired with the maximum number of supported devices "
                        + "and cannot accept another pairing.")
            }
        }
    }

    private func namedPair() throws -> (identifier: String, pair: DevicePairs.Pair) {
        let text = try argument(0, "a pair's identifier").uppercased()
        guard let pair = try shelf.pairs.all()[text] else {
            throw refusal(.invalidDevice, "Invalid device pair: \(arguments[0])")
        }
        return (text, pair)
    }

    /// Apps of a phone that run, and those that will, learn whether it has a watch.
    func tellOfWatch(_ phone: String) throws {
        guard let entry = try shelf.find(phone) else { return }
        let isPaired = try shelf.pairs.all().values.contains { $0.phone == phone }
        guard try (entry.device.world("watch")["isPaired"] as? Bool ?? false) != isPaired else { return }
        try change(["watch": ["isPaired": isPaired]], of: entry)
    }

    /// A device has left, and its pairs with it.
    func endPairs(of udid: String) throws {
        for (identifier, pair) in try shelf.pairs.all() where pair.watch == udid || pair.phone == udid {
            try shelf.pairs.remove(identifier)
            try tellOfWatch(pair.phone)
        }
    }

    // MARK: List

    /// Those of whose devices one is in the list.
    func listedPairs(_ entries: [DeviceShelf.Entry]) throws -> [(identifier: String, pair: [String: Any])] {
        let known = Dictionary(uniqueKeysWithValues: try shelf.entries().map { ($0.record.udid, $0.record) })
        let listed = Set(entries.map(\.record.udid))
        return try shelf.pairs.all().sorted { $0.key < $1.key }.compactMap { identifier, pair in
            guard let watch = known[pair.watch], let phone = known[pair.phone],
                listed.contains(pair.watch) || listed.contains(pair.phone)
            else { return nil }
            let isConnected = watch.isBooted && phone.isBooted
            let state = "(\(pair.isActive ? "active" : "inactive"), \(isConnected ? "connected" : "disconnected"))"
            func part(_ record: DeviceRecord) -> [String: Any] {
                ["name": record.name, "udid": record.udid, "state": record.isBooted ? "Booted" : "Shutdown"]
            }
            return (identifier, ["watch": part(watch), "phone": part(phone), "state": state])
        }
    }

    func printPairs(_ entries: [DeviceShelf.Entry]) throws {
        print("== Device Pairs ==")
        for (identifier, pair) in try listedPairs(entries) {
            print(identifier, pair["state"] as? String ?? "")
            for (title, key) in [("Watch", "watch"), ("Phone", "phone")] {
                guard let part = pair[key] as? [String: String] else { continue }
                print("    \(title): \(part["name"] ?? "") (\(part["udid"] ?? "")) (\(part["state"] ?? ""))")
            }
        }
    }
}
