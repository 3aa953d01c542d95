// SPDX-License-Identifier: MIT
import ProjectKit

/// The command line after the command's name.
struct Options {
    /// What is not an option, in order.
    var operands: [String] = []
    var values: [String: String] = [:]
    var flags: Set<String> = []
    /// Options that may be given several times, with all their values.
    var lists: [String: [String]] = [:]

    /// Options that take a value: `--device NAME` or `--device=NAME`.
    private static let valued: Set<String> = [
        "device", "scale", "orientation", "appearance", "locale", "content-size", "script", "location", "filter",
        "junit", "attachments", "port", "target", "scheme", "configuration", "output", "web", "keyboard", "seed",
        "permissions", "maps", "desktop", "provision",
        "report", "retry", "repeat", "random-order", "test-timeout", "jobs", "shard", "timings", "test-plan",
        "sanitize",
    ]
    private static let listed: Set<String> = ["only-testing", "skip-testing"]
    private static let plain: Set<String> = [
        "headless", "window", "virtual-clock", "real-clock", "json", "install", "verbose", "help", "keep-data",
        "public", "failed-first", "coverage", "watch", "sandbox", "strict", "no-controls",
    ]

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            if argument == "-o" || argument == "-h" || argument == "-v" {
                let long = ["-o": "--output", "-h": "--help", "-v": "--verbose"][argument] ?? argument
                rest.insert(long, at: rest.startIndex)
                continue
            }
            guard argument.hasPrefix("--") else {
                operands.append(argument)
                continue
            }
            try take(String(argument.dropFirst(2)), &rest)
        }
    }

    private mutating func take(_ option: String, _ rest: inout ArraySlice<String>) throws {
        let sides = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = sides[0]
        if Self.listed.contains(name) {
            guard let value = sides.count == 2 ? sides[1] : rest.popFirst() else {
                throw Failure(.usage, "touchstone: --\(name) needs a value")
            }
            lists[name, default: []].append(value)
        } else if sides.count == 2, Self.valued.contains(name) {
            values[name] = sides[1]
        } else if name == "web" {
            // The port is optional and only follows an equals sign.
            flags.insert(name)
        } else if Self.valued.contains(name) {
            guard let value = rest.popFirst() else { throw Failure(.usage, "touchstone: --\(name) needs a value") }
            values[name] = value
        } else if sides.count == 1, Self.plain.contains(name) {
            flags.insert(name)
        } else {
            throw Failure(.usage, "touchstone: unknown option --\(option); see ./touchstone help")
        }
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) || values[flag] != nil }

    subscript(name: String) -> String? { values[name] }
}
