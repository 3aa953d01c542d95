// SPDX-License-Identifier: MIT
import UniformTypeIdentifiers

/// What the top of the share sheet says of the items: a picture, a name, and what kind of thing it is.
@MainActor
struct SharePreview {
    private(set) var title: String
    private(set) var detail: String?
    /// Fills its square; nil: the symbol stands in the middle.
    private(set) var picture: UIImage?
    private(set) var symbol = "doc"

    init(_ items: [Any]) {
        title = SystemStrings.text("%@ Items", items.count)
        let pictures = items.compactMap { $0 as? UIImage }
        picture = pictures.first
        if pictures.count == 1 { title = SystemStrings.text("Image") }
        if pictures.count > 1 { title = SystemStrings.text("%@ Images", pictures.count) }
        for item in items {
            let text = item as? String ?? (item as? NSAttributedString)?.string
            let url = item as? URL
            if let text { describe(text) }
            if let url { describe(url) }
            if text != nil || url != nil { break }
        }
    }

    private mutating func describe(_ text: String) {
        title = text
        symbol = "doc.plaintext"
        detail = "\(SystemStrings.text("Plain Text")) · \(Self.size(Int64(text.utf8.count)))"
    }

    private mutating func describe(_ url: URL) {
        guard url.isFileURL else {
            title = url.host ?? url.absoluteString
            detail = url.host == nil ? nil : url.absoluteString
            symbol = "safari"
            return
        }
        title = url.deletingPathExtension().lastPathComponent
        symbol = FilePreviewKind.symbol(of: url)
        let kind = UTType(filenameExtension: url.pathExtension)
        if kind?.conforms(to: .image) == true { picture = picture ?? UIImage(contentsOfFile: url.path) }
        // A file that cannot be read has no size to be shown.
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
        let parts = [Self.name(of: kind, url.pathExtension.uppercased()), size.map { Self.size(Int64($0)) }]
        detail = parts.compactMap { $0 }.joined(separator: " · ")
    }

    private static func name(of kind: UTType?, _ format: String) -> String? {
        guard let kind, !format.isEmpty else { return format.isEmpty ? nil : format }
        if kind == .plainText { return SystemStrings.text("Plain Text") }
        let patterns: [(UTType, String)] = [(.image, "%@ Image"), (.movie, "%@ Movie"), (.audio, "%@ Audio")]
        let pattern = patterns.first { kind.conforms(to: $0.0) }?.1 ?? "%@ Document"
        return SystemStrings.text(pattern).replacingOccurrences(of: "%@", with: format)
    }

    /// In the app's language, like the words beside it.
    private static func size(_ bytes: Int64) -> String {
        let language = Bundle.main.preferredLocalizations.first ?? Locale.current.identifier
        return bytes.formatted(.byteCount(style: .file).locale(Locale(identifier: language)))
    }
}
