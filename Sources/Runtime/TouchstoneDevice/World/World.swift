// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// The surroundings of the device: one state that script steps, commands and real sources move, by the device's clock,
/// and that frameworks watch.
///
/// The state may be read anywhere; it changes on the main thread, where observers are called too.
package final class World: Sendable {
    /// Of the running app.
    package static let shared = World()

    private let stored = Mutex(WorldState())
    private let fixTime: Mutex<Date>
    /// Dates fixes and paces tracks.
    package let clock: any DeviceClock
    @MainActor private var observers: [Int: @MainActor (WorldState, WorldState) -> Void] = [:]
    @MainActor private var observerCount = 0
    @MainActor private var tracks = 0
    @MainActor private var source: (any WorldSource)?

    /// Tests make their own, with a clock that they move.
    package init(clock: any DeviceClock = ProcessClock()) {
        self.clock = clock
        fixTime = Mutex(clock.date)
    }

    /// A copy of the moment; any thread.
    package var state: WorldState { stored.withLock { $0 } }

    /// When the position was last determined; a fix may be repeated unchanged.
    package var locationDate: Date { fixTime.withLock { $0 } }

    // MARK: Changes

    /// Observers are told before this returns, and only where something differs. `change` runs under the lock: it must
    /// not read the world.
    @MainActor package func update(_ change: (inout WorldState) -> Void) {
        let (old, new) = stored.withLock { state in
            let old = state
            change(&state)
            return (old, state)
        }
        if old.location != new.location { fixTime.withLock { $0 = clock.date } }
        guard old != new else { return }
        notify(from: old, to: new)
    }

    /// A new fix, which observers hear of even where it is equal to the one before.
    @MainActor package func determine(_ fix: WorldFix?) {
        let (old, new) = stored.withLock { state in
            let old = state
            state.location = fix
            return (old, state)
        }
        fixTime.withLock { $0 = clock.date }
        notify(from: old, to: new)
    }

    @MainActor private func notify(from old: WorldState, to new: WorldState) {
        for number in observers.keys.sorted() { observers[number]?(old, new) }
    }

    /// Calls `body` with the states before and after each change, in the order of the calls.
    @MainActor package func observe(_ body: @escaping @MainActor (WorldState, WorldState) -> Void) -> Int {
        observerCount += 1
        observers[observerCount] = body
        return observerCount
    }

    /// What `observe` returned. Takes effect at once, also inside a call of an observer.
    @MainActor package func removeObserver(_ number: Int) { observers[number] = nil }

    // MARK: Movement

    /// Ends what moved the device before, and leads it along a track from now on.
    @MainActor package func follow(_ track: WorldTrack) {
        stopMoving()
        guard let first = track.fix(at: 0) else { return }
        determine(first)
        guard track.duration > 0 else { return }
        step(track, second: 1, of: tracks, since: clock.now)
    }

    /// Positions come once a second, as a receiver's do.
    @MainActor private func step(_ track: WorldTrack, second: Int, of number: Int, since start: Double) {
        let time = min(Double(second), track.duration)
        clock.after(start + time - clock.now) { [weak self] in
            guard let self, number == tracks else { return }
            determine(track.fix(at: time))
            if time < track.duration { step(track, second: second + 1, of: number, since: start) }
        }
    }

    /// The device stays where it is.
    @MainActor package func stopMoving() {
        tracks += 1
        source?.stop()
        source = nil
    }

    /// Positions come from a real receiver.
    @MainActor package func follow(_ source: any WorldSource) {
        stopMoving()
        self.source = source
        source.start { [weak self] fix in self?.determine(fix) }
    }

    /// Ends what moved the device before.
    @MainActor package func perform(_ move: WorldMove) {
        switch move {
        case .track(let track): follow(track)
        case .gpsd(let source): follow(source)
        }
    }

    /// The device no longer knows where it is.
    @MainActor package func lose() {
        stopMoving()
        determine(nil)
    }

    /// Takes over what `TOUCHSTONE_WORLD` and `TOUCHSTONE_LOCATION` say.
    @MainActor package func start() throws {
        if let file = Device.variable("WORLD") {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw WorldTextError("\(file): cannot be read")
            }
            try merge(JSONSerialization.jsonObject(with: data), from: file)
        }
        if let place = Device.variable("LOCATION") { perform(try WorldMove(place)) }
    }

    // MARK: JSON

    /// Changes what a JSON object names, `{"battery": {"level": 0.2}}`, and leaves the rest.
    @MainActor package func merge(_ json: Any, from place: String) throws {
        guard let changes = json as? [String: Any] else { throw WorldTextError("\(place): not an object") }
        let encoded = try JSONEncoder().encode(state)
        guard let old = try JSONSerialization.jsonObject(with: encoded) as? [String: Any] else { return }
        let object = Self.merged(old, changes)
        let new: WorldState
        do {
            new = try JSONDecoder().decode(WorldState.self, from: JSONSerialization.data(withJSONObject: object))
        } catch { throw WorldTextError("\(place): \(Self.reason(error))") }
        try Self.checkKeys(changes, of: new, at: [], in: place)
        update { $0 = new }
    }

    /// Objects in objects are changed in the same way; null takes away.
    private static func merged(_ old: [String: Any], _ changes: [String: Any]) -> [String: Any] {
        var result = old
        for (key, value) in changes {
            if let part = value as? [String: Any], let known = result[key] as? [String: Any] {
                result[key] = merged(known, part)
            } else {
                result[key] = value is NSNull ? nil : value
            }
        }
        return result
    }

    /// Decoding passes over keys that it does not know: a slip of the pen would change nothing and say nothing.
    private static func checkKeys(_ changes: Any, of value: Any, at path: [String], in place: String) throws {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            guard let inner = mirror.children.first else { return }
            return try checkKeys(changes, of: inner.value, at: path, in: place)
        }
        if let list = changes as? [Any] {
            for (change, child) in zip(list, mirror.children) {
                try checkKeys(change, of: child.value, at: path, in: place)
            }
        }
        if let part = changes as? [String: Any], let entries = value as? any KeyedEntries {
            for key in part.keys.sorted() {
                if let entry = entries.entry(key) {
                    try checkKeys(part[key] as Any, of: entry, at: path + [key], in: place)
                }
            }
        }
        guard let part = changes as? [String: Any], mirror.displayStyle == .struct else { return }
        for key in part.keys.sorted() {
            guard let child = mirror.children.first(where: { $0.label == key }) else {
                let known = mirror.children.compactMap(\.label).sorted().joined(separator: ", ")
                throw WorldTextError("\(place): '\((path + [key]).joined(separator: "."))' is none of \(known)")
            }
            try checkKeys(part[key] as Any, of: child.value, at: path + [key], in: place)
        }
    }

    private static func reason(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            return context.codingPath.map(\.stringValue).joined(separator: ".") + ": " + context.debugDescription
        @unknown default: return "\(error)"
        }
    }
}

/// Entries of any kind by name, which files name as they like.
private protocol KeyedEntries { func entry(_ key: String) -> Any? }
extension Dictionary: KeyedEntries where Key == String {
    func entry(_ key: String) -> Any? { self[key] }
}

/// Where positions come from when they are real.
package protocol WorldSource: Sendable {
    /// - Parameter found: nil when the position has been lost.
    @MainActor func start(_ found: @escaping @MainActor @Sendable (WorldFix?) -> Void)
    @MainActor func stop()
}

/// What is wrong with a text that moves the world.
package struct WorldTextError: Error, CustomStringConvertible, Hashable {
    /// Names the place and what is allowed there; shown to the user of the command.
    package let description: String
    /// - Parameter description: begins with the place in the user's text.
    package init(_ description: String) { self.description = description }
}
