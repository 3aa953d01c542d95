// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// The last line of a terminal while tests run: how many have ended, how many of them failed, and the one that runs. What is
/// printed meanwhile comes above it.
struct TestProgress {
    /// How many tests there are, as far as is known.
    var count = 0
    /// As `LoginTests/testPassword`.
    var running = ""
    private var ended = 0
    private var failed = 0
    private let width: Int

    private static let erase = "\r\u{1B}[K"

    /// nil: `output` is no terminal that can take a line back.
    init?(on output: FileHandle) {
        guard isatty(output.fileDescriptor) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
            return nil
        }
        var size = winsize()
        let isKnown = ioctl(output.fileDescriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        width = isKnown ? Int(size.ws_col) : 80
    }

    mutating func add(_ test: TestRun.Case) {
        ended += 1
        if test.isFailure { failed += 1 }
        // What runs again was counted once.
        count = max(count, ended)
    }

    /// No line follows what is printed from now on.
    mutating func end() { count = 0 }

    /// Takes the line away, prints, and shows the line again below.
    func around(_ text: Data) -> Data { Data(Self.erase.utf8) + text + Data(line.utf8) }

    private var line: String {
        guard count > 0 else { return "" }
        let failures = failed > 0 ? ", \(failed) failed" : ""
        // A line that is as wide as the terminal would go on in the next one.
        return String("\(ended)/\(count)\(failures)  \(running)".prefix(width - 1))
    }
}
