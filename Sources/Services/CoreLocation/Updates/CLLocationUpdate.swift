// SPDX-License-Identifier: MIT
public import FoundationCompat
import TouchstoneDevice

/// Positions as an asynchronous sequence.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Int, Sendable {
        case `default` = 0
        case automotiveNavigation, otherNavigation, fitness, airborne
    }

    public let location: CLLocation?
    /// Whether the device has not moved since the update before. Updates then pause until it moves.
    public let isStationary: Bool

    /// Ends with the task that reads it.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates(surroundings: .shared)
    }

    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        let surroundings: LocationSurroundings

        public func makeAsyncIterator() -> Iterator { Iterator(UpdateStream.make(surroundings)) }

        public struct Iterator: AsyncIteratorProtocol {
            private var base: AsyncStream<CLLocationUpdate>.Iterator
            fileprivate init(_ stream: AsyncStream<CLLocationUpdate>) { base = stream.makeAsyncIterator() }
            public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
        }
    }
}

/// A manager whose events go into a stream. Unchecked: the manager calls it on the main thread only.
private final class UpdateStream: __ObjCObject, CLLocationManagerDelegate, @unchecked Sendable {
    private let manager: CLLocationManager
    private let continuation: AsyncStream<CLLocationUpdate>.Continuation
    private let clock: any DeviceClock
    private var last: CLLocation?
    private var isPaused = false
    private var moves = 0

    static func make(_ surroundings: LocationSurroundings) -> AsyncStream<CLLocationUpdate> {
        AsyncStream { continuation in
            let stream = onMainNow { UpdateStream(continuation, surroundings) }
            continuation.onTermination = { _ in stream.manager.stopUpdatingLocation() }
        }
    }

    private init(
        _ continuation: AsyncStream<CLLocationUpdate>.Continuation, _ surroundings: LocationSurroundings
    ) {
        self.continuation = continuation
        manager = CLLocationManager.on(surroundings)
        clock = surroundings.world.clock
        super.init()
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    /// Metres within which a device is at rest, and seconds after which one that tells of no move is.
    private static let (rest, patience) = (1.0, 10.0)

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations {
            let isAtRest = last.map { $0.distance(from: location) < Self.rest } ?? false
            if isAtRest { pause(at: location) } else { move(to: location) }
        }
    }

    private func pause(at location: CLLocation) {
        guard !isPaused else { return }
        isPaused = true
        continuation.yield(CLLocationUpdate(location: location, isStationary: true))
    }

    private func move(to location: CLLocation) {
        isPaused = false
        last = location
        moves += 1
        let number = moves
        clock.after(Self.patience) { [weak self] in if let self, number == moves { pause(at: location) } }
        continuation.yield(CLLocationUpdate(location: location, isStationary: false))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        continuation.yield(CLLocationUpdate(location: nil, isStationary: false))
    }
}

/// Keeps the positions of an app that asked for them in the foreground coming in the background, while it lives and is
/// not invalidated. The background mode `location` is needed; without it the session does nothing, as on iOS.
public final class CLBackgroundActivitySession: __ObjCObject, @unchecked Sendable {  // guarded by the main actor
    private var isValid = true

    public override init() {
        super.init()
        onMainNow { LocationSurroundings.shared.sessionsChanged(by: 1) }
    }

    public func invalidate() {
        onMainNow { [self] in
            guard isValid else { return }
            isValid = false
            LocationSurroundings.shared.sessionsChanged(by: -1)
        }
    }

    deinit { if isValid { onMainNow { LocationSurroundings.shared.sessionsChanged(by: -1) } } }
}
