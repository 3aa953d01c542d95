// SPDX-License-Identifier: MIT
import UniformTypeIdentifiers

/// How a file is shown.
package enum FilePreviewKind: Sendable {
    case image, pdf, text, richText, markup
    /// Named with its size: nothing here shows what is in it.
    case unknown

    /// By the name's extension; the file is not opened.
    package init(_ url: URL) {
        let type = UTType(filenameExtension: url.pathExtension.lowercased()) ?? .data
        let richText = Set(["rtf", "rtfd"])
        switch url.pathExtension.lowercased() {
        case let name where richText.contains(name): self = .richText
        case "html", "htm", "xhtml": self = .markup
        default:
            if type.conforms(to: .pdf) {
                self = .pdf
            } else if type.conforms(to: .image) {
                self = .image
            } else {
                self = type.conforms(to: .text) || type.conforms(to: .propertyList) ? .text : .unknown
            }
        }
    }

    /// What people read for the file's kind.
    package static func name(of url: URL) -> String {
        let ending = url.pathExtension
        return UTType(filenameExtension: ending.lowercased())?.localizedDescription
            ?? (ending.isEmpty ? SystemStrings.text("Document") : ending.uppercased())
    }

    /// Name of the symbol that stands for such a file; `doc` for kinds that are not known.
    package static func symbol(of url: URL) -> String {
        guard let type = UTType(filenameExtension: url.pathExtension.lowercased()) else { return "doc" }
        if type.conforms(to: .movie) { return "film" }
        if type.conforms(to: .audio) { return "music.note" }
        if type.conforms(to: .image) { return "photo" }
        if type.conforms(to: .archive) { return "doc.zipper" }
        return type.conforms(to: .text) || type.conforms(to: .pdf) ? "doc.text" : "doc"
    }
}
