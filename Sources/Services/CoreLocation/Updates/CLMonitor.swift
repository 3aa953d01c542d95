// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Conditions can be monitored here.
public var CL_TARGET_SUPPORTS_CONDITIONS: Int32 { 1 }

public protocol CLCondition: Sendable {}

/// Conditions that are watched under a name, with their crossings as an asynchronous sequence.
public actor CLMonitor {
    public struct CircularGeographicCondition: CLCondition {
        public let center: CLLocationCoordinate2D
        /// Metres.
        public let radius: CLLocationDistance
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }
    }

    public struct BeaconIdentityCondition: CLCondition {
        public let uuid: UUID
        public let major: CLBeaconMajorValue?
        public let minor: CLBeaconMinorValue?
        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    public struct Event: Sendable {
        public enum State: UInt, Sendable { case unknown = 0, satisfied, unsatisfied, unmonitored }
        public let identifier: String
        public let state: State
        public let date: Date
        public let refinement: (any CLCondition)?
    }

    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        let stream: AsyncStream<Event>
        public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }
        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<Event>.Iterator
            public mutating func next() async throws -> Event? { await base.next() }
        }
    }

    public nonisolated let name: String
    private var records: [String: Record] = [:]
    private let relay: MonitorRelay

    public init(_ name: String) async { await self.init(name, .shared) }

    init(_ name: String, _ surroundings: LocationSurroundings) async {
        self.name = name
        relay = MonitorRelay(prefix: RegionMonitor.conditionPrefix + name + ".", surroundings)
        relay.monitor = self
    }

    public var identifiers: [String] { records.keys.sorted() }
    public func record(for identifier: String) -> Record? { records[identifier] }

    /// From now on: the side of each condition once it is known, unless it is the one that was assumed, and its changes.
    /// Events that nobody reads are kept.
    public nonisolated var events: Events { Events(stream: relay.stream) }

    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown) {
        let event = Event(identifier: identifier, state: state, date: Date(), refinement: nil)
        records[identifier] = Record(condition: condition, lastEvent: event)
        relay.start(condition, identifier, assuming: state)
    }

    public func remove(_ identifier: String) {
        guard records.removeValue(forKey: identifier) != nil else { return }
        relay.stop(identifier)
    }

    fileprivate func happened(_ event: Event) {
        guard let record = records[event.identifier] else { return }
        records[event.identifier] = Record(condition: record.condition, lastEvent: event)
    }
}

/// Watches regions of the monitor's names and turns their crossings into events.
private final class MonitorRelay: __ObjCObject, CLLocationManagerDelegate, @unchecked Sendable {
    weak var monitor: CLMonitor?
    let stream: AsyncStream<CLMonitor.Event>
    private let continuation: AsyncStream<CLMonitor.Event>.Continuation
    private let prefix: String
    private let manager: CLLocationManager
    /// What is assumed, or was told last, of each name. On the main thread.
    private var known: [String: CLMonitor.Event.State] = [:]

    init(prefix: String, _ surroundings: LocationSurroundings) {
        self.prefix = prefix
        (stream, continuation) = AsyncStream.makeStream(of: CLMonitor.Event.self)
        manager = onMainNow { CLLocationManager.on(surroundings) }
        super.init()
        onMainNow { manager.monitorPrefix = prefix }
        manager.delegate = self
    }

    func start(_ condition: any CLCondition, _ name: String, assuming state: CLMonitor.Event.State) {
        guard let region = region(condition, name) else {
            return Unsupported.report(
                "CLMonitor.add(_:identifier:): a condition of the class \(type(of: condition))")
        }
        onMainNow { known[name] = state }
        manager.startMonitoring(for: region)
        manager.requestState(for: region)
    }

    private func region(_ condition: any CLCondition, _ name: String) -> CLRegion? {
        if let circle = condition as? CLMonitor.CircularGeographicCondition {
            return CLCircularRegion(center: circle.center, radius: circle.radius, identifier: prefix + name)
        }
        guard let beacon = condition as? CLMonitor.BeaconIdentityCondition else { return nil }
        let constraint: CLBeaconIdentityConstraint =
            switch (beacon.major, beacon.minor) {
            case (let major?, let minor?): .init(uuid: beacon.uuid, major: major, minor: minor)
            case (let major?, nil): .init(uuid: beacon.uuid, major: major)
            default: .init(uuid: beacon.uuid)
            }
        return CLBeaconRegion(beaconIdentityConstraint: constraint, identifier: prefix + name)
    }

    func stop(_ name: String) {
        guard let region = manager.monitoredRegions.first(where: { $0.identifier == prefix + name }) else { return }
        manager.stopMonitoring(for: region)
    }

    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        guard region.identifier.hasPrefix(prefix) else { return }
        let name = String(region.identifier.dropFirst(prefix.count))
        let states: [CLRegionState: CLMonitor.Event.State] = [.inside: .satisfied, .outside: .unsatisfied]
        let state = states[state] ?? .unknown
        guard known[name] != state else { return }
        known[name] = state
        let event = CLMonitor.Event(identifier: name, state: state, date: Date(), refinement: nil)
        continuation.yield(event)
        Task { await monitor?.happened(event) }
    }
}
