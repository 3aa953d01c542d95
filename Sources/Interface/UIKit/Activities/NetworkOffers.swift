// SPDX-License-Identifier: MIT
import Glibc
import NeighbourLink
import TouchstoneDesktop
import TouchstoneDevice

/// Handoff with the person's devices on other machines (`--desktop handoff`): what the app offers is announced on the network
/// without a word of what it is, and told to those who know the person's secret; what others offer lies in a folder of the
/// device, for its lock screen and for commands.
@MainActor
enum NetworkOffers {
    /// What stands in a file; ProjectKit, which stands on none of these modules, reads it for commands.
    struct Found: Codable, Equatable {
        var offer: HandoffOffer.Content
        /// What the other device is called, and its identifier.
        var device: String
        var udid: String
        var host: String
        var port: UInt16
        /// Whose end makes the file worthless.
        var finder: Int32 = 0
    }

    private static let type = "_touchstone-handoff._tcp"
    private static let directory = ServiceDirectory()
    private static var server: NeighbourServer?
    /// Of the service, another one for each offer: others look anew then.
    private static var name = ""
    private static var places: Set<ServiceDirectory.Place> = []
    private static var secretText: String?
    private static var udid: String { Device.variable("UDID") ?? "" }

    /// nil: nobody is signed in, or the person's machines share nothing.
    private static var secret: NeighbourSecret? {
        let account = World.shared.state.cloudAccount
        return account.flatMap { NeighbourSecret.read(Device.current.handoffSecret(of: $0)) }
    }

    /// For an app of a device, once.
    static func start() {
        guard Desktop.takes(.handoff), LaunchOptions.current.control != nil else { return }
        HandoffOffer.announce = publish
        removeOld()
        directory.browse(
            type,
            came: { place in
                places.insert(place)
                look(at: place)
            },
            went: { place in
                places.remove(place)
                if !places.contains(where: { $0.name == place.name }) { remove(place.name) }
            }, failed: { Unsupported.report("desktop: handoff by Avahi (\($0))") })
        _ = World.shared.observe { old, new in
            if old.cloudAccount != new.cloudAccount { for place in places { look(at: place) } }
        }
    }

    // MARK: What this app offers

    private static func publish(_ content: HandoffOffer.Content?) {
        directory.withdraw()
        guard content != nil else { return }
        guard let secret else {
            return Unsupported.report(
                "desktop: handoff without a secret of the person's machines (device handoff DEVICE secret)")
        }
        do throws(NeighbourError) {
            if server == nil || secretText != secret.text {
                server = try NeighbourServer(secret) { question in
                    DispatchQueue.main.sync { MainActor.assumeIsolated { answer(question) } }
                }
                secretText = secret.text
            }
        } catch { return Unsupported.report("desktop: handoff (\(error))") }
        name = UUID().uuidString
        directory.announce(name, type, port: server?.port ?? 0) { failure in
            if let failure { Unsupported.report("desktop: handoff by Avahi (\(failure))") }
        }
    }

    /// nil: nothing is offered any more, or the question is none.
    private static func answer(_ question: Data) -> Data? {
        do {
            let object = try JSONSerialization.jsonObject(with: question) as? [String: Any] ?? [:]
            switch object["ask"] as? String {
            case "offer":
                return try HandoffOffer.current.map { offer in
                    try JSONEncoder().encode(
                        Found(offer: offer, device: UIDevice.current.name, udid: udid, host: "", port: 0))
                }
            case "activity": return Data(try HandoffOffer.handOver().utf8)
            case "continued":
                if let identifier = object["activity"] as? String { HandoffOffer.wasContinued(identifier) }
                return Data()
            default: return nil
            }
        } catch {
            FileHandle.standardError.write(Data("touchstone: Handoff: \(error)\n".utf8))
            return nil
        }
    }

    // MARK: What others offer

    /// By all processes of the device that look for it.
    nonisolated static func found(by device: Device) -> [Found] {
        // The folder is made with the first offer.
        let files = try? FileManager.default.contentsOfDirectory(
            at: device.networkOffers, includingPropertiesForKeys: nil)
        var seen: Set<String> = []
        return (files ?? []).sorted { $0.path < $1.path }.compactMap { file in
            // It may go while it is read.
            guard let data = FileManager.default.contents(atPath: file.path),
                let found = try? JSONDecoder().decode(Found.self, from: data),
                kill(found.finder, 0) == 0 || errno == EPERM, seen.insert(found.offer.activity).inserted
            else { return nil }
            return found
        }
    }

    private static func file(_ name: String) -> URL {
        let plain = name.filter { $0.isLetter || $0.isNumber || $0 == "-" }
        return Device.current.networkOffers.appendingPathComponent("\(getpid())-\(plain).json")
    }

    private static func look(at place: ServiceDirectory.Place) {
        guard place.name != name, let secret else { return }
        directory.resolve(place) { address in
            guard let address else { return }
            DispatchQueue.global().async {
                let question = Data(#"{"ask": "offer"}"#.utf8)
                // A stranger's device is none of ours, and one that has gone offers nothing.
                guard let answer = try? NeighbourClient.ask(question, of: address.host, port: address.port, secret),
                    var found = try? JSONDecoder().decode(Found.self, from: answer)
                else { return }
                (found.host, found.port, found.finder) = (address.host, address.port, getpid())
                let whole = found
                DispatchQueue.main.async { note(whole, place) }
            }
        }
    }
    private static func note(_ found: Found, _ place: ServiceDirectory.Place) {
        guard places.contains(place), found.udid != udid || udid.isEmpty else { return }
        do {
            try FileManager.default.createDirectory(
                at: Device.current.networkOffers, withIntermediateDirectories: true)
            try JSONEncoder().encode(found).write(to: file(place.name), options: .atomic)
        } catch { FileHandle.standardError.write(Data("touchstone: Handoff: \(error)\n".utf8)) }
    }
    private static func remove(_ name: String) {
        // Of an offer that was nobody's there is no file.
        try? FileManager.default.removeItem(at: file(name))
    }
    /// What processes have left that were killed.
    private static func removeOld() {
        let folder = Device.current.networkOffers
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard let process = pid_t(name.prefix { $0 != "-" }), kill(process, 0) != 0, errno == ESRCH else {
                continue
            }
            // Another process may be doing the same.
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }
}

extension Device {
    /// What a person's machines share, so that activities may pass between them: beside all devices of this one.
    /// - Parameter account: must not hold a slash.
    fileprivate func handoffSecret(of account: String) -> URL {
        folder.deletingLastPathComponent().appendingPathComponent("Cloud/\(account)/Handoff.secret")
    }

    /// What devices on other machines offer, each as it was found by one process of this device.
    fileprivate var networkOffers: URL { folder.appendingPathComponent("Handoff/Neighbours", isDirectory: true) }
}
