// SPDX-License-Identifier: MIT

/// Why a command stops. The message's first line is the first line on standard error; `code` becomes the exit code.
package struct Failure: Error, CustomStringConvertible, Sendable {
    /// Exit codes of the command.
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

    /// Becomes the exit code.
    package var code: Code
    /// Where the cause lies; shown as `file:line:` before the message.
    package var location: SourceLocation?
    /// Without the program's name or the place.
    package var message: String

    /// - Parameter message: one sentence, or lines of which the first stands for itself.
    package init(_ code: Code, _ message: String, at location: SourceLocation? = nil) {
        self.code = code
        self.location = location
        self.message = message
    }

    /// As it is printed: place, then message.
    package var description: String { (location.map { "\($0): " } ?? "") + message }

    /// - Parameter location: nil: it lies in no file.
    package static func build(_ message: String, at location: SourceLocation? = nil) -> Failure {
        Failure(.build, message, at: location)
    }

    /// - Parameter line: counted from 1; nil: the file as a whole.
    package static func build(_ message: String, file: Path, line: Int? = nil) -> Failure {
        Failure(.build, message, at: SourceLocation(file: file, line: line))
    }
}

/// A place in a file of the user's project.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// Absolute.
    package var file: Path
    /// Counted from 1; nil: the file as a whole.
    package var line: Int?
    /// Counted from 1, as the compiler does; nil: the whole line.
    package var column: Int?

    /// Checks nothing.
    package init(file: Path, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`, as editors understand it.
    package var description: String {
        [file.string, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    }
}

/// Something a person should know and the build can live with, or the compiler's complaint.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// As the compiler calls them.
    package enum Severity: String, Sendable { case error, warning, note }
    /// Decides whether the build goes on.
    package var severity: Severity
    /// Without place and severity.
    package var message: String
    /// nil: it lies in no file.
    package var location: SourceLocation?

    /// Reports nothing: whoever has it adds it to a `BuildReport`.
    package init(_ severity: Severity, _ message: String, at location: SourceLocation? = nil) {
        self.severity = severity
        self.message = message
        self.location = location
    }

    /// One line, as compilers print it.
    package var description: String { (location.map { "\($0): " } ?? "") + "\(severity.rawValue): \(message)" }
}
