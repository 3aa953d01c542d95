// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
struct ListContentSymbolTests {
    private func row(_ symbol: String) -> UIListContentView {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        content.image = UIImage(systemName: symbol)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        return view
    }

    private func frames(_ view: UIListContentView) -> (image: CGRect, text: CGRect) {
        view.layoutIfNeeded()
        let image = view.subviews.first { $0 is UIImageView }
        let text = view.subviews.first { $0 is UILabel }
        return (image?.frame ?? .zero, text?.frame ?? .zero)
    }

    @Test("Symbols of a list follow the text size while they are shown, and the texts beside them stay in line")
    func symbolsFollowTheTextSize() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let rows = ["arrow.down", "waveform"].map(row)
        rows.forEach(window.addSubview)
        window.isHidden = false
        let small = rows.map(frames)
        #expect(small[0].text.minX == small[1].text.minX)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.layoutIfNeeded()
        let large = rows.map(frames)
        // Body text of 33 points after 17.
        #expect(abs(large[0].image.height / small[0].image.height - 33.0 / 17) < 0.15)
        #expect(large[0].text.minX == large[1].text.minX)
        #expect(large[0].text.minX > small[0].text.minX)
    }
}
