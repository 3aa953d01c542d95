// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// Text with a store of its own, as Apple's guide to text storages makes one: "subclass NSTextStorage ... override `string`,
/// `replaceCharacters(in:with:)`, `attributes(at:effectiveRange:)` and `setAttributes(_:range:)`"; its `init()` calls super's.
struct TextStorageSubclassTests {
    private final class Store: NSTextStorage {
        private let text: NSMutableAttributedString

        override init() {
            text = NSMutableAttributedString(string: "kept")
            super.init()
        }
        required init?(coder: NSCoder) { nil }

        override var string: String { text.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
    }

    // The test's own thread alone has it.
    private final class Mark: NSTextAttachment, @unchecked Sendable {
        var name = ""
        override init(data contentData: Data?, ofType uti: String?) { super.init(data: contentData, ofType: uti) }
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
        }
        override func encode(with coder: NSCoder) {
            super.encode(with: coder)
            coder.encode(name as NSString, forKey: "name")
        }
    }

    @Test func initialisersOfSubclasses() throws {
        #expect(Store().length == 4)
        #expect(NSTextStorage().string.isEmpty && NSTextStorage(string: "a").length == 1)
        #expect(NSTextStorage(attributedString: NSAttributedString(string: "ab")).string == "ab")
    }

    /// "Returns an object initialized from data in a given unarchiver", of a subclass as well.
    @Test func attachmentsOfSubclasses() throws {
        let mark = Mark(data: Data([1, 2]), ofType: "public.data")
        mark.name = "first"
        mark.bounds = CGRect(x: 0, y: -2, width: 8, height: 9)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        mark.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let read = try #require(Mark(coder: reader))
        #expect(read.name == "first" && read.contents == Data([1, 2]) && read.fileType == "public.data")
        #expect(read.bounds == mark.bounds)
    }

    /// One whose primitives all work on a store, as the guide has it.
    private final class Editor: NSTextStorage {
        private let text = NSMutableAttributedString()

        override var string: String { text.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            text.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            text.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    /// "The default ... is 12-point Helvetica(Neue)" (`NSAttributedString.Key.font`), which editing gives to what has none:
    /// https://developer.apple.com/documentation/foundation/nsmutableattributedstring/fixattributes(in:)
    @Test func textWithoutFontGetsOne() {
        let storage = Editor()
        storage.append(NSAttributedString(string: "foo"))
        storage.append(NSAttributedString(string: "bar", attributes: [.font: UIFont.boldSystemFont(ofSize: 10)]))
        let fonts = [0, 3].map { storage.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(fonts[0]?.familyName == "Helvetica" && fonts[0]?.pointSize == 12)
        #expect(fonts[1]?.pointSize == 10)
    }

    /// "The full range over which the value ... is the same as that at index":
    /// https://developer.apple.com/documentation/foundation/nsattributedstring/attribute(_:at:longesteffectiverange:in:)
    @Test func longestRanges() {
        let storage = Editor()
        let mark = NSAttributedString.Key("mark")
        storage.append(NSAttributedString(string: "abcdef", attributes: [mark: "x", .kern: 1]))
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
        var found: [NSRange] = []
        let whole = NSRange(location: 0, length: 6)
        storage.enumerateAttribute(mark, in: whole) { _, range, _ in found.append(range) }
        #expect(found == [whole])
        var kerns: [Int] = []
        storage.enumerateAttribute(.kern, in: whole, options: .reverse) { value, range, _ in
            kerns += [value as? Int ?? 0, range.location]
        }
        #expect(kerns == [1, 4, 2, 2, 1, 0])
        var range = NSRange()
        #expect(storage.attribute(mark, at: 3, longestEffectiveRange: &range, in: whole) as? String == "x")
        #expect(range == whole)
        _ = storage.attributes(at: 3, longestEffectiveRange: &range, in: whole)
        #expect(range == NSRange(location: 2, length: 2))
        _ = storage.attribute(mark, at: 3, longestEffectiveRange: &range, in: NSRange(location: 1, length: 4))
        #expect(range == NSRange(location: 1, length: 4))
    }

    /// "The character contents of the receiver as an NSMutableString object ... edits are tracked":
    /// https://developer.apple.com/documentation/foundation/nsmutableattributedstring/mutablestring
    @Test func mutableText() {
        let storage = Editor()
        storage.append(NSAttributedString(string: "one two"))
        let text = storage.mutableString
        #expect(String(text) == "one two")
        text.replaceOccurrences(of: "two", with: "three", range: NSRange(location: 0, length: text.length))
        #expect(storage.string == "one three")
        #expect(text.length == 9)
    }
}
