// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

/// Pictures of UIKit's drawing classes; with TOUCHSTONE_PICTURES set they are written there, to be looked at.
@Suite struct GraphicsPictureTests {
    private func picture(_ name: String, _ size: CGSize, _ draw: () -> Void) throws {
        func render() -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            format.opaque = true
            return UIGraphicsImageRenderer(size: size, format: format).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(origin: .zero, size: size))
                draw()
            }
        }
        let first = try #require(render().pngData())
        #expect(first == render().pngData(), "\(name) differs between two renders")
        if let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
            try first.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
        }
    }

    @Test func roundedRectangles() throws {
        try picture("rounded", CGSize(width: 300, height: 200)) {
            for (i, radius) in [4.0, 12, 22, 28, 35, 45].enumerated() {
                UIColor(hue: CGFloat(i) / 6, saturation: 0.6, brightness: 0.85, alpha: 1).setFill()
                UIBezierPath(
                    roundedRect: CGRect(
                        x: 10 + CGFloat(i % 3) * 96, y: 10 + CGFloat(i / 3) * 96, width: 88, height: 70),
                    cornerRadius: CGFloat(radius)
                ).fill()
            }
            UIColor.black.setStroke()
            let tab = UIBezierPath(
                roundedRect: CGRect(x: 30, y: 120, width: 240, height: 70), byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 30, height: 30))
            tab.lineWidth = 3
            tab.setLineDash([8, 4], count: 2, phase: 0)
            tab.stroke()
        }
    }

    @Test func symbolsAndCaps() throws {
        let bubble = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            UIColor.systemBlue.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 18).fill()
        }
        try picture("symbols", CGSize(width: 300, height: 200)) {
            let names = [
                "star.fill", "heart", "gear", "trash", "square.and.arrow.up", "person.crop.circle", "plus", "bell",
            ]
            for (i, name) in names.enumerated() {
                let weight: UIImage.SymbolWeight = i % 2 == 0 ? .regular : .bold
                let configuration = UIImage.SymbolConfiguration(pointSize: 28, weight: weight)
                UIColor(hue: CGFloat(i) / 8, saturation: 0.8, brightness: 0.8, alpha: 1).setFill()
                UIImage(systemName: name, withConfiguration: configuration)?
                    .draw(at: CGPoint(x: 8 + CGFloat(i % 4) * 72, y: 8 + CGFloat(i / 4) * 50))
            }
            let caps = UIEdgeInsets(top: 19, left: 19, bottom: 19, right: 19)
            bubble.resizableImage(withCapInsets: caps, resizingMode: .stretch)
                .draw(in: CGRect(x: 10, y: 120, width: 180, height: 70))
            bubble.draw(in: CGRect(x: 210, y: 120, width: 70, height: 70), blendMode: .normal, alpha: 0.4)
        }
    }
}
