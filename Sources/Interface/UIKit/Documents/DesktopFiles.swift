// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDesktop
import UniformTypeIdentifiers

/// Files of the machine instead of the device's (`--desktop files`), in the words of the desktop's chooser.
enum DesktopFiles {
    static var isWanted: Bool { Desktop.takes(.files) }

    static func opening(_ types: [UTType], several: Bool) -> DesktopFileChooser.Wish {
        let folders = types.contains { $0.conforms(to: .directory) }
        return .open(several: several, folders: folders, patterns: folders ? [] : patterns(types))
    }

    static func saving(_ files: [URL]) -> DesktopFileChooser.Wish {
        files.count == 1 ? .save(name: files[0].lastPathComponent) : .saveAll(names: files.map(\.lastPathComponent))
    }

    /// Empty: everything may be chosen, also where one of the types has no name that the desktop knows.
    private static func patterns(_ types: [UTType]) -> [DesktopFileChooser.Pattern] {
        var result: [DesktopFileChooser.Pattern] = []
        for type in types {
            let own = patterns(type)
            if own.isEmpty { return [] }
            result += own.filter { !result.contains($0) }
        }
        return result
    }

    private static func patterns(_ type: UTType) -> [DesktopFileChooser.Pattern] {
        let kinds: [(UTType, String)] = [
            (.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*"), (.text, "text/*"),
        ]
        if let kind = kinds.first(where: { $0.0 == type }) { return [.mimeType(kind.1)] }
        return (type.tags[.filenameExtension] ?? []).map { .name("*." + $0) }
    }

    /// Copies or moves a file to the place that the person has chosen, over whatever is there: the desktop has asked.
    /// Written beside and renamed.
    static func put(_ file: URL, at place: URL, keepsOriginal: Bool) throws {
        let files = FileManager.default
        // Already there: a move would take it away.
        guard file.resolvingSymlinksInPath() != place.resolvingSymlinksInPath() else { return }
        let draft = SafeFile.draft(beside: place)
        do {
            try files.copyItem(at: file, to: draft)
            try SafeFile.put(draft, inPlaceOf: place)
        } catch {
            // It may not have been begun.
            try? files.removeItem(at: draft)
            throw error
        }
        if !keepsOriginal { try files.removeItem(at: file) }
    }
}
