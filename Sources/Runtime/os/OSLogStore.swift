// SPDX-License-Identifier: MIT
public import FoundationCompat
import Synchronization

/// The messages that this process has logged. Other processes' messages are in no store here.
/// https://developer.apple.com/documentation/oslog/oslogstore
// Sendable: nothing is stored.
open class OSLogStore: @unchecked Sendable {
    public enum Scope: Int, Sendable {
        case system = 0
        case currentProcessIdentifier = 1
    }

    /// - Throws: for the whole system's messages, as on iOS, where apps may not read them.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else { throw Self.refusal }
    }

    private static var refusal: NSError {
        NSError(
            domain: "OSLogErrorDomain", code: 9,
            userInfo: [NSLocalizedDescriptionKey: "Client lacks entitlement to access the system's log messages."])
    }

    open func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(date: Date(timeIntervalSinceNow: seconds))
    }
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(date: Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }

    /// Messages in their order.
    /// - Parameters:
    ///   - options: with `.reverse` the newest comes first, and `position` is where the messages end.
    ///   - predicate: over `subsystem`, `category`, `composedMessage`, `process` and `processIdentifier`.
    open func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        var entries = LogRecords.shared.entries
        let isReverse = options.contains(.reverse)
        if let date = position?.date { entries = entries.filter { isReverse ? $0.date <= date : $0.date >= date } }
        if let predicate { entries = entries.filter { predicate.evaluate(with: $0.fields) } }
        return AnySequence(isReverse ? entries.reversed() : entries)
    }
}

/// A place among the messages.
public final class OSLogPosition: Sendable {
    let date: Date
    init(date: Date) { self.date = date }
}

public enum OSLogEnumerator {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Self(rawValue: 1)
    }
}

/// One message.
// Sendable: immutable.
open class OSLogEntry: @unchecked Sendable {
    public enum StoreCategory: Int, Sendable {
        case undefined = 0
        case metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }

    public let composedMessage: String
    public let date: Date
    public let storeCategory = StoreCategory.shortTerm

    init(_ message: String) {
        composedMessage = message
        date = Date()
    }

    /// What predicates ask for.
    var fields: [String: Any] { ["composedMessage": composedMessage, "eventMessage": composedMessage, "date": date] }
}

public protocol OSLogEntryFromProcess {
    var process: String { get }
    var processIdentifier: Int32 { get }
}

public protocol OSLogEntryWithPayload {
    var category: String { get }
    var subsystem: String { get }
}

/// A message of a logger.
// Sendable: immutable.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    public enum Level: Int, Sendable {
        case undefined = 0
        case debug, info, notice, error, fault
    }

    public let level: Level
    public let subsystem: String
    public let category: String
    public var process: String { ProcessInfo.processInfo.processName }
    public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }

    init(_ message: String, _ type: OSLogType, subsystem: String, category: String) {
        level = Self.levels[type] ?? .undefined
        (self.subsystem, self.category) = (subsystem, category)
        super.init(message)
    }

    private static let levels: [OSLogType: Level] = [
        .debug: .debug, .info: .info, .default: .notice, .error: .error, .fault: .fault,
    ]

    override var fields: [String: Any] {
        super.fields.merging([
            "subsystem": subsystem, "category": category, "process": process,
            "processIdentifier": NSNumber(value: processIdentifier),
        ]) { $1 }
    }
}

/// The newest messages of the process.
final class LogRecords: Sendable {
    static let shared = LogRecords()
    private static let limit = 10_000
    private let records = Mutex<[OSLogEntryLog]>([])

    var entries: [OSLogEntry] { records.withLock { $0 } }

    /// Half of the oldest go at once, so that a message costs the same however many there were.
    func add(_ entry: OSLogEntryLog) {
        records.withLock {
            if $0.count == Self.limit { $0.removeFirst(Self.limit / 2) }
            $0.append(entry)
        }
    }
}
