// SPDX-License-Identifier: MIT
import Glibc
import TouchstoneDevice

/// Where what is sent goes: files in the device's folder, which tests and tools read, and a mail server where
/// `TOUCHSTONE_SMTP` names one as `host:port`.
enum Outbox {
    enum Kind: String { case mail = "Mail", drafts = "Drafts", messages = "Messages" }

    /// Writes a file with the next free number.
    /// - Returns: the file.
    @discardableResult
    static func put(_ text: String, in kind: Kind, suffix: String) throws -> URL {
        let place = Device.current.outbox.appendingPathComponent(kind.rawValue)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
        let last = names.compactMap { Int($0.prefix { $0 != "." }) }.max() ?? 0
        let file = place.appendingPathComponent("\(last + 1).\(suffix)")
        try Data(text.utf8).write(to: file, options: .atomic)
        return file
    }

    /// Hands a mail to the server that is named, if one is.
    static func deliver(_ text: String, from sender: String, to recipients: [String]) throws {
        guard let server = ProcessInfo.processInfo.environment["TOUCHSTONE_SMTP"], !server.isEmpty else { return }
        try SMTPClient(server: server).deliver(text, from: sender, to: recipients)
    }
}
