// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Calls what is deprecated without the compiler's remark.
private protocol OldStretching {
    func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage
}
extension UIImage: OldStretching {}

/// Items of bars, and the ready-made kinds of buttons.
@MainActor @Suite(.serialized)
struct BarItemStatementsTests {
    /// A toolbar with the items on a white screen; their frames on it after `show`.
    @MainActor
    private struct BarStage {
        let simulator = Simulator()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
        init() {
            simulator.root.view.backgroundColor = .white
            simulator.root.view.addSubview(bar)
        }
        func show(_ items: [UIBarButtonItem]) -> [CGRect] {
            bar.items = items
            simulator.advance(by: 0.1)
            return items.map { $0.view?.frame ?? .null }
        }
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    @Test(
        "CO1: an item has title, style, target and action and is no view; a tap fires once; plain and done look unlike")
    func item() throws {
        let journal = Journal()
        let target = Target { _ in journal.note("fired") }
        let item = UIBarButtonItem(title: "Go", style: .plain, target: target, action: Target.action)
        #expect(item.title == "Go" && item.style == .plain && item.target === target && item.action == Target.action)
        #expect(!((item as AnyObject) is UIView))
        let done = UIBarButtonItem(title: "Go", style: .done, target: nil, action: nil)
        let stage = BarStage()
        let frames = stage.show([item, done])
        // Bold letters are wider.
        #expect(frames[1].width > frames[0].width)
        stage.simulator.tap(middleOf: try #require(item.view))
        stage.simulator.advance(by: 0.5)
        #expect(journal.take() == ["fired"])
    }

    @Test("CO2: each of ten system items shows an icon of its own and has an accessible name")
    func systemItems() throws {
        let kinds: [UIBarButtonItem.SystemItem] = [
            .add, .bookmarks, .camera, .compose, .organize, .refresh, .reply, .search, .stop, .trash,
        ]
        let stage = BarStage()
        let items = kinds.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
        _ = stage.show(items)
        var (icons, names): (Set<Data>, Set<String>) = ([], [])
        for item in items {
            let view = try #require(item.view)
            let picture = try #require(descendants(view, of: UIImageView.self).compactMap(\.image).first)
            icons.insert(try #require(picture.pngData()))
            names.insert(try #require(view.accessibilityLabel ?? item.accessibilityLabel))
        }
        #expect(icons.count == 10 && names.count == 10 && !names.contains(""))
    }

    @Test("CO3: a fixed space of 20 leaves 20 points; width sets an item's width, 0 fits its title")
    func widths() {
        let stage = BarStage()
        let space = UIBarButtonItem.fixedSpace(20)
        let (first, second) = (item("First"), item("Second"))
        let frames = stage.show([first, space, second])
        #expect(abs(frames[2].minX - frames[0].maxX - 20) < 0.01)
        let natural = frames[0].width
        first.width = 120
        stage.simulator.advance(by: 0.1)
        #expect(first.view?.frame.width == 120)
        first.width = 0
        stage.simulator.advance(by: 0.1)
        #expect(first.view?.frame.width == natural)
    }

    @Test("CO4: a flexible space at the start puts the rest right, at the end left, at both ends in the middle")
    func flexible() {
        let stage = BarStage()
        let (first, second) = (item("First"), item("Second"))
        let right = stage.show([.flexibleSpace(), first, second])
        let left = stage.show([first, second, .flexibleSpace()])
        let middle = stage.show([.flexibleSpace(), first, second, .flexibleSpace()])
        let margin = left[0].minX
        #expect(margin < 30 && abs(393 - right[2].maxX - margin) < 0.01)
        #expect(abs((middle[1].minX + middle[2].maxX) / 2 - 393 / 2) < 0.01)
    }

    @Test("CO5: an item between flexible spaces replaced by a fixed space of its width leaves the others in place")
    func replaced() {
        let stage = BarStage()
        let (first, second, third) = (item("First"), item("Middle"), item("Third"))
        let before = stage.show([first, .flexibleSpace(), second, .flexibleSpace(), third])
        let space = UIBarButtonItem.fixedSpace(before[2].width)
        let after = stage.show([first, .flexibleSpace(), space, .flexibleSpace(), third])
        #expect(after[0] == before[0] && after[4] == before[4] && after[2].width == before[2].width)
        let hole = stage.show([.flexibleSpace(), first, second, .flexibleSpace()])
        let filled = stage.show([
            .flexibleSpace(), first, .fixedSpace(hole[2].width + hole[2].minX - hole[1].maxX), .flexibleSpace(),
        ])
        #expect(abs(filled[1].minX - hole[1].minX) < 0.01)
    }

    @Test("CO6, CO40, AL23: an item with a custom view shows it; a popover from a bar item points at it with an arrow")
    func customViewAndPopover() throws {
        final class Full: Foundation.NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .none }
        }
        let screen = UIViewController()
        let custom = UISwitch()
        let item = UIBarButtonItem(customView: custom)
        screen.navigationItem.rightBarButtonItem = item
        let simulator = Simulator(root: UINavigationController(rootViewController: screen))
        simulator.advance(by: 0.3)
        #expect(custom.window != nil && item.customView === custom)
        let place = custom.convert(custom.bounds, to: nil)
        #expect(place.midX > 300 && place.midY < 120)
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 200, height: 150)
        content.modalPresentationStyle = .popover
        let delegate = Full()
        let popover = try #require(content.popoverPresentationController)
        popover.barButtonItem = item
        popover.delegate = delegate
        screen.present(content, animated: false)
        simulator.advance(by: 0.5)
        #expect(popover.arrowDirection == .up)
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(frame.minY >= place.maxY && frame.width == 200)
        #expect(frame.minX <= place.midX && place.midX <= frame.maxX)
        simulator.tap(CGPoint(x: 30, y: 700))
        simulator.advance(by: 1)
        #expect(screen.presentedViewController == nil)
    }

