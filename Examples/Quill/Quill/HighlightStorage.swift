// SPDX-License-Identifier: MIT
import UIKit

/// A text storage that gives some words attributes of their own while they are typed.
class HighlightStorage: NSTextStorage {
    /// How a word looks, case-sensitive; and all others, by `base`.
    var tokens: [String: [NSAttributedString.Key: Any]] = [:]
    var base: [NSAttributedString.Key: Any] = [:]
    private let backing = NSMutableAttributedString()

    override var string: String { backing.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override func processEditing() {
        if editedMask.contains(.editedCharacters) { highlight((string as NSString).paragraphRange(for: editedRange)) }
        super.processEditing()
    }

    private func highlight(_ range: NSRange) {
        setAttributes(base, range: range)
        (string as NSString).enumerateSubstrings(in: range, options: .byWords) { word, place, _, _ in
            guard let word, let attributes = self.tokens[word] else { return }
            self.addAttributes(attributes, range: place)
        }
    }

    /// After a change of `base` or `tokens`.
    func highlightAll() {
        beginEditing()
        highlight(NSRange(location: 0, length: length))
        endEditing()
    }
}
