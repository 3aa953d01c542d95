// SPDX-License-Identifier: MIT
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKit

/// Drawing what an edit changed leaves the pixels that drawing all of the text does.
@MainActor @Suite(.serialized)
struct TextRedrawTests {
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    @Test(arguments: 0..<6)
    func randomEditsLeaveWhatDrawingAllOfItDoes(seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(seed) &* 77 &+ 5)
        let view = UITextView(frame: CGRect(x: 0, y: 60, width: 300, height: 500))
        view.text = TextEditingCostTests.long.prefix(2000).description
        view.font = .systemFont(ofSize: 16)
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        for step in 0..<25 {
            edit(view, &random)
            simulator.advance(by: 0.02)
            let tiles = view.canvas.subviews.compactMap { $0 as? TextTile }
            #expect(!tiles.isEmpty)
            for tile in tiles {
                let shown = try pixels(tile)
                tile.setNeedsDisplay()
                tile.layer.displayIfNeeded()
                #expect(try shown == pixels(tile), "seed \(seed) step \(step)")
            }
            simulator.advance(by: 0.02)
        }
    }

    private func edit(_ view: UITextView, _ random: inout SeededNumbers) {
        let length = view.textStorage.length
        let place = Int.random(in: 0..<length / 2, using: &random)
        let range = NSRange(location: place, length: Int.random(in: 0...12, using: &random))
        switch Int.random(in: 0..<8, using: &random) {
        case 0: view.textStorage.replaceCharacters(in: range, with: "\n")
        case 1: view.textStorage.deleteCharacters(in: range)
        case 2: view.textStorage.addAttributes(looks.randomElement(using: &random) ?? [:], range: range)
        case 3: view.textStorage.setAttributes([.font: UIFont.systemFont(ofSize: 16)], range: range)
        case 4: view.textStorage.replaceCharacters(in: range, with: "Ấ̂̂gj 中文 😀 العربية")
        default:
            view.selectedRange = NSRange(location: place, length: 0)
            view.insertText(["a", "word ", "W", "i"].randomElement(using: &random) ?? "a")
        }
    }

    private var looks: [[NSAttributedString.Key: Any]] {
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 2, height: 9), 3)
        shadow.shadowColor = UIColor.red
        return [
            [.shadow: shadow], [.underlineStyle: 1], [.strikethroughStyle: 1], [.baselineOffset: 9],
            [.backgroundColor: UIColor.yellow], [.foregroundColor: UIColor.blue], [.obliqueness: 0.4],
            [.font: UIFont.systemFont(ofSize: 40)], [.font: UIFont.systemFont(ofSize: 5)],
            [.strokeWidth: 4], [.kern: 3], [.expansion: 0.3],
        ]
    }

    private func pixels(_ tile: TextTile) throws -> [UInt32] {
        let store = try #require(tile.layer.contents as? BackingStore)
        return (0..<store.pixels.height).flatMap { Array(store.pixels.row($0)) }
    }
}
