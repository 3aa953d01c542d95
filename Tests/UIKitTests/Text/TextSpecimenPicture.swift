// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// A picture to look at: SPECIMEN=path writes the pixels (premultiplied BGRA rows).
@MainActor
struct TextSpecimenPicture {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["SPECIMEN"] != nil))
    func draw() throws {
        let path = try #require(ProcessInfo.processInfo.environment["SPECIMEN"])
        let scale: CGFloat = 3
        let buffer = PixelBuffer(width: Int(390 * scale), height: Int(844 * scale))
        let context = CGContext(buffer: buffer, scale: scale)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.backgroundColor = .white
        var y: CGFloat = 10
        @discardableResult
        func add(_ height: CGFloat = 24, x: CGFloat = 16, width: CGFloat = 358, _ edit: (UILabel) -> Void) -> UILabel {
            let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
            label.backgroundColor = UIColor(white: 0.95, alpha: 1)
            edit(label)
            root.addSubview(label)
            y += height + 6
            return label
        }
        let lorem = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor"
        add { $0.text = lorem }
        add {
            $0.text = lorem; $0.lineBreakMode = .byTruncatingMiddle; $0.textAlignment = .center
        }
        add {
            $0.text = lorem; $0.lineBreakMode = .byClipping
        }
        add {
            $0.text = "Centred"; $0.textAlignment = .center; $0.font = .preferredFont(forTextStyle: .headline)
        }
        add {
            $0.text = "Right"; $0.textAlignment = .right; $0.textColor = .systemRed
        }
        add(66) {
            $0.text = lorem + " incididunt ut labore et dolore magna aliqua"; $0.numberOfLines = 3
        }
        add(44) {
            $0.text = lorem + " incididunt ut labore et dolore magna aliqua"; $0.numberOfLines = 2
        }
        add(30) { $0.text = "Vertically centred in a taller box" }
        add {
            $0.text = "Shadowed"; $0.shadowColor = .lightGray; $0.shadowOffset = CGSize(width: 2, height: 2);
            $0.font = .boldSystemFont(ofSize: 20)
        }
        add {
            $0.text = "Disabled"; $0.isEnabled = false
        }
        add {
            $0.text = "Highlighted"; $0.isHighlighted = true; $0.highlightedTextColor = .systemBlue
        }
        add(30, width: 200) {
            $0.text = "Shrinks until the line fits in"; $0.adjustsFontSizeToFitWidth = true;
            $0.font = .systemFont(ofSize: 24)
        }
        add(30, width: 200) {
            $0.text = "Tightened just a little bit x"; $0.allowsDefaultTighteningForTruncation = true
        }
        let text = NSMutableAttributedString(string: "Attributed ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(
            NSAttributedString(
                string: "red bold",
                attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 17)]))
        text.append(NSAttributedString(string: " link", attributes: [.link: "http://x.y"]))
        text.append(
            NSAttributedString(string: " x2", attributes: [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)]))
        text.append(
            NSAttributedString(
                string: " marked",
                attributes: [
                    .backgroundColor: UIColor.yellow, .underlineStyle: NSUnderlineStyle.single.rawValue,
                    .underlineColor: UIColor.red,
                ]))
        let glow = NSShadow(); glow.shadowBlurRadius = 3; glow.shadowOffset = CGSize(width: 1, height: 2)
        text.append(NSAttributedString(string: " glow", attributes: [.shadow: glow, .strikethroughStyle: 2]))
        add(30) { $0.attributedText = text }
        add(44) {
            $0.numberOfLines = 0; let p = NSMutableParagraphStyle(); p.alignment = .justified;
            p.firstLineHeadIndent = 20
            $0.attributedText = NSAttributedString(
                string: lorem, attributes: [.paragraphStyle: p, .font: UIFont.systemFont(ofSize: 15)])
        }
        add(30) { $0.text = "中文 日本語 한국어 العربية עברית ไทย हिन्दी 😀🇩🇪" }
        add(30) { $0.text = "مرحبا بالعالم" }
        add(40) {
            $0.text = "Large Title"; $0.font = .systemFont(ofSize: 34, weight: .bold)
        }
        root.layoutIfNeeded()
        root.layer.render(in: context)
        try Data(bytes: buffer.baseAddress, count: buffer.bytesPerRow * buffer.height).write(
            to: URL(fileURLWithPath: path))
        print("SIZE", buffer.width, buffer.height, buffer.bytesPerRow)
    }
}
