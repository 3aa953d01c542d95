// SPDX-License-Identifier: MIT
import Foundation

/// How long the compiler may work on one target: some sources keep it busy for hours.
enum CompilerLimit {
    private static let variable = "TOUCHSTONE_COMPILER_LIMIT"

    /// Seconds.
    private static var limit: TimeInterval {
        ProcessInfo.processInfo.environment[variable].flatMap(TimeInterval.init).flatMap { $0 > 0 ? $0 : nil } ?? 1200
    }

    /// - Parameter sources: what it compiles. The pass that makes the module goes through all of them and does not say
    ///   which one keeps it.
    static func run(_ compiler: Subprocess, target: String, sources: [Path]) throws -> Subprocess.Result {
        do { return try compiler.capture(limit: limit) } catch let late as TimeLimit {
            let files = late.files.isEmpty ? sources : late.files
            let place = files.first.map { SourceLocation(file: $0) }
            let others = files.dropFirst().prefix(4).map(\.name).joined(separator: ", ")
            let between = others.isEmpty ? "" : " (or on \(others))"
            throw Failure.build(
                "error: the compiler was stopped: it worked on this file\(between) of target '\(target)' for longer than "
                    + "\(Int(late.seconds)) seconds; \(variable) sets another limit", at: place)
        }
    }
}
