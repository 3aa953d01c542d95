// SPDX-License-Identifier: MIT
public import Foundation
internal import TouchstoneDevice

/// A service that an app offers or has found, as before the framework Network. Services are those of this device's apps;
/// delegates hear of them on the main queue. Unchecked: everything that changes does so on the main queue.
open class NetService: __ObjCObject, @unchecked Sendable {
    public enum ErrorCode: Int, Sendable {
        case unknownError = -72000
        case collisionError = -72001
        case notFoundError = -72002
        case activityInProgress = -72003
        case badArgumentError = -72004
        case cancelledError = -72005
        case invalidError = -72006
        case timeoutError = -72007
        case missingRequiredConfigurationError = -72008
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let noAutoRename = Options(rawValue: 1)
        public static let listenForConnections = Options(rawValue: 2)
    }

    public static let errorDomain = "NSNetServicesErrorDomain"
    public static let errorCode = "NSNetServicesErrorCode"

    open weak var delegate: (any NetServiceDelegate)?
    /// Services of this device need no radio either way.
    open var includesPeerToPeer = false
    public private(set) var name: String
    public let type: String
    public let domain: String
    /// -1 until it is known.
    public private(set) var port: Int
    /// Nil until the service is resolved.
    public private(set) var hostName: String?
    /// Socket addresses; nil until the service is resolved.
    public private(set) var addresses: [Data]?
    private var text = Data()
    private var offered: ServiceRegister.Entry?
    private var observer: Int?
    private var serial = 0

