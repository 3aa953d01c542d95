// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Requirements from Apple's documentation of string drawing and TextKit.
@MainActor
struct TextDrawingTests {
    private let font = UIFont.systemFont(ofSize: 17)
    private var line: CGFloat { 17 * 2444 / 2048 }

    @Test func stringsMeasureWithoutRounding() {
        let size = "0000".size(withAttributes: [.font: font])
        #expect(abs(size.width - 4 * (1290 - 52) * 17 / 2048) < 1e-6)
        #expect(abs(size.height - line) < 1e-6)
        #expect(("0000" as NSString).size(withAttributes: [.font: font]) == size)
        #expect(NSAttributedString(string: "0000", attributes: [.font: font]).size() == size)
        #expect(abs("a\nb".size(withAttributes: [.font: font]).height - 2 * line) < 1e-6)
        #expect("".size(withAttributes: [.font: font]).width == 0)
        // Without attributes: Helvetica at 12 points, 13.8 high.
        #expect(abs("x".size().height - 13.8) < 1e-6)
    }

    @Test func boundsWrapOnlyWithLineFragmentOrigin() {
        let text = "The quick brown fox jumps over the lazy dog"
        let box = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text.boundingRect(
            with: box, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        #expect(wrapped.width <= 120)
        #expect(wrapped.origin == .zero)
        #expect(abs((wrapped.height / line).rounded() * line - wrapped.height) < 1e-6)
        #expect(wrapped.height > 2 * line)
        let single = text.boundingRect(with: box, options: [], attributes: [.font: font], context: nil)
        #expect(abs(single.height - line) < 1e-6)
        #expect(single.width > 120)
        // The origin is the baseline without that option.
        #expect(abs(single.minY + font.ascender) < 1e-6)
        let cut = text.boundingRect(
            with: CGSize(width: 120, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: [.font: font], context: nil)
        #expect(abs(cut.height - 2 * line) < 1e-6)
    }

    @Test func drawingContextsReportTheScale() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.25
        let text = NSAttributedString(string: "The quick brown fox", attributes: [.font: font])
        let bounds = text.boundingRect(with: CGSize(width: 80, height: 30), options: [], context: context)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.25)
        #expect(bounds.width <= 80.01)
        #expect(context.totalBounds == bounds)
    }

    @Test func attachmentsTakeTheirBounds() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -10, width: 40, height: 50)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
        let plain = text.size()
        text.append(NSAttributedString(attachment: attachment))
        #expect(abs(text.size().width - plain.width - 40) < 1e-6)
        #expect(abs(text.size().height - 50) < 1e-6)
        #expect(text.string.utf16.last == 0xFFFC)
        #expect(text.containsAttachments(in: NSRange(location: 0, length: 2)))
    }

    @Test func shadowsAndKeysKeepApplesNames() {
        #expect(NSAttributedString.Key.font.rawValue == "NSFont")
        #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
        #expect(NSAttributedString.Key.kern.rawValue == "NSKern")
        #expect(NSAttributedString.Key.strikethroughStyle.rawValue == "NSStrikethrough")
        #expect(NSUnderlineStyle.double.rawValue == 9)
        let shadow = NSShadow()
        #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
        let style = NSMutableParagraphStyle()
        #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping && style.tabStops.count == 12)
        style.lineSpacing = 3
        let copy = style.copy() as? NSParagraphStyle
        style.lineSpacing = 4
        #expect(copy?.lineSpacing == 3)
        #expect(!(copy is NSMutableParagraphStyle))
    }

    /// CoreFoundation compares the attributes of neighbouring runs when attributed strings are joined, and must not take our
    /// objects for its own.
    @Test func joinedStringsCompareTheirAttributes() {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let pairs: [(NSAttributedString.Key, Any, Any, Any)] = [
            (.font, UIFont.systemFont(ofSize: 3), UIFont.systemFont(ofSize: 3), UIFont.systemFont(ofSize: 4)),
            (
                .foregroundColor, UIColor(white: 0.1, alpha: 1), UIColor(white: 0.1, alpha: 1),
                UIColor(white: 0.2, alpha: 1)
            ),
            (.paragraphStyle, NSParagraphStyle(), NSParagraphStyle(), style), (.shadow, NSShadow(), NSShadow(), shadow),
        ]
        for (key, one, same, other) in pairs {
            let text = NSMutableAttributedString(string: "a", attributes: [key: one])
            text.append(NSAttributedString(string: "b", attributes: [key: same]))
            text.append(NSAttributedString(string: "c", attributes: [key: other]))
            var range = NSRange()
            _ = text.attribute(key, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 3))
            #expect(range.length == 2, "\(key.rawValue)")
        }
    }

    // MARK: TextKit

    private func kit(_ text: String, width: CGFloat = 200) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 1000))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    @Test func layoutManagersFillContainers() {
        let (storage, manager, container) = kit("one two three four five six seven eight nine", width: 120)
        let used = manager.usedRect(for: container)
        #expect(used.width <= 120)
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect, _, _, range, _ in
            #expect(abs(rect.height - self.line) < 1e-6)
            lines.append(range)
        }
        #expect(abs(used.height - CGFloat(lines.count) * line) < 1e-6)
        #expect(lines.reduce(0) { $0 + $1.length } == storage.length)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
        // A point in the middle of a character finds it again.
        let box = manager.boundingRect(forGlyphRange: NSRange(location: 9, length: 1), in: container)
        #expect(
            manager.characterIndex(
                for: CGPoint(x: box.midX, y: box.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
                == 9)
        #expect(box.minX >= 5)
    }

    @Test func editsReachTheLayout() {
        final class Listener: NSTextStorageDelegate {
            var edits: [(NSRange, Int)] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange,
                changeInLength delta: Int
            ) { edits.append((editedRange, delta)) }
        }
        let (storage, manager, container) = kit("short")
        let listener = Listener()
        storage.delegate = listener
        let before = manager.usedRect(for: container)
        storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: " and longer")
        #expect(manager.usedRect(for: container).width > before.width)
        #expect(listener.edits.count == 1)
        #expect(listener.edits.first?.0 == NSRange(location: 5, length: 11) && listener.edits.first?.1 == 11)
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "x")
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 1))
        #expect(listener.edits.count == 1)
        storage.endEditing()
        #expect(listener.edits.count == 2)
        #expect(manager.usedRect(for: container).height > 30)
        storage.setAttributedString(NSAttributedString(string: "last\n", attributes: [.font: font]))
        #expect(abs(manager.extraLineFragmentRect.minY - line) < 1e-6)
    }
}
