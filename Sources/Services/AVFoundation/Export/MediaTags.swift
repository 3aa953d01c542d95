// SPDX-License-Identifier: MIT
import MediaEngine

/// Tags of files that the app writes.
enum MediaTags {
    private static let names: [String: String] = [
        "title": "title", "artist": "artist", "albumName": "album", "type": "genre", "creationDate": "date",
        "description": "comment", "copyrights": "copyright", "creator": "composer", "author": "artist",
        "©nam": "title", "©ART": "artist", "©alb": "album", "©gen": "genre", "©day": "date", "©cmt": "comment",
        "©wrt": "composer", "cprt": "copyright",
    ]

    /// Tags that files made here have no place for are reported by their keys.
    static func write(_ items: [AVMetadataItem], to file: URL, container: String) throws {
        let tags = items.compactMap { item -> (name: String, text: String)? in
            let key = item.commonKey?.rawValue ?? item.key.map { "\($0)" } ?? ""
            guard let name = names[key], let text = item.stringValue else {
                Unsupported.report("AVMetadataItem \(key) in a written file")
                return nil
            }
            return (name, text)
        }
        guard !tags.isEmpty else { return }
        let draft = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).tags")
        try FFmpeg.setTags(tags, of: file.path, by: draft.path, container: container)
        try SafeFile.put(draft, inPlaceOf: file)
    }
}
