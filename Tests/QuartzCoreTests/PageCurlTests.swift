// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// A page curl by what a turned page must look like: the far side still flat and unchanged, the near side gone, and in
    /// between paper.
    @Suite
    struct PageCurl {
        private func curl(_ type: String, subtype: CATransitionSubtype? = nil) -> (Stage, CALayer) {
            let stage = Stage(width: 120, height: 160)
            let page = layer(10, 10, 100, 140, rgb(1, 0, 0))
            stage.root.addSublayer(page)
            stage.frame()
            let transition = CATransition()
            transition.type = CATransitionType(rawValue: type)
            transition.subtype = subtype
            transition.duration = 1
            transition.timingFunction = CAMediaTimingFunction(name: .linear)
            page.add(transition, forKey: nil)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            page.backgroundColor = rgb(0, 0, 1)
            CATransaction.commit()
            stage.frame()
            return (stage, page)
        }

        @Test func curlUpTakesTheOldPageAwayFromBelow() {
            let (stage, _) = curl("pageCurl")
            #expect(stage.pixel(60, 80) == 0xFFFF_0000)
            stage.frame(at: 100.4)
            #expect(stage.pixel(15, 15) == 0xFFFF_0000)
            #expect(stage.pixel(105, 148) == 0xFF00_00FF)
            // Somewhere on the way up the back of the page shows.
            let column = (10..<150).map { stage.pixel(60, $0) }
            #expect(column.contains { $0 >> 16 & 255 > 150 && $0 >> 8 & 255 > 120 && $0 & 255 > 120 })
            // Nothing leaves the layer.
            #expect(stage.pixel(5, 80) == 0xFFFF_FFFF && stage.pixel(60, 155) == 0xFFFF_FFFF)
            stage.frame(at: 101.1)
            #expect(stage.pixel(15, 15) == 0xFF00_00FF)
        }

        @Test func curlDownBringsTheNewPage() {
            let (stage, _) = curl("pageUnCurl")
            #expect(stage.pixel(60, 80) == 0xFFFF_0000)
            stage.frame(at: 100.6)
            #expect(stage.pixel(15, 15) == 0xFF00_00FF)
            #expect(stage.pixel(105, 148) == 0xFFFF_0000)
            stage.frame(at: 101.1)
            #expect(stage.pixel(105, 148) == 0xFF00_00FF)
        }

        @Test func sideDecidesWhereItBegins() {
            let (stage, _) = curl("pageCurl", subtype: .fromRight)
            stage.frame(at: 100.4)
            #expect(stage.pixel(12, 14) == 0xFFFF_0000)
            #expect(stage.pixel(108, 146) == 0xFF00_00FF)
        }
    }
}