    /// A service to be resolved.
    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }

    /// A service to be offered. Without a name it gets the device's.
    public init(domain: String, type: String, name: String, port: Int32) {
        self.domain = domain.isEmpty ? "local." : domain
        self.type = type
        self.name = name.isEmpty ? ProcessInfo.processInfo.hostName : name
        self.port = Int(port)
        super.init()
    }

    deinit {
        if let offered { Self.attempt { try ServiceRegister.current.remove(offered) } }
        if let observer { ServiceRegister.current.removeObserver(observer) }
    }

    // MARK: Offering

    open func publish() { publish(options: []) }

    open func publish(options: Options) {
        if options.contains(.listenForConnections) {
            Unsupported.report("NetService.publish(options: .listenForConnections): the app listens itself")
        }
        let turn = nextTurn()
        DispatchQueue.main.async { [self] in
            guard turn == serial else { return }
            if let delegate { optionalCall { delegate.netServiceWillPublish(self) } }
            guard port > 0, let number = UInt16(exactly: port) else { return refuse(.badArgumentError) }
            do {
                let entry = ServiceRegister.Entry(
                    name: name, type: ServiceRegister.plain(type), port: number, text: text)
                if options.contains(.noAutoRename),
                    try ServiceRegister.current.entries(type: entry.type).contains(where: { $0.name == name })
                {
                    return refuse(.collisionError)
                }
                let added = try ServiceRegister.current.add(entry)
                (offered, name) = (added, added.name)
                if let delegate { optionalCall { delegate.netServiceDidPublish(self) } }
            } catch {
                refuse(.unknownError)
            }
        }
    }

    private func refuse(_ code: ErrorCode) {
        if let delegate { optionalCall { delegate.netService(self, didNotPublish: Self.errors(code)) } }
    }

    /// Ends offering, resolving and what else runs.
    open func stop() {
        _ = nextTurn()
        if let offered { Self.attempt { try ServiceRegister.current.remove(offered) } }
        offered = nil
        DispatchQueue.main.async { [self] in
            if let delegate { optionalCall { delegate.netServiceDidStop(self) } }
        }
    }

    // MARK: Resolving

    open func resolve() { resolve(withTimeout: 5) }

    /// - Parameter timeout: in seconds; 0 waits for ever.
    open func resolve(withTimeout timeout: TimeInterval) {
        let turn = nextTurn()
        DispatchQueue.main.async { [self] in
            guard turn == serial else { return }
            if let delegate { optionalCall { delegate.netServiceWillResolve(self) } }
            if takeAddress() { return }
            observer = ServiceRegister.current.observe { [weak self] in
                DispatchQueue.main.async { if let self, self.serial == turn { _ = self.takeAddress() } }
            }
            guard timeout > 0 else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + timeout) { [weak self] in
                guard let self, self.serial == turn else { return }
                self.serial += 1
                self.endLooking()
                guard let delegate = self.delegate else { return }
                optionalCall { delegate.netService(self, didNotResolve: Self.errors(.timeoutError)) }
            }
        }
    }

    /// - Returns: whether the service is there.
    private func takeAddress() -> Bool {
        guard let entry = entry() else { return false }
        (port, hostName, addresses, text) = (Int(entry.port), "localhost", [Self.address(entry.port)], entry.text)
        serial += 1
        endLooking()
        if let delegate { optionalCall { delegate.netServiceDidResolveAddress(self) } }
        return true
    }

    private func entry() -> ServiceRegister.Entry? {
        Self.attempt { try ServiceRegister.current.entries(type: ServiceRegister.plain(type)) }?
            .first { $0.name == name }
    }

    private func endLooking() {
        if let observer { ServiceRegister.current.removeObserver(observer) }
        observer = nil
    }

    private static func address(_ port: UInt16) -> Data {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafeBytes(of: &address) { Data($0) }
    }

    /// Linux's Foundation has no streams of sockets: false, and reported. `port` and `addresses` say where to connect.
    open func getInputStream(
        _ inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?
    ) -> Bool {
        Unsupported.report("NetService.getInputStream: Network's NWConnection is supported")
        return false
    }

    // MARK: Texts

    /// Lengths and lines "key=value", as RFC 6763 has them. A pair of more than 255 bytes is left out.
    open class func data(fromTXTRecord dictionary: [String: Data]) -> Data {
        dictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { record, pair in
            let line = Data((pair.key + "=").utf8) + pair.value
            guard let length = UInt8(exactly: line.count) else { return }
            record.append(length)
            record.append(line)
        }
    }

    open class func dictionary(fromTXTRecord record: Data) -> [String: Data] {
        var rest = Array(record)[...]
        var pairs: [String: Data] = [:]
        while let length = rest.popFirst(), rest.count >= Int(length) {
            let line = rest.prefix(Int(length))
            rest = rest.dropFirst(Int(length))
            let end = line.firstIndex(of: UInt8(ascii: "=")) ?? line.endIndex
            let key = String(decoding: line[..<end], as: UTF8.self)
            guard !key.isEmpty, pairs[key] == nil else { continue }
            pairs[key] = Data(line[end...].dropFirst())
        }
        return pairs
    }

    open func txtRecordData() -> Data? { text.isEmpty ? nil : text }

    /// - Returns: whether the text is in force.
    @discardableResult
    open func setTXTRecord(_ record: Data?) -> Bool {
        text = record ?? Data()
        guard var entry = offered else { return true }
        entry.text = text
        guard
            let added = Self.attempt({
                try ServiceRegister.current.remove(entry)
                return try ServiceRegister.current.add(entry)
            })
        else { return false }
        offered = added
        return true
    }

    open func startMonitoring() {
        guard observer == nil else { return }
        observer = ServiceRegister.current.observe { [weak self] in
            DispatchQueue.main.async {
                guard let self, let entry = self.entry(), entry.text != self.text else { return }
                self.text = entry.text
                guard let delegate = self.delegate else { return }
                optionalCall { delegate.netService(self, didUpdateTXTRecord: entry.text) }
            }
        }
    }

    open func stopMonitoring() { endLooking() }

    /// The main run loop hears of everything either way.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    // MARK: Helpers

    private func nextTurn() -> Int {
        serial += 1
        return serial
    }

    static func errors(_ code: ErrorCode) -> [String: NSNumber] {
        [errorCode: NSNumber(value: code.rawValue), "NSNetServicesErrorDomain": NSNumber(value: 10)]
    }

    /// The device's register may not be writable, which no delegate's method can tell.
    @discardableResult
    static func attempt<Result>(_ work: () throws -> Result) -> Result? {
        do { return try work() } catch {
            Unsupported.report("NetService: \(error)")
            return nil
        }
    }
}
