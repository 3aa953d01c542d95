// SPDX-License-Identifier: MIT
import CoreText

extension NSAttributedString {
    /// Reads plain text, RTF or HTML. RTF without tables and pictures. HTML is read without a browser: text styles, headings, lists, links, and the colour, font and
    /// decoration parts of `style` attributes and style sheets; layout and pictures are left out. Other types throw.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = TextDocument(data, options)
        let text = try document.read()
        var found = document.type == .rtf ? RTFProperties(data).attributes : [:]
        found[.documentType] = document.type.rawValue
        dict?.pointee = NSDictionary(
            dictionary: Dictionary(uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) }))
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
        case .rtf: return RTFProperties.written(dict, into: RTFWriter.write(attributedSubstring(from: range)))
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
    /// Of all sizes of a web page's text.
    private let multiplier: CGFloat

    /// By its name in the register of the internet.
    private static func encoding(_ name: String) -> String.Encoding? {
        let known: [String: String.Encoding] = [
            "utf-8": .utf8, "utf-16": .utf16, "us-ascii": .ascii, "iso-8859-1": .isoLatin1, "iso-8859-2": .isoLatin2,
            "windows-1252": .windowsCP1252, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
            "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "macintosh": .macOSRoman,
        ]
        return known[name.lowercased()]
    }

    private func scaled(_ text: NSAttributedString) -> NSAttributedString {
        guard multiplier != 1, multiplier > 0 else { return text }
        let made = NSMutableAttributedString(attributedString: text)
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            made.addAttribute(.font, value: font.withSize(font.pointSize * multiplier), range: range)
        }
        return made
    }

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
        self.data = data
        let asked = options[.documentType]
        let named = (asked as? String).map(NSAttributedString.DocumentType.init(rawValue:))
        let isMarkup = data.prefix(256).contains(UInt8(ascii: "<"))
        let isRichText = data.starts(with: Array("{\\rtf".utf8))
        type =
            asked as? NSAttributedString.DocumentType ?? named ?? (isRichText ? .rtf : isMarkup ? .html : .plain)
        let raw = (options[.characterEncoding] as? NSNumber)?.uintValue ?? (options[.characterEncoding] as? UInt)
        let name = options[.textEncodingName] as? String
        encoding = raw.map(String.Encoding.init(rawValue:)) ?? name.flatMap(Self.encoding)
        multiplier = (options[.textSizeMultiplier] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 1
        attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    }

    func read() throws -> NSAttributedString {
        guard let text = String(data: data, encoding: encoding ?? .utf8) ?? String(data: data, encoding: .isoLatin1)
        else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        switch type {
        case .plain: return NSAttributedString(string: text, attributes: attributes)
        case .html: return scaled(HTMLReader(text).read())
        case .rtf:
            guard let reader = RTFReader(data) else { throw CocoaError(.fileReadCorruptFile) }
            return reader.read()
        default:
            Unsupported.report("NSAttributedString(data:options:documentAttributes:) of \(type.rawValue)")
            throw CocoaError(.featureUnsupported)
        }
    }
}
