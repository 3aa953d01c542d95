// SPDX-License-Identifier: MIT
import Synchronization
internal import TouchstoneDevice

/// Finds services that apps of this device offer.
public final class NWBrowser: Sendable, CustomDebugStringConvertible {
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
    }
    public enum State: Equatable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }
    public struct Result: Hashable, Sendable {
        public enum Metadata: Hashable, Sendable {
            case none
            case bonjour(NWTXTRecord)
        }
        public enum Change: Hashable, Sendable {
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt8
                public init(rawValue: UInt8) { self.rawValue = rawValue }
                public static let identical = Flags(rawValue: 1)
                public static let interfaceAdded = Flags(rawValue: 2)
                public static let interfaceRemoved = Flags(rawValue: 4)
                public static let metadataChanged = Flags(rawValue: 8)
            }
            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result, flags: Flags)
        }
        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
        public let metadata: Metadata
    }

    private struct Face {
        var state = State.setup
        var queue: DispatchQueue?
        var results: Set<Result> = []
        var stateHandler: (@Sendable (State) -> Void)?
        var resultsHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
        var observer: Int?
    }
    private let looking = Mutex(())
    private let face = Mutex(Face())
    public let descriptor: Descriptor
    public let parameters: NWParameters

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }
    deinit { if let observer = face.withLock({ $0.observer }) { ServiceRegister.current.removeObserver(observer) } }

    public var state: State { face.withLock { $0.state } }
    public var queue: DispatchQueue? { face.withLock { $0.queue } }
    public var browseResults: Set<Result> { face.withLock { $0.results } }
    public var debugDescription: String { "[browser \(descriptor)]" }
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { face.withLock { $0.stateHandler } }
        set { face.withLock { $0.stateHandler = newValue } }
    }
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)? {
        get { face.withLock { $0.resultsHandler } }
        set { face.withLock { $0.resultsHandler = newValue } }
    }

    public func start(queue: DispatchQueue) {
        let isFirst = face.withLock { face in
            guard face.queue == nil else { return false }
            (face.queue, face.state) = (queue, .ready)
            return true
        }
        guard isFirst else { return }
        if case .applicationService = descriptor { Unsupported.report("NWBrowser: application services") }
        queue.async { [self] in stateUpdateHandler?(.ready) }
        let number = ServiceRegister.current.observe { [weak self] in self?.look() }
        face.withLock { $0.observer = number }
        look()
    }
    public func cancel() {
        let (observer, queue) = face.withLock { face in
            face.state = .cancelled
            defer { face.observer = nil }
            return (face.observer, face.queue)
        }
        if let observer { ServiceRegister.current.removeObserver(observer) }
        queue?.async { [self] in stateUpdateHandler?(.cancelled) }
    }

    /// One look after the other: what was read first must not be told last.
    private func look() { looking.withLock { _ in compareWithRegister() } }

    private func compareWithRegister() {
        let (type, hasText): (String, Bool)
        switch descriptor {
        case .bonjour(let name, _): (type, hasText) = (ServiceRegister.plain(name), false)
        case .bonjourWithTXTRecord(let name, _): (type, hasText) = (ServiceRegister.plain(name), true)
        case .applicationService: return
        }
        let entries: [ServiceRegister.Entry]
        do { entries = try ServiceRegister.current.entries(type: type) } catch {
            return Unsupported.report("NWBrowser: \(error)")
        }
        let found = Set(
            entries.map { entry in
                Result(
                    endpoint: .service(name: entry.name, type: entry.type, domain: "local.", interface: nil),
                    interfaces: [.loopback],
                    metadata: hasText ? .bonjour(NWTXTRecord(bytes: entry.text)) : .none)
            })
        let (queue, changes) = face.withLock { face -> (DispatchQueue?, Set<Result.Change>) in
            guard face.state == .ready, face.results != found else { return (nil, []) }
            let old = face.results
            face.results = found
            return (face.queue, Self.changes(from: old, to: found))
        }
        queue?.async { [weak self] in
            guard let self, state == .ready else { return }
            browseResultsChangedHandler?(found, changes)
        }
    }

    private static func changes(from old: Set<Result>, to new: Set<Result>) -> Set<Result.Change> {
        var result: Set<Result.Change> = []
        for one in new where !old.contains(one) {
            if let before = old.first(where: { $0.endpoint == one.endpoint }) {
                result.insert(.changed(old: before, new: one, flags: .metadataChanged))
            } else {
                result.insert(.added(one))
            }
        }
        for one in old where !new.contains(where: { $0.endpoint == one.endpoint }) { result.insert(.removed(one)) }
        return result
    }
}

/// Keys and values of RFC 6763, section 6.
public struct NWTXTRecord: Hashable, Sendable, CustomDebugStringConvertible, Sequence {
    public enum Entry: Hashable, Sendable {
        case none
        case empty
        case string(String)
        case data(Data)
        public var data: Data? {
            switch self {
            case .none: nil
            case .empty: Data()
            case .string(let text): Data(text.utf8)
            case .data(let data): data
            }
        }
    }
    private var entries: [(key: String, value: Entry)] = []

    public init() {}
    public init(_ dictionary: [String: String]) {
        for key in dictionary.keys.sorted() { entries.append((key, .string(dictionary[key] ?? ""))) }
    }
    /// Pieces of a length byte and as many bytes: `key`, `key=` or `key=value`.
    public init(bytes: Data) {
        var rest = [UInt8](bytes)[...]
        while let length = rest.popFirst() {
            let piece = rest.prefix(Int(length))
            rest = rest.dropFirst(Int(length))
            let parts = piece.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = parts.first, !key.isEmpty else { continue }
            let value: Entry =
                parts.count < 2
                ? .none
                : parts[1].isEmpty
                    ? .empty : String(validating: parts[1], as: UTF8.self).map { .string($0) } ?? .data(Data(parts[1]))
            setEntry(value, for: String(decoding: key, as: UTF8.self))
        }
    }
    public var data: Data {
        entries.reduce(Data()) { sum, entry in
            let piece = Data(entry.key.utf8) + (entry.value.data.map { Data("=".utf8) + $0 } ?? Data())
            return sum + [UInt8(Swift.min(255, piece.count))] + piece.prefix(255)
        }
    }
    public var dictionary: [String: String] {
        var result: [String: String] = [:]
        for (key, value) in entries { result[key] = value.data.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        return result
    }
    public func getEntry(for key: String) -> Entry? { entries.first { $0.key.lowercased() == key.lowercased() }?.value }
    @discardableResult
    public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
        guard !key.isEmpty, !key.contains("=") else { return false }
        removeEntry(key: key)
        entries.append((key, entry))
        return true
    }
    @discardableResult
    public mutating func removeEntry(key: String) -> Bool {
        let count = entries.count
        entries.removeAll { $0.key.lowercased() == key.lowercased() }
        return entries.count != count
    }
    public subscript(key: String) -> String? {
        get { getEntry(for: key)?.data.map { String(decoding: $0, as: UTF8.self) } }
        set { if let newValue { setEntry(.string(newValue), for: key) } else { removeEntry(key: key) } }
    }
    public func makeIterator() -> IndexingIterator<[(key: String, value: Entry)]> { entries.makeIterator() }
    public static func == (a: NWTXTRecord, b: NWTXTRecord) -> Bool { a.data == b.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
    public var debugDescription: String { dictionary.description }
}
