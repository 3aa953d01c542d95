// SPDX-License-Identifier: MIT
import UIKit

/// A note in a file of iCloud. Its activity is the system's: Info.plist names it.
class NoteDocument: UIDocument {
    static let activityType = "org.touchstone.Relay.document"

    struct Content: Codable {
        var title = ""
        var text = ""
    }
    var content = Content()

    override func contents(forType typeName: String) throws -> Any { try JSONEncoder().encode(content) }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
        content = try JSONDecoder().decode(Content.self, from: data)
    }

    // MARK: The folder

    static var folder: URL? {
        FileManager.default.url(forUbiquityContainerIdentifier: nil)?.appendingPathComponent("Documents")
    }

    /// By name.
    static var files: [URL] {
        // nil: before the first note there is no folder.
        let files = folder.flatMap {
            FileManager.default.enumerator(
                at: $0, includingPropertiesForKeys: nil, options: .skipsSubdirectoryDescendants)
        }
        let notes = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "note" }
        return notes?.sorted { $0.lastPathComponent < $1.lastPathComponent } ?? []
    }
}
