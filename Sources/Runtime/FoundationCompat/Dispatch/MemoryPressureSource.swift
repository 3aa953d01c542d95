// SPDX-License-Identifier: MIT
public import Dispatch
import Synchronization

/// A source that fires when memory becomes short.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// What has happened since the handler ran last.
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 1)
        public static let warning = Self(rawValue: 2)
        public static let critical = Self(rawValue: 4)
        public static let all: Self = [.normal, .warning, .critical]
    }

    /// - Parameter queue: where handlers run; nil: a queue of the system's.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        MemoryPressure.source(eventMask, queue)
    }
}

// Dispatch's own functions take every source for one of its class.
extension DispatchSource: DispatchSourceMemoryPressure {
    public var data: MemoryPressureEvent {
        MemoryPressureEvent(rawValue: (self as any DispatchSourceUserDataOr).data)
    }
    public var mask: MemoryPressureEvent { MemoryPressure.mask(of: self) }
}

/// The memory of the simulated device, which is only ever short when somebody says so.
package enum MemoryPressure {
    // Unchecked: Dispatch's sources may be used on any thread, and nothing else changes.
    private struct Listener: @unchecked Sendable {
        weak var source: DispatchSource?
        let mask: DispatchSource.MemoryPressureEvent
    }

    private static let listeners = Mutex<[Listener]>([])

    fileprivate static func source(
        _ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?
    ) -> any DispatchSourceMemoryPressure {
        guard let source = DispatchSource.makeUserDataOrSource(queue: queue) as? DispatchSource else {
            preconditionFailure("Dispatch makes sources of its own class")
        }
        let listener = Listener(source: source, mask: mask)
        listeners.withLock { listeners in
            listeners.removeAll { $0.source == nil }
            listeners.append(listener)
        }
        return source
    }

    fileprivate static func mask(of source: DispatchSource) -> DispatchSource.MemoryPressureEvent {
        listeners.withLock { $0 }.first { $0.source === source }?.mask ?? []
    }

    /// Tells the sources that listen for the event.
    package static func signal(_ event: DispatchSource.MemoryPressureEvent) {
        for listener in listeners.withLock({ $0 }) where listener.mask.contains(event) {
            listener.source.map { $0 as any DispatchSourceUserDataOr }?.or(data: event.rawValue)
        }
    }
}
