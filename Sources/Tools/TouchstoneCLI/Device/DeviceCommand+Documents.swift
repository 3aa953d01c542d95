// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// File sharing: a person's computer reads and writes the `Documents` of apps that allow it, as the Finder does.
extension DeviceCommand {
    func runOnDocuments() throws -> Int32? {
        guard verb == "documents" else { return nil }
        let (entry, app) = try installedApp()
        guard app.sharesDocuments else {
            throw Failure(
                .app, "\(app.identifier) does not share its files: UIFileSharingEnabled is not true",
                at: SourceLocation(file: app.bundle / "Info.plist"))
        }
        let documents = try entry.device.home(for: app.identifier) / "Documents"
        let names = Array(arguments.dropFirst(3))
        switch arguments.count > 2 ? arguments[2] : "list" {
        case "list": try list(names.first.map { try place($0, in: documents) } ?? documents, in: documents)
        case "put":
            for file in try wanted(names, "files").map({ Path.absolute($0) }) {
                try file.copyWhole(to: try place(file.name, in: documents))
            }
        case "get":
            let folder = Path.absolute(try wanted(names, "names and a folder", least: 2)[names.count - 1])
            for file in try names.dropLast().map({ try present($0, in: documents) }) {
                try file.copyWhole(to: folder / file.name)
            }
        case "remove":
            for file in try wanted(names, "names").map({ try present($0, in: documents) }) { try file.remove() }
        case let other:
            throw Failure(.usage, "touchstone: device documents takes list, put, get or remove, not '\(other)'")
        }
        return 0
    }

    private func wanted(_ names: [String], _ what: String, least: Int = 1) throws -> [String] {
        guard names.count >= least else {
            throw Failure(.usage, "touchstone: device documents \(arguments[2]) needs \(what)")
        }
        return names
    }

    /// Names of what is there, folders with a slash behind.
    private func list(_ folder: Path, in documents: Path) throws {
        if folder != documents { _ = try present(folder.name, in: folder.parent) }
        for child in folder.children.sorted() { print(child.name + (child.isDirectory ? "/" : "")) }
    }

    /// Inside of `documents`, also where an app has put a link.
    private func place(_ name: String, in documents: Path) throws -> Path {
        let path = Path.absolute(name, from: documents)
        let (real, home) = (path.parent.resolved ?? path.parent, documents.resolved ?? documents)
        guard path.relative(to: documents) != nil, real == home || real.relative(to: home) != nil else {
            throw Failure(.usage, "touchstone: \(name) is not among the app's documents")
        }
        return path
    }

    private func present(_ name: String, in documents: Path) throws -> Path {
        let path = try place(name, in: documents)
        guard path.exists else { throw Failure(.usage, "touchstone: the app has no document \(name)") }
        return path
    }
}
