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
}