    @Test(
        "CO7: button types have their raw values; the info buttons, the plus and the cross have their own symbols, custom none"
    )
    func types() throws {
        let types: [UIButton.ButtonType] = [
            .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 7])
        func look(_ type: UIButton.ButtonType) throws -> [UInt32] {
            let simulator = Simulator()
            simulator.root.view.backgroundColor = .white
            let button = UIButton(type: type)
            button.frame = CGRect(x: 100, y: 200, width: 40, height: 40)
            simulator.root.view.addSubview(button)
            simulator.advance(by: 0.2)
            return try (0..<1600).map { try simulator.pixel(100 + CGFloat($0 % 40), 200 + CGFloat($0 / 40)) }
        }
        let looks = try types.map(look)
        #expect(Set(looks[0]) == [Paint.white] && Set(looks[1]) == [Paint.white])
        // iOS 7 and later draw the three with one symbol.
        #expect(looks[2] == looks[3] && looks[3] == looks[4])
        #expect(Set([looks[0], looks[2], looks[5], looks[6]]).count == 4)
    }

    // MARK: Drawn pictures

    /// A picture a pixel to the point, its pixels as (red, green, blue).
    private func pixels(_ image: UIImage) throws -> [[UInt32]] {
        let picture = try #require(image.cgImage)
        let (width, height) = (picture.width, picture.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { memory in
            guard
                let context = CGContext(
                    data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
                    bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            context.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }
        #expect(isDrawn)
        return (0..<height).map { y in
            (0..<width).map { x in
                let at = (y * width + x) * 4
                return UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
            }
        }
    }

    private func drawn(_ size: CGSize, _ body: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image(actions: body)
    }

    @Test(
        "CO13: with caps of 110 a picture 220 wide is 300 wide with its ends as they were and one column repeated between"
    )
    func caps() throws {
        let source = drawn(CGSize(width: 220, height: 10)) { context in
            for column in 0..<220 {
                UIColor(red: CGFloat(column) / 255, green: 0, blue: 0, alpha: 1).setFill()
                context.fill(CGRect(x: column, y: 0, width: 1, height: 10))
            }
        }
        let old = (source as any OldStretching).stretchableImage(withLeftCapWidth: 110, topCapHeight: 0)
        let new = source.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 110, bottom: 0, right: 109), resizingMode: .stretch)
        for image in [old, new] {
            let size = CGSize(width: 300, height: 10)
            let row = try pixels(drawn(size) { _ in image.draw(in: CGRect(origin: .zero, size: size)) })[5]
            let expected = (0..<300).map { x in x < 110 ? x : max(110, x - 80) }
            #expect(row.map { Int($0 >> 16) } == expected)
        }
    }

    @Test(
        "CO24: a bitmap context has its origin at the bottom left and gives its pixels as a picture; a wrong one is nil"
    )
    func bitmap() throws {
        func context(bits: Int) -> CGContext? {
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: bits, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        }
        let bitmap = try #require(context(bits: 8))
        bitmap.setFillColor(UIColor.white.cgColor)
        bitmap.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        bitmap.setFillColor(UIColor(rgb: Paint.red).cgColor)
        bitmap.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        let rows = try pixels(UIImage(cgImage: try #require(bitmap.makeImage())))
        for (y, row) in rows.enumerated() {
            for (x, pixel) in row.enumerated() { #expect(pixel == (x < 3 && y >= 8 ? 0xFF0000 : 0xFFFFFF)) }
        }
        #expect(context(bits: 7) == nil)
    }

    @Test("CO25: text drawn at (10, 20) from the bottom left stands upright and is not mirrored")
    func text() throws {
        let bitmap = try #require(
            CGContext(
                data: nil, width: 48, height: 48, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        bitmap.setFillColor(UIColor.white.cgColor)
        bitmap.fill(CGRect(x: 0, y: 0, width: 48, height: 48))
        let font = try #require(UIFont(name: "Georgia", size: 14))
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(string: "L", attributes: [.font: font, .foregroundColor: UIColor.black]))
        bitmap.textPosition = CGPoint(x: 10, y: 20)
        CTLineDraw(line, bitmap)
        let rows = try pixels(UIImage(cgImage: try #require(bitmap.makeImage())))
        let ink = rows.enumerated().flatMap { y, row in
            row.enumerated().filter { $1 & 0xFF < 100 }.map { (x: $0.offset, y: y) }
        }
        let (left, right) = (try #require(ink.map(\.x).min()), try #require(ink.map(\.x).max()))
        let (top, bottom) = (try #require(ink.map(\.y).min()), try #require(ink.map(\.y).max()))
        // The baseline is 20 pixels above the lower edge, row 27 the last above it.
        #expect((9...12).contains(left) && (26...28).contains(bottom) && (8...11).contains(bottom - top))
        func count(_ y: Int) -> Int { ink.filter { $0.y == y }.count }
        // The foot is the widest line, and it goes to the right of the stem.
        #expect(count(bottom) > count((top + bottom) / 2) && right > left + 5)
        let stem = ink.filter { $0.y == (top + bottom) / 2 }.map(\.x)
        #expect((stem.max() ?? 99) < (left + right) / 2)
    }
}
