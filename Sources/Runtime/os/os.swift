// SPDX-License-Identifier: MIT
@_exported public import FoundationCompat
import Glibc

public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = Self(0)
    public static let info = Self(1)
    public static let debug = Self(2)
    public static let error = Self(16)
    public static let fault = Self(17)

    fileprivate var name: String {
        switch rawValue {
        case 1: return "info"
        case 2: return "debug"
        case 16: return "error"
        case 17: return "fault"
        default: return "default"
        }
    }
}

/// Where messages come from.
public final class OSLog: Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "\u{0}", category: "")

    private let subsystem: String
    private let category: String

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    public struct Category: Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    private static let showsDebug = ProcessInfo.processInfo.environment["TOUCHSTONE_LOG"] == "debug"

    public func isEnabled(type: OSLogType) -> Bool {
        subsystem != "\u{0}" && (Self.showsDebug || type != .debug)
    }

    /// Signposts are written like debug messages.
    var recordsSignposts: Bool { isEnabled(type: .debug) }

    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let place = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
        let text = message()
        LogRecords.shared.add(OSLogEntryLog(text, type, subsystem: subsystem, category: category))
        FileHandle.standardError.write(Data("\(place)\(type.name): \(text)\n".utf8))
    }
}

/// Logs a message in `printf` form; `%{public}@` and the like count as `%@`.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
    log.write(formatted(message.description, args), type)
}

public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer?, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(formatted(message.description, args), type)
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer?, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {
    log.write(formatted(message.description, args), type)
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
    log.write(formatted(message.description, args), type)
}

/// The system's log reads what an argument says of itself, not the format alone: `%@` shows text and numbers as well.
func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
    var text = ""
    var rest = Substring(format)
    var next = arguments[...]
    while let start = rest.firstIndex(of: "%") {
        text += rest[..<start]
        rest = rest[rest.index(after: start)...]
        if rest.first == "%" {
            text += "%"
            rest.removeFirst()
            continue
        }
        let kinds = "@dDiuUxXoOfFeEgGcCsSpaA"
        // `{public}` and the like are no part of the form.
        if rest.first == "{" { rest = rest.drop { $0 != "}" }.dropFirst() }
        guard let end = rest.firstIndex(where: { kinds.contains($0) }) else { break }
        let directive = String(rest[...end])
        rest = rest[rest.index(after: end)...]
        guard let argument = next.popFirst() else {
            text += "<decode: missing data>"
            continue
        }
        text += shown(argument, directive)
    }
    return text + rest
}

private func shown(_ argument: any CVarArg, _ directive: String) -> String {
    switch (directive.last, argument) {
    case ("@", _), (_, is NSObject), (_, is String): return "\(argument)"
    case ("s", _), ("S", _): return "<decode: mismatch for [%\(directive)]>"
    case ("f", is any BinaryFloatingPoint), ("F", is any BinaryFloatingPoint), ("e", is any BinaryFloatingPoint),
        ("E", is any BinaryFloatingPoint), ("g", is any BinaryFloatingPoint), ("G", is any BinaryFloatingPoint),
        ("d", is any BinaryInteger), ("D", is any BinaryInteger), ("i", is any BinaryInteger),
        ("u", is any BinaryInteger), ("U", is any BinaryInteger), ("x", is any BinaryInteger),
        ("X", is any BinaryInteger), ("o", is any BinaryInteger), ("O", is any BinaryInteger),
        ("c", is any BinaryInteger), ("C", is any BinaryInteger):
        return String(format: "%" + directive, argument)
    default: return "\(argument)"
    }
}

// MARK: locks

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked: the state is reached under the lock alone.
    final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    let storage: Storage

    public init(initialState: State) { storage = Storage(initialState) }
    public init(uncheckedState: State) { storage = Storage(uncheckedState) }

    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(initialState: ()) }
    public func lock() { storage.lock.lock() }
    public func unlock() { storage.lock.unlock() }
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body()
    }
}
