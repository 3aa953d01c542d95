// SPDX-License-Identifier: MIT

/// The properties of an object of a service, read now and again whenever the service says that they have changed or comes
/// anew. What a signal says is not believed: the service itself is asked.
@MainActor
final class BusProperties {
    typealias Body = @MainActor @Sendable (Result<[String: BusValue], BusError>) -> Void

    private let bus: BusConnection
    private let service: String
    private let path: String
    private let interface: String
    /// Called before the first look, and when the service has come anew.
    private let claim: String?
    private let body: Body
    private var isReading = false
    private var isOutdated = false

    /// - Parameters:
    ///   - claim: a method without arguments that makes the service look after the properties at all.
    ///   - body: is told of what was read each time, as long as the program runs.
    init(
        on bus: BusConnection, of service: String, at path: String, _ interface: String, claim: String? = nil,
        then body: @escaping Body
    ) {
        self.bus = bus
        (self.service, self.path, self.interface, self.claim) = (service, path, interface, claim)
        self.body = body
    }

    /// Call once.
    func start() {
        _ = bus.listen(to: .propertiesChanged(at: path)) { [self] _, values in
            if values.first?.text == interface { read() }
        }
        _ = bus.listen(to: .ownerChanged(of: service)) { [self] _, values in
            if values.count == 3, values[2].text != "" { begin() }
        }
        begin()
    }

    private func begin() {
        if let claim { bus.call(BusMethod(service, path, interface, claim)) }
        read()
    }

    /// One question at a time: what changes meanwhile is asked for once more.
    private func read() {
        guard !isReading else { return isOutdated = true }
        isReading = true
        let method = BusMethod(service, path, "org.freedesktop.DBus.Properties", "GetAll")
        bus.call(method, [.string(interface)]) { [self] result in
            isReading = false
            body(result.map { $0.first?.properties ?? [:] })
            guard isOutdated else { return }
            isOutdated = false
            read()
        }
    }
}
