// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// TextKit: storages, layout managers, containers and the views on them.
@MainActor @Suite(.serialized)
struct TextKitStatementsTests {
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    private static let font = UIFont.systemFont(ofSize: 17)
    private func text(_ string: String) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: Self.font])
    }
    private func words(_ count: Int) -> String { (0..<count).map { "word\($0)" }.joined(separator: " ") }

    private func view(_ string: String, width: CGFloat = 300, height: CGFloat = 200) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: width, height: height))
        view.attributedText = text(string)
        simulator.root.view.backgroundColor = .white
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        return view
    }

    /// Rows of the screen in the view that have ink on them.
    private func ink(_ view: UIView, below top: CGFloat = 0) throws -> Int {
        var count = 0
        for y in stride(from: view.frame.minY + top, to: view.frame.maxY, by: 1) {
            for x in stride(from: view.frame.minX, to: view.frame.maxX, by: 1) {
                let parts = try simulator.parts(x, y)
                if parts.red < 128 || parts.green < 128 || parts.blue < 128 { count += 1 }
            }
        }
        return count
    }

    // MARK: The chain

    @Test(
        "TK1: a view on a storage, a layout manager and a container made by hand shows the storage's text and edits it")
    func byHand() throws {
        let (storage, manager) = (NSTextStorage(attributedString: text("Hello")), NSLayoutManager())
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100), textContainer: container)
        simulator.root.view.backgroundColor = .white
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        #expect(view.text == "Hello" && view.textStorage === storage && view.layoutManager === manager)
        #expect(view.textContainer === container)
        #expect(try ink(view) > 50)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 0)
        simulator.send(.text("!"))
        #expect(storage.string == "Hello!")
        view.resignFirstResponder()
        simulator.advance(by: 0.5)
    }

    @Test(
        "TK2: a plain text view has a storage, a manager and a container; a change of the storage shows in the next frame"
    )
    func plain() throws {
        let view = view("a")
        #expect(view.textStorage.layoutManagers.contains { $0 === view.layoutManager })
        #expect(view.layoutManager.textContainers == [view.textContainer])
        let before = try ink(view)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "WWWWWWWW")
        simulator.advance(by: 1.0 / 60)
        #expect(try ink(view) > 3 * before && view.text == "WWWWWWWW")
    }

    @Test(
        "TK3: what does not fit in the first of two containers goes on in the second; without the first it flows anew")
    func twoContainers() {
        let (storage, manager) = (NSTextStorage(attributedString: text(words(60))), NSLayoutManager())
        storage.addLayoutManager(manager)
        let containers = [CGSize(width: 200, height: 60), CGSize(width: 200, height: 2000)].map {
            NSTextContainer(size: $0)
        }
        for container in containers { manager.addTextContainer(container) }
        let first = manager.glyphRange(for: containers[0])
        let second = manager.glyphRange(for: containers[1])
        #expect(first.location == 0 && first.length > 0 && first.length < storage.length / 2)
        #expect(second.location == first.length && second.upperBound == storage.length)
        manager.removeTextContainer(at: 0)
        #expect(manager.glyphRange(for: containers[1]) == NSRange(location: 0, length: storage.length))
    }

    @Test("TK4: a storage with two layout managers shows in two views; typing in one changes both")
    func twoManagers() throws {
        let storage = NSTextStorage(attributedString: text("Same"))
        let views = (0..<2).map { index in
            let manager = NSLayoutManager()
            storage.addLayoutManager(manager)
            let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
            manager.addTextContainer(container)
            let frame = CGRect(x: 20, y: 100 + 120 * CGFloat(index), width: 300, height: 100)
            let view = UITextView(frame: frame, textContainer: container)
            simulator.root.view.addSubview(view)
            return view
        }
        simulator.root.view.backgroundColor = .white
        simulator.advance(by: 0.1)
        let before = try ink(views[1])
        views[0].becomeFirstResponder()
        views[0].selectedRange = NSRange(location: 4, length: 0)
        simulator.send(.text("WWW"))
        simulator.advance(by: 0.1)
        #expect(views.map(\.text) == ["SameWWW", "SameWWW"])
        #expect(try ink(views[1]) > before + 100)
        views[0].resignFirstResponder()
        simulator.advance(by: 0.5)
    }

    // MARK: Storages

    @Test(
        "TK5: a storage is a mutable attributed string: setAttributes replaces, addAttributes merges, values come with runs"
    )
    func attributes() {
        let storage = NSTextStorage(string: "abcdef")
        let string: NSMutableAttributedString = storage
        string.setAttributes([.kern: 1, .font: Self.font], range: NSRange(location: 1, length: 3))
        string.addAttributes([.kern: 2], range: NSRange(location: 2, length: 1))
        var run = NSRange()
        let merged = storage.attributes(at: 2, effectiveRange: &run)
        #expect(merged[.kern] as? Int == 2 && merged[.font] as? UIFont == Self.font)
        #expect(run == NSRange(location: 2, length: 1))
        string.setAttributes([.kern: 3], range: NSRange(location: 2, length: 1))
        let replaced = storage.attributes(at: 2, effectiveRange: &run)
        #expect(replaced[.kern] as? Int == 3 && replaced[.font] == nil)
        #expect(storage.attributes(at: 5, effectiveRange: &run).isEmpty && run == NSRange(location: 4, length: 2))
    }

    /// A storage on a string of its own, as Apple's documentation makes it.
    private class OwnStorage: NSTextStorage {
        let store = NSMutableAttributedString()
        var tells = true
        var processed: [(NSRange, Int)] = []
        override var string: String { store.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
            -> [NSAttributedString.Key: Any]
        { store.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            store.replaceCharacters(in: range, with: str)
            if tells {
                edited(
                    [.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length
                )
            }
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            store.setAttributes(attrs, range: range)
            if tells { edited(.editedAttributes, range: range, changeInLength: 0) }
            endEditing()
        }
        override func processEditing() {
            processed.append((editedRange, changeInLength))
            super.processEditing()
        }
    }

    private func view(on storage: NSTextStorage) -> UITextView {
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100), textContainer: container)
        simulator.root.view.backgroundColor = .white
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        return view
    }

    @Test("TK6: a storage of one's own changes what shows only when it says that it was edited")
    func edited() throws {
        let storage = OwnStorage()
        let view = view(on: storage)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
        simulator.advance(by: 0.1)
        let before = try ink(view)
        #expect(before > 20)
        storage.tells = false
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "WWW")
        simulator.advance(by: 0.1)
        #expect(try ink(view) == before)
        storage.tells = true
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "WWW")
        simulator.advance(by: 0.1)
        #expect(try ink(view) > before)
    }

    @Test("TK7: processEditing runs once for the outermost begin and end; its range and change cover all edits between")
    func processing() {
        let storage = OwnStorage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "0123456789")
        storage.processed = []
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "abc")
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 9, length: 2), with: "")
        storage.endEditing()
        #expect(storage.processed.isEmpty)
        storage.endEditing()
        #expect(storage.processed.count == 1 && storage.string == "01abc34569")
        #expect(storage.processed.first?.0 == NSRange(location: 2, length: 7))
        #expect(storage.processed.first?.1 == 0)
    }

    @Test("TK8: attributes set in processEditing before super show with the same edit")
    func coloured() throws {
        final class Red: OwnStorage {
            override func processEditing() {
                store.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: length))
                store.addAttribute(
                    .font, value: UIFont.boldSystemFont(ofSize: 40), range: NSRange(location: 0, length: length))
                super.processEditing()
            }
        }
        let storage = Red()
        let view = view(on: storage)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "III")
        simulator.advance(by: 1.0 / 60)
        var reds = 0
        for y in stride(from: CGFloat(100), to: 160, by: 1) {
            for x in stride(from: CGFloat(20), to: 100, by: 1) {
                let parts = try simulator.parts(x, y)
                if parts.red > 200, parts.green < 60 { reds += 1 }
            }
        }
        #expect(reds > 100 && view.window != nil)
    }

    @Test("TK8: a storage that edits itself in processEditing, without begin and end, joins the pass under way")
    func editsWhileProcessing() {
        final class Marking: OwnStorage {
            override func processEditing() {
                let paragraph = (string as NSString).paragraphRange(for: editedRange)
                addAttribute(.foregroundColor, value: UIColor.red, range: paragraph)
                super.processEditing()
            }
        }
        let storage = Marking()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "one two")
        #expect(storage.processed.count == 1)
        #expect(storage.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.editedMask == [])
    }

    // MARK: Places

    @Test(
        "TK10, TK11: the middle of each glyph gives its index, a point past the end the last, one far outside some index"
    )
    func indexes() {
        let view = view("Hello World")
        let (manager, container) = (view.layoutManager, view.textContainer)
        func index(_ point: CGPoint) -> Int {
            manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        }
        for character in 0..<11 {
            let box = manager.boundingRect(forGlyphRange: NSRange(location: character, length: 1), in: container)
            #expect(index(CGPoint(x: box.midX, y: box.midY)) == character)
            var fraction: CGFloat = -1
            _ = manager.characterIndex(
                for: CGPoint(x: box.midX, y: box.midY), in: container,
                fractionOfDistanceBetweenInsertionPoints: &fraction)
            #expect(abs(fraction - 0.5) < 0.05)
        }
        #expect(index(CGPoint(x: 280, y: 5)) == 10 && index(CGPoint(x: 280, y: 900)) == 10)
        for x in [-1e6, 1e6] as [CGFloat] {
            for y in [-1e6, 1e6] as [CGFloat] { #expect((0...10).contains(index(CGPoint(x: x, y: y)))) }
        }
    }

    @Test("TK12: text wraps to the new width of a view that becomes narrower, where the container follows it")
    func narrower() {
        let view = view(words(30))
        let before = view.layoutManager.usedRect(for: view.textContainer)
        #expect(view.textContainer.widthTracksTextView && before.width <= 300)
        view.frame.size.width = 150
        simulator.advance(by: 0.1)
        let after = view.layoutManager.usedRect(for: view.textContainer)
        #expect(after.width <= 150 && after.height > 1.7 * before.height)
        #expect(view.textContainer.size.width == 150)
    }

    @Test(
        "TK13, TK14: no glyph lies in a circle to be kept clear of, lines go on at both sides; without it lines are full again"
    )
    func exclusion() {
        let view = view(words(200), width: 320, height: 400)
        let (manager, container) = (view.layoutManager, view.textContainer)
        let circle = CGRect(x: 110, y: 100, width: 100, height: 102)
        func boxes() -> [CGRect] {
            (0..<manager.numberOfGlyphs).map {
                manager.boundingRect(forGlyphRange: NSRange(location: $0, length: 1), in: container)
            }
        }
        func isInside(_ box: CGRect) -> Bool {
            // The nearest point of the box to the centre, in radii.
            let x = min(max(circle.midX, box.minX), box.maxX) - circle.midX
            let y = min(max(circle.midY, box.minY), box.maxY) - circle.midY
            return hypot(x / 50, y / 51) < 0.95
        }
        let before = boxes()
        container.exclusionPaths = [UIBezierPath(ovalIn: circle)]
        simulator.advance(by: 0.1)
        let around = boxes()
        let middle = around.filter { $0.minY < circle.midY && $0.maxY > circle.midY && $0.width > 0 }
        #expect(!around.contains { isInside($0) && $0.width > 0 })
        #expect(middle.contains { $0.maxX < 115 } && middle.contains { $0.minX > 205 })
        container.exclusionPaths = []
        simulator.advance(by: 0.1)
        #expect(boxes() == before)
    }

    // MARK: Links

    private final class LinkListener: Foundation.NSObject, UITextViewDelegate {
        var asked: [String] = []
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            asked.append("\(URL.scheme ?? "") \(characterRange.location)")
            return false
        }
    }

    private func tap(_ index: Int, in view: UITextView) throws {
        let rect = try #require(view.editorRects(NSRange(location: index, length: 1)).first)
        simulator.advance(by: 1)
        simulator.tap(view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        simulator.advance(by: 0.5)
    }

    @Test(
        "TK15, TK16, TK17: each kind of found data can be tapped, asking first, when the text is not editable; links only for .link; nothing for []"
    )
    func detectors() throws {
        let string =
            "Call 408-996-1010, see www.apple.com, March 3, 2013 at 5:30 pm, 1 Infinite Loop, Cupertino, CA 95014"
        let view = view(string)
        let listener = LinkListener()
        view.delegate = listener
        view.isEditable = false
        let places = ["996", "apple", "2013", "Infinite"].map { (string as NSString).range(of: $0).location }
        func asked(_ types: UIDataDetectorTypes) throws -> [Int] {
            view.dataDetectorTypes = types
            simulator.advance(by: 0.2)
            return try places.map { place in
                listener.asked = []
                try tap(place, in: view)
                return listener.asked.count
            }
        }
        #expect(try asked([.phoneNumber, .link, .address, .calendarEvent]) == [1, 1, 1, 1])
        #expect(try asked(.link) == [0, 1, 0, 0])
        #expect(try asked([]) == [0, 0, 0, 0])
    }

    @Test("TK20: a touch on a number asks and calls, on an address opens Maps, on a date asks for an event")
    func standardActions() throws {
        let view = view(
            "Dinner on March 3, 2013 at 5:30 pm, 1 Infinite Loop, Cupertino, CA 95014, or call 408-996-1010")
        view.isEditable = false
        view.dataDetectorTypes = [.phoneNumber, .address, .calendarEvent]
        simulator.advance(by: 0.2)
        DetectedItem.install()
        let (dial, screen) = (URLOpener.dial, DetectedItem.makeEventScreen)
        defer { (URLOpener.dial, DetectedItem.makeEventScreen) = (dial, screen) }
        var asked: [String] = []
        URLOpener.dial = { asked.append($0) }
        DetectedItem.makeEventScreen = { title, start in
            let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: start)
            asked.append(
                "\(title.prefix(9)) \(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0) \(parts.hour ?? 0):\(parts.minute ?? 0)"
            )
            return UIViewController()
        }
        let string = view.text as NSString
        try tap(string.range(of: "996").location, in: view)
        #expect(asked == ["4089961010"])
        try tap(string.range(of: "Cupertino").location, in: view)
        let opened = try #require(
            URLOpener.opened.last.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) })
        #expect(opened.host == "maps.apple.com")
        #expect(opened.queryItems?.first?.value?.contains("1 Infinite Loop") == true)
        try tap(string.range(of: "March").location, in: view)
        let sheet = try #require(simulator.root.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["Create Event", "Copy", "Cancel"])
        try #require(sheet.actions.first).handler?(sheet.actions[0])
        #expect(asked.last == "Dinner on 2013-3-3 17:30")
    }

    @Test("TK18: the primary action of a text item can be replaced, and nil suppresses it")
    func primaryAction() throws {
        final class Replacing: Foundation.NSObject, UITextViewDelegate {
            var done: [String] = []
            var suppresses = false
            func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
                -> UIAction?
            {
                done.append("asked")
                if suppresses { return nil }
                return UIAction { [weak self] _ in self?.done.append("mine") }
            }
        }
        let view = view("see www.apple.com")
        let listener = Replacing()
        view.delegate = listener
        view.isEditable = false
        view.dataDetectorTypes = .link
        simulator.advance(by: 0.2)
        try tap(8, in: view)
        #expect(listener.done == ["asked", "mine"])
        (listener.done, listener.suppresses) = ([], true)
        try tap(8, in: view)
        #expect(listener.done.last == "asked" && !listener.done.contains("mine"))
    }

    // MARK: Strings

    @Test("TK29, TK30: words come with their ranges until stopped; line ranges and backward searches are right")
    func strings() {
        let string = "Mary had a lamb.\nIt was white." as NSString
        var found: [String] = []
        string.enumerateSubstrings(in: NSRange(location: 0, length: string.length), options: .byWords) {
            word, range, enclosing, stop in
            found.append("\(word ?? "nil") \(range.location) \(enclosing.length)")
            if found.count == 5 { stop.pointee = true }
        }
        #expect(found == ["Mary 0 5", "had 5 4", "a 9 2", "lamb 11 6", "It 17 3"])
        #expect(string.lineRange(for: NSRange(location: 20, length: 1)) == NSRange(location: 17, length: 13))
        #expect(string.lineRange(for: NSRange(location: 3, length: 1)) == NSRange(location: 0, length: 17))
        let back = string.rangeOfCharacter(
            from: .whitespaces, options: .backwards, range: NSRange(location: 0, length: 12))
        #expect(back == NSRange(location: 10, length: 1))
    }

    @Test("TK31: a tap gives the word under it, also the first and the last one")
    func words() throws {
        let string = "Mary had a little lamb"
        let view = view(string)
        func word(at point: CGPoint) -> String? {
            let place = CGPoint(x: point.x - view.textContainerInset.left, y: point.y - view.textContainerInset.top)
            let index = view.layoutManager.characterIndex(
                for: place, in: view.textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
            var result: String?
            (string as NSString).enumerateSubstrings(
                in: NSRange(location: 0, length: string.utf16.count), options: .byWords
            ) { word, range, _, stop in
                guard NSLocationInRange(index, range) else { return }
                result = word
                stop.pointee = true
            }
            return result
        }
        var selected: [String] = []
        let target = Target { sender in
            guard let tap = sender as? UITapGestureRecognizer else { return }
            if let word = word(at: tap.location(in: view)) { selected.append(word) }
        }
        view.isSelectable = false
        view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.action))
        for index in [12, 1, 20] { try tap(index, in: view) }
        #expect(selected == ["little", "Mary", "lamb"])
    }

    @Test("TK38: a drag of the text hides the keyboard where keyboardDismissMode is onDrag")
    func dismissing() {
        let view = view(words(300))
        for (mode, hides) in [(UIScrollView.KeyboardDismissMode.none, false), (.onDrag, true)] {
            view.keyboardDismissMode = mode
            view.becomeFirstResponder()
            simulator.advance(by: 0.5)
            simulator.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 150), duration: 0.1)
            simulator.advance(by: 1)
            #expect(KeyboardController.shared.frame.isNull == hides && view.isFirstResponder == !hides)
        }
    }
}
