// SPDX-License-Identifier: MIT
import CoreText

extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads plain text, RTF or HTML. RTF without tables and pictures. HTML is read without a browser: text styles, headings, lists, links, and the colour, font and
    /// decoration parts of `style` attributes and style sheets; layout and pictures are left out. Other types throw.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = TextDocument(data, options)
        let text = try document.read()
        dict?.pointee = NSDictionary(dictionary: [DocumentAttributeKey.documentType.rawValue: document.type.rawValue])
        self.init(attributedString: text)
    }

    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        let types: [String: DocumentType] = ["html": .html, "htm": .html, "rtf": .rtf, "txt": .plain]
        if options[.documentType] == nil, let type = types[url.pathExtension.lowercased()] {
            options[.documentType] = type
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// A range as plain text or RTF; other types throw.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let type = dict[.documentType] as? DocumentType ?? .plain
        switch type {
        case .plain: return Data(attributedSubstring(from: range).string.utf8)
        case .rtf: return RTFWriter.write(attributedSubstring(from: range))
        default:
            Unsupported.report("NSAttributedString.data(from:documentAttributes:) as \(type.rawValue)")
            throw CocoaError(.featureUnsupported)
        }
    }
}

/// A document and how to read it.
private struct TextDocument {
    private let data: Data
    let type: NSAttributedString.DocumentType
    private let encoding: String.Encoding?
    private let attributes: [NSAttributedString.Key: Any]

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
        self.data = data
        let asked = options[.documentType]
        let named = (asked as? String).map(NSAttributedString.DocumentType.init(rawValue:))
        let isMarkup = data.prefix(256).contains(UInt8(ascii: "<"))
        let isRichText = data.starts(with: Array("{\\rtf".utf8))
        type =
            asked as? NSAttributedString.DocumentType ?? named ?? (isRichText ? .rtf : isMarkup ? .html : .plain)
        let raw = (options[.characterEncoding] as? NSNumber)?.uintValue ?? (options[.characterEncoding] as? UInt)
        encoding = raw.map(String.Encoding.init(rawValue:))
        attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    }

    func read() throws -> NSAttributedString {
        guard let text = String(data: data, encoding: encoding ?? .utf8) ?? String(data: data, encoding: .isoLatin1)
        else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        switch type {
        case .plain: return NSAttributedString(string: text, attributes: attributes)
        case .html: return HTMLReader(text).read()
        case .rtf:
            guard let reader = RTFReader(data) else { throw CocoaError(.fileReadCorruptFile) }
            return reader.read()
        default:
            Unsupported.report("NSAttributedString(data:options:documentAttributes:) of \(type.rawValue)")
            throw CocoaError(.featureUnsupported)
        }
    }
}
