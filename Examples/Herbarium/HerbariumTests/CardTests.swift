import HerbariumKit
import Testing
import UIKit

@testable import Herbarium

@MainActor
struct CardTests {
    let controller = SpecimenViewController(drawer: Drawer(named: "meadow"))

    @Test func theXibBringsTheSheet() throws {
        controller.loadViewIfNeeded()
        #expect(controller.card.specimen?.key == "daisy")
        #expect(controller.card.layer.cornerRadius == 6)
        #expect(controller.countLabel.text == "3 sheets")
        #expect(!controller.previousButton.isEnabled)
    }

    @Test(arguments: [1, 2])
    func buttonsTurnTheSheets(times: Int) {
        controller.loadViewIfNeeded()
        for _ in 0..<times { controller.nextButton.sendActions(for: .touchUpInside) }
        #expect(controller.index == times)
        #expect(controller.nextButton.isEnabled == (times < 2))
    }

    @Test func coloursFollowTheAppearance() throws {
        let paper = try #require(UIColor(named: "Paper"))
        let light = paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(light != dark)
        #expect(UIColor(resource: .paper).resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == dark)
    }

    @Test(arguments: ["Plants/Daisy", "Plants/Clover", "Plants/Fern"])
    func drawingsAreVectors(name: String) throws {
        let image = try #require(UIImage(named: name))
        #expect(image.size == CGSize(width: 200, height: 260))
    }
}
