// SPDX-License-Identifier: MIT
import Synchronization
internal import TouchstoneDevice

/// Follows how the device is connected.
public final class NWPathMonitor: Sendable, CustomDebugStringConvertible {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var observer: Int?
        var last: NWPath?
        var isCancelled = false
    }
    private let state = Mutex(State())
    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]

    /// Of all interfaces.
    public init() { (required, prohibited) = (nil, []) }
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        (required, prohibited) = (requiredInterfaceType, [])
    }
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        (required, prohibited) = (nil, prohibitedInterfaceTypes)
    }
    deinit { stop() }

    public var currentPath: NWPath {
        NWPath(World.shared.state.network, required: required, prohibited: prohibited)
    }
    /// Called on the queue when monitoring starts, and whenever the path has changed since.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            guard state.queue == nil, !state.isCancelled else { return false }
            state.queue = queue
            return true
        }
        guard isFirst else { return }
        tell()
        onMain { [weak self] in
            let number = World.shared.observe { old, new in
                if old.network != new.network { self?.tell() }
            }
            let isLate = self?.state.withLock { state in
                state.observer = number
                return state.isCancelled
            }
            if isLate ?? true { World.shared.removeObserver(number) }
        }
    }

    private func tell() {
        let path = currentPath
        let queue = state.withLock { state -> DispatchQueue? in
            guard state.last != path, !state.isCancelled else { return nil }
            state.last = path
            return state.queue
        }
        queue?.async { [weak self] in
            guard let self else { return }
            let handler = state.withLock { $0.isCancelled ? nil : $0.handler }
            handler?(path)
        }
    }

    /// No handler is called from now on; the monitor cannot be started again.
    public func cancel() { stop() }

    private func stop() {
        let observer = state.withLock { state in
            state.isCancelled = true
            defer { state.observer = nil }
            return state.observer
        }
        if let observer { onMain { World.shared.removeObserver(observer) } }
    }
    public var debugDescription: String { "[\(currentPath.debugDescription)]" }
}

extension NWPathMonitor: AsyncSequence {
    public struct Iterator: AsyncIteratorProtocol {
        private var base: AsyncStream<NWPath>.Iterator
        fileprivate init(_ stream: AsyncStream<NWPath>) { base = stream.makeAsyncIterator() }
        public mutating func next() async -> NWPath? { await base.next() }
    }
    public typealias Element = NWPath
    /// Starts the monitor; it ends with the loop.
    public func makeAsyncIterator() -> Iterator {
        let stream = AsyncStream<NWPath> { continuation in
            pathUpdateHandler = { continuation.yield($0) }
            continuation.onTermination = { [weak self] _ in self?.cancel() }
            start(queue: DispatchQueue(label: "NWPathMonitor"))
        }
        return Iterator(stream)
    }
}
