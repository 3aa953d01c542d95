internal import Network
// SPDX-License-Identifier: MIT
import Synchronization
internal import TouchstoneDevice

/// Finds apps that offer services: of this device, and of the others of the machine where this one is run by
/// `touchstone device`. An app does not hear itself, as a radio does not.
@MainActor
final class OfferBrowser {
    var changed: (() -> Void)?
    /// Tests are one process.
    var hearsItself = false

    /// Identifiers and names of those that were ever found, for any thread.
    nonisolated static let known = Mutex<[(UUID, String?)]>([])

    private var registers: [ServiceRegister] = []
    private var isWatching = false
    private var found: [UUID: OfferNeighbour] = [:]

    var neighbours: [any Neighbour] { found.values.sorted { $0.identifier.uuidString < $1.identifier.uuidString } }

    /// From the first use of the radio on: looking costs a database.
    func start() {
        guard !isWatching else { return }
        isWatching = true
        registers = [.current] + Self.others()
        for register in registers {
            _ = register.observe { [weak self] in DispatchQueue.main.async { self?.look() } }
        }
        look()
    }

    private static func others() -> [ServiceRegister] {
        guard Device.variable("SESSION") != nil else { return [] }
        let own = Device.current.folder.standardizedFileURL
        // A shelf that cannot be read has no neighbours: so it is in a sandbox.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: own.deletingLastPathComponent().path)) ?? []
        return names.sorted().filter { $0 != own.lastPathComponent }.compactMap { name in
            let device = Device(folder: own.deletingLastPathComponent().appendingPathComponent(name, isDirectory: true))
            guard
                FileManager.default.fileExists(atPath: device.folder.appendingPathComponent("world.json").path)
                    || FileManager.default.fileExists(atPath: device.database("services").path)
            else { return nil }
            return ServiceRegister(device: device)
        }
    }

    func look() {
        var seen: [UUID: (Offer, UInt16)] = [:]
        for register in registers {
            // Another device's register may be gone by now.
            let entries = (try? register.entries(type: Offer.type)) ?? []
            for entry in entries where hearsItself || entry.process != getpid() {
                guard let offer = try? JSONDecoder().decode(Offer.self, from: entry.text) else { continue }
                seen[offer.identifier] = (offer, entry.port)
            }
        }
        for (identifier, (offer, port)) in seen {
            if let known = found[identifier] {
                (known.offer, known.port) = (offer, port)
            } else {
                found[identifier] = OfferNeighbour(offer, port)
            }
        }
        for (identifier, known) in found where seen[identifier] == nil { known.offer = nil }
        let list = neighbours.map { ($0.identifier, $0.name) }
        Self.known.withLock { $0 = list }
        changed?()
    }
}

/// An app that offers services.
@MainActor
final class OfferNeighbour: Neighbour {
    let identifier: UUID
    /// nil: it does not advertise any more.
    var offer: Offer?
    var port: UInt16

    init(_ offer: Offer, _ port: UInt16) { (identifier, self.offer, self.port) = (offer.identifier, offer, port) }

    var name: String? { offer?.advertisement.name }
    var advertisement: Advertisement? { offer?.advertisement }
    var isReachable: Bool { offer != nil }

    func connect(_ done: @escaping @MainActor (Result<any RadioLink, CBError>) -> Void) {
        guard let port = NWEndpoint.Port(rawValue: port) else { return done(.failure(CBError(.connectionFailed))) }
        OfferLink.open(AirConnection(NWConnection(host: "127.0.0.1", port: port, using: .tcp)), done)
    }
}

/// A connection to an app that offers services.
@MainActor
final class OfferLink: RadioLink {
    private let connection: AirConnection
    private(set) var services: [GATTService] = []
    private var answers: [Int: Answer] = [:]
    private var requests = 0
    private var isOpen = true
    /// Until the table has come.
    private var opened: (@MainActor (Result<any RadioLink, CBError>) -> Void)?
    var heard: (@MainActor (LinkEvent) -> Void)?
    let rssi = Advertisement().rssi

    private init(
        _ connection: AirConnection, _ done: @escaping @MainActor (Result<any RadioLink, CBError>) -> Void
    ) { (self.connection, opened) = (connection, done) }

    static func open(_ connection: AirConnection, _ done: @escaping @MainActor (Result<any RadioLink, CBError>) -> Void)
    {
        let link = OfferLink(connection, done)
        connection.start(
            on: .main, { message in MainActor.assumeIsolated { link.take(message) } },
            ended: { MainActor.assumeIsolated { link.end() } })
        connection.send(AirMessage(.hello, [OwnIdentity.central.uuidString], Data()))
    }

    private func take(_ message: AirMessage) {
        guard isOpen else { return }
        switch message.kind {
        case .table:
            guard let table = try? JSONDecoder().decode(OfferTable.self, from: message.body) else { return close() }
            services = table.services
            if let opened {
                self.opened = nil
                opened(.success(self))
            } else {
                heard?(.changed(table.gone))
            }
        case .answer:
            guard let number = message.number(0), let code = message.number(1) else { return }
            answers.removeValue(forKey: number)?(code == 0 ? .success(message.body) : .failure(CBATTError(code)))
        case .value: if let handle = message.number(0) { heard?(.value(handle, message.body)) }
        case .hello, .read, .write, .subscribe: break
        }
    }
    private func end() {
        guard isOpen else { return }
        isOpen = false
        answers = [:]
        opened?(.failure(CBError(.connectionFailed)))
        opened = nil
        heard?(.ended(CBError(.peripheralDisconnected)))
    }
    func close() {
        isOpen = false
        (heard, answers) = (nil, [:])
        connection.end()
    }

    private func number(_ done: @escaping Answer) -> Int {
        requests += 1
        answers[requests] = done
        return requests
    }
    func read(_ handle: Int, _ done: @escaping Answer) { connection.send(AirMessage(.read, [number(done), handle])) }
    func write(_ data: Data, to handle: Int, _ done: Answer?) {
        connection.send(AirMessage(.write, [done.map(number) ?? 0, handle], data))
    }
    func subscribe(to handle: Int, _ isOn: Bool, _ done: @escaping Answer) {
        connection.send(AirMessage(.subscribe, [number(done), handle, isOn ? 1 : 0]))
    }
}

/// What this app is known by to the others, the same each time.
enum OwnIdentity {
    static let peripheral = made("peripheral ")
    static let central = made("central ")

    private static func made(_ kind: String) -> UUID {
        WorldPeripheral().identifier(for: kind + AppIdentity.identifier + " " + Device.current.folder.path)
    }
}
