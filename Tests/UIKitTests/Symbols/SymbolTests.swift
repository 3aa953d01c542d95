// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

@Suite struct SymbolTests {
    /// Every drawing must parse and leave ink inside its box.
    @Test func everySymbolDraws() throws {
        for name in SymbolCatalog.names {
            let request = SymbolRenderer.Request(name: name, pointSize: 17, weight: 4, scale: 2, displayScale: 3)
            let result = try #require(SymbolRenderer.render(request), "\(name)")
            #expect(result.size.width > 2 && result.size.height > 2, "\(name)")
        }
    }

    @Test func unknownSymbolsAreNil() {
        let request = SymbolRenderer.Request(
            name: "no.such.symbol", pointSize: 17, weight: 4, scale: 2, displayScale: 3)
        #expect(SymbolRenderer.render(request) == nil)
    }

    /// SF Symbols: at 17 points, regular and medium, `circle` measures about 20 points.
    @Test func circleIsALittleLargerThanThePointSize() throws {
        let request = SymbolRenderer.Request(name: "circle", pointSize: 17, weight: 4, scale: 2, displayScale: 3)
        let result = try #require(SymbolRenderer.render(request))
        #expect(abs(result.size.width - 20) < 0.5)
    }
}
