// SPDX-License-Identifier: MIT
import Foundation

/// The file for `-vfsoverlay`: adapted sources laid over the originals, folder by folder.
enum OverlayFile {
    private struct Description: Encodable {
        struct Entry: Encodable {
            let type: String
            let name: String
            let contents: [Entry]?
            let externalContents: String?

            enum CodingKeys: String, CodingKey {
                case type, name, contents
                case externalContents = "external-contents"
            }
        }
        let version = 0
        let caseSensitive = "true"
        let useExternalNames = "false"
        let roots: [Entry]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case caseSensitive = "case-sensitive"
            case useExternalNames = "use-external-names"
        }
    }

    static func data(_ outputs: [String: URL]) throws -> Data {
        var folders: [String: [Description.Entry]] = [:]
        for (original, adapted) in outputs.sorted(by: { $0.key < $1.key }) {
            let path = URL(fileURLWithPath: original)
            folders[path.deletingLastPathComponent().path, default: []].append(
                .init(type: "file", name: path.lastPathComponent, contents: nil, externalContents: adapted.path))
        }
        let roots = folders.sorted { $0.key < $1.key }.map {
            Description.Entry(type: "directory", name: $0.key, contents: $0.value, externalContents: nil)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(Description(roots: roots))
    }
}
