// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Interfaces that read from right to left, by Apple's Human Interface Guidelines, "Right to left".
@MainActor @Suite struct RightToLeftTests {
    private func mirrored<View: UIView>(_ view: View) -> View {
        view.semanticContentAttribute = .forceRightToLeft
        return view
    }

    @Test("Text without an alignment of its own is at the right, whatever its script; the others stay")
    func labels() {
        let label = mirrored(UILabel())
        label.text = "Settings"
        #expect(label.textSource?.formats.first?.value.alignment == .right)
        label.textAlignment = .left
        #expect(label.textSource?.formats.first?.value.alignment == .left)
        label.textAlignment = .natural
        label.semanticContentAttribute = .forceLeftToRight
        #expect(label.textSource?.formats.first?.value.alignment == .natural)
    }

    @Test("A field's text begins at its right end")
    func fields() {
        let field = mirrored(UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30)))
        field.text = "name"
        #expect(field.lineOrigin(in: field.areaForText).x > 100)
        field.text = ""
        #expect(field.caretRect(for: field.beginningOfDocument).minX > 190)
    }

    @Test("The way back stands at the bar's right end: the chevron outermost, the title to its left")
    func backButton() throws {
        let bar = mirrored(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44)))
        bar.items = [UINavigationItem(title: "List"), UINavigationItem(title: "Detail")]
        bar.layoutIfNeeded()
        func first<View: UIView>(_ type: View.Type, below view: UIView) -> View? {
            view.subviews.lazy.compactMap { ($0 as? View) ?? first(type, below: $0) }.first
        }
        let button = try #require(first(BackButton.self, below: bar))
        button.layoutIfNeeded()
        #expect(button.convert(button.bounds, to: bar).maxX == 390)
        let label = try #require(first(UILabel.self, below: button))
        let chevron = try #require(button.subviews.compactMap { $0 as? UIImageView }.last)
        #expect(chevron.frame.minX >= label.frame.maxX)
        #expect(chevron.frame.maxX == button.bounds.width - 7)
    }

    @Test("A list's index stands where its rows end, and a search field's bookmarks where its text does")
    func trailingParts() {
        let table = mirrored(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
        #expect(table.indexFrame.minX == 0)
        table.semanticContentAttribute = .forceLeftToRight
        #expect(table.indexFrame.maxX == 300)
        let field = mirrored(UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36)))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        field.rightViewMode = .always
        #expect(field.rightViewRect(forBounds: field.bounds).minX == 6)
        #expect(field.textRect(forBounds: field.bounds).minX >= 30)
    }

    @Test("The knob of a switch that is on is at the left")
    func switchKnob() {
        let control = mirrored(UISwitch())
        control.setOn(true, animated: false)
        control.layoutIfNeeded()
        let knob = control.subviews.first?.subviews.first
        #expect(knob?.frame.minX == 2)
        control.setOn(false, animated: false)
        #expect((knob?.frame.minX ?? 0) > 20)
    }

    @Test("Images that say so are mirrored, and symbols that point forward or backward")
    func images() throws {
        func pixels(_ image: UIImage?, isMirrored: Bool) -> Data? {
            let view = UIImageView()
            if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
            view.image = image
            return (view.layer.contents as? CGImage)?.dataProvider?.data.map { Data(referencing: $0) }
        }
        for (name, flips) in [("chevron.forward", true), ("arrow.backward", true), ("chevron.right", false)] {
            let image = try #require(UIImage(systemName: name))
            #expect(image.flipsForRightToLeftLayoutDirection == flips)
            let plain = try #require(pixels(image, isMirrored: false), "\(name)")
            #expect((pixels(image, isMirrored: true) != plain) == flips, "\(name)")
        }
        let own = try #require(UIImage(systemName: "chevron.right")).imageFlippedForRightToLeftLayoutDirection()
        #expect(pixels(own, isMirrored: true) != pixels(own, isMirrored: false))
    }

    private final class Rows: Foundation.NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let image = UIImage(systemName: "star")
            if indexPath.row == 0 {
                cell.textLabel?.text = "Row"
                cell.imageView?.image = image
            } else {
                var content = cell.defaultContentConfiguration()
                (content.text, content.image) = ("Row", image)
                cell.contentConfiguration = content
            }
            return cell
        }
    }

    // iOS: a separator begins where the text does, in cells of either kind, in either direction.
    @Test("Separators begin at the text, in classic and in configured cells", arguments: [false, true])
    func separators(isMirrored: Bool) throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
        if isMirrored { table.traitOverrides.layoutDirection = .rightToLeft }
        let rows = Rows()
        table.dataSource = rows
        table.layoutIfNeeded()
        for row in 0..<2 {
            let cell = try #require(table.cellForRow(at: [0, row]))
            cell.layoutIfNeeded()
            cell.contentView.layoutIfNeeded()
            let label = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
            let text = label.convert(label.bounds, to: cell)
            let line = try #require(cell.subviews.compactMap { $0 as? UITableViewCellSeparatorView }.first).frame
            if isMirrored {
                #expect(abs(line.maxX - text.maxX) < 0.5 && line.minX == 0 && text.maxX < 290, "row \(row)")
            } else {
                #expect(abs(line.minX - text.minX) < 0.5 && line.maxX == 300 && text.minX > 10, "row \(row)")
            }
        }
    }
}
