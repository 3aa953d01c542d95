// SPDX-License-Identifier: MIT
import HostKit
import Testing

@testable import UIKit

/// What stands beside a window's screen: all of it can be reached, in every size that screens have.
@MainActor
struct DevicePanelTests {
    /// Points: an iPhone 15 upright and lying, an iPad.
    @Test(arguments: [852.0, 393, 1180])
    func rowsFitAndDoNotOverlap(height: CGFloat) {
        let layout = PanelLayout(size: CGSize(width: 160, height: height), count: 13)
        let frames = (0..<13).map(layout.frame)
        for (index, frame) in frames.enumerated() {
            #expect(CGRect(origin: .zero, size: layout.size).contains(frame))
            #expect(frame.height >= 13)
            #expect(layout.row(at: CGPoint(x: frame.midX, y: frame.midY)) == index)
        }
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY) }
        #expect(layout.row(at: CGPoint(x: 1, y: 20)) == nil)
    }

    /// The app's own and some more, each once, as `--locale` takes them and in their own words (CLDR).
    @Test func languagesAreOfferedInTheirOwnWords() {
        let languages = ControlChoices.languages
        #expect(Set(languages.map(\.value)).count == languages.count)
        #expect(languages.contains(.init(value: "de_DE", title: "Deutsch")))
        #expect(languages.contains(.init(value: "fr_FR", title: "Français")))
        #expect(languages.contains(ControlChoices.language))
    }

    @Test func aPanelIsDrawnInItsOwnPixels() {
        let rows = [
            PanelRow(title: "Home", kind: .button) {}, PanelRow(title: "Dark", kind: .toggle(isOn: true)) {},
            PanelRow(title: "Text", kind: .choice(value: "L")) {},
        ]
        let layout = PanelLayout(size: CGSize(width: 160, height: 300), count: rows.count)
        let pixels = PanelDrawing(rows: rows, layout: layout).pixels(scale: 2)
        #expect(pixels.width == 320 && pixels.height == 600)
        // The switch that is on is blue where no letter is, the ground dark.
        let on = layout.frame(of: 1)
        let place = CGPoint(x: on.minX + 12, y: on.midY)
        let color = pixels.baseAddress.advanced(by: Int(place.y * 2) * pixels.bytesPerRow + Int(place.x * 2) * 4)
            .assumingMemoryBound(to: UInt8.self)
        #expect(color[0] > 180 && color[2] < 40)
    }
}
