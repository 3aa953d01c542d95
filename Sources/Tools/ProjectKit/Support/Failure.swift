// SPDX-License-Identifier: MIT

/// Why a command stops. The message's first line is the first line on standard error; `code` becomes the exit code.
package struct Failure: Error, CustomStringConvertible, Sendable {
    package enum Code: Int32, Sendable {
        /// The app or its tests failed.
        case app = 1
        /// The command line makes no sense.
        case usage = 2
        /// The project could not be read or built.
        case build = 3
        /// Something Touchstone depends on is missing.
        case dependency = 4
    }

    package var code: Code
    /// Where the cause lies; shown as `file:line:` before the message.
    package var location: SourceLocation?
    package var message: String

    package init(_ code: Code, _ message: String, at location: SourceLocation? = nil) {
        self.code = code
        self.location = location
        self.message = message
    }

    package var description: String { (location.map { "\($0): " } ?? "") + message }

    package static func build(_ message: String, at location: SourceLocation? = nil) -> Failure {
        Failure(.build, message, at: location)
    }

    package static func build(_ message: String, file: Path, line: Int? = nil) -> Failure {
        Failure(.build, message, at: SourceLocation(file: file, line: line))
    }
}

/// A place in a file of the user's project.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    package var file: Path
    /// Counted from 1; nil: the file as a whole.
    package var line: Int?
    package var column: Int?

    package init(file: Path, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    package var description: String {
        [file.string, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    }
}

/// Something a person should know and the build can live with, or the compiler's complaint.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    package enum Severity: String, Sendable { case error, warning, note }
    package var severity: Severity
    package var message: String
    package var location: SourceLocation?

    package init(_ severity: Severity, _ message: String, at location: SourceLocation? = nil) {
        self.severity = severity
        self.message = message
        self.location = location
    }

    package var description: String { (location.map { "\($0): " } ?? "") + "\(severity.rawValue): \(message)" }
}
