// SPDX-License-Identifier: MIT
import TouchstoneDevice
import UniformTypeIdentifiers

/// The files of the simulated device that all apps may open with the user's help. Where nobody has put any, it holds a few, as a simulator holds samples.
@MainActor
enum DeviceFiles {
    static let folder = Device.current.files

    struct Entry {
        let url: URL
        let isFolder: Bool
        /// Bytes.
        let size: Int
        let changed: Date
    }

    /// Folders first, then by name; hidden files are left out.
    static func entries(of folder: URL) -> [Entry] {
        do {
            if folder == self.folder { try addSamplesOnce() }
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { !$0.hasPrefix(".") }
                .map { try entry(folder.appendingPathComponent($0)) }
                .sorted {
                    ($0.isFolder ? 0 : 1, $0.url.lastPathComponent) < ($1.isFolder ? 0 : 1, $1.url.lastPathComponent)
                }
        } catch {
            Unsupported.report("files: \(error.localizedDescription)")
            return []
        }
    }

    /// All files below a folder, however deep; hidden ones are left out.
    static func files(below folder: URL) -> [Entry] {
        entries(of: folder).flatMap { $0.isFolder ? files(below: $0.url) : [$0] }
    }

    /// The files of some types that changed last, the latest first.
    static func recent(of types: [UTType]) -> [Entry] {
        let all = files(below: folder).filter { conforms($0.url, to: types) }
        return Array(all.sorted { ($0.changed, $1.url.path) > ($1.changed, $0.url.path) }.prefix(mostRecent))
    }
    private static let mostRecent = 50

    /// What has a text in its name, in a folder and below.
    static func matching(_ text: String, below folder: URL) -> [Entry] {
        entries(of: folder).flatMap { entry -> [Entry] in
            let own = entry.url.lastPathComponent.localizedStandardContains(text) ? [entry] : []
            return own + (entry.isFolder ? matching(text, below: entry.url) : [])
        }
    }

    private static func entry(_ url: URL) throws -> Entry {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return Entry(
            url: url, isFolder: attributes[.type] as? FileAttributeType == .typeDirectory,
            size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
            changed: attributes[.modificationDate] as? Date ?? Date(timeIntervalSince1970: 0))
    }

    static func contains(_ url: URL) -> Bool {
        url.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
    }

    /// Whether a file is of one of the types: by its extension.
    static func conforms(_ url: URL, to types: [UTType]) -> Bool {
        if types.contains(where: { [.item, .data, .content].contains($0) }) { return true }
        let own = UTType.types(tag: url.pathExtension, tagClass: .filenameExtension, conformingTo: nil)
        return types.contains { wanted in
            own.contains { $0.conforms(to: wanted) }
                || wanted.tags[.filenameExtension]?.contains(url.pathExtension.lowercased()) == true
        }
    }

    /// A copy that the app may read, write and delete.
    static func copyForApp(_ url: URL) throws -> URL {
        let inbox = FileManager.default.temporaryDirectory
            .appendingPathComponent((Bundle.main.bundleIdentifier ?? "app") + "-Inbox", isDirectory: true)
        return try place(url, in: inbox, keepsOriginal: true)
    }

    /// Puts a file into a folder, under a name that is free there.
    static func place(_ url: URL, in folder: URL, keepsOriginal: Bool) throws -> URL {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        var target = folder.appendingPathComponent(url.lastPathComponent)
        var number = 1
        while files.fileExists(atPath: target.path) {
            number += 1
            let name = "\(url.deletingPathExtension().lastPathComponent) \(number)"
            target = folder.appendingPathComponent(name).appendingPathExtension(url.pathExtension)
        }
        if keepsOriginal { try files.copyItem(at: url, to: target) } else { try files.moveItem(at: url, to: target) }
        return target
    }

    private static func addSamplesOnce() throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        let texts = folder.appendingPathComponent("Texts", isDirectory: true)
        try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
        let samples: [(URL, String)] = [
            (texts.appendingPathComponent("Tea.txt"), "Two minutes for green tea, four for black.\n"),
            (texts.appendingPathComponent("Walks.txt"), "Along the river, up the hill, home by the mill.\n"),
            (folder.appendingPathComponent("Heights.csv"), "mountain,metres\nZugspitze,2962\nSnowdon,1085\n"),
        ]
        for (url, text) in samples { try Data(text.utf8).write(to: url) }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 150)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 150))
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 120, y: 20, width: 50, height: 50)).fill()
        }
        try picture.pngData()?.write(to: folder.appendingPathComponent("Morning.png"))
        for url in [folder, texts] + samples.map(\.0) + [folder.appendingPathComponent("Morning.png")] {
            // One date for all machines and runs: pictures of the list are the same everywhere.
            let date = Date(timeIntervalSince1970: 1_700_000_000)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
        }
    }
}
