// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Pasting by configuration, after UIPasteConfigurationSupporting's documentation.
@MainActor @Suite(.serialized) struct PasteConfigurationTests {
    private final class Target: UIView {
        var pasted: [NSItemProvider] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders }
    }

    @Test("A responder with a paste configuration is offered and gets the items it accepts")
    func accepted() {
        let board = UIPasteboard.general
        let old = board.items
        defer { board.items = old }
        let target = Target()
        let paste = Selector("paste:")
        board.string = "text"
        #expect(!target.canPerformAction(paste, withSender: nil))
        target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(target.canPerformAction(paste, withSender: nil))
        target.paste(nil)
        #expect(target.pasted.count == 1 && target.pasted.first?.canLoadObject(ofClass: NSString.self) == true)
        target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
        #expect(!target.canPerformAction(paste, withSender: nil))
        target.paste(nil)
        #expect(target.pasted.count == 1)
    }

    @Test("Providers set on the pasteboard are its items")
    func providers() {
        let board = UIPasteboard.withUniqueName()
        board.itemProviders = [
            NSItemProvider(object: NSString(string: "one")), NSItemProvider(object: NSString(string: "two")),
        ]
        #expect(board.strings == ["one", "two"] && board.itemProviders.count == 2)
        UIPasteboard.remove(withName: board.name)
    }
}
