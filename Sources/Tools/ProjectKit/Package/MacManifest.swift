// SPDX-License-Identifier: MIT
import Foundation

/// A manifest as a Mac reads it, where apps for iOS are built: `#if os(macOS)` in it means the machine that reads it.
struct MacManifest {
    private let folder: Path
    private let texts: [(name: String, text: String)]

    /// nil when the manifest asks for no system.
    init?(of folder: Path) throws {
        self.folder = folder
        let files = folder.children.filter { $0.name.hasPrefix("Package") && $0.pathExtension == "swift" }
        let read = try files.map { (name: $0.name, text: try $0.readText()) }
        texts = read.map { ($0.name, Self.exchanged($0.text)) }
        guard zip(read, texts).contains(where: { $0.text != $1.text }) else { return nil }
    }

    /// The text with Linux's answers to conditions where a Mac's were.
    private static func exchanged(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let words = line.drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("#if") || words.hasPrefix("#elseif") else { return String(line) }
            return String(line).replacing("os(macOS)", with: "os(\u{1})").replacing("os(Linux)", with: "os(macOS)")
                .replacing("os(\u{1})", with: "os(Linux)")
                .replacing("canImport(Darwin)", with: "os(Linux)").replacing("canImport(ObjectiveC)", with: "os(Linux)")
        }
        return lines.joined(separator: "\n")
    }

    /// The Mac's manifest, unless it has targets in Objective-C which Linux's is without: of a library that goes without
    /// them on Linux more is built. They are named then, and known to who imports them on a Mac.
    func manifest(instead plain: Manifest) throws -> Manifest {
        let place = CacheFolder.root / "manifests" / "mac-\(Fingerprint(folder.string).text)" / folder.name
        try place.makeDirectory()
        let names = Set(folder.children.map(\.name))
        for old in place.children where !names.contains(old.name) { try old.remove() }
        for child in folder.children where !texts.contains(where: { $0.name == child.name }) {
            let link = place / child.name
            if link.resolved == child.resolved { continue }
            try link.remove()
            try FileManager.default.createSymbolicLink(atPath: link.string, withDestinationPath: child.string)
        }
        for (name, text) in texts { try (place / name).write(text) }
        // What only a Mac can read stays as Linux reads it.
        guard let found = try? SwiftPackage.describe(folder, in: place) else { return plain }
        let known = Set(plain.targets.map(\.name))
        let lost = found.targets.filter { target in
            guard !known.contains(target.name), target.type != "test" else { return false }
            // A folder that is not there would end the build, which Linux's manifest goes without.
            guard let files = try? SwiftPackage.place(of: target, in: folder).descendants() else { return true }
            let foreign = files.filter { ClangModule.objectiveC.contains($0.pathExtension) }
            return !foreign.isEmpty && !StandIns.replace(foreign) || target.type == "binary"
        }
        guard !lost.isEmpty else { return found }
        var plain = plain
        plain.targets += lost.filter { $0.type != "binary" }.map { target in
            var target = target
            target.isMacOnly = true
            return target
        }
        return plain
    }
}
