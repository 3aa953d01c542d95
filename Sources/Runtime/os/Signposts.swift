// SPDX-License-Identifier: MIT
import FoundationCompat
import Synchronization

// No Instruments listens here: with `TOUCHSTONE_LOG=debug` signposts are lines among the messages, with the milliseconds
// that each interval took.

public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { rawValue = UInt64.random(in: 1 ... .max - 1) }
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }
    public static let exclusive = Self(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = Self(.max)
    public static let null = Self(0)
}

extension OSSignpostID: Comparable {
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

public struct OSSignpostType: Hashable, Sendable {
    let rawValue: UInt8
    public static let event = Self(rawValue: 0)
    public static let begin = Self(rawValue: 1)
    public static let end = Self(rawValue: 2)
}

public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    Signpost(log: log, name: name.description, id: signpostID).write(type, "")
}

public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    let signpost = Signpost(log: log, name: name.description, id: signpostID)
    if log.recordsSignposts { signpost.write(type, formatted(format.description, arguments)) }
}

private struct Signpost: Hashable {
    let log: OSLog
    let name: String
    let id: OSSignpostID

    static func == (left: Self, right: Self) -> Bool {
        left.log === right.log && left.name == right.name && left.id == right.id
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(id)
    }

    private static let begun = Mutex<[Signpost: ContinuousClock.Instant]>([:])

    func write(_ type: OSSignpostType, _ message: String) {
        guard log.recordsSignposts else { return }
        let text = message.isEmpty ? "" : " " + message
        switch type {
        case .begin:
            Self.begun.withLock { $0[self] = .now }
            log.write("signpost begin \(name)\(text)", .debug)
        case .end:
            let start = Self.begun.withLock { $0.removeValue(forKey: self) }
            let time = start.map { " after \(milliseconds(ContinuousClock.now - $0)) ms" } ?? ""
            log.write("signpost end \(name)\(time)\(text)", .debug)
        default: log.write("signpost \(name)\(text)", .debug)
        }
    }

    private func milliseconds(_ duration: Duration) -> String {
        let (seconds, rest) = duration.components
        return String(format: "%.3f", Double(seconds) * 1e3 + Double(rest) / 1e15)
    }
}

/// An interval that has begun and not ended.
public final class OSSignpostIntervalState: Sendable {
    public let signpostID: OSSignpostID
    private let isOpen = Mutex(true)

    private init(_ id: OSSignpostID) { signpostID = id }

    /// The interval that another part of the program has begun.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

    /// - Returns: false: the interval has ended before.
    fileprivate func end() -> Bool {
        isOpen.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
        }
    }
}

/// Marks events and intervals of a log.
public struct OSSignposter: Sendable {
    private let log: OSLog

    public init() { log = .default }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    public init(logHandle: OSLog) { log = logHandle }
    public init(logger: Logger) { log = logger.log }

    public static let disabled = OSSignposter(logHandle: .disabled)
    public var isEnabled: Bool { log.recordsSignposts }

    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = ""
    ) {
        write(.event, name, id, message)
    }

    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = ""
    ) -> OSSignpostIntervalState {
        write(.begin, name, id, message)
        return .beginState(id: id)
    }

    /// Ends an interval; one that has ended is told of and stays so.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage = ""
    ) {
        guard state.end() else {
            return log.write("signpost \(name): the interval has ended already", .error)
        }
        write(.end, name, state.signpostID, message)
    }

    /// `body` as an interval.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = "",
        around body: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id, message())
        defer { endInterval(name, state) }
        return try body()
    }

    private func write(
        _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: () -> OSLogMessage
    ) {
        guard isEnabled else { return }
        Signpost(log: log, name: name.description, id: id).write(type, message().text)
    }
}
