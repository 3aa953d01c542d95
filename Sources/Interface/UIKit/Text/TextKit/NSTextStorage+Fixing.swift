// SPDX-License-Identifier: MIT
import CoreText

extension NSTextStorage {
    /// Gives characters without a font the one that they are drawn with: that of a storage whose subclass keeps the text,
    /// before its delegate hears of the edit. Attributes for paragraphs and attachments stay as they are.
    /// - Parameter range: of the edited text.
    func fixAttributes(in range: NSRange) {
        let range = NSIntersectionRange(range, NSRange(location: 0, length: length))
        guard range.length > 0 else { return }
        var bare: [NSRange] = []
        enumerateAttribute(.font, in: range, options: []) { font, part, _ in
            if font == nil { bare.append(part) }
        }
        for part in bare { addAttribute(.font, value: Self.fallbackFont, range: part) }
    }
}

extension NSTextStorage {
    /// What text without a font is drawn with.
    private static var fallbackFont: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
}

/// The text of a storage whose subclass keeps it; what is edited is the storage. `String(text)`, which Foundation reads
/// behind subclasses' backs, is the text as it was when this was asked for.
final class StorageString: NSMutableString {
    private let storage: NSTextStorage

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(string: storage.string)
    }

    // Foundation makes strings of a string's class, which have a storage of their own.

    required init(capacity: Int) {
        storage = NSTextStorage()
        super.init(capacity: capacity)
    }
    required init(string text: String) {
        storage = NSTextStorage(string: text)
        super.init(string: text)
    }
    required init(characters: UnsafePointer<unichar>, length: Int) {
        storage = NSTextStorage(string: String(utf16CodeUnits: characters, count: length))
        super.init(characters: characters, length: length)
    }
    required convenience init(stringLiteral value: StaticString) { self.init(string: value.description) }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: value.description) }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(string: value.description)
    }
    required convenience init?(coder: NSCoder) {
        guard let text = NSString(coder: coder) else { return nil }
        self.init(string: text as String)
    }

    override var length: Int { storage.length }
    override func character(at index: Int) -> unichar { (storage.string as NSString).character(at: index) }
    override func replaceCharacters(in range: NSRange, with text: String) {
        storage.replaceCharacters(in: range, with: text)
    }
}
