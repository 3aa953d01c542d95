// SPDX-License-Identifier: MIT
internal import Network
internal import TouchstoneDevice

/// The side of the air of an app that offers services: waits for centrals, and passes on what they want.
@MainActor
final class OfferServer {
    /// One connected central.
    @MainActor
    final class Guest {
        let central: CBCentral
        fileprivate let connection: AirConnection
        fileprivate(set) var subscriptions: Set<Int> = []
        fileprivate var isOpen = true

        fileprivate init(_ central: CBCentral, _ connection: AirConnection) {
            (self.central, self.connection) = (central, connection)
        }
        /// - Parameter number: of the request; 0: none is wanted.
        func answer(_ number: Int, _ code: CBATTError.Code, _ data: Data = Data()) {
            if number != 0 { connection.send(AirMessage(.answer, [number, code.rawValue], data)) }
        }
        func tell(_ handle: Int, _ data: Data, _ done: @escaping @MainActor () -> Void) {
            connection.send(AirMessage(.value, [handle], data)) { _ in DispatchQueue.main.async { done() } }
        }
    }
    enum Request {
        case read(Int, handle: Int)
        case write(Int, handle: Int, Data)
        case subscribe(Int, handle: Int, Bool)
        case left
    }

    private let asked: @MainActor (Guest, Request) -> Void
    private var listener: NWListener?
    private var entry: ServiceRegister.Entry?
    /// What is to stand in the register; nil: nothing.
    private var offer: Offer?
    private(set) var guests: [Guest] = []
    var table: [GATTService] = []

    init(_ asked: @escaping @MainActor (Guest, Request) -> Void) { self.asked = asked }

    // MARK: Advertising

    /// - Parameter done: nil: it is heard now.
    func advertise(_ offer: Offer, _ done: @escaping @MainActor ((any Error)?) -> Void) {
        self.offer = offer
        listen { [weak self] failure in
            guard let self else { return }
            if let failure { return done(failure) }
            do { try register() } catch { return done(error) }
            done(nil)
        }
    }
    func stopAdvertising() {
        offer = nil
        withdraw()
    }
    private func register() throws {
        withdraw()
        guard let offer, let port = listener?.port?.rawValue else { return }
        // Shown to nobody: apps see the advertisement's own name.
        let name = "\(offer.identifier.uuidString)"
        entry = try ServiceRegister.current.add(
            ServiceRegister.Entry(name: name, type: Offer.type, port: port, text: JSONEncoder().encode(offer)))
    }
    private func withdraw() {
        guard let entry else { return }
        self.entry = nil
        do { try ServiceRegister.current.remove(entry) } catch { Unsupported.report("CBPeripheralManager: \(error)") }
    }

    private func listen(_ done: @escaping @MainActor ((any Error)?) -> Void) {
        if listener != nil { return done(nil) }
        do {
            let parameters = NWParameters.tcp
            parameters.acceptLocalOnly = true
            let made = try NWListener(using: parameters)
            made.stateUpdateHandler = { state in
                MainActor.assumeIsolated {
                    switch state {
                    case .ready: done(nil)
                    case .failed(let error): done(error)
                    case .setup, .waiting, .cancelled: break
                    }
                }
            }
            made.newConnectionHandler = { [weak self] connection in
                MainActor.assumeIsolated { self?.accept(AirConnection(connection)) }
            }
            made.start(queue: .main)
            listener = made
        } catch { done(error) }
    }

    // MARK: Centrals

    private func accept(_ connection: AirConnection) {
        var guest: Guest?
        connection.start(
            on: .main,
            { [weak self] message in
                MainActor.assumeIsolated {
                    guard let self else { return }
                    if message.kind == .hello {
                        guard guest == nil, let text = message.texts.first, let identifier = UUID(uuidString: text)
                        else {
                            return
                        }
                        let made = Guest(CBCentral(identifier), connection)
                        guest = made
                        self.guests.append(made)
                        self.send(self.table, to: made)
                    } else if let guest {
                        self.take(message, from: guest)
                    }
                }
            },
            ended: { [weak self] in
                MainActor.assumeIsolated {
                    guard let self, let guest, guest.isOpen else { return }
                    self.leave(guest)
                }
            })
    }
    private func take(_ message: AirMessage, from guest: Guest) {
        guard let number = message.number(0), let handle = message.number(1) else { return }
        switch message.kind {
        case .read: asked(guest, .read(number, handle: handle))
        case .write: asked(guest, .write(number, handle: handle, message.body))
        case .subscribe:
            let isOn = message.number(2) == 1
            if isOn { guest.subscriptions.insert(handle) } else { guest.subscriptions.remove(handle) }
            asked(guest, .subscribe(number, handle: handle, isOn))
        case .hello, .table, .answer, .value: break
        }
    }
    private func leave(_ guest: Guest) {
        guest.isOpen = false
        guests.removeAll { $0 === guest }
        asked(guest, .left)
    }

    /// - Parameter gone: handles of services that are there no longer.
    func change(_ services: [GATTService], gone: [Int] = []) {
        table = services
        for guest in guests { send(services, to: guest, gone) }
    }
    private func send(_ services: [GATTService], to guest: Guest, _ gone: [Int] = []) {
        do {
            guest.connection.send(
                AirMessage(.table, [String](), try JSONEncoder().encode(OfferTable(services: services, gone: gone))))
        } catch { guest.connection.end() }
    }

    /// As a radio that is switched off.
    func stop() {
        stopAdvertising()
        for guest in guests {
            guest.isOpen = false
            guest.connection.end()
            asked(guest, .left)
        }
        guests = []
        listener?.cancel()
        listener = nil
    }
}
