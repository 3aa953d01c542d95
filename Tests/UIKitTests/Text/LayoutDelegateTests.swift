// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// What a layout manager's delegate changes, by Apple's documentation of `NSLayoutManagerDelegate`.
@MainActor @Suite struct LayoutDelegateTests {
    private final class Delegate: NSObject, NSLayoutManagerDelegate {
        var height: CGFloat?
        var (before, after): (CGFloat, CGFloat) = (0, 0)
        var ranges: [NSRange] = []

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            ranges.append(glyphRange)
            guard let height else { return false }
            lineFragmentRect.pointee.size.height = height
            lineFragmentUsedRect.pointee.size.height = height
            baselineOffset.pointee = height / 2
            return true
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { before }
        func layoutManager(
            _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { after }
    }

    private let storage = NSTextStorage(
        string: "One two\nthree\nfour", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
    private let delegate = Delegate()

    init() {
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
    }

    private var fragments: [CGRect] {
        var found: [CGRect] = []
        let all = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in found.append(rect) }
        return found
    }

    @Test("Lines are as high as the delegate wants, and text stands on the baseline it names")
    func lines() {
        let natural = fragments
        delegate.height = 40
        manager.delegate = delegate
        manager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: storage.length), actualCharacterRange: nil)
        #expect(fragments.map(\.minY) == [0, 40, 80] && fragments.allSatisfy { $0.height == 40 })
        #expect(delegate.ranges == [NSRange(0..<8), NSRange(8..<14), NSRange(14..<18)])
        #expect(manager.location(forGlyphAt: 0).y == 20)
        delegate.height = nil
        manager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: storage.length), actualCharacterRange: nil)
        #expect(fragments == natural)
    }

    @Test("Paragraphs are as far apart as the delegate wants; none stands before the first")
    func paragraphs() {
        let natural = fragments
        (delegate.before, delegate.after) = (3, 5)
        manager.delegate = delegate
        manager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: storage.length), actualCharacterRange: nil)
        #expect(zip(fragments, natural).map { $0.minY - $1.minY } == [0, 8, 16])
    }
}
