// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Alerts whose words take more room than usual: nothing that a person has to read or touch is cut off
/// (Human Interface Guidelines, "Alerts": titles that wrap, and scrolling where text is long).
@MainActor @Suite(.serialized)
struct AlertLayoutTests {
    private func button(_ title: String) -> AlertButton {
        AlertButton(action: UIAlertAction(title: title, style: .default), textStyle: .body, isBold: false)
    }

    @Test("A button's title that smaller letters do not make fit breaks into lines; others keep the row's height")
    func longButton() {
        #expect(button("OK").height(width: 270, standard: 44) == 44)
        #expect(button("A Title of Some Length, Smaller").height(width: 270, standard: 44) == 44)
        let long = button("Allow This App to Use the Place Where You Are at All Times")
        #expect(long.height(width: 270, standard: 44) > 60)
    }

    @Test("A message longer than the screen scrolls, and the button stays below it")
    func longMessage() throws {
        let simulator = Simulator()
        let message = Array(repeating: "A sentence of the terms.", count: 200).joined(separator: " ")
        let alert = UIAlertController(title: "Terms", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Agree", style: .default))
        simulator.window.rootViewController?.present(alert, animated: false)
        simulator.advance(by: 0.5)
        let button = try #require(descendants(alert.view, of: AlertButton.self).first)
        let card = try #require(descendants(alert.view, of: AlertCardView.self).first)
        let scroll = try #require(descendants(card, of: UIScrollView.self).first)
        #expect(card.frame.minY >= 0 && card.frame.maxY <= simulator.window.bounds.height)
        #expect(abs(button.convert(button.bounds, to: card).maxY - card.bounds.height) < 0.5)
        #expect(scroll.frame.maxY <= button.convert(button.bounds, to: card).minY + 0.5)
        #expect(scroll.contentSize.height > scroll.bounds.height && scroll.isScrollEnabled)
    }
}
