// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing

@Suite struct PageTests {
    /// Equal input gives equal pixels; two renders share nothing but the code.
    @Test(arguments: 0..<Page.all.count)
    func rendersTheSameTwice(_ index: Int) throws {
        let page = Page.all[index]
        let first = page.render()
        let second = page.render()
        try page.writeIfAsked(first)
        for y in 0..<first.height {
            #expect(first.row(y).elementsEqual(second.row(y)), "\(page.name) differs in row \(y)")
        }
    }
}
