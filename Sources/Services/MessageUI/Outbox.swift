// SPDX-License-Identifier: MIT
import Glibc

/// Where what is sent goes: files in the device's folder, which tests and tools read, and a mail server where
/// `TOUCHSTONE_SMTP` names one as `host:port`.
enum Outbox {
    enum Kind: String { case mail = "Mail", drafts = "Drafts", messages = "Messages" }

    /// The device's folder; without a device, the app's Library.
    private static var folder: URL {
        if let device = ProcessInfo.processInfo.environment["TOUCHSTONE_DEVICE_FOLDER"], !device.isEmpty {
            return URL(fileURLWithPath: device)
        }
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
        return library ?? FileManager.default.temporaryDirectory
    }

    /// Writes a file with the next free number.
    /// - Returns: the file.
    @discardableResult
    static func put(_ text: String, in kind: Kind, suffix: String) throws -> URL {
        let place = folder.appendingPathComponent("Outbox/\(kind.rawValue)")
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
