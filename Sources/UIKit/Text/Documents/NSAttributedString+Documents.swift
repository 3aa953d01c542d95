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

    /// Reads plain text or HTML. HTML is read without a browser: text styles, headings, lists, links, and the colour, font and
    /// decoration parts of `style` attributes; style sheets and layout are left out. Other types throw.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let text = try TextDocument(data, options).read()
        self.init(attributedString: text)
    }

    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            options[.documentType] = DocumentType.html
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Plain text of a range; other types throw.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let type = dict[.documentType] as? DocumentType ?? .plain
        guard type == .plain else {
            Unsupported.report("NSAttributedString.data(from:documentAttributes:) as \(type.rawValue)")
            throw CocoaError(.featureUnsupported)
        }
        return Data(attributedSubstring(from: range).string.utf8)
    }
}

/// A document and how to read it.
private struct TextDocument {
    private let data: Data
    private let type: NSAttributedString.DocumentType
    private let encoding: String.Encoding?
    private let attributes: [NSAttributedString.Key: Any]

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
        self.data = data
        let asked = options[.documentType]
        let named = (asked as? String).map(NSAttributedString.DocumentType.init(rawValue:))
        let isMarkup = data.prefix(256).contains(UInt8(ascii: "<"))
        type = asked as? NSAttributedString.DocumentType ?? named ?? (isMarkup ? .html : .plain)
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
        default:
            Unsupported.report("NSAttributedString(data:options:documentAttributes:) of \(type.rawValue)")
            throw CocoaError(.featureUnsupported)
        }
    }
}
