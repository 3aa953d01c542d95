// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What the delegate of a layout manager hears and decides.
@MainActor @Suite(.serialized)
struct TextKitRecipeStatementsTests {
    // MARK: The layout manager's delegate

    private final class Listener: Foundation.NSObject, NSLayoutManagerDelegate {
        var finished: [Bool] = []
        var refused: Int?
        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) { finished.append(layoutFinishedFlag) }
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
        ) -> Bool { charIndex != refused }
    }

    private func lines(_ manager: NSLayoutManager) -> [String] {
        var result: [String] = []
        let text = (manager.textStorage?.string ?? "") as NSString
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.length)) { _, _, _, range, _ in
            result.append(text.substring(with: range))
        }
        return result
    }

    @Test("TK9: the delegate is told when layout is finished, and can forbid a line to break at an index")
    func delegate() throws {
        let storage = NSTextStorage(
            string: "aaaa bbbb cccc dddd",
            attributes: [.font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)])
        let (manager, listener) = (NSLayoutManager(), Listener())
        storage.addLayoutManager(manager)
        manager.delegate = listener
        let advance = ("a" as NSString).size(
            withAttributes: [.font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)]).width
        let container = NSTextContainer(size: CGSize(width: advance * 10 + 1, height: 1000))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        manager.ensureLayout(for: container)
        #expect(listener.finished == [true])
        #expect(lines(manager) == ["aaaa bbbb ", "cccc dddd"])
        listener.refused = 10
        manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 19), actualCharacterRange: nil)
        #expect(lines(manager) == ["aaaa ", "bbbb cccc ", "dddd"])
        // Text that goes on in another container finishes with the last one.
        listener.finished = []
        container.size = CGSize(width: advance * 10 + 1, height: 14)
        let second = NSTextContainer(size: CGSize(width: advance * 10 + 1, height: 1000))
        manager.addTextContainer(second)
        manager.ensureLayout(for: second)
        #expect(listener.finished == [false, true])
    }
}
